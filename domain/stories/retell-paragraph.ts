import { LIMITS } from '../limits/limits.ts';
import { paragraphSpans, type Span } from './paragraph-spans.ts';
import type { SceneImage } from './scene-image.ts';
import { offsetOf } from './scene-places.ts';
import { joinChapters, toParagraphs, type Story } from './story.ts';

/** A paragraph of a chapter in other words. `paragraph` is where it stood when its words were chosen. */
export interface Retelling {
  part: number;
  paragraph: number;
  before: string;
  after: string;
}

const nearestTo = (wanted: number, paragraphs: readonly string[], text: string): number =>
  paragraphs.reduce(
    (found, one, index) =>
      one === text && (found < 0 || Math.abs(index - wanted) < Math.abs(found - wanted)) ? index : found,
    -1,
  );

/**
 * `story` with the paragraph in its new words; null where its old words stand nowhere in the chapter any more, or the
 * chapter would become too long. Pictures of the chapter keep their distance to their text: those of the paragraph
 * itself stay within it. Only those change that would stand elsewhere by their passage, and no more than an edit may
 * change: else it could not be stored.
 */
export function retellParagraph(
  { previousParts, sceneImages }: Pick<Story, 'previousParts' | 'sceneImages'>,
  { part, paragraph, before, after }: Retelling,
): Pick<Story, 'previousParts' | 'content' | 'sceneImages'> | null {
  const chapter = previousParts[part] ?? '';
  const span = paragraphSpans(chapter)[nearestTo(paragraph, toParagraphs(chapter), before)];
  if (!span) return null;
  const told = chapter.slice(0, span.start) + after + chapter.slice(span.end);
  if (told.length > LIMITS.chapter) return null;
  const parts = previousParts.with(part, told);
  return {
    previousParts: parts,
    content: joinChapters(parts),
    sceneImages: moveScenes(sceneImages, part, (scene) => {
      const wanted = shift(offsetOf(scene, chapter), span, after);
      return offsetOf(scene, told) === wanted ? null : wanted;
    }),
  };
}

/** The scenes of chapter `part` at the position that `moveTo` says; null leaves one where it is. */
function moveScenes(
  scenes: readonly SceneImage[],
  part: number,
  moveTo: (scene: SceneImage) => number | null,
): SceneImage[] {
  let left: number = LIMITS.addedEntries;
  return scenes.map((scene) => {
    const position = scene.part === part && left > 0 ? moveTo(scene) : null;
    if (position === null) return scene;
    left -= 1;
    return { ...scene, position };
  });
}

/** Where `offset` of a chapter is after the words of a span of it have become others. */
function shift(offset: number, { start, end }: Span, after: string): number {
  if (offset < start) return offset;
  const newEnd = start + after.length;
  return offset >= end ? offset + newEnd - end : Math.min(offset, newEnd - 1);
}
