import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

interface ToggleChipProps {
  children: ReactNode;
  pressed: boolean;
  onToggle: (pressed: boolean) => void;
}

export const ToggleChip = ({ children, pressed, onToggle }: ToggleChipProps) => (
  <button
    type="button"
    className={classNames('chip chip-large', !pressed && 'chip-bare')}
    aria-pressed={pressed}
    onClick={() => onToggle(!pressed)}
  >
    {pressed && <Icon name="check" />}
    <span className="contents">{children}</span>
  </button>
);
