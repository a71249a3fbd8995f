import { availableParallelism } from 'node:os';
import { composePicture } from './compose-picture.ts';
import { rasterize, type PictureFormat } from './finish/rasterize.ts';
import { readPrompt } from './read-prompt.ts';
import type { InputPicture } from './recognition/input-picture.ts';
import { RenderQueue } from './render-queue.ts';
import { composeScene } from './scenes/compose-scene.ts';
import { readScene } from './scenes/read-scene.ts';
import { asksForScene } from './scenes/scene-fields.ts';
import type { PictureSize } from './svg/document.ts';

export interface PictureRequest {
  /** Labeled ("… | Kind: … | Colour: …") or free text. */
  readonly prompt: string;
  /** "<width>x<height>" in pixels. */
  readonly size: string;
  /** A different value draws the same character in a different pose and place. */
  readonly variation: string;
  readonly format: PictureFormat;
  /** The reference pictures of the request, in order. */
  readonly inputs: readonly InputPicture[];
}

const SIZE_PATTERN = /^([1-9]\d{1,3})x([1-9]\d{1,3})$/;

/** Parses a size such as "768x1024". Throws RangeError for anything else. */
export function parseSize(size: string): PictureSize {
  const [, width, height] = SIZE_PATTERN.exec(size) ?? [];
  if (width === undefined || height === undefined) throw new RangeError(`Not a picture size: ${size}`);
  return { width: Number(width), height: Number(height) };
}

/** One at a time, because drawing one picture fully uses a core. */
const queue = new RenderQueue(Math.min(2, availableParallelism()));

/**
 * Draws the prompt and returns the encoded picture; the same request always gives the same bytes. Throws RangeError
 * when `size` is not "<width>x<height>".
 */
export async function renderPicture({ prompt, size, variation, format, inputs }: PictureRequest): Promise<Buffer> {
  const pictureSize = parseSize(size);
  return queue.run(async () => {
    if (inputs.length > 0 || asksForScene(prompt)) {
      const scene = readScene({ prompt, variation, inputs });
      return rasterize(composeScene(scene, `${prompt}|${variation}`, pictureSize), scene.style, format);
    }
    const spec = readPrompt(prompt, variation);
    return rasterize(composePicture(spec, pictureSize), spec.style, format);
  });
}
