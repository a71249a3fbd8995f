import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

interface CardMenuProps {
  name: string;
  onOpen: () => void;
  onDelete: () => void;
}

/** What else can be done with a character, behind one button. Escape, or going elsewhere, closes it. */
export function CardMenu({ name, onOpen, onDelete }: CardMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const id = useId();

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    more.current?.focus();
  }
  function handleBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }
  const closeAnd = (act: () => void) => () => {
    setOpen(false);
    act();
  };

  return (
    <div className="relative" onKeyDown={handleKey} onBlur={handleBlur}>
      <IconButton
        ref={more}
        icon="more"
        label={`More about ${name}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <div
          id={id}
          className="on-paper absolute top-full right-0 z-10 grid min-w-44 gap-1 rounded-card bg-paper-50 p-2 shadow-sheet"
        >
          <Button variant="quiet" icon="pencil" className="justify-start" onClick={closeAnd(onOpen)}>
            Open
          </Button>
          <Button variant="quiet" icon="bin" className="justify-start" onClick={closeAnd(onDelete)}>
            Delete
          </Button>
        </div>
      )}
    </div>
  );
}
