/** Moves the focus to the page's content, as when what had it disappears. */
export const focusMain = (): void => document.getElementById('main')?.focus({ preventScroll: true });
