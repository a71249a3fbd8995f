import { joinNames } from '@talelantern/domain/text/lists';
import { PARAGRAPH_TARGETS, STORY_PHASES, type StoryPhase } from '@talelantern/domain/stories/phases';
import { storyTitle } from '@talelantern/domain/stories/story-title';
import type { StoryCharacter } from '@talelantern/domain/stories/story';
import { planChapter } from '../../../services/chapter-request.ts';
import type { ChapterAssignment } from '../../../services/chapter.ts';

/** What the screens say and show about a chapter that is asked for. */
export interface ChapterMaking {
  title: string;
  theme: string;
  characters: StoryCharacter[];
  phase: StoryPhase;
  /** Of the phase: 0-3. */
  index: number;
  /** The usual number of paragraphs at most. */
  paragraphs: number;
}

export function makingOf(assignment: ChapterAssignment): ChapterMaking {
  const { theme, ageRange, characters, phase, length } = planChapter(assignment);
  const names = characters.map(({ name }) => name);
  return {
    title: assignment.kind === 'next-chapter' ? assignment.story.title : storyTitle(theme, names, ageRange),
    theme,
    characters,
    phase,
    index: STORY_PHASES.indexOf(phase),
    paragraphs: PARAGRAPH_TARGETS[phase][length].max,
  };
}

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'] as const;

/** More than this would cover the picture the words lie on. */
const LONG_NAMES = 60;

/** What is being made just now, in words that change as the chapter grows. `written`: paragraphs there are. */
export function makingStep({ characters, index, paragraphs }: ChapterMaking, written: number): string {
  if (written === 0) {
    const all = joinNames(characters.map(({ name }) => name));
    const names = all.length > LONG_NAMES ? 'everybody' : all;
    return index === 0 ? `Getting to know ${names}` : `Remembering what ${names} did so far`;
  }
  if (written >= paragraphs - 1) return 'Finding the last words';
  return `Writing the ${PLACES[written] ?? 'next'} paragraph`;
}
