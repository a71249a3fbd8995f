/** Time limit, because background tabs do not paint. */
const TIMEOUT_MS = 2000;

/** Waits until text or pictures are painted; an empty page does not count. */
export const firstContent = (): Promise<void> =>
  new Promise((resolve) => {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, TIMEOUT_MS);
  });
