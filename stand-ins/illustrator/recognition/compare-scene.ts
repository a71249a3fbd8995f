import { likenessOf } from './likeness.ts';

/**
 * What is seen in a scene, the last picture, beside the portraits before it. It looks at pixels only: for the figure of
 * the first portrait, since the others may be painted in a style with other colours. Something to avoid is never seen.
 */
export async function compareScene(pictures: readonly Buffer[]) {
  const [scene, portrait] = [pictures.at(-1), pictures.length > 1 ? pictures[0] : undefined];
  const sameHero = scene && portrait ? await likenessOf(portrait, scene) : 100;
  return { sameHero, avoided: 0, why: sameHero < 50 ? 'The colours of the first portrait are not in the scene.' : '' };
}
