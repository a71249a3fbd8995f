/**
 * Keeps the screen on: a phone that locks itself stops its own voice. Browsers let the screen go when the page is hidden.
 * Returns how to let it go off.
 */
export function keepScreenOn(): () => void {
  const stop = new AbortController();
  let lock: WakeLockSentinel | null = null;

  async function request(): Promise<void> {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
    // Refused with a low battery: the screen may go off.
    lock = await navigator.wakeLock.request('screen').catch(() => null);
    if (stop.signal.aborted) letGo();
  }
  function letGo(): void {
    void lock?.release();
  }

  document.addEventListener('visibilitychange', () => void request(), { signal: stop.signal });
  void request();
  return () => {
    stop.abort();
    letGo();
  };
}
