import { Icon } from './icon.tsx';

/** Sets a choice apart from the others: a moon to those who see, `words` to those who listen or wait with the mouse. */
export function ChoiceMark({ words }: { words: string }) {
  return (
    <span title={words} className="inline-flex align-[-0.2em] text-soft">
      <Icon name="moon" />
      <span className="sr-only"> ({words})</span>
    </span>
  );
}
