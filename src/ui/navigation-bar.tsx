import { useState, type ReactNode } from 'react';
import { NavigationLink } from './app-link.tsx';
import { Button } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { useModal } from './use-modal.ts';
import { Wordmark } from './wordmark.tsx';

export interface NavigationItem {
  label: ReactNode;
  to: string;
  icon: IconName;
}

interface NavigationBarProps {
  home: string;
  items: readonly NavigationItem[];
  lastAction?: { label: string; icon: IconName; onClick: () => void } | undefined;
}

/** Below a width of 900 px, the links are in a full-screen menu. */
export function NavigationBar(props: NavigationBarProps) {
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <header className="wrap bar">
      <Wordmark to={props.home} />
      <nav aria-label="Main" className="bar-links">
        <ul>
          {props.items.map(({ label, to }) => (
            <li key={to}>
              <NavigationLink to={to}>{label}</NavigationLink>
            </li>
          ))}
        </ul>
      </nav>
      {props.items.length > 0 && (
        <IconButton
          icon="menu"
          label="Menu"
          className="bar-menu"
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={() => setMenuOpen(true)}
        />
      )}
      {menuOpen && <NavigationMenu {...props} onClose={() => setMenuOpen(false)} />}
    </header>
  );
}

function NavigationMenu({ home, items, lastAction, onClose }: NavigationBarProps & { onClose: () => void }) {
  const modal = useModal(onClose);
  return (
    <dialog {...modal} aria-label="Menu" className="menu on-night">
      <div className="bar">
        <Wordmark to={home} />
        <IconButton icon="close" label="Close menu" onClick={onClose} />
      </div>
      <nav aria-label="Main">
        <ul>
          {items.map(({ label, to, icon }) => (
            <li key={to}>
              <NavigationLink to={to} onClick={onClose}>
                <Icon name={icon} />
                {label}
              </NavigationLink>
            </li>
          ))}
        </ul>
      </nav>
      {lastAction && (
        <Button
          variant="line"
          icon={lastAction.icon}
          className="mt-auto mb-6 self-start"
          onClick={() => {
            onClose();
            lastAction.onClick();
          }}
        >
          {lastAction.label}
        </Button>
      )}
    </dialog>
  );
}
