/** Moves the focus to the page's content, for example when the focused element disappears. */
export const focusMain = (): void => document.getElementById('main')?.focus({ preventScroll: true });
