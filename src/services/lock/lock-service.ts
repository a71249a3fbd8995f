import { LOCK_UNREADABLE, type Lock, NO_WRONG_PINS, remainingWait } from '@talelantern/domain/accounts/lock';
import { type ProfileLoader, UPDATE_PROFILE_FAILED } from '../account/profile-loader.ts';
import { withUserMessage } from '../core/with-user-message.ts';
import type { LockMemory, UnlockState } from './lock-state.ts';
import { hashPin, matchesPin } from './pin-hash.ts';
import type { LockRepository } from '../ports/account-repositories.ts';

export type LockView = 'none' | 'open' | 'closed';

export type PinOutcome =
  | { status: 'opened' }
  /** `waitMs` is the time until the next attempt, greater than 0. */
  | { status: 'wrong' | 'too-early'; waitMs: number };

interface ViewOptions {
  /** For an action that succeeds without a connection: a lock that this device has never read counts as closed. */
  mustBeKnown?: boolean;
}

interface LockDeps {
  locks: LockRepository;
  profile: ProfileLoader;
  memory: LockMemory;
  unlockState: UnlockState;
  now: () => number;
}

/** Cache time of the lock: a PIN set on another device applies here within this time. */
const CACHE_MS = 30_000;

export type LockService = ReturnType<typeof createLockService>;

export function createLockService({ locks, profile, memory, unlockState, now }: LockDeps) {
  let seen: { isSet: boolean; at: number } | null = null;
  const waitMs = (): number => remainingWait(memory.wrong(), now());

  function rememberLock(lock: Lock | null): void {
    seen = { isSet: lock !== null, at: now() };
    memory.storeIsSet(lock !== null);
  }

  const read = (): Promise<Lock | null> =>
    withUserMessage(LOCK_UNREADABLE, async () => {
      const lock = await locks.find();
      rememberLock(lock);
      return lock;
    });

  async function isSet({ mustBeKnown = false }: ViewOptions): Promise<boolean> {
    // Another tab may have set a PIN since.
    if (memory.isSet() || !seen || now() - seen.at >= CACHE_MS) {
      try {
        return (await read()) !== null;
      } catch (error) {
        // If this device knows of no PIN, the action proceeds and reports its own failure.
        if (memory.isSet() ?? mustBeKnown) throw error;
        return false;
      }
    }
    return seen.isSet;
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
    /** @throws AppError LOCK_UNREADABLE if the lock cannot be read, and this device knows of a PIN or must know. */
    view: async (options: ViewOptions = {}): Promise<LockView> =>
      unlockState.isOpen() ? 'open' : (await isSet(options)) ? 'closed' : 'none',
    waitMs,

    /** Opens the lock if the PIN is right. Throws like `view`; an attempt that throws does not count. */
    tryPin: async (pin: string): Promise<PinOutcome> => {
      if (waitMs() > 0) return { status: 'too-early', waitMs: waitMs() };
      const lock = await read();
      // Another tab may have tried in the meantime. Counted before the check, so that a reload does not undo the
      // attempt.
      if (waitMs() > 0) return { status: 'too-early', waitMs: waitMs() };
      if (lock) memory.storeWrongPins({ count: memory.wrong().count + 1, at: now() });
      if (lock && !(await withUserMessage(LOCK_UNREADABLE, () => matchesPin(pin, lock))))
        return { status: 'wrong', waitMs: Math.max(1, waitMs()) };
      memory.storeWrongPins(NO_WRONG_PINS);
      unlockState.open();
      return { status: 'opened' };
    },

    /** Changing requires a sign-in within the last five minutes. Throws AppError 'Failed to update profile'. */
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
