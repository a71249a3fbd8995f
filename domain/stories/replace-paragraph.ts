import { LIMITS } from '../limits/limits.ts';
import type { Span } from '../text/span.ts';
import { paragraphSpans } from './paragraph-spans.ts';
import type { SceneImage } from './scene-image.ts';
import { offsetOf } from './scene-positions.ts';
import { joinChapters, toParagraphs, type Story } from './story.ts';

/** A replacement of a paragraph. `paragraph` is its index when the text was read. */
export interface ParagraphChange {
  part: number;
  paragraph: number;
  before: string;
  after: string;
}

const nearestMatch = (expectedIndex: number, paragraphs: readonly string[], text: string): number =>
  paragraphs.reduce(
    (found, one, index) =>
      one === text && (found < 0 || Math.abs(index - expectedIndex) < Math.abs(found - expectedIndex)) ? index : found,
    -1,
  );

/**
 * The story's fields with one paragraph replaced; null when the old text is gone or the chapter would become too long.
 * Pictures of the chapter keep their position in the text. Moves only scenes whose stored position would be wrong, and
 * at most as many as the Firestore rules allow in one edit.
 */
export function replaceParagraph(
  { previousParts, sceneImages }: Pick<Story, 'previousParts' | 'sceneImages'>,
  { part, paragraph, before, after }: ParagraphChange,
): Pick<Story, 'previousParts' | 'content' | 'sceneImages'> | null {
  const chapter = previousParts[part] ?? '';
  const span = paragraphSpans(chapter)[nearestMatch(paragraph, toParagraphs(chapter), before)];
  if (!span) return null;
  const newChapter = chapter.slice(0, span.start) + after + chapter.slice(span.end);
  if (newChapter.length > LIMITS.chapter) return null;
  const parts = previousParts.map((known, index) => (index === part ? newChapter : known));
  return {
    previousParts: parts,
    content: joinChapters(parts),
    sceneImages: moveScenes(sceneImages, part, (scene) => {
      const newPosition = shiftOffset(offsetOf(scene, chapter), span, after);
      return offsetOf(scene, newChapter) === newPosition ? null : newPosition;
    }),
  };
}

function moveScenes(
  scenes: readonly SceneImage[],
  part: number,
  moveTo: (scene: SceneImage) => number | null,
): SceneImage[] {
  let movesLeft: number = LIMITS.addedEntries;
  return scenes.map((scene) => {
    const position = scene.part === part && movesLeft > 0 ? moveTo(scene) : null;
    if (position === null) return scene;
    movesLeft -= 1;
    return { ...scene, position };
  });
}

function shiftOffset(offset: number, { start, end }: Span, after: string): number {
  if (offset < start) return offset;
  const newEnd = start + after.length;
  return offset >= end ? offset + newEnd - end : Math.min(offset, newEnd - 1);
}
