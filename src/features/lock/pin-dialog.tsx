import type { ReactNode, RefObject } from 'react';
import { Dialog } from '../../ui/dialog.tsx';

interface PinDialogProps {
  title: string;
  /** One sentence. */
  lead: string;
  focus: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** The keypad, and what else can be done. */
  children: ReactNode;
}

/** The paper that a keypad lies on, with Hoot, who keeps the keys. */
export function PinDialog({ title, lead, focus, onClose, children }: PinDialogProps) {
  return (
    <Dialog title={title} onClose={onClose} initialFocus={focus}>
      <div className="flex items-start gap-4">
        <p className="flex-1">{lead}</p>
        <img src="/art/cut-hoot.webp" alt="" className="-mt-9 h-24 w-auto" />
      </div>
      {children}
    </Dialog>
  );
}
