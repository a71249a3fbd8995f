/** A mutex of the tabs of one browser: only one of them works on a story at a time. */
export type TabMutex = ReturnType<typeof createTabMutex>;

/**
 * @param locks Web Locks; without them every tab works at once, and the one that saves first is kept. A Firefox that
 *   refuses storage refuses locks too.
 */
export function createTabMutex(locks: Pick<LockManager, 'request'> | undefined) {
  const held = new Map<string, () => void>();

  return {
    /** Waits until no other tab holds it. Resolves to whether it had to wait. Rejects when `signal` is aborted. */
    acquire: (name: string, signal: AbortSignal) =>
      new Promise<boolean>((resolve, reject) => {
        const hold = (hasWaited: boolean) =>
          new Promise<void>((release) => {
            held.set(name, release);
            resolve(hasWaited);
          });
        if (!locks || held.has(name)) return resolve(false);
        const wait = () => void locks.request(name, { signal }, () => hold(true)).catch(reject);
        locks.request(name, { ifAvailable: true }, (lock) => (lock ? hold(false) : wait())).catch(() => resolve(false));
      }),

    /** Does nothing if this tab does not hold it. A closed tab releases what it held. */
    release(name: string): void {
      held.get(name)?.();
      held.delete(name);
    },
  };
}
