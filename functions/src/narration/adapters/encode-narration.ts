import { DIGITAL_SOURCE_TYPE } from '@talelantern/domain/images/generated-mark';
import { ID3Writer } from 'browser-id3-writer';
import { setImmediate } from 'node:timers/promises';
import { createMp3Encoder } from 'wasm-media-encoders';
import type { EncodedSound, Sound } from '../ports/ports.ts';

/** Constant bit rate; enough for one voice. */
const KILOBITS_PER_SECOND = 48;
const FULL_SCALE = 32_768;
const SECONDS_PER_CALL = 2;
/** Delay of encoder and decoder; without a LAME tag players do not skip it. */
const DELAY_SAMPLES = 1105;

/** Marks an MP3 as generated, in an ID3 tag before the sound. browser-id3-writer (MIT, no dependencies) writes it. */
function withMark(sound: Buffer): Buffer {
  const writer = new ID3Writer(new Uint8Array(sound).buffer);
  writer.setFrame('TXXX', { description: 'DigitalSourceType', value: DIGITAL_SOURCE_TYPE });
  return Buffer.from(writer.addTag());
}

/**
 * Encodes an MP3. wasm-media-encoders is LAME compiled to WebAssembly, the only encoder that is good and fast enough
 * in Node (a chapter in a second or two). The wrapper has the MIT licence; LAME is LGPL and unchanged.
 */
export async function encodeNarration({ samples, sampleRate }: Sound): Promise<EncodedSound> {
  const encoder = await createMp3Encoder();
  const bitrate = KILOBITS_PER_SECOND;
  // Without `outputSampleRate`, LAME chooses a lower sample rate at low bit rates, which shifts all times.
  encoder.configure({ sampleRate, outputSampleRate: sampleRate, channels: 1, bitrate });
  const parts: Buffer[] = [];
  const step = sampleRate * SECONDS_PER_CALL;
  for (let from = 0; from < samples.length; from += step) {
    // Copied, because the encoder returns its own memory and overwrites it in the next call.
    parts.push(Buffer.from(encoder.encode([Float32Array.from(samples.subarray(from, from + step), toUnit)])));
    // Lets the process handle other requests between chunks.
    await setImmediate();
  }
  parts.push(Buffer.from(encoder.finalize()));
  const sound = Buffer.concat(parts);
  return {
    bytes: withMark(sound),
    durationSeconds: sound.length / ((KILOBITS_PER_SECOND * 1000) / 8),
    delaySeconds: DELAY_SAMPLES / sampleRate,
  };
}

const toUnit = (sample: number): number => sample / FULL_SCALE;
