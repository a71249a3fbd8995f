import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { ChoiceGroup, type ChoiceGroupWords } from './choice-group.tsx';
import { classNames } from './class-names.ts';

interface SegmentedChoiceProps<Value extends string> extends ChoiceGroupWords {
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  wide?: boolean | undefined;
}

export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { options, value, onChange, wide, ...words } = props;
  const name = useId();
  const radios = useRef<(HTMLInputElement | null)[]>([]);

  const adoptChoice = useEffectEvent(() => {
    const chosen = options[radios.current.findIndex((radio) => radio?.checked)];
    if (chosen && chosen.value !== value) onChange(chosen.value);
  });
  // A choice that was made before the app hydrated the page.
  useEffect(() => adoptChoice(), []);

  return (
    <ChoiceGroup {...words} selection="radio" className={classNames('seg', wide && 'seg-wide')}>
      {options.map((option, index) => (
        <label key={option.value} data-chosen={option.value === value || undefined}>
          <input
            ref={(radio) => {
              radios.current[index] = radio;
            }}
            type="radio"
            name={name}
            className="sr-only"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </ChoiceGroup>
  );
}
