/** Loads `path`, or this page again. Firefox restores a page that has ended for earlier entries of its history. */
export function restartPage(path: string | null): void {
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
  if (path === null) window.location.reload();
  else window.location.replace(path);
}
