/** Kept by `useModal`, which a shared page loads only when it opens one; the topmost is the last. */
export const openDialogs: HTMLElement[] = [];

/**
 * Puts the toasts into the topmost dialog, as a modal one makes everything else inert. They are moved, not made again:
 * screen readers announce what changes in a live region that they know.
 */
export function placeToasts(place = document.querySelector('.toasts')?.parentElement): void {
  if (!place) return;
  (openDialogs.at(-1) ?? document.body).append(place);
  // Moving has hidden the popover; shown again, it is above all that was opened before.
  place.querySelector<HTMLElement>('.toasts')?.showPopover?.();
}
