import { toOneLine } from '../text/lists.ts';
import type { AgeRange } from './ages.ts';
import type { StoryBrief } from './story-brief.ts';
import { asBrief, instructionsFor, PLAIN_TEXT_RULE, type StoryPrompt } from './story-prompt.ts';

/** How a paragraph can be told anew without words of one's own. */
export const REWRITE_KINDS = ['easier', 'funnier', 'shorter'] as const;
type RewriteKind = (typeof REWRITE_KINDS)[number];

/** What a family wants of a paragraph: one of the kinds, or its own words. */
export type RewriteWish = { kind: RewriteKind } | { kind: 'own'; words: string };

/** The assignment to tell one paragraph anew. */
export interface RewriteBrief extends Omit<StoryBrief, 'task'> {
  task: 'rewrite';
  /** The paragraphs of the chapter as they are. */
  chapter: string[];
  /** Index in `chapter` of the paragraph to be told anew. */
  index: number;
  /** `words` are empty unless the kind is 'own'. */
  wish: { kind: RewriteWish['kind']; words: string };
}

export const buildRewriteBrief = (
  brief: StoryBrief,
  chapter: readonly string[],
  index: number,
  wish: RewriteWish,
): RewriteBrief => ({
  ...brief,
  task: 'rewrite',
  chapter: [...chapter],
  index,
  wish: { kind: wish.kind, words: wish.kind === 'own' ? toOneLine(wish.words) : '' },
});

const WISH_TASK: Readonly<Record<RewriteWish['kind'], string>> = {
  easier: 'Tell it in easier words and shorter sentences, as for a child a little younger.',
  funnier: 'Make it funnier, with warm and gentle humour.',
  shorter: 'Make it clearly shorter, at most two thirds of its length, and keep what matters.',
  own: 'Change it as wish.words asks, as far as that is kind and safe and fits the story.',
};

const REWRITE_TASK =
  'Write anew the one paragraph of the brief’s “chapter” that stands at “index”, counted from 0. It keeps its place in the story: what happens before and after it stays true, and everybody it names stays named. Answer with that paragraph only, on one line.';

/** The prompt for telling one paragraph anew; it is answered by that paragraph alone. */
export const buildRewritePrompt = (brief: RewriteBrief, ageRange: AgeRange): StoryPrompt => ({
  instructions: instructionsFor(ageRange, PLAIN_TEXT_RULE, REWRITE_TASK, WISH_TASK[brief.wish.kind]),
  input: asBrief(brief),
});
