/** A phone that locks itself would stop its own voice. Browsers release the lock when the page is hidden. */
export function keepScreenOn(): () => void {
  const controller = new AbortController();
  let lock: WakeLockSentinel | null = null;

  async function request(): Promise<void> {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
    // Browsers refuse this when the battery is low; the screen may then turn off.
    lock = await navigator.wakeLock.request('screen').catch(() => null);
    if (controller.signal.aborted) releaseLock();
  }
  function releaseLock(): void {
    void lock?.release();
  }

  document.addEventListener('visibilitychange', () => void request(), { signal: controller.signal });
  void request();
  return () => {
    controller.abort();
    releaseLock();
  };
}
