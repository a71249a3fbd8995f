import { LIMITS } from '../limits/limits.ts';
import { paragraphSpans, type Span } from './paragraph-spans.ts';
import type { SceneImage } from './scene-image.ts';
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
 * itself stay within it.
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
    sceneImages: sceneImages.map((scene) => (scene.part === part ? moved(scene, span, after) : scene)),
  };
}

function moved(scene: SceneImage, { start, end }: Span, after: string): SceneImage {
  const { position } = scene;
  if (position < start) return scene;
  const newEnd = start + after.length;
  const there = position >= end ? position + newEnd - end : Math.min(position, newEnd - 1);
  return there === position ? scene : { ...scene, position: there };
}
