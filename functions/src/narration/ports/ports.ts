import type { CostMeter } from '../../generation/ports/providers.ts';
import type { narrationPaths } from '@talelantern/domain/narration/chapter-narration';
import type { TimedWord } from '@talelantern/domain/narration/word-timings';
import type { Voice } from '@talelantern/domain/narration/voices';
import type { createBucketNarrations } from '../adapters/bucket-narrations.ts';

export interface EncodedSound {
  /** The sound as an MP3 file. */
  bytes: Buffer;
  /** Duration as players report it. */
  durationSeconds: number;
  /** Shift of all times relative to the samples. */
  delaySeconds: number;
}

export type SoundEncoder = (sound: Sound) => Promise<EncodedSound>;

export type NarrationPaths = ReturnType<typeof narrationPaths>;

export interface StoredNarration extends NarrationPaths {
  durationSeconds: number;
  url: string;
  words: readonly TimedWord[];
}

export type NarrationStore = ReturnType<typeof createBucketNarrations>;

/** Sample rates that MP3 supports. */
export const SAMPLE_RATES = [8_000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000] as const;
export type SampleRate = (typeof SAMPLE_RATES)[number];

/** Mono. */
export interface Sound {
  samples: Int16Array;
  sampleRate: SampleRate;
}

export const secondsOf = ({ samples, sampleRate }: Sound): number => samples.length / sampleRate;

/** Milliseconds from the beginning of a recording. */
export interface WordTime {
  startMs: number;
  endMs: number;
}

export interface SpeechOrder {
  /** The text to speak, at most 4,096 characters. */
  text: string;
  voice: Voice;
  /** How to read, for models that take instructions. */
  style: string;
  requestId: string;
  /** The family's pseudonym, for vendors that take one. */
  safetyIdentifier: string;
  meter: CostMeter;
  /** Aborts the call; the promise then rejects. */
  signal: AbortSignal;
}

/**
 * Text to speech. Fails as the providers in generation/ports/providers.ts; adapters never retry, but may wait once for a
 * short rate limit, and speak a passage again whose words were changed.
 */
export interface Narrator {
  /** Part of the narration's key. */
  model: string;
  speak: (order: SpeechOrder) => Promise<Sound>;
}
