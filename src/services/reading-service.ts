import type { Voice } from '@talelantern/domain/narration/voices';
import type { TimedWord } from '@talelantern/domain/narration/word-timings';
import type { ReadingPlace, Story } from '@talelantern/domain/stories/story';
import type { GenerationOptions } from './generation-options.ts';

/** A chapter read aloud. */
export interface Recording {
  /** For an <audio> element. */
  audioUrl: string;
  durationSeconds: number;
  voice: Voice;
  /** In the order in which they are said; empty where nobody knows when. */
  words: readonly TimedWord[];
}

export interface NarrationOrder {
  story: Story;
  /** Index of the chapter, 0-3. */
  part: number;
  voice: Voice;
}

/** What the reader needs besides the story. Every failure is an AppError with the sentence to show. */
export interface ReadingService {
  /** The recording that exists of a chapter; null where there is none, or the chapter has changed since. */
  findRecording: (story: Story, part: number) => Promise<Recording | null>;
  /**
   * Has a chapter read aloud. Asking again after a failure asks for the same work: it is paid once.
   * @throws AppError with the contract's sentence; GenerationCancelled
   */
  narrate: (order: NarrationOrder, options?: GenerationOptions) => Promise<Recording>;
  /** The narration that this device has asked for and that is still being spoken; null where there is none. */
  findRunning: (story: Story) => Promise<NarrationOrder | null>;
  /** Remembers where the family stopped reading. */
  keepPlace: (storyId: string, place: ReadingPlace) => Promise<void>;
}

export const FETCH_NARRATION_FAILED = 'Failed to fetch narration';
