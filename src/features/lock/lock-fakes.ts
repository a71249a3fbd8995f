import type { LockService } from '../../services/lock-service.ts';

/** A lock for tests: one that stands is closed until `pin`; without a `pin` none is set. */
export function fakeLock(pin: string | null, changes: Partial<LockService> = {}): LockService {
  let known = pin;
  let isOpen = false;
  const listeners = new Set<() => void>();
  function become(next: string | null, open: boolean): void {
    known = next;
    isOpen = open;
    for (const listener of listeners) listener();
  }
  return {
    look: async () => (known === null ? 'none' : isOpen ? 'open' : 'closed'),
    waitMs: () => 0,
    async tryPin(tried) {
      if (tried !== known) return { status: 'wrong', waitMs: 1_000 };
      become(known, true);
      return { status: 'opened' };
    },
    choosePin: async (chosen) => become(chosen, true),
    remove: async () => become(null, false),
    close: () => become(known, false),
    stayOpen: () => undefined,
    watch(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    ...changes,
  };
}
