import { useRef, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { PinPad } from './pin-pad.tsx';

interface PinDialogProps extends Omit<ComponentProps<typeof PinPad>, 'focus'> {
  title: string;
  lead: string;
  problem: string | null;
  /** A button to the left of 'Not now'. */
  otherWay?: ReactNode;
  onClose: () => void;
}

/** `children` are placed below the digits, after the problem, and announced. */
export function PinDialog({ title, lead, problem, otherWay, onClose, children, ...pad }: PinDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog title={title} onClose={onClose} initialFocus={field}>
      <div className="flex items-start gap-4">
        <p aria-live="polite" className="flex-1">
          {lead}
        </p>
        <img src="/art/cut-hoot.webp" alt="" className="-mt-9 h-24 w-auto short:hidden" />
      </div>
      <PinPad {...pad} focus={field}>
        {problem && <p className="font-semibold text-berry-700">{problem}</p>}
        {children}
      </PinPad>
      <div className={classNames('mt-4 flex flex-wrap gap-x-4', otherWay ? 'justify-between' : 'justify-end')}>
        {otherWay}
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      </div>
    </Dialog>
  );
}
