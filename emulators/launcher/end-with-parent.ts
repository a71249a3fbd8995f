/** How often a program looks whether whoever started it is still there, milliseconds. */
const PARENT_CHECK_MS = 1000;

/**
 * Lets a program of the local cloud end on a signal, and with whoever started it: a killed launcher cannot stop its
 * children, and the port would stay taken. `close` is called first.
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
