/** A phone that locks itself stops its own voice. Browsers end this when the page is hidden. Returns how to end it. */
export function keepScreenOn(): () => void {
  const stop = new AbortController();
  let lock: WakeLockSentinel | null = null;

  async function request(): Promise<void> {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
    // Refused with a low battery: the screen may go off.
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
