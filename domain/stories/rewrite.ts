import { toOneLine } from '../text/lists.ts';
import type { StoryBrief } from './story-brief.ts';
import { toBriefInput, instructionsFor, PLAIN_TEXT_RULE, type StoryPrompt } from './story-prompt.ts';
import { chapterRulesFor } from './style-sheet.ts';

export const REWRITE_KINDS = ['easier', 'funnier', 'shorter'] as const;
type RewriteKind = (typeof REWRITE_KINDS)[number];

export type RewriteWish = { kind: RewriteKind } | { kind: 'own'; words: string };

export interface RewriteBrief extends Omit<StoryBrief, 'task'> {
  task: 'rewrite';
  chapter: string[];
  index: number;
  /** `words` is empty unless the kind is 'own'. */
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
  // The plot is told already, and may have come from an idea that is not stored.
  theme: { ...brief.theme, line: '' },
  chapter: [...chapter],
  index,
  wish: { kind: wish.kind, words: wish.kind === 'own' ? toOneLine(wish.words) : '' },
});

const WISH_TASK: Readonly<Record<RewriteWish['kind'], string>> = {
  easier: 'Tell it in easier words and shorter sentences, as for a child a little younger.',
  funnier: 'Make it funnier, with warm and gentle humor.',
  shorter: 'Make it clearly shorter, at most two thirds of its length, and keep what matters.',
  own: 'Change it as wish.words asks, as far as that is kind and safe and fits the story.',
};

const REWRITE_TASK =
  'Rewrite the one paragraph of the brief’s “chapter” at “index”, counted from 0. It keeps its place in the story: what happens before and after it stays true, and everybody it names stays named. It is told in the tense of “chapter”, whatever a rule above says, and is about as long as it was unless the wish asks otherwise. bible may hold notes on chapters that come later: keep what they say true, and tell nothing of it yet. Answer with that paragraph only, on one line.';

/** How the chapter opens or ends, if the paragraph is its first or last. */
function edgeRulesFor({ ageRange, phase, chapter, index }: RewriteBrief): string[] {
  const { open, end } = chapterRulesFor({ ageRange }, phase);
  return [...(index === 0 ? [open] : []), ...(index === chapter.length - 1 ? [end] : [])];
}

export const buildRewritePrompt = (brief: RewriteBrief): StoryPrompt => ({
  instructions: instructionsFor(
    brief,
    PLAIN_TEXT_RULE,
    ...edgeRulesFor(brief),
    REWRITE_TASK,
    WISH_TASK[brief.wish.kind],
  ),
  input: toBriefInput(brief),
});
