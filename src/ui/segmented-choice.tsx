import { useId, type ReactNode } from 'react';
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
  return (
    <ChoiceGroup {...words} selection="radio" className={classNames('seg', wide && 'seg-wide')}>
      {options.map((option) => (
        <label key={option.value} data-chosen={option.value === value || undefined}>
          <input
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
