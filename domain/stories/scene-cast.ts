import { toOneLine } from '../text/lists.ts';
import { wholeWords } from '../text/whole-words.ts';
import { STORY_PHASES, type StoryPhase } from './phases.ts';
import type { Story } from './story.ts';

/** 'Ember the Bold' and 'Lyra of the Lake' are called Ember and Lyra in a story. */
const BYNAME = /\s+(?:the|of|from|von|van|de)\s.*$/i;

/** Whether `passage` speaks of somebody or something with this name. */
export const isNamedIn = (passage: string, name: string): boolean =>
  [name, name.replace(BYNAME, '')].some((known) => known !== '' && wholeWords(known).test(passage));

/** The chapter that the passage, on one line, is from; null when it is in none. */
export function phaseOfPassage({ previousParts }: Pick<Story, 'previousParts'>, passage: string): StoryPhase | null {
  const index = previousParts.findIndex((chapter) => toOneLine(chapter).includes(passage));
  return STORY_PHASES[index] ?? null;
}
