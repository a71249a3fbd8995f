import { LOCK_HIDDEN_MS, LOCK_OPEN_MS, NO_WRONG_PINS, type WrongPins } from '@talelantern/domain/accounts/lock';
import { parseJson } from '@talelantern/domain/stored/read-fields';
import * as z from 'zod/mini';
import { createListeners } from '../core/listeners.ts';
import type { KeyValueStore } from '../core/stored-list.ts';

/** Calls `onChange` when this tab is hidden or shown. Returns a function that unsubscribes. */
export type WatchHidden = (onChange: (isHidden: boolean) => void) => () => void;

/** Whether the PIN was entered recently, in this tab only. */
export type UnlockState = ReturnType<typeof createUnlockState>;

export function createUnlockState({ watchHidden, now }: { watchHidden: WatchHidden; now: () => number }) {
  const { watch, notify } = createListeners();
  let openUntil = 0;
  let hiddenAt: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopWatching: (() => void) | null = null;

  // Compared with the clock on every check, because a suspended tablet runs no timers.
  const isOpen = (): boolean => now() < openUntil && (hiddenAt === null || now() - hiddenAt < LOCK_HIDDEN_MS);

  function closeLater(): void {
    clearTimeout(timer);
    openUntil = now() + LOCK_OPEN_MS;
    timer = setTimeout(close, LOCK_OPEN_MS);
  }

  function close(): void {
    clearTimeout(timer);
    stopWatching?.();
    stopWatching = null;
    openUntil = 0;
    hiddenAt = null;
    notify();
  }

  function noticeHidden(isHidden: boolean): void {
    if (isHidden) hiddenAt = now();
    else if (isOpen()) hiddenAt = null;
    else close();
  }

  return {
    isOpen,
    open() {
      closeLater();
      stopWatching ??= watchHidden(noticeHidden);
      notify();
    },
    stayOpen: (): void => {
      if (isOpen()) closeLater();
    },
    close,
    watch,
  };
}

const memorySchema = z.object({
  isSet: z.nullable(z.boolean()),
  wrong: z.object({ count: z.number(), at: z.number() }),
});
type Remembered = z.infer<typeof memorySchema>;

const NOTHING_REMEMBERED: Remembered = { isSet: null, wrong: NO_WRONG_PINS };

export type LockMemory = ReturnType<typeof createLockMemory>;

export function createLockMemory(store: KeyValueStore, storeKey: string) {
  const recall = (): Remembered =>
    memorySchema.safeParse(parseJson(store.getItem(storeKey))).data ?? NOTHING_REMEMBERED;
  const remember = (change: Partial<Remembered>): void =>
    store.setItem(storeKey, JSON.stringify({ ...recall(), ...change }));

  return {
    /** Null on a device that has never read the lock. */
    isSet: () => recall().isSet,
    storeIsSet: (isSet: boolean) => remember({ isSet }),
    wrong: () => recall().wrong,
    storeWrongPins: (wrong: WrongPins) => remember({ wrong }),
  };
}
