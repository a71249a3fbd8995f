import { useId, useLayoutEffect, type ReactNode, type RefObject } from 'react';
import { classNames } from './class-names.ts';
import { useDialog } from './use-modal.ts';

interface DialogProps {
  title: string;
  onClose: () => void;
  /** Initial focus; the first control by default. Delete dialogs use Keep. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  portrait?: ReactNode;
  /** Whether screen readers read the children out when the dialog opens; for short contents. */
  described?: boolean;
  children: ReactNode;
  actions?: ReactNode;
}

export function Dialog({ title, onClose, initialFocus, portrait, described = false, children, actions }: DialogProps) {
  const titleId = useId();
  const modal = useDialog(onClose, initialFocus);
  const { ref } = modal;

  // Focus scrolls to its element, which may be at the end of a dialog that is taller than the screen.
  useLayoutEffect(() => {
    for (const part of [ref.current, ref.current?.firstElementChild]) part?.scrollTo(0, 0);
  }, [ref]);
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      aria-describedby={described ? `${titleId}-text` : undefined}
      className={classNames('dialog on-paper', portrait !== undefined && 'dialog-about')}
    >
      <div className="dialog-paper">
        {portrait && <div className="dialog-portrait">{portrait}</div>}
        <h2 id={titleId} className="text-28">
          {title}
        </h2>
        <div id={`${titleId}-text`} className="mt-2 text-soft">
          {children}
        </div>
        {actions && <div className="dialog-actions">{actions}</div>}
      </div>
    </dialog>
  );
}
