import { PictureMemory } from './recognition/picture-memory.ts';
import { renderPicture, type PictureRequest } from './render-picture.ts';
import { asksForScene } from './scenes/scene-fields.ts';

interface DrawRequest extends Omit<PictureRequest, 'inputs'> {
  /** Encoded reference pictures, in the order of the prompt. */
  references: readonly Buffer[];
}

/**
 * Returns a function that draws one picture. It remembers portraits and places, so that it recognises them in
 * reference pictures; in `folder` across restarts, or with null in memory.
 */
export function createPainter(folder: string | null): (request: DrawRequest) => Promise<Buffer> {
  const memory = new PictureMemory(folder);
  return async ({ references, ...request }) => {
    const inputs = await Promise.all(references.map((picture) => memory.recognise(picture)));
    const picture = await renderPicture({ ...request, inputs });
    const { prompt, variation } = request;
    if (references.length === 0 && !asksForScene(prompt)) await memory.remember(picture, { prompt, variation });
    return picture;
  };
}
