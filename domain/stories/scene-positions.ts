import { escapePattern } from '../text/whole-words.ts';
import type { SceneImage } from './scene-image.ts';
import type { Story } from './story.ts';

export interface PlacedScene {
  scene: SceneImage;
  offset: number;
}

/** The match nearest to `position`, or null. The passage is on one line, even across paragraphs. */
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

/** A picture's offset: at its passage, or the stored position when the passage was rewritten. */
export const offsetOf = (
  { textSelection, position }: Pick<SceneImage, 'textSelection' | 'position'>,
  chapter: string,
): number =>
  findPassage(chapter, textSelection, position) ?? Math.min(Math.max(position, 0), Math.max(chapter.length - 1, 0));

export function placeScenes(
  { sceneImages, previousParts }: Pick<Story, 'sceneImages' | 'previousParts'>,
  part: number,
): PlacedScene[] {
  const chapter = previousParts[part] ?? '';
  return sceneImages
    .filter((scene) => scene.part === part)
    .map((scene) => ({ scene, offset: offsetOf(scene, chapter) }))
    .sort((a, b) => a.offset - b.offset);
}
