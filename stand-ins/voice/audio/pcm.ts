import type { Sound } from '../words/word-times.ts';

const BYTES_PER_SAMPLE = 2;
const FULL_SCALE = 32_767;
/** The vendor's rate for PCM. */
const PCM_SAMPLE_RATE = 24_000;

/** Samples as 16 bit, little-endian. */
export function toBytes(samples: Float32Array): Buffer {
  const bytes = Buffer.alloc(samples.length * BYTES_PER_SAMPLE);
  for (const [index, sample] of samples.entries()) {
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * FULL_SCALE), index * BYTES_PER_SAMPLE);
  }
  return bytes;
}

/** The sound without a header, at the vendor's rate; samples between two are interpolated. */
export function toPcm({ samples, sampleRate }: Sound): Buffer {
  const step = sampleRate / PCM_SAMPLE_RATE;
  const resampled = Float32Array.from({ length: Math.floor(samples.length / step) }, (_, index) => {
    const at = Math.floor(index * step);
    const [before = 0, after = before] = samples.subarray(at, at + 2);
    return before + (after - before) * (index * step - at);
  });
  return toBytes(resampled);
}
