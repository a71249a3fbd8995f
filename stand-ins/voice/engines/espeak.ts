import type { SpeechMark } from '../words/word-times.ts';
import type { VoiceSettings } from '../voices.ts';
import type { Speech, SpeechEngine } from './speech-engine.ts';
import { toSpeakable } from './to-speakable.ts';

interface EspeakEvent {
  type: string;
  /** Time in the sound, milliseconds. */
  audio_position: number;
  /** The position in the text in code points, starting at 1. */
  text_position: number;
}

interface EspeakWorker {
  /** 0 when the voice exists; otherwise the previous one stays. */
  set_voice: (identifier: string) => number;
  set_rate: (wordsPerMinute: number) => void;
  set_pitch: (pitch: number) => void;
  set_range: (range: number) => void;
  get_samplerate: () => number;
  /** The samples are overwritten after the call. */
  synthesize: (text: string, receive: (samples: Int16Array | null, events: readonly EspeakEvent[]) => void) => void;
}

interface EspeakModule {
  eSpeakNGWorker: new () => EspeakWorker;
  /** The engine's memory; a new array after it has grown. */
  HEAPU8: Uint8Array;
}

type EspeakFactory = (options: object) => Promise<EspeakModule>;

const FIRST_SPEAKER = 'en-us';
const SLOWEST_WORDS_PER_MINUTE = 80;
const FASTEST_WORDS_PER_MINUTE = 450;
const FULL_SCALE = 32_768;
/** Larger than any allowed text: 4096 characters of at most three bytes each. */
const LONGEST_TEXT = ' '.repeat(16_384);

/**
 * Loads espeak-ng from the npm package of this name. Rejects when it is missing or does not start. A value, not an
 * import, so that bundlers and type checks never need the package.
 */
export async function loadEspeak(packageName: string): Promise<SpeechEngine> {
  const { default: createEspeak } = (await import(packageName)) as { default: EspeakFactory };
  const restoreWorker = await createWorker(createEspeak);
  return (text, voice, speed) => Promise.resolve(speak(restoreWorker(), text, voice, speed));
}

/**
 * The engine's breath noise is seeded by the clock, and its state persists between texts. It is started with a fixed
 * clock and its memory is restored before every text, so that the same text always gives the same samples.
 */
async function createWorker(createEspeak: EspeakFactory): Promise<() => EspeakWorker> {
  const now = Date.now;
  Date.now = () => 0;
  try {
    const espeak = await createEspeak({});
    const worker = new espeak.eSpeakNGWorker();
    // The text buffer grows after a long call; grow it now so that it does not move later.
    worker.synthesize(LONGEST_TEXT, () => {});
    worker.set_voice(FIRST_SPEAKER);
    const initialMemory = espeak.HEAPU8.slice();
    return () => {
      espeak.HEAPU8.set(initialMemory);
      espeak.HEAPU8.fill(0, initialMemory.length);
      return worker;
    };
  } finally {
    Date.now = now;
  }
}

function speak(worker: EspeakWorker, text: string, voice: VoiceSettings, speed: number): Speech {
  if (worker.set_voice(voice.speaker) !== 0) throw new Error(`espeak-ng has no speaker '${voice.speaker}'.`);
  const wordsPerMinute = Math.round(voice.wordsPerMinute * speed);
  worker.set_rate(Math.min(FASTEST_WORDS_PER_MINUTE, Math.max(SLOWEST_WORDS_PER_MINUTE, wordsPerMinute)));
  worker.set_pitch(voice.pitch);
  worker.set_range(voice.range);
  const offsets = codePointOffsets(text);
  const chunks: Int16Array[] = [];
  const marks: SpeechMark[] = [];
  worker.synthesize(toSpeakable(text), (samples, events) => {
    if (samples !== null) chunks.push(samples.slice());
    for (const { type, audio_position: milliseconds, text_position: position } of events) {
      const offset = offsets[position - 1];
      if (type === 'word' && offset !== undefined) marks.push({ offset, seconds: milliseconds / 1000 });
    }
  });
  return { sound: { samples: toSamples(chunks), sampleRate: worker.get_samplerate() }, marks };
}

/** The UTF-16 offset of every code point. */
function codePointOffsets(text: string): number[] {
  let offset = 0;
  return Array.from(text, (character) => {
    const current = offset;
    offset += character.length;
    return current;
  });
}

function toSamples(chunks: readonly Int16Array[]): Float32Array {
  const samples = new Float32Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let filled = 0;
  for (const chunk of chunks) {
    for (const value of chunk) {
      samples[filled] = value / FULL_SCALE;
      filled += 1;
    }
  }
  return samples;
}
