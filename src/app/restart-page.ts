/**
 * Loads `path`, or this page again. Also reloads the page if Firefox restores it for an earlier history entry after it
 * has ended.
 */
export function restartPage(path: string | null): void {
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
  if (path === null) window.location.reload();
  else window.location.replace(path);
}
