import type { ChildFields, ChildProfile } from '@talelantern/domain/audience/child-profile';
import type { createLockRepository, createPreferencesRepository } from '../../firebase/family-settings.ts';
import type { createMessageRepository } from '../../firebase/message-repository.ts';
import type { createProfileRepository } from '../../firebase/profile-repository.ts';
import type { createUsageRepository } from '../../firebase/usage-repository.ts';

/** An interface, because its adapter writes any counted documents. */
export interface ChildRepository {
  /** All children, oldest first, without unreadable ones. */
  list: () => Promise<ChildProfile[]>;
  create: (id: string, fields: ChildFields) => Promise<void>;
  /** Stores the result of `change` for the stored child, in a transaction. Resolves to the stored result. */
  update: (id: string, change: (stored: ChildProfile) => Partial<ChildFields>) => Promise<ChildProfile>;
  delete: (id: string) => Promise<void>;
}

export type LockRepository = ReturnType<typeof createLockRepository>;
export type MessageRepository = ReturnType<typeof createMessageRepository>;
export type PreferencesRepository = ReturnType<typeof createPreferencesRepository>;
export type ProfileRepository = ReturnType<typeof createProfileRepository>;
export type UsageRepository = ReturnType<typeof createUsageRepository>;
