import { useId, type ReactNode } from 'react';
import { ChoiceGroup, type ChoiceGroupWords } from './choice-group.tsx';
import { classNames } from './class-names.ts';
import { ChoiceMark } from './choice-mark.tsx';
import { Icon } from './icon.tsx';

export interface ChipOption<Value extends string> {
  value: Value;
  label: ReactNode;
  mark?: string | undefined;
}

interface ChipLook {
  /** `small`: 46 px; `large`: 56 px, as high as a text field. */
  size?: 'normal' | 'small' | 'large' | undefined;
  id?: string | undefined;
}

interface ChipGroupProps<Value extends string> extends ChoiceGroupWords, ChipLook {
  options: readonly ChipOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  onClear?: (() => void) | undefined;
}

/** Radio buttons, so that arrow keys move between them. */
export function ChipGroup<Value extends string>(props: ChipGroupProps<Value>) {
  const { options, value, onChange, onClear, size, id, ...words } = props;
  const name = useId();
  return (
    <ChoiceGroup {...words} id={id} selection="radio" className="chips">
      {options.map((option) => {
        const chosen = option.value === value;
        return (
          <label key={option.value} className={chipClasses(size)} data-chosen={chosen || undefined}>
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={chosen}
              onChange={() => onChange(option.value)}
              onClick={chosen ? onClear : undefined}
            />
            <ChipFace option={option} chosen={chosen} />
          </label>
        );
      })}
    </ChoiceGroup>
  );
}

interface MultiChipGroupProps<Value extends string> extends ChoiceGroupWords, ChipLook {
  options: readonly ChipOption<Value>[];
  values: readonly Value[];
  onChange: (values: Value[]) => void;
  max?: number | undefined;
  maxReached?: string | undefined;
}

export function MultiChipGroup<Value extends string>(props: MultiChipGroupProps<Value>) {
  const { options, values, onChange, max = Infinity, maxReached, size, id, hint, ...words } = props;
  const full = values.length >= max;

  function toggle(value: Value) {
    if (values.includes(value)) onChange(values.filter((other) => other !== value));
    else if (!full) onChange([...values, value]);
  }

  return (
    <ChoiceGroup
      {...words}
      id={id}
      selection="toggle"
      className="chips"
      hint={<span aria-live="polite">{full && maxReached ? maxReached : hint}</span>}
    >
      {options.map((option) => {
        const chosen = values.includes(option.value);
        return (
          <button
            key={option.value}
            type="button"
            className={chipClasses(size)}
            aria-pressed={chosen}
            aria-disabled={(full && !chosen) || undefined}
            onClick={() => toggle(option.value)}
          >
            <ChipFace option={option} chosen={chosen} />
          </button>
        );
      })}
    </ChoiceGroup>
  );
}

function chipClasses(size: ChipLook['size']): string {
  return classNames('chip', size === 'small' && 'chip-small', size === 'large' && 'chip-large');
}

const ChipFace = ({ option, chosen }: { option: ChipOption<string>; chosen: boolean }) => (
  <>
    {chosen && <Icon name="check" />}
    <span>{option.label}</span>
    {option.mark && <ChoiceMark words={option.mark} />}
  </>
);
