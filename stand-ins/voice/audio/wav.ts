import type { Sound } from '../words/word-times.ts';
import type { RecordedPart } from './mp3.ts';
import { toBytes } from './pcm.ts';

const RIFF_HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
const FORMAT_BYTES = 16;
const PCM = 1;
const BYTES_PER_SAMPLE = 2;
/** Readers skip chunks that they do not know. */
const LABEL_CHUNK = 'tale';

/** A WAV (mono, 16 bit) with its label after the samples. */
export function toWav({ samples, sampleRate }: Sound, label: Buffer): Buffer {
  const format = Buffer.alloc(FORMAT_BYTES);
  format.writeUInt16LE(PCM, 0);
  format.writeUInt16LE(1, 2);
  format.writeUInt32LE(sampleRate, 4);
  format.writeUInt32LE(sampleRate * BYTES_PER_SAMPLE, 8);
  format.writeUInt16LE(BYTES_PER_SAMPLE, 12);
  format.writeUInt16LE(BYTES_PER_SAMPLE * 8, 14);
  const body = Buffer.concat([
    Buffer.from('WAVE'),
    chunk('fmt ', format),
    chunk('data', toBytes(samples)),
    chunk(LABEL_CHUNK, label),
  ]);
  return chunk('RIFF', body);
}

/** Chunks start at even offsets. */
function chunk(name: string, content: Buffer): Buffer {
  const header = Buffer.alloc(CHUNK_HEADER_BYTES);
  header.write(name, 'latin1');
  header.writeUInt32LE(content.length, 4);
  return Buffer.concat([header, content, Buffer.alloc(content.length % 2)]);
}

/** The single part of a WAV; null for other files. */
export function readWav(bytes: Buffer): RecordedPart[] | null {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WAVE') return null;
  let bytesPerSecond = 0;
  let dataBytes = 0;
  let label: Buffer | null = null;
  for (let at = RIFF_HEADER_BYTES; at + CHUNK_HEADER_BYTES <= bytes.length;) {
    const size = bytes.readUInt32LE(at + 4);
    const content = bytes.subarray(at + CHUNK_HEADER_BYTES, at + CHUNK_HEADER_BYTES + size);
    const name = bytes.toString('latin1', at, at + 4);
    if (name === 'fmt ' && content.length >= FORMAT_BYTES) bytesPerSecond = content.readUInt32LE(8);
    if (name === 'data') dataBytes = content.length;
    if (name === LABEL_CHUNK) label = content;
    at += CHUNK_HEADER_BYTES + size + (size % 2);
  }
  return bytesPerSecond === 0 ? null : [{ seconds: dataBytes / bytesPerSecond, label }];
}
