import { NO_WRONG_PINS, type WrongPins } from '@talelantern/domain/accounts/lock';
import * as z from 'zod/mini';
import type { KeyValueStore } from './ports/key-value-store.ts';

const memorySchema = z.object({ isSet: z.boolean(), wrong: z.object({ count: z.number(), at: z.number() }) });
type Remembered = z.infer<typeof memorySchema>;

const NOTHING: Remembered = { isSet: false, wrong: NO_WRONG_PINS };

/** What this device knows of the family's lock, in every tab and after a reload. */
export interface LockMemory {
  /** Whether a lock was there when it was last looked at. */
  isSet: () => boolean;
  noteSet: (isSet: boolean) => void;
  wrong: () => WrongPins;
  noteWrong: (wrong: WrongPins) => void;
}

/** Remembers under `storeKey`; where the store does not work, as long as the page lives. */
export function createLockMemory(store: KeyValueStore, storeKey: string): LockMemory {
  let known = NOTHING;

  function recall(): Remembered {
    try {
      const stored = store.getItem(storeKey);
      if (stored !== null) known = memorySchema.parse(JSON.parse(stored));
    } catch {
      // What this page knows itself.
    }
    return known;
  }

  function remember(change: Partial<Remembered>): void {
    known = { ...recall(), ...change };
    try {
      store.setItem(storeKey, JSON.stringify(known));
    } catch {
      // A full or forbidden store: this page still knows.
    }
  }

  return {
    isSet: () => recall().isSet,
    noteSet: (isSet) => remember({ isSet }),
    wrong: () => recall().wrong,
    noteWrong: (wrong) => remember({ wrong }),
  };
}
