import type { Readable } from 'node:stream';
import type { createBucketFileStore } from '../adapters/bucket-file-store.ts';
import type { createFirestoreArchiveStore } from '../adapters/firestore-archives.ts';
import type { createBucketArchivePacker } from '../adapters/bucket-archive-packer.ts';
import type { createFirestoreAccountDeletions } from '../adapters/firestore-account-deletions.ts';
import type { createAuthSignIns } from '../adapters/auth-sign-ins.ts';

/** Files in the bucket. Prefixes end with a slash. */
export type FileStore = ReturnType<typeof createBucketFileStore>;

export interface ArchiveEntry {
  /** Path in the archive, e.g. 'stories/story_1700000000000_abcdef.html'. */
  path: string;
  open: () => Promise<Readable | null>;
  /** Whether to compress the entry: pictures and sound are compressed already. */
  isText: boolean;
}

/** `archives/{uid}`: the only archive of a user. Times in ms since 1970. */
export interface PackedArchive {
  path: string;
  bytes: number;
  /** When packing began. */
  madeAt: number;
  expiresAt: number;
}

export type ArchiveStore = ReturnType<typeof createFirestoreArchiveStore>;

export type ArchivePacker = ReturnType<typeof createBucketArchivePacker>;

/** Deleted accounts, and what is kept of them for a while (docs/decisions/0062). Times in ms since 1970. */
export type AccountDeletions = ReturnType<typeof createFirestoreAccountDeletions>;

export type SignIns = ReturnType<typeof createAuthSignIns>;
