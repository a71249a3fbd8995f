import { toParagraphs } from '@talelantern/domain/stories/story';
import { joinNames } from '@talelantern/domain/text/lists';
import { PARAGRAPH_TARGETS, STORY_PHASES } from '@talelantern/domain/stories/phases';
import { planChapter, titleOf } from '../../../services/stories/chapter-request.ts';
import type { ChapterAssignment } from '../../../services/stories/chapter.ts';
import type { WrittenRun } from './use-chapter-run.ts';

export const paragraphsOf = (run: WrittenRun): readonly string[] =>
  run.status === 'generating' ? run.paragraphs : toParagraphs(run.generated.text);

export type ChapterProgress = ReturnType<typeof progressOf>;

export function progressOf(assignment: ChapterAssignment) {
  const { theme, characters, phase, length } = planChapter(assignment);
  return {
    title: titleOf(assignment),
    theme,
    characters,
    phase,
    index: STORY_PHASES.indexOf(phase),
    paragraphs: PARAGRAPH_TARGETS[phase][length].max,
  };
}

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
] as const;

/** Maximum length in characters: longer text would cover the picture. */
const MAX_NAMES_LENGTH = 60;

/** The progress sentence, which changes as the chapter grows. `written`: paragraphs received. */
export function progressSentence({ characters, index, paragraphs }: ChapterProgress, paragraphCount: number): string {
  if (paragraphCount === 0) {
    const all = joinNames(characters.map(({ name }) => name));
    const names = all.length > MAX_NAMES_LENGTH ? 'everybody' : all;
    return index === 0 ? `Getting to know ${names}` : `Remembering what ${names} did so far`;
  }
  if (paragraphCount >= paragraphs - 1) return 'Finding the last words';
  return `Writing the ${ORDINALS[paragraphCount] ?? 'next'} paragraph`;
}
