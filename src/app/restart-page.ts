/** Loads `path`, or this page again, even if Firefox restores it for an earlier history entry. */
export function restartPage(path: string | null): void {
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
  if (path === null) window.location.reload();
  else window.location.replace(path);
}
