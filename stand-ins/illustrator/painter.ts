import { differenceEuclidean } from 'culori';
import { compareScene } from './recognition/compare-scene.ts';
import type { InputPicture } from './recognition/input-picture.ts';
import { PictureMemory } from './recognition/picture-memory.ts';
import { renderPicture, type PictureRequest } from './render-picture.ts';
import { asksForScene } from './scenes/scene-fields.ts';

interface DrawRequest extends Omit<PictureRequest, 'inputs'> {
  /** Encoded reference pictures, in the order of the prompt. */
  references: readonly Buffer[];
  /** Whether somebody else is painted instead of the first character. */
  hasStranger: boolean;
}

/**
 * Draws pictures and compares scenes. Portraits and places are remembered in `folder`, or in memory if it is null, so
 * that they are recognized in reference pictures.
 */
export function createPainter(folder: string | null) {
  const memory = new PictureMemory(folder);
  const draw = async ({ references, hasStranger, ...request }: DrawRequest): Promise<Buffer> => {
    const knownInputs = await Promise.all(references.map((picture) => memory.recognize(picture)));
    const inputs = hasStranger ? withStranger(knownInputs) : knownInputs;
    const picture = await renderPicture({ ...request, inputs });
    const { prompt, variation } = request;
    if (references.length === 0 && !asksForScene(prompt)) await memory.remember(picture, { prompt, variation });
    return picture;
  };
  /**
   * Like `compareScene`, but ignores a portrait that this painter did not draw (a ready-made friend's, for example):
   * its scenes cannot resemble it, so the hero counts as the same.
   */
  const compare = async (pictures: readonly Buffer[]) => {
    const [portrait, scene] = pictures;
    const isForeign = portrait && scene && (await memory.recognize(portrait)).origin === null;
    return compareScene(isForeign ? pictures.slice(-1) : pictures);
  };
  return { draw, compare };
}

/** Strangers with the main color of each. */
const STRANGERS = [
  ['#7fd61f', 'Portrait | Name: Quoll | Kind: Alien - Little Alien - Antenna Alien | Colour: Lime Green'],
  ['#6a2fb5', 'Portrait | Name: Quoll | Kind: Human - Mystic - Stargazer | Colour: Royal Purple'],
] as const;

const colorDifference = differenceEuclidean('oklab');

/** The inputs with the first picture replaced by the stranger whose color differs most. */
function withStranger([first, ...others]: readonly InputPicture[]): InputPicture[] {
  if (first === undefined) return [];
  const [stranger] = STRANGERS.map(([color, prompt]) => ({ color, origin: { prompt, variation: '' } })).toSorted(
    (one, other) => colorDifference(first.color, other.color) - colorDifference(first.color, one.color),
  );
  return [{ ...first, ...stranger }, ...others];
}
