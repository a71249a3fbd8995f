import type { LockService } from '../../services/lock/lock-service.ts';

export function fakeLock(pin: string | null, changes: Partial<LockService> = {}): LockService {
  let known = pin;
  let isOpen = false;
  const listeners = new Set<() => void>();
  function setLock(next: string | null, open: boolean): void {
    known = next;
    isOpen = open;
    for (const listener of listeners) listener();
  }
  return {
    view: async () => (known === null ? 'none' : isOpen ? 'open' : 'closed'),
    waitMs: () => 0,
    async tryPin(tried) {
      if (tried !== known) return { status: 'wrong', waitMs: 1_000 };
      setLock(known, true);
      return { status: 'opened' };
    },
    choosePin: async (chosen) => setLock(chosen, true),
    remove: async () => setLock(null, false),
    close: () => setLock(known, false),
    stayOpen: () => undefined,
    watch(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    ...changes,
  };
}
