import { RadioOptions, type RadioChoice } from './radio-options.tsx';

interface Card<Value extends string> {
  value: Value;
  title: string;
  line: string;
}

export const OptionCards = <Value extends string>(choice: RadioChoice<Value, Card<Value>>) => (
  <RadioOptions
    {...choice}
    className="option-cards grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3"
    optionClass="option-card relative grid min-h-[84px] cursor-pointer place-content-center rounded-button border-2 border-paper-400 bg-paper-0 p-2 text-center leading-[1.2] text-ink data-chosen:border-lantern-700 data-chosen:bg-lantern-300 data-chosen:shadow-[inset_0_0_0_1px_var(--color-lantern-700)]"
  >
    {({ title, line }, isChosen) => (
      <>
        <b className="font-display text-[1.6rem] leading-[1.1]">{title}</b>
        <span className={isChosen ? 'text-15' : 'text-15 text-ink-soft'}>{line}</span>
      </>
    )}
  </RadioOptions>
);
