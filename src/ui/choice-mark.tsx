import { Icon } from './icon.tsx';

export const ChoiceMark = ({ words }: { words: string }) => (
  <span title={words} className="inline-flex align-[-0.2em] text-soft">
    <Icon name="moon" />
    <span className="sr-only"> ({words})</span>
  </span>
);
