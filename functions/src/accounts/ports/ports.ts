import type { Readable } from 'node:stream';

interface StoredFile {
  path: string;
  bytes: number;
}

/** Files in the bucket. Prefixes end with a slash. */
export interface FileStore {
  list: (prefix: string) => AsyncIterable<StoredFile>;
  open: (path: string) => Promise<Readable | null>;
  removeAll: (prefix: string) => Promise<void>;
}

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

type ArchiveClaim = { state: 'ours' } | { state: 'running' } | { state: 'ready'; archive: PackedArchive };

export interface ArchiveStore {
  /** Unless another call packs or has just finished. @throws AppError `unauthenticated` for a closed account. */
  claim: (uid: string, path: string, now: number) => Promise<ArchiveClaim>;
  /** Returns false and stores nothing when the account has since been deleted or disabled. */
  complete: (uid: string, archive: PackedArchive, now: number) => Promise<boolean>;
  release: (uid: string) => Promise<void>;
  expired: (now: number) => AsyncIterable<string>;
}

export interface ArchivePacker {
  /** Packs while it uploads; returns the size in bytes. `entries` is called again after a failure. */
  pack: (path: string, entries: () => AsyncIterable<ArchiveEntry>, fileName: string) => Promise<number>;
  addressOf: (path: string) => string;
}

/** Deleted accounts, and what is kept of them for a while (docs/decisions/0062). Times in ms since 1970. */
export interface AccountDeletions {
  /**
   * Closes the account: afterwards neither the user nor a function can write its data. In the same transaction, the
   * month's usage is kept under the current address and under the address it is counted for, unless another account has
   * inherited it. Returns false when it was closed before.
   */
  begin: (account: { uid: string; addressKey: string | null }, now: number) => Promise<boolean>;
  /** Accounts that are due for a second pass at `now`, in turns. */
  unfinished: (now: number) => AsyncIterable<string>;
  /** Lets the tombstone expire: without it the account would be open again. */
  finish: (uid: string, now: number) => Promise<void>;
  deleteExpired: (now: number) => Promise<number>;
}

/** The address of a sign-in. */
export interface Address {
  email: string;
  emailVerified: boolean;
}

export interface SignIns {
  /**
   * Keyed hashes of the account's address; its usage counts under the first. An unverified account has a separate hash,
   * so that it uses up no allowance of the address's owner; the hash of the verified address, whose usage it inherits,
   * comes second. Empty without an account or address.
   */
  addressKeysOf: (uid: string) => Promise<readonly string[]>;
  /** The keyed hashes of a given address. */
  keysOf: (address: Address) => readonly string[];
  /** What the sign-in service stores about the account, without secrets; null without an account. */
  describe: (uid: string) => Promise<Readonly<Record<string, unknown>> | null>;
  /** Deletes the account and its sessions; does nothing when it is gone. */
  remove: (uid: string) => Promise<void>;
}
