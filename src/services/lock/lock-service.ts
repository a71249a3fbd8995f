import { LOCK_UNREADABLE, type Lock, NO_WRONG_PINS, remainingWait } from '@talelantern/domain/accounts/lock';
import { UPDATE_PROFILE_FAILED } from '../account/profile-loader.ts';
import { withUserMessage } from '../core/with-user-message.ts';
import type { FamilyDeps } from '../deps.ts';
import type { LockMemory, UnlockState } from './lock-state.ts';
import { hashPin, matchesPin } from './pin-hash.ts';
import type { LockRepository } from '../ports/account-repositories.ts';

export type LockView = 'none' | 'open' | 'closed';

export type PinOutcome =
  | { status: 'opened' }
  /** `waitMs` is the time until the next attempt, greater than 0. */
  | { status: 'wrong' | 'too-early'; waitMs: number };

interface ViewOptions {
  /** For an action that succeeds offline: a lock that this device has never read, and cannot read, counts as closed. */
  mustBeKnown?: boolean;
}

type LockDeps = Pick<FamilyDeps, 'profile' | 'now'> & {
  locks: LockRepository;
  memory: LockMemory;
  unlockState: UnlockState;
};

/** Cache time of the lock, within which a PIN from another device applies here. */
const CACHE_MS = 30_000;

export type LockService = ReturnType<typeof createLockService>;

export function createLockService({ locks, profile, memory, unlockState, now }: LockDeps) {
  let cachedLock: { isSet: boolean; at: number } | null = null;

  function waitMs(): number {
    const wrongPins = memory.wrong();
    // The clock was set back: the wait starts again, and is stored, so that it ends.
    if (wrongPins.at > now()) memory.storeWrongPins({ ...wrongPins, at: now() });
    return remainingWait(memory.wrong(), now());
  }

  function rememberLock(lock: Lock | null): void {
    cachedLock = { isSet: lock !== null, at: now() };
    memory.storeIsSet(lock !== null);
  }

  const read = (): Promise<Lock | null> =>
    withUserMessage(LOCK_UNREADABLE, async () => {
      const lock = await locks.find();
      rememberLock(lock);
      return lock;
    });

  async function isSet({ mustBeKnown = false }: ViewOptions): Promise<boolean> {
    // Reads again, because another tab may have set or removed a PIN.
    if (memory.isSet() || !cachedLock || now() - cachedLock.at >= CACHE_MS) {
      try {
        return (await read()) !== null;
      } catch (error) {
        // Without a known PIN the action proceeds, and reports the lost connection itself.
        if (memory.isSet() ?? mustBeKnown) throw error;
        return false;
      }
    }
    return cachedLock.isSet;
  }

  async function store(lock: Lock | null): Promise<void> {
    await withUserMessage(UPDATE_PROFILE_FAILED, async () => {
      await profile.get();
      await locks.save(lock);
    });
    rememberLock(lock);
    memory.storeWrongPins(NO_WRONG_PINS);
  }

  return {
    /** @throws AppError LOCK_UNREADABLE if it cannot be read, and a PIN is known of or `mustBeKnown` is set. */
    view: async (options: ViewOptions = {}): Promise<LockView> =>
      unlockState.isOpen() ? 'open' : (await isSet(options)) ? 'closed' : 'none',
    waitMs,

    /** Opens the lock if the PIN is right. Throws like `view`; an attempt that throws does not count. */
    tryPin: async (pin: string): Promise<PinOutcome> => {
      if (waitMs() > 0) return { status: 'too-early', waitMs: waitMs() };
      const lock = await read();
      // Another tab may have tried a PIN. The attempt is counted before the check: a reload does not undo it.
      if (waitMs() > 0) return { status: 'too-early', waitMs: waitMs() };
      if (lock) memory.storeWrongPins({ count: memory.wrong().count + 1, at: now() });
      if (lock && !(await withUserMessage(LOCK_UNREADABLE, () => matchesPin(pin, lock))))
        return { status: 'wrong', waitMs: Math.max(1, waitMs()) };
      memory.storeWrongPins(NO_WRONG_PINS);
      unlockState.open();
      return { status: 'opened' };
    },

    /** Changing a PIN requires a sign-in within the last five minutes. @throws AppError 'Failed to update profile'. */
    choosePin: async (pin: string): Promise<void> => {
      const lock = await withUserMessage(UPDATE_PROFILE_FAILED, () => hashPin(pin));
      await store(lock);
      unlockState.open();
    },

    remove: async (): Promise<void> => {
      await store(null);
      unlockState.close();
    },

    isOpen: unlockState.isOpen,
    close: unlockState.close,
    stayOpen: unlockState.stayOpen,
    watch: unlockState.watch,
  };
}
