import { nextPhase, type StoryPhase } from '@talelantern/domain/stories/phases';
import { isDefaultIdea } from '@talelantern/domain/stories/default-ideas';
import type { StoryIdea } from '@talelantern/domain/stories/story-ideas';
import type { CheckedStoryRequest } from '@talelantern/domain/stories/chapter-request';
import type { ChapterLedger } from '../../generation/ports/records.ts';

/** Three ideas for each of the four possible generations of the previous chapter. */
const MAX_OFFERED_IDEAS = 12;

/** `offered` with new ideas for the chapter after `phase`. */
export function withOffered(
  offered: ChapterLedger['offered'],
  phase: StoryPhase,
  ideas: readonly StoryIdea[],
): ChapterLedger['offered'] {
  const next = nextPhase(phase);
  const lines = [...(offered[next] ?? []), ...ideas.map(({ line }) => line)];
  return { ...offered, [next]: [...new Set(lines)].slice(-MAX_OFFERED_IDEAS) };
}

export const isOffered = (story: CheckedStoryRequest, { offered }: Pick<ChapterLedger, 'offered'>): boolean =>
  (offered[story.phase] ?? []).includes(story.idea) || isDefaultIdea(story.idea, story.phase, story);
