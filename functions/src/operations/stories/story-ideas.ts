import { refusedCategory } from '@talelantern/domain/safety/moderation-policy';
import { cleanParagraph } from '@talelantern/domain/stories/clean-paragraph';
import { isLastPhase, nextPhase, type StoryPhase } from '@talelantern/domain/stories/phases';
import { unreadable } from '@talelantern/domain/stories/readable-chapter';
import { isStandingIdea, threeIdeas } from '@talelantern/domain/stories/standing-ideas';
import type { StoryBrief } from '@talelantern/domain/stories/story-brief';
import { readStoryIdeas, type StoryIdea } from '@talelantern/domain/stories/story-ideas';
import type { CheckedStoryRequest } from '@talelantern/domain/stories/story-request';
import type { ModerationTools } from '../moderation.ts';
import type { ChapterLedger } from '../ports/books.ts';
import { describeCause } from '../ports/log.ts';
import type { HiddenAssignment } from './story-safety.ts';

/** The most ideas for one chapter that a ledger remembers: three for each of the times the one before may be told. */
const MOST_REMEMBERED = 12;

interface IdeasRequest {
  requestId: string;
  /** The chapter that was just told. */
  story: CheckedStoryRequest;
  avoid: readonly string[];
}

/**
 * Three ideas for the next chapter, as the family reads them: those of `thought` that are fit for the child, and as many
 * of our own as are missing. None after the last chapter. Never fails: a chapter is worth having without them.
 */
export async function offerIdeas(
  tools: ModerationTools,
  { brief, reveal }: Pick<HiddenAssignment, 'brief' | 'reveal'>,
  thought: readonly StoryIdea[],
  { requestId, story, avoid }: IdeasRequest,
): Promise<StoryIdea[]> {
  if (isLastPhase(story.phase)) return [];
  const fit = await fitIdeas(tools, brief, thought).catch((error: unknown) => {
    tools.log('warning', 'story_ideas_missing', { requestId, ...describeCause(error) });
    return [];
  });
  const own = fit.map((idea) => ({ ...idea, title: reveal(idea.title), line: reveal(idea.line) }));
  return threeIdeas(readStoryIdeas(own), { phase: nextPhase(story.phase), characters: story.characters, avoid });
}

const textOf = ({ title, line }: StoryIdea): string => `${title}. ${line}`;

/** @throws AppError of the moderator. */
async function fitIdeas(
  { moderator }: Pick<ModerationTools, 'moderator'>,
  brief: StoryBrief,
  thought: readonly StoryIdea[],
): Promise<StoryIdea[]> {
  const ideas = thought
    .map((idea) => ({ ...idea, title: cleanParagraph(idea.title), line: cleanParagraph(idea.line) }))
    .filter((idea) => unreadable(textOf(idea), brief) === null);
  if (ideas.length === 0) return [];
  const verdicts = await moderator.judgeTexts(ideas.map(textOf));
  return ideas.filter((_, index) => {
    const verdict = verdicts[index];
    return verdict !== undefined && refusedCategory(verdict, brief.ageRange) === null;
  });
}

/** `offered` with the ideas after a further telling of the chapter of `phase`. */
export function withOffered(
  offered: ChapterLedger['offered'],
  phase: StoryPhase,
  ideas: readonly StoryIdea[],
): ChapterLedger['offered'] {
  const next = nextPhase(phase);
  const lines = [...(offered[next] ?? []), ...ideas.map(({ line }) => line)];
  return { ...offered, [next]: [...new Set(lines)].slice(-MOST_REMEMBERED) };
}

/** Whether the chapter is told from an idea that we have offered for it. */
export const isOffered = (story: CheckedStoryRequest, { offered }: Pick<ChapterLedger, 'offered'>): boolean =>
  (offered[story.phase] ?? []).includes(story.idea) || isStandingIdea(story.idea, story.phase, story);
