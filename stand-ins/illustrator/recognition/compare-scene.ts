import { likenessOf } from './likeness.ts';

/**
 * Compares a scene, the last picture, with the portraits before it, by pixels only. It looks for the figure of the
 * first portrait, because the others may be drawn in a style with other colors. It never finds anything to avoid.
 */
export async function compareScene(pictures: readonly Buffer[]) {
  const [scene, portrait] = [pictures.at(-1), pictures.length > 1 ? pictures[0] : undefined];
  return { sameHero: scene && portrait ? await likenessOf(portrait, scene) : 100, avoided: 0 };
}
