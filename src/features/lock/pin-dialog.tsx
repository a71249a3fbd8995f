import type { ReactNode, RefObject } from 'react';
import { Dialog } from '../../ui/dialog.tsx';

interface PinDialogProps {
  title: string;
  lead: string;
  focus: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

export const PinDialog = ({ title, lead, focus, onClose, children }: PinDialogProps) => (
  <Dialog title={title} onClose={onClose} initialFocus={focus}>
    <div className="flex items-start gap-4">
      <p aria-live="polite" className="flex-1">
        {lead}
      </p>
      <img src="/art/cut-hoot.webp" alt="" className="-mt-9 h-24 w-auto short:hidden" />
    </div>
    {children}
  </Dialog>
);
