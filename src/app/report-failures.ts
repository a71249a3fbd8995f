/** One page in this many reports failures: enough to notice a common fault, too few to follow a family. */
const SAMPLE = 4;

/** In a sample of pages (docs/decisions/0152). Errors of error screens arrive here through start-app.tsx. */
export function reportFailures(send: (error: unknown) => Promise<void>, random = Math.random): void {
  if (random() * SAMPLE >= 1) return;
  const page = new AbortController();
  const report = (failure: unknown): void => {
    page.abort();
    send(failure).catch(() => undefined);
  };
  window.addEventListener('error', ({ error }) => report(error), page);
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason), page);
}
