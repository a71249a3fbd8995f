/** Topmost last. Maintained by `useModal`, which a shared page loads only with a dialog. */
export const openDialogs: HTMLElement[] = [];

/**
 * Moves the toasts into the topmost dialog, because a modal dialog makes everything else inert. They are not rendered
 * again, because screen readers announce changes only in a live region that they know.
 */
export function placeToasts(container = document.querySelector('.toasts')?.parentElement): void {
  if (!container) return;
  (openDialogs.at(-1) ?? document.body).append(container);
  // Moving hides the popover. Showing it again puts it above everything that was opened before.
  container.querySelector<HTMLElement>('.toasts')?.showPopover?.();
}
