/** Interval in ms of the check that the parent process is alive. */
const PARENT_CHECK_MS = 1000;

/**
 * Ends this program on a signal, or with its parent, after calling `close`. A killed launcher cannot stop its children,
 * which would keep their ports in use.
 */
export function endWithParent(close: () => Promise<void>): void {
  const stop = (): void => {
    void close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, PARENT_CHECK_MS).unref();
}
