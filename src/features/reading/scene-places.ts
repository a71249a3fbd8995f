import type { SceneImage } from '@talelantern/domain/stories/scene-image';
import type { Story } from '@talelantern/domain/stories/story';
import type { Span } from './chapter-text.ts';

/** A picture and the offset in its chapter where it stands. */
export interface PlacedScene {
  scene: SceneImage;
  offset: number;
}

/**
 * Where a scene stands: at its passage; of several equal passages the one nearest to the stored position, and that
 * position where the passage has been written anew.
 */
function offsetOf({ textSelection, position }: SceneImage, chapter: string): number {
  const passage = textSelection.trim();
  let nearest: number | null = null;
  for (let at = passage === '' ? -1 : chapter.indexOf(passage); at >= 0; at = chapter.indexOf(passage, at + 1))
    if (nearest === null || Math.abs(at - position) < Math.abs(nearest - position)) nearest = at;
  return nearest ?? Math.min(Math.max(position, 0), Math.max(chapter.length - 1, 0));
}

/** The pictures of a chapter in the order in which the text comes to them. */
export function placeScenes({ sceneImages, previousParts }: Story, part: number): PlacedScene[] {
  const chapter = previousParts[part] ?? '';
  return sceneImages
    .filter((scene) => scene.part === part)
    .map((scene) => ({ scene, offset: offsetOf(scene, chapter) }))
    .toSorted((a, b) => a.offset - b.offset);
}

/** What to see beside a page: the pictures of its own text, else the last one before it, else none (the cover). */
export function scenesBeside(placed: readonly PlacedScene[], page: Span): SceneImage[] {
  const own = placed.filter(({ offset }) => offset >= page.start && offset < page.end);
  if (own.length > 0) return own.map(({ scene }) => scene);
  const earlier = placed.filter(({ offset }) => offset < page.start).at(-1);
  return earlier ? [earlier.scene] : [];
}
