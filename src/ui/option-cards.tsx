import { useId } from 'react';
import { ChoiceGroup, type ChoiceGroupWords } from './choice-group.tsx';

interface OptionCardsProps<Value extends string> extends ChoiceGroupWords {
  options: readonly { value: Value; title: string; line: string }[];
  value: Value | null;
  onChange: (value: Value) => void;
  id?: string | undefined;
}

export function OptionCards<Value extends string>({ options, value, onChange, id, ...words }: OptionCardsProps<Value>) {
  const name = useId();
  return (
    <ChoiceGroup {...words} id={id} selection="radio" className="option-cards">
      {options.map((option) => (
        <label key={option.value} className="option-card" data-chosen={option.value === value || undefined}>
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <b>{option.title}</b>
          <span>{option.line}</span>
        </label>
      ))}
    </ChoiceGroup>
  );
}
