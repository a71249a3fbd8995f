import { setImmediate } from 'node:timers/promises';
import { createMp3Encoder } from 'wasm-media-encoders';
import type { EncodedSound } from '../operations/ports/narrations.ts';
import type { Sound } from '../operations/ports/speech.ts';

/** Constant; enough for one voice. */
const KILOBITS_PER_SECOND = 48;
const FULL_SCALE = 32_768;
const SECONDS_PER_CALL = 2;
/** Encoder and decoder begin late, and a file without a LAME tag does not say so: every player plays that beginning. */
const DELAY_SAMPLES = 1105;

/**
 * An MP3. wasm-media-encoders is LAME itself, the only encoder that is both good and quick enough in Node (a chapter
 * in a second or two); its wrapper is under the MIT licence and LAME under the LGPL, of which we change nothing.
 */
export async function encodeNarration({ samples, sampleRate }: Sound): Promise<EncodedSound> {
  const encoder = await createMp3Encoder();
  const bitrate = KILOBITS_PER_SECOND;
  // Left alone, LAME would choose a rate that suits few bits, and everything would be heard at another time.
  encoder.configure({ sampleRate, outputSampleRate: sampleRate, channels: 1, bitrate });
  const parts: Buffer[] = [];
  const step = sampleRate * SECONDS_PER_CALL;
  for (let from = 0; from < samples.length; from += step) {
    // The encoder hands out its own memory, which the next call overwrites.
    parts.push(Buffer.from(encoder.encode([Float32Array.from(samples.subarray(from, from + step), toUnit)])));
    // Other requests are answered meanwhile.
    await setImmediate();
  }
  parts.push(Buffer.from(encoder.finalize()));
  const bytes = Buffer.concat(parts);
  return {
    bytes,
    durationSeconds: bytes.length / ((KILOBITS_PER_SECOND * 1000) / 8),
    delaySeconds: DELAY_SAMPLES / sampleRate,
  };
}

const toUnit = (sample: number): number => sample / FULL_SCALE;
