import type { Readable } from 'node:stream';

/** One file of an archive. */
export interface ArchiveEntry {
  /** Where it lies in the archive, e.g. 'stories/story_1700000000000_abcdef.html'. */
  path: string;
  /** Asked for when its turn comes; null where there is nothing any more. */
  open: () => Promise<Readable | null>;
  /** Whether packing makes it smaller: pictures and sound are packed already. */
  isText: boolean;
}

/** `archives/{uid}`: the one archive that a family may have. Times in ms since 1970. */
export interface PackedArchive {
  path: string;
  bytes: number;
  madeAt: number;
  expiresAt: number;
}

export type ArchiveClaim = { state: 'ours' } | { state: 'running' } | { state: 'ready'; archive: PackedArchive };

export interface ArchiveBooks {
  /**
   * Takes on packing at `path`, unless somebody does already, or has done so a moment ago.
   * @throws AppError `unauthenticated` for an account that is being deleted or switched off.
   */
  claim: (uid: string, path: string, now: number) => Promise<ArchiveClaim>;
  /** Answers false where the account went or was switched off meanwhile: then nothing is noted. */
  complete: (uid: string, archive: PackedArchive) => Promise<boolean>;
  /** Lets go of a claim that came to nothing. */
  release: (uid: string) => Promise<void>;
  /** Families whose archive's time is over at `now`. */
  expired: (now: number) => AsyncIterable<string>;
}

/** Archives as files in the bucket. */
export interface ArchivePacker {
  /**
   * Packs the entries one after the other and stores the archive while it grows; answers its size in bytes. They are
   * asked for anew where that breaks off.
   */
  pack: (path: string, entries: () => AsyncIterable<ArchiveEntry>, fileName: string) => Promise<number>;
  /** Download-token address. */
  addressOf: (path: string) => string;
}
