import { composePicture, type PictureSize } from './compose-picture.ts';
import { rasterise, type PictureFormat } from './finish/rasterise.ts';
import { readPrompt } from './read-prompt.ts';

export interface PictureRequest {
  /** Labelled ("… | Kind: … | Colour: …") or free text. */
  readonly prompt: string;
  /** "<width>x<height>" in pixels. */
  readonly size: string;
  /** Another value draws the same character in another pose and place. */
  readonly variation: string;
  readonly format: PictureFormat;
}

const SIZE_PATTERN = /^([1-9]\d{1,3})x([1-9]\d{1,3})$/;

/** Width and height of a size such as "768x1024"; throws RangeError when it is not one. */
export function parseSize(size: string): PictureSize {
  const [, width, height] = SIZE_PATTERN.exec(size) ?? [];
  if (width === undefined || height === undefined) throw new RangeError(`Not a picture size: ${size}`);
  return { width: Number(width), height: Number(height) };
}

let lastRender: Promise<unknown> = Promise.resolve();

/**
 * Paints the prompt and returns the encoded picture: the same request always gives the same bytes.
 * Pictures are painted one after another, because rasterising already uses every core.
 * Throws RangeError when `size` is not "<width>x<height>".
 */
export async function renderPicture({ prompt, size, variation, format }: PictureRequest): Promise<Buffer> {
  const pictureSize = parseSize(size);
  const paint = async () => {
    const spec = readPrompt(prompt, variation);
    return rasterise(composePicture(spec, pictureSize), spec.style, format);
  };
  const render = lastRender.then(paint, paint);
  lastRender = render.catch(() => undefined);
  return render;
}
