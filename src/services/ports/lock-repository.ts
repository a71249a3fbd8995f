import type { Lock } from '@talelantern/domain/accounts/lock';

/** The stored grown-up lock of one family. */
export interface LockRepository {
  /** Null where none is set. */
  find: () => Promise<Lock | null>;
  /** Null takes it away. Needs a profile; one that stands is changed only shortly after a sign-in. */
  save: (lock: Lock | null) => Promise<void>;
}
