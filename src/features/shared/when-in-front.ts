/** Does `act` once, when the page has lain before somebody for `forMs` on end; the answer calls it off. */
export function whenInFront(forMs: number, act: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  function stop(): void {
    clearTimeout(waiting);
    document.removeEventListener('visibilitychange', look);
  }
  function look(): void {
    clearTimeout(waiting);
    if (document.visibilityState !== 'visible') return;
    waiting = setTimeout(() => {
      stop();
      act();
    }, forMs);
  }
  document.addEventListener('visibilitychange', look);
  look();
  return stop;
}
