import { useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from 'react';
import { openDialogs, placeToasts } from './place-toasts.ts';

/** The browser keeps the focus inside and returns it afterwards; the caller closes the dialog by unmounting it. */
export function useModal(onClose: () => void, initialFocus?: RefObject<HTMLElement | null>) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    openDialogs.push(element);
    placeToasts();
    initialFocus?.current?.focus();
    return () => {
      element.close();
      openDialogs.splice(openDialogs.indexOf(element), 1);
      placeToasts();
    };
  }, [initialFocus]);

  return {
    ref: dialog,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      event.preventDefault();
      onClose();
    },
    // Opens the dialog again, which Chrome closes at the third Escape in a row, whatever the caller does.
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (currentTarget.open) return;
      currentTarget.showModal();
      placeToasts();
    },
  };
}

/** Like `useModal`, for a dialog with a visible backdrop, which closes the dialog when it is pressed. */
export function useDialog(onClose: () => void, initialFocus?: RefObject<HTMLElement | null>) {
  const modal = useModal(onClose, initialFocus);
  const wasBackdropPressed = useRef(false);
  const isBackdrop = ({ target, currentTarget }: SyntheticEvent): boolean => target === currentTarget;
  return {
    ...modal,
    // Dragging a selection out of the dialog ends in a click on the backdrop, so the press decides.
    onPointerDown: (event: SyntheticEvent) => void (wasBackdropPressed.current = isBackdrop(event)),
    onClick: (event: SyntheticEvent) => isBackdrop(event) && wasBackdropPressed.current && onClose(),
  };
}
