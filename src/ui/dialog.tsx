import { useId, type ReactNode, type RefObject } from 'react';
import { classNames } from './class-names.ts';
import { useModal } from './use-modal.ts';

interface DialogProps {
  title: string;
  /** Escape, or a press beside the paper. */
  onClose: () => void;
  /** Where focus starts; the first control unless stated. A delete dialog starts on Keep. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** A LanternPane that stands on the upper edge; the words are then centred beneath. */
  portrait?: ReactNode;
  children: ReactNode;
  /** The buttons. */
  actions?: ReactNode;
}

/** A question on paper above the dimmed page. Render it only while it is open. */
export function Dialog({ title, onClose, initialFocus, portrait, children, actions }: DialogProps) {
  const titleId = useId();
  const modal = useModal(onClose, initialFocus);
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className={classNames('dialog on-paper', portrait !== undefined && 'dialog-about')}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="dialog-paper">
        {portrait && <div className="dialog-portrait">{portrait}</div>}
        <h2 id={titleId} className="text-28">
          {title}
        </h2>
        <div className="mt-2 text-soft">{children}</div>
        {actions && <div className="dialog-actions">{actions}</div>}
      </div>
    </dialog>
  );
}
