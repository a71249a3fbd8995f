import { createMp3Encoder } from 'wasm-media-encoders';
import type { Sound } from '../words/word-times.ts';
import { readId3Tag, toId3Tag } from './id3.ts';

/** Constant, so that recordings can be concatenated; enough for one voice. */
const KILOBITS_PER_SECOND = 32;
const SECONDS_PER_CALL = 5;
const DELAY_SAMPLES = 1105;

/** The delay of encoder and decoder in seconds, which the file does not state. */
export function mp3DelaySeconds({ sampleRate }: Sound): number {
  return DELAY_SAMPLES / sampleRate;
}

/** An MP3 (mono) with its label before the sound. */
export async function toMp3({ samples, sampleRate }: Sound, label: Buffer): Promise<Buffer> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate, channels: 1, bitrate: KILOBITS_PER_SECOND });
  const parts = [toId3Tag(label)];
  const step = sampleRate * SECONDS_PER_CALL;
  for (let from = 0; from < samples.length; from += step) {
    // The encoder returns its own buffer, which the next call overwrites.
    parts.push(Buffer.from(encoder.encode([samples.subarray(from, from + step)])));
  }
  parts.push(Buffer.from(encoder.finalize()));
  return Buffer.concat(parts);
}

export interface RecordedPart {
  seconds: number;
  label: Buffer | null;
}

/** The parts of an MP3: several when recordings with their tags were concatenated. Null for other files. */
export function readMp3(bytes: Buffer): RecordedPart[] | null {
  const parts: RecordedPart[] = [];
  let at = 0;
  while (at < bytes.length) {
    const tag = readId3Tag(bytes, at);
    if (tag !== null) {
      parts.push({ seconds: 0, label: tag.label });
      at += tag.bytes;
      continue;
    }
    const frame = readFrame(bytes, at);
    if (frame === null) break;
    if (parts.length === 0) parts.push({ seconds: 0, label: null });
    const part = parts.at(-1);
    if (part !== undefined && !frame.isInfo) part.seconds += frame.seconds;
    at += frame.bytes;
  }
  return parts.some(({ seconds }) => seconds > 0) ? parts : null;
}

interface Frame {
  bytes: number;
  seconds: number;
  /** LAME's first frame describes the file and contains no sound. */
  isInfo: boolean;
}

const HEADER_BYTES = 4;
const MPEG_1 = 3;
const LAYER_3 = 1;
const KILOBITS = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const SAMPLE_RATES: Readonly<Record<number, readonly number[]>> = {
  [MPEG_1]: [44_100, 48_000, 32_000],
  2: [22_050, 24_000, 16_000],
  0: [11_025, 12_000, 8000],
};

/** The layer III frame at this offset (ISO/IEC 11172-3 and 13818-3); null for none. */
function readFrame(bytes: Buffer, at: number): Frame | null {
  if (at + HEADER_BYTES > bytes.length) return null;
  const header = bytes.readUInt32BE(at);
  const version = (header >>> 19) & 3;
  if (header >>> 21 !== 0x7ff || ((header >>> 17) & 3) !== LAYER_3) return null;
  const kilobits = (version === MPEG_1 ? KILOBITS.mpeg1 : KILOBITS.mpeg2)[(header >>> 12) & 15];
  const sampleRate = SAMPLE_RATES[version]?.[(header >>> 10) & 3];
  if (kilobits === undefined || kilobits === 0 || sampleRate === undefined) return null;
  const samples = version === MPEG_1 ? 1152 : 576;
  const padding = (header >>> 9) & 1;
  const length = Math.floor((samples * kilobits * 125) / sampleRate) + padding;
  const begin = bytes.toString('latin1', at, at + 48);
  return { bytes: length, seconds: samples / sampleRate, isInfo: begin.includes('Info') || begin.includes('Xing') };
}
