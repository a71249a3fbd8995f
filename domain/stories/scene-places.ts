import { escapePattern } from '../text/whole-words.ts';
import type { SceneImage } from './scene-image.ts';
import type { Story } from './story.ts';

/** A picture and the offset in its chapter where it stands. */
export interface PlacedScene {
  scene: SceneImage;
  offset: number;
}

/**
 * Where `passage` begins in a stored chapter; of several equal ones the nearest to `position`, null where it is not in
 * there. A passage is on one line, also where the chapter begins a new paragraph within it.
 */
export function findPassage(chapter: string, passage: string, position: number): number | null {
  const words = passage.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return null;
  const found = [...chapter.matchAll(new RegExp(words.map(escapePattern).join('\\s+'), 'g'))];
  return found
    .map(({ index }) => index)
    .reduce<number | null>(
      (nearest, at) => (nearest === null || Math.abs(at - position) < Math.abs(nearest - position) ? at : nearest),
      null,
    );
}

/** Where a picture stands in its chapter: at its passage; at the stored position where that has been written anew. */
export const offsetOf = (
  { textSelection, position }: Pick<SceneImage, 'textSelection' | 'position'>,
  chapter: string,
): number =>
  findPassage(chapter, textSelection, position) ?? Math.min(Math.max(position, 0), Math.max(chapter.length - 1, 0));

/** The pictures of a chapter in the order in which the text comes to them. */
export function placeScenes(
  { sceneImages, previousParts }: Pick<Story, 'sceneImages' | 'previousParts'>,
  part: number,
): PlacedScene[] {
  const chapter = previousParts[part] ?? '';
  return sceneImages
    .filter((scene) => scene.part === part)
    .map((scene) => ({ scene, offset: offsetOf(scene, chapter) }))
    .toSorted((a, b) => a.offset - b.offset);
}
