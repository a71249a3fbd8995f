import type { Voice } from '@talelantern/domain/narration/voices';

/** Per second; those that an MP3 can have. */
export const SAMPLE_RATES = [8_000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000] as const;
export type SampleRate = (typeof SAMPLE_RATES)[number];

/** Sound of one channel. */
export interface Sound {
  /** 16 bits each. */
  samples: Int16Array;
  sampleRate: SampleRate;
}

export const secondsOf = ({ samples, sampleRate }: Sound): number => samples.length / sampleRate;

/** Milliseconds from the beginning of a recording. */
export interface WordTime {
  startMs: number;
  endMs: number;
}

export interface Speech extends Sound {
  /** One for each of `splitSpokenWords(text)`, in order; null where the vendor does not tell. */
  words: readonly WordTime[] | null;
}

export interface SpeechOrder {
  /** At most 4,096 characters. */
  text: string;
  voice: Voice;
  requestId: string;
  /** Stops the speaking; the promise is then rejected. */
  signal: AbortSignal;
}

/** Reads aloud. Its failures are those of ports/providers.ts, and no adapter retries. */
export interface Narrator {
  /** What speaks: the same text and voice of another model is another recording. */
  model: string;
  /** Speaks a text, word by word as it stands. */
  speak: (order: SpeechOrder) => Promise<Speech>;
}
