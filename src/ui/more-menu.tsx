import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import type { IconName } from './icon.tsx';

export interface MenuAction {
  label: string;
  icon?: IconName;
  onClick: () => void;
}

/** A menu behind a button. Escape closes it, and so does a click or focus elsewhere. */
export function MoreMenu({ label, actions }: { label: string; actions: readonly MenuAction[] }) {
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!isOpen) return;
    const handlePointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !menu.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', handlePointerDown);
    return () => document.removeEventListener('pointerdown', handlePointerDown);
  }, [isOpen]);

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    menuButton.current?.focus();
  }
  // WebKit does not focus a pressed button, so pressing an action blurs the menu to nothing.
  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  }
  const closeAnd = (act: () => void) => () => {
    setOpen(false);
    // The pressed button is removed: a dialog that the action opens returns the focus to the menu button.
    menuButton.current?.focus();
    act();
  };

  return (
    <div ref={menu} className="relative" onKeyDown={handleKey} onBlur={handleBlur}>
      <IconButton
        ref={menuButton}
        icon="more"
        label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <div
          id={id}
          className="on-paper absolute top-full right-0 z-10 grid w-max min-w-44 gap-1 rounded-card bg-paper-50 p-2 shadow-sheet"
        >
          {actions.map((act) => (
            <Button
              key={act.label}
              variant="quiet"
              icon={act.icon}
              className="justify-start"
              onClick={closeAnd(act.onClick)}
            >
              {act.label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
