import { RadioOptions, type RadioChoice } from './radio-options.tsx';

interface Card<Value extends string> {
  value: Value;
  title: string;
  line: string;
}

export const OptionCards = <Value extends string>(choice: RadioChoice<Value, Card<Value>>) => (
  <RadioOptions {...choice} className="option-cards" optionClass="option-card">
    {({ title, line }) => (
      <>
        <b>{title}</b>
        <span>{line}</span>
      </>
    )}
  </RadioOptions>
);
