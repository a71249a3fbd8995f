import { SAMPLE_RATES, type SampleRate, type Sound } from '../ports/ports.ts';

const RIFF_HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
const FORMAT_BYTES = 16;
const BYTES_PER_SAMPLE = 2;

/**
 * Reads a mono 16-bit WAV file; null for anything else. Not a library, because speech services stream the header
 * before they know the length and write 2^32 - 1, which libraries on npm reject or read as empty.
 */
export function readWav(bytes: Buffer): Sound | null {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WAVE') return null;
  let sampleRate: SampleRate | null = null;
  for (let at = RIFF_HEADER_BYTES; at + CHUNK_HEADER_BYTES <= bytes.length;) {
    const name = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const content = bytes.subarray(at + CHUNK_HEADER_BYTES, at + CHUNK_HEADER_BYTES + size);
    if (name === 'fmt ') sampleRate = readSampleRate(content);
    if (name === 'data') return sampleRate === null ? null : { samples: toSamples(content), sampleRate };
    at += CHUNK_HEADER_BYTES + size + (size % 2);
  }
  return null;
}

/** Null for an unsupported format. */
function readSampleRate(format: Buffer): SampleRate | null {
  if (format.length < FORMAT_BYTES) return null;
  const channels = format.readUInt16LE(2);
  const bits = format.readUInt16LE(14);
  if (channels !== 1 || bits !== BYTES_PER_SAMPLE * 8) return null;
  return SAMPLE_RATES.find((rate) => rate === format.readUInt32LE(4)) ?? null;
}

/** 16-bit samples, little-endian. Copied, because samples must begin at an even offset. */
export const toSamples = (data: Buffer): Int16Array =>
  new Int16Array(Uint8Array.from(data.subarray(0, data.length - (data.length % BYTES_PER_SAMPLE))).buffer);
