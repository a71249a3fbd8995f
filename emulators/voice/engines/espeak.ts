import type { SpeechMark } from '../words/time-words.ts';
import type { VoiceSettings } from '../voices.ts';
import type { Speech, SpeechEngine } from './speech-engine.ts';
import { toSpeakable } from './to-speakable.ts';

interface EspeakEvent {
  type: string;
  /** Milliseconds. */
  audio_position: number;
  /** The place in the text in code points, the first being 1. */
  text_position: number;
}

interface EspeakWorker {
  /** 0 when the voice exists; otherwise the last one stays. */
  set_voice: (identifier: string) => number;
  set_rate: (wordsPerMinute: number) => void;
  set_pitch: (pitch: number) => void;
  set_range: (range: number) => void;
  get_samplerate: () => number;
  /** The samples belong to the engine and are overwritten after the call. */
  synthesize: (text: string, receive: (samples: Int16Array | null, events: readonly EspeakEvent[]) => void) => void;
}

interface EspeakModule {
  eSpeakNGWorker: new () => EspeakWorker;
  /** All of the engine's memory; another array when it has grown. */
  HEAPU8: Uint8Array;
}

type EspeakFactory = (options: object) => Promise<EspeakModule>;

const FIRST_SPEAKER = 'en-us';
const SLOWEST_WORDS_PER_MINUTE = 80;
const FASTEST_WORDS_PER_MINUTE = 450;
const FULL_SCALE = 32_768;
/** More bytes than any text has: 4096 characters, at most three each. */
const LONGEST_TEXT = ' '.repeat(16_384);

/**
 * Loads espeak-ng from the npm package of this name. Rejects when the package is missing or does not start. The name is
 * a value and no import, so that nothing which bundles or checks this file ever needs or takes in the package.
 */
export async function loadEspeak(packageName: string): Promise<SpeechEngine> {
  const { default: createEspeak } = (await import(packageName)) as { default: EspeakFactory };
  const beginAnew = await createWorker(createEspeak);
  return (text, voice, speed) => Promise.resolve(speak(beginAnew(), text, voice, speed));
}

/**
 * The engine's breath is random, seeded by the clock and going on from text to text, so the same text would never sound
 * the same. Hence it is started at a standing clock, and every text begins with the memory of that moment.
 */
async function createWorker(createEspeak: EspeakFactory): Promise<() => EspeakWorker> {
  const now = Date.now;
  Date.now = () => 0;
  try {
    const espeak = await createEspeak({});
    const worker = new espeak.eSpeakNGWorker();
    // The buffer that hands texts over grows at the call after a long one, and must not move any more from here on.
    worker.synthesize(LONGEST_TEXT, () => {});
    worker.set_voice(FIRST_SPEAKER);
    const beginning = espeak.HEAPU8.slice();
    return () => {
      espeak.HEAPU8.set(beginning);
      espeak.HEAPU8.fill(0, beginning.length);
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
    for (const { type, audio_position: milliseconds, text_position: place } of events) {
      const offset = offsets[place - 1];
      if (type === 'word' && offset !== undefined) marks.push({ offset, seconds: milliseconds / 1000 });
    }
  });
  return { sound: { samples: toSamples(chunks), sampleRate: worker.get_samplerate() }, marks };
}

/** The UTF-16 offset of every code point. */
function codePointOffsets(text: string): number[] {
  let offset = 0;
  return Array.from(text, (character) => {
    const own = offset;
    offset += character.length;
    return own;
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
