import { LOCK_UNREADABLE, NO_WRONG_PINS, waitLeft, type Lock } from '@talelantern/domain/accounts/lock';
import type { LockMemory } from './lock-memory.ts';
import type { LockOpenness } from './lock-openness.ts';
import type { LockService } from './lock-service.ts';
import { lockWith, opens } from './pin-hash.ts';
import type { LockRepository } from './ports/lock-repository.ts';
import { UPDATE_PROFILE_FAILED, type ProfileKeeper } from './profile-keeper.ts';
import { withSentence } from './with-sentence.ts';

interface LockDependencies {
  locks: LockRepository;
  profile: ProfileKeeper;
  memory: LockMemory;
  openness: LockOpenness;
  /** Ms since 1970. */
  now: () => number;
}

/** A lock that was set on another device holds here after this at the latest. */
const FRESH_MS = 30_000;

export function createLockService({ locks, profile, memory, openness, now }: LockDependencies): LockService {
  let seen: { isSet: boolean; at: number } | null = null;
  const waitMs = (): number => waitLeft(memory.wrong(), now());

  function note(lock: Lock | null): void {
    seen = { isSet: lock !== null, at: now() };
    memory.noteSet(lock !== null);
  }

  /** @throws AppError LOCK_UNREADABLE also where nobody knows of a lock. */
  const read = (): Promise<Lock | null> =>
    withSentence(LOCK_UNREADABLE, async () => {
      const lock = await locks.find();
      note(lock);
      return lock;
    });

  async function isSet(): Promise<boolean> {
    // Another tab may have set one since.
    if (memory.isSet() || !seen || now() - seen.at >= FRESH_MS) {
      try {
        return (await read()) !== null;
      } catch (error) {
        // Where no lock was ever seen, what was asked for goes on and says itself that it could not be done.
        if (memory.isSet()) throw error;
        return false;
      }
    }
    return seen.isSet;
  }

  async function store(lock: Lock | null): Promise<void> {
    await withSentence(UPDATE_PROFILE_FAILED, async () => {
      await profile.get();
      await locks.save(lock);
    });
    note(lock);
    memory.noteWrong(NO_WRONG_PINS);
  }

  return {
    look: async () => (openness.isOpen() ? 'open' : (await isSet()) ? 'closed' : 'none'),
    waitMs,

    async tryPin(pin) {
      if (waitMs() > 0) return { status: 'too-early', waitMs: waitMs() };
      const lock = await read();
      // Another tab may have tried meanwhile. Counted before it is known to be wrong: a reload takes no try back.
      if (waitMs() > 0) return { status: 'too-early', waitMs: waitMs() };
      if (lock) memory.noteWrong({ count: memory.wrong().count + 1, at: now() });
      if (lock && !(await withSentence(LOCK_UNREADABLE, () => opens(pin, lock))))
        return { status: 'wrong', waitMs: Math.max(1, waitMs()) };
      memory.noteWrong(NO_WRONG_PINS);
      openness.open();
      return { status: 'opened' };
    },

    async choosePin(pin) {
      const lock = await withSentence(UPDATE_PROFILE_FAILED, () => lockWith(pin));
      await store(lock);
      openness.open();
    },

    async remove() {
      await store(null);
      openness.close();
    },

    close: openness.close,
    stayOpen: openness.stayOpen,
    watch: openness.watch,
  };
}
