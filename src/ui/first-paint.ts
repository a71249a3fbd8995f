/** A page that was opened unseen is not painted, and not every browser tells. */
const AT_LATEST_MS = 2000;

/** Fulfilled once the first words of the page are there to be read. */
export const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const isPainted = () => resolve();
    new PerformanceObserver(isPainted).observe({ type: 'paint', buffered: true });
    setTimeout(isPainted, AT_LATEST_MS);
  });

/**
 * Fulfilled once all letters that the page declares have come, or cannot come. To be shown all at once: with every
 * single one's arrival the lines would move.
 */
export const loadLetters = (): Promise<unknown> => Promise.allSettled([...document.fonts].map((face) => face.load()));
