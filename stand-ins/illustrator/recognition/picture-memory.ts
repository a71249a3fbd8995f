import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { InputPicture, PictureOrigin } from './input-picture.ts';
import {
  bodyColor,
  signatureDistance,
  signatureOf,
  SIGNATURE_BYTES,
  type PictureSignature,
} from './picture-signature.ts';

/** Maximum number of pictures remembered; the oldest are dropped first. */
const CAPACITY = 5000;
/**
 * The largest distance at which two pictures count as the same: between the distance of small lossy copies (8.4 at
 * most) and the distance of another character (14.6 at least).
 */
const SAME_PICTURE = 11;
const FILE = 'pictures.jsonl';

const lineSchema = z.object({
  prompt: z.string(),
  variation: z.string(),
  proportion: z.number(),
  pixels: z.string(),
});

interface Remembered {
  readonly origin: PictureOrigin;
  readonly signature: PictureSignature;
}

/**
 * The pictures drawn so far, by their signature. A model sees who is in a picture; the stand-in has to remember it.
 * With a folder it persists across restarts.
 */
export class PictureMemory {
  #pictures: Remembered[] = [];
  readonly #file: string | null;

  constructor(folder: string | null) {
    this.#file = folder === null ? null : join(folder, FILE);
    if (folder === null || this.#file === null) return;
    mkdirSync(folder, { recursive: true });
    if (!existsSync(this.#file)) return;
    this.#pictures = readFileSync(this.#file, 'utf8').split('\n').flatMap(readLine).slice(-CAPACITY);
    writeFileSync(this.#file, this.#pictures.map(writeLine).join(''));
  }

  /** Throws when `picture` cannot be decoded. */
  async remember(picture: Buffer, origin: PictureOrigin): Promise<void> {
    const remembered = { origin, signature: await signatureOf(picture) };
    this.#pictures = [...this.#pictures.slice(1 - CAPACITY), remembered];
    if (this.#file !== null) appendFileSync(this.#file, writeLine(remembered));
  }

  /** What is known about a picture. Throws when it cannot be decoded. */
  async recognize(picture: Buffer): Promise<InputPicture> {
    const signature = await signatureOf(picture);
    let origin: PictureOrigin | null = null;
    let nearest = SAME_PICTURE;
    for (const remembered of this.#pictures) {
      const distance = signatureDistance(signature, remembered.signature);
      if (distance > nearest) continue;
      nearest = distance;
      ({ origin } = remembered);
    }
    return { origin, color: bodyColor(signature), isWide: signature.proportion > 1 };
  }
}

const writeLine = ({ origin, signature }: Remembered): string =>
  `${JSON.stringify({ ...origin, proportion: signature.proportion, pixels: Buffer.from(signature.pixels).toString('base64') })}\n`;

/** Skips a line that was truncated when the process was killed. */
function readLine(line: string): Remembered[] {
  try {
    const { proportion, pixels, ...origin } = lineSchema.parse(JSON.parse(line));
    const bytes = new Uint8Array(Buffer.from(pixels, 'base64'));
    return bytes.length === SIGNATURE_BYTES ? [{ origin, signature: { pixels: bytes, proportion } }] : [];
  } catch {
    return [];
  }
}
