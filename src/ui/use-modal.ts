import { useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from 'react';

/**
 * Opens a native <dialog> as a modal while its component is on screen. The browser keeps focus inside, makes the rest
 * inert and returns focus on closing. Escape asks `onClose`; the caller decides by unmounting.
 */
export function useModal(onClose: () => void, initialFocus?: RefObject<HTMLElement | null>) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    initialFocus?.current?.focus();
    return () => element.close();
  }, [initialFocus]);

  return {
    ref: dialog,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      event.preventDefault();
      onClose();
    },
  };
}
