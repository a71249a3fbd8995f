import { Icon } from './icon.tsx';

export const ChoiceMark = ({ mark }: { mark: string }) => (
  <span title={mark} className="inline-flex align-[-0.2em] text-soft">
    <Icon name="moon" />
    <span className="sr-only"> ({mark})</span>
  </span>
);
