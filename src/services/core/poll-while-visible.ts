/**
 * Calls `poll` while the page is visible, also when it becomes visible, once `waitMs` has passed since the last call or
 * since `polledAt`. Returns a function that stops polling.
 */
export function pollWhileVisible(
  poll: () => void,
  everyMs: number,
  { waitMs = () => everyMs, polledAt = Date.now() }: { waitMs?: () => number; polledAt?: number },
): () => void {
  let last = polledAt;

  function look(): void {
    if (document.hidden || Date.now() - last < waitMs()) return;
    last = Date.now();
    poll();
  }

  look();
  const timer = setInterval(look, everyMs);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
