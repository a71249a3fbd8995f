import { createListeners } from '../../services/core/listeners.ts';
import type { LockService } from '../../services/lock/lock-service.ts';

export function fakeLock(pin: string | null, overrides: Partial<LockService> = {}): LockService {
  let storedPin = pin;
  let isOpen = false;
  const { watch, notify } = createListeners();
  function setLock(next: string | null, open: boolean): void {
    storedPin = next;
    isOpen = open;
    notify();
  }
  return {
    view: async () => (storedPin === null ? 'none' : isOpen ? 'open' : 'closed'),
    isOpen: () => isOpen,
    waitMs: () => 0,
    async tryPin(tried) {
      if (tried !== storedPin) return { status: 'wrong', waitMs: 1_000 };
      setLock(storedPin, true);
      return { status: 'opened' };
    },
    choosePin: async (chosen) => setLock(chosen, true),
    remove: async () => setLock(null, false),
    close: () => setLock(storedPin, false),
    stayOpen: () => undefined,
    watch,
    ...overrides,
  };
}
