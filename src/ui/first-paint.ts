/** Time limit, because background tabs do not paint and not every browser reports a paint. */
const TIMEOUT_MS = 2000;

export const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const finish = () => resolve();
    new PerformanceObserver(finish).observe({ type: 'paint', buffered: true });
    setTimeout(finish, TIMEOUT_MS);
  });

/** Waits for all fonts, because each one shifts the lines. Also resolves if some have failed. */
export const loadFonts = (): Promise<unknown> => Promise.allSettled([...document.fonts].map((face) => face.load()));
