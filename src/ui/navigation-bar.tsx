import { useState, type ReactNode } from 'react';
import { PlaceLink } from './app-link.tsx';
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
  /** Where the wordmark leads. */
  home: string;
  items: readonly NavigationItem[];
  /** The last thing in the menu of a phone, for example Sign out. */
  lastAct?: { label: string; icon: IconName; onPress: () => void } | undefined;
}

/** Wordmark and places. Under 760 px the places move into a full-night page behind a menu button. */
export function NavigationBar(props: NavigationBarProps) {
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <header className="wrap bar">
      <Wordmark to={props.home} />
      <nav aria-label="Main" className="bar-places">
        <ul>
          {props.items.map(({ label, to }) => (
            <li key={to}>
              <PlaceLink to={to}>{label}</PlaceLink>
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

function NavigationMenu({ home, items, lastAct, onClose }: NavigationBarProps & { onClose: () => void }) {
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
              <PlaceLink to={to} onClick={onClose}>
                <Icon name={icon} />
                {label}
              </PlaceLink>
            </li>
          ))}
        </ul>
      </nav>
      {lastAct && (
        <Button
          variant="line"
          icon={lastAct.icon}
          className="menu-last"
          onClick={() => {
            onClose();
            lastAct.onPress();
          }}
        >
          {lastAct.label}
        </Button>
      )}
    </dialog>
  );
}
