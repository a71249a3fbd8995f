/** A mutex between the tabs of one browser: only one of them works on a story at a time. */
export type TabMutex = ReturnType<typeof createTabMutex>;

/** @param locks Without Web Locks (Firefox may refuse them) all tabs work, and the first saved result is kept. */
export function createTabMutex(locks: Pick<LockManager, 'request'> | undefined) {
  const releaseByName = new Map<string, () => void>();

  return {
    /** Resolves to whether another tab held the mutex. Rejects when `signal` is aborted. */
    acquire: (name: string, signal: AbortSignal) =>
      new Promise<boolean>((resolve, reject) => {
        const hold = (hasWaited: boolean) =>
          new Promise<void>((release) => {
            releaseByName.set(name, release);
            resolve(hasWaited);
          });
        if (!locks || releaseByName.has(name)) return resolve(false);
        const wait = () => void locks.request(name, { signal }, () => hold(true)).catch(reject);
        locks.request(name, { ifAvailable: true }, (lock) => (lock ? hold(false) : wait())).catch(() => resolve(false));
      }),

    /** Does nothing if this tab does not hold the mutex. Closing a tab releases its mutexes. */
    release(name: string): void {
      releaseByName.get(name)?.();
      releaseByName.delete(name);
    },
  };
}
