import type { ReactNode, RefObject, SubmitEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface ChangeDialogProps {
  title: string;
  /** The button that carries it out. */
  act: { label: string; busyLabel: string };
  isBusy: boolean;
  /** Focus begins here, and comes back when it could not be done. */
  field: RefObject<HTMLInputElement | null>;
  /** Answers whether it is done. */
  onSubmit: () => Promise<boolean>;
  onClose: () => void;
  children: ReactNode;
}

/** One change of how somebody signs in: what is to be typed, and the button. It closes when it is done. */
export function ChangeDialog({ title, act, isBusy, field, onSubmit, onClose, children }: ChangeDialogProps) {
  async function handleSubmit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (await onSubmit()) onClose();
    else field.current?.focus();
  }
  return (
    <Dialog title={title} onClose={onClose} initialFocus={field}>
      <form noValidate className="mt-4 grid gap-5" onSubmit={(event) => void handleSubmit(event)}>
        {children}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy} busyLabel={act.busyLabel}>
            {act.label}
          </Button>
          <Button variant="line" onClick={onClose}>
            Not now
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
