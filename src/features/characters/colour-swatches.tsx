import type { Choice } from '@talelantern/domain/catalogue/choice';
import { useId } from 'react';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { colourOf } from './paint-colours.ts';

interface ColourSwatchesProps {
  label: string;
  options: readonly Choice[];
  value: string;
  onChange: (label: string) => void;
}

/** Colours as dots with their names. The chosen one shows ring and check. */
export function ColourSwatches({ label: groupLabel, options, value, onChange }: ColourSwatchesProps) {
  const name = useId();
  return (
    <ChoiceGroup
      label={groupLabel}
      selection="radio"
      className="flex justify-between gap-1 pt-1.5 sm:justify-start sm:gap-4"
    >
      {options.map(({ label }) => {
        const chosen = label === value;
        return (
          <label
            key={label}
            className="relative flex min-w-0 flex-1 cursor-pointer flex-col items-center gap-2 rounded-field text-center text-15 leading-tight has-focus-visible:outline-3 has-focus-visible:outline-offset-4 has-focus-visible:outline-(--on-focus) sm:max-w-[88px]"
          >
            <input type="radio" name={name} className="sr-only" checked={chosen} onChange={() => onChange(label)} />
            <span
              style={{ background: colourOf(label) }}
              className={classNames(
                'grid size-13 place-items-center rounded-pill',
                chosen
                  ? 'shadow-[inset_0_0_0_2px_#241d3a66,0_0_0_4px_var(--color-paper-50),0_0_0_7px_var(--color-lantern-500)]'
                  : 'shadow-[inset_0_0_0_2px_#241d3a66]',
              )}
            >
              {chosen && (
                <span className="grid size-8 place-items-center rounded-pill bg-paper-0 text-ink">
                  <Icon name="check" size="small" />
                </span>
              )}
            </span>
            <span className={classNames(chosen && 'font-bold')}>{label}</span>
          </label>
        );
      })}
    </ChoiceGroup>
  );
}
