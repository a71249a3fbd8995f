/** Turns of the tabs of one browser: only one of them works on a story at a time. */
export interface TabTurns {
  /** Waits until no other tab has the turn. Returns whether it had to wait. Rejects when `signal` is aborted. */
  begin: (name: string, signal: AbortSignal) => Promise<boolean>;
  /** Does nothing without the turn. A closed tab ends its turns. */
  end: (name: string) => void;
}

/** @param locks Web Locks; without them every tab works at once, and the one that saves first is kept */
export function createTabTurns(locks: Pick<LockManager, 'request'> | undefined): TabTurns {
  const held = new Map<string, () => void>();

  /** Returns whether this tab has the lock now. */
  const take = (lockManager: Pick<LockManager, 'request'>, name: string, options: LockOptions): Promise<boolean> =>
    new Promise((resolve, reject) => {
      const request = lockManager.request(name, options, (lock) => {
        if (lock === null) {
          resolve(false);
          return undefined;
        }
        return new Promise<void>((release) => {
          held.set(name, release);
          resolve(true);
        });
      });
      request.catch(reject);
    });

  return {
    async begin(name, signal) {
      if (!locks || held.has(name) || (await take(locks, name, { ifAvailable: true }))) return false;
      await take(locks, name, { signal });
      return true;
    },
    end(name) {
      held.get(name)?.();
      held.delete(name);
    },
  };
}
