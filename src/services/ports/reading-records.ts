import type { WordTimes } from '@talelantern/domain/narration/word-timings';
import type { ReadingPlace } from '@talelantern/domain/stories/story';

/** The family's recordings in Cloud Storage and their word times, both written by functions. */
export interface NarrationFiles {
  /** A playable address of the file at `path`; null if it does not exist. */
  addressOf: (path: string) => Promise<string | null>;
  /** The word times of a chapter's latest recording. */
  wordTimesOf: (storyId: string, part: number) => Promise<WordTimes | null>;
}

/** Reading positions by story and reader. Storing one does not change a story's revision. */
export interface ReadingPlaces {
  keep: (storyId: string, reader: string, place: ReadingPlace) => Promise<void>;
}
