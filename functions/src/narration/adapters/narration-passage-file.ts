import { parseJson } from '@talelantern/domain/stored/read-fields';
import * as z from 'zod/mini';
import { SAMPLE_RATES, type Sound } from '../ports/ports.ts';

/* A spoken passage, kept until all are done: one line of JSON, then samples, little-endian. */

const headerSchema = z.object({ sampleRate: z.literal(SAMPLE_RATES) });

const LINE_END = 0x0a;
const BYTES_PER_SAMPLE = 2;

export function toPassageFile({ samples, sampleRate }: Sound): Buffer {
  const head = Buffer.from(`${JSON.stringify({ sampleRate })}\n`);
  return Buffer.concat([head, Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)]);
}

/** Null for an invalid or incomplete file. */
export function readPassageFile(bytes: Buffer): Sound | null {
  const headEnd = bytes.indexOf(LINE_END);
  const data = bytes.subarray(headEnd + 1);
  if (headEnd === -1 || data.length === 0 || data.length % BYTES_PER_SAMPLE !== 0) return null;
  const head = headerSchema.safeParse(parseJson(bytes.toString('utf8', 0, headEnd)));
  // Copied, because samples must begin at an even offset.
  return head.success ? { ...head.data, samples: new Int16Array(Uint8Array.from(data).buffer) } : null;
}
