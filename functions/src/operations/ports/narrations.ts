import type { ChapterNarration } from '@talelantern/domain/narration/chapter-narration';
import type { WordTimings } from '@talelantern/domain/narration/word-timings';
import type { Sound, Speech } from './speech.ts';

/** A recording as files hold it. */
export interface EncodedSound {
  /** An MP3. */
  bytes: Buffer;
  /** As players count it. */
  durationSeconds: number;
  /** How much later than in the samples everything is heard. */
  delaySeconds: number;
}

export type SoundEncoder = (sound: Sound) => Promise<EncodedSound>;

export type NarrationPaths = Pick<ChapterNarration, 'audioPath' | 'timingsPath'>;

export interface StoredNarration extends NarrationPaths {
  durationSeconds: number;
  /** Download-token addresses. */
  url: string;
  timingsUrl: string;
}

/** Recordings in the bucket, and the spoken passages of those that are not finished. */
export interface NarrationStore {
  /** Null unless the recording and its timings are both there. */
  find: (paths: NarrationPaths) => Promise<StoredNarration | null>;
  store: (paths: NarrationPaths, sound: EncodedSound, timings: WordTimings) => Promise<StoredNarration>;
  /** The paths of the passages below `folder`, which ends with a slash. */
  passagesIn: (folder: string) => Promise<ReadonlySet<string>>;
  /** Null when it is not there, or nothing that can be played. */
  findPassage: (path: string) => Promise<Speech | null>;
  storePassage: (path: string, speech: Speech) => Promise<void>;
  /** Removes single passages; one that is missing already is no news. */
  remove: (paths: readonly string[]) => Promise<void>;
  /** Removes all passages below `folder`. */
  removePassages: (folder: string) => Promise<void>;
}
