/**
 * Keeps the screen on, because a phone that locks itself stops its own voice. Browsers release the lock when the page is
 * hidden. Returns a function that releases it.
 */
export function keepScreenOn(): () => void {
  const stop = new AbortController();
  let lock: WakeLockSentinel | null = null;

  async function request(): Promise<void> {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
    // Browsers refuse this at a low battery; then the screen may turn off.
    lock = await navigator.wakeLock.request('screen').catch(() => null);
    if (stop.signal.aborted) releaseLock();
  }
  function releaseLock(): void {
    void lock?.release();
  }

  document.addEventListener('visibilitychange', () => void request(), { signal: stop.signal });
  void request();
  return () => {
    stop.abort();
    releaseLock();
  };
}
