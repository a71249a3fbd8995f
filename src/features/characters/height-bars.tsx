import type { Choice } from '@talelantern/domain/catalogue/choice';
import { useId } from 'react';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { classNames } from '../../ui/class-names.ts';

interface HeightBarsProps {
  options: readonly Choice[];
  value: string;
  onChange: (label: string) => void;
}

const SHORTEST_PX = 40;
const STEP_PX = 20;

/** Heights as arched bars, from the smallest to the tallest. */
export function HeightBars({ options, value, onChange }: HeightBarsProps) {
  const name = useId();
  return (
    <ChoiceGroup label="Height" selection="radio" className="flex items-end gap-1">
      {options.map(({ label }, index) => {
        const chosen = label === value;
        return (
          <label
            key={label}
            className="group relative flex min-w-0 flex-1 cursor-pointer flex-col items-center justify-end gap-1.5 self-stretch rounded-field py-1 text-center text-15 leading-tight has-focus-visible:outline-3 has-focus-visible:outline-(--on-focus)"
          >
            <input type="radio" name={name} className="sr-only" checked={chosen} onChange={() => onChange(label)} />
            <span
              style={{ height: `${SHORTEST_PX + STEP_PX * index}px` }}
              className={classNames(
                'block w-10 rounded-t-[20px] rounded-b-[10px] border-2',
                chosen
                  ? 'border-lantern-700 bg-lantern-400 shadow-[0_6px_18px_#f2a32b77]'
                  : 'border-paper-400 bg-[#dcc9a1] group-hover:bg-lantern-200',
              )}
            />
            <span className={classNames('flex min-h-[2.2em] items-start', chosen && 'font-bold')}>{label}</span>
          </label>
        );
      })}
    </ChoiceGroup>
  );
}
