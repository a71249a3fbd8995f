/** Time limit, because background tabs do not paint and not every browser reports a paint. */
const TIMEOUT_MS = 2000;

/** Waits until text or pictures are painted; an empty page does not count. */
export const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, TIMEOUT_MS);
  });

/** Waits for all fonts, because each one shifts the lines. Also resolves if some have failed. */
export const loadFonts = (): Promise<unknown> => Promise.allSettled([...document.fonts].map((face) => face.load()));
