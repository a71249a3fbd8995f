import type { AgeRange } from '../audience/ages.ts';
import type { StoryPhase } from './phases.ts';

interface PlainStory {
  phase: StoryPhase;
  theme: string;
  ageRange: AgeRange;
}

/** Sent without a custom prompt, because generateStory requires one. The function recognizes and ignores it. */
export const plainStoryPrompt = ({ phase, theme, ageRange }: PlainStory): string =>
  `Write the ${phase} of a story for ages ${ageRange}. Theme: ${theme}`;

/** The custom prompt in `prompt`; '' for the plain one. */
export function customPromptIn(prompt: string | undefined, story: PlainStory): string {
  const trimmedPrompt = prompt?.trim() ?? '';
  return trimmedPrompt === plainStoryPrompt(story).trim() ? '' : trimmedPrompt;
}
