import { storyInstructions } from './story-prompt.ts';
import { findAvoided } from '../safety/avoid-list.ts';
import type { StoryBrief } from './story-brief.ts';

/** No story contains as many consecutive words of our instructions. */
const WORDS_IN_A_ROW = 8;

const WORD = /[\p{L}\p{N}’']+/gu;

const BRIEF_FIELD = /["“](?:task|phase|ageRange|paragraphs|customElements|idea|previousParts|bible|avoid)["”]\s*:/u;

/** All sequences of eight words in `text`, in lower case. */
function wordSequences(text: string): string[] {
  const words = text.toLowerCase().replaceAll('’', "'").match(WORD) ?? [];
  return words.slice(WORDS_IN_A_ROW - 1).map((_, start) => words.slice(start, start + WORDS_IN_A_ROW).join(' '));
}

const INSTRUCTION_SEQUENCES: ReadonlySet<string> = new Set(storyInstructions().flatMap(wordSequences));

/** Whether `paragraph` repeats our instructions or a brief, because of a prompt injection (docs/threats.md#i20). */
export const repeatsInstructions = (paragraph: string): boolean =>
  BRIEF_FIELD.test(paragraph) || wordSequences(paragraph).some((run) => INSTRUCTION_SEQUENCES.has(run));

type AvoidLists = Pick<StoryBrief, 'avoid' | 'avoidNamed'>;

/**
 * Why `paragraph` is unreadable, or null: it mentions what the child avoids, or is not a story. Moderation is
 * separate.
 */
export function unreadable(paragraph: string, { avoid, avoidNamed }: AvoidLists): string | null {
  const avoided = findAvoided(paragraph, avoid);
  if (avoided !== null) return `brings up what is to be avoided: ${avoided}`;
  // Does not quote the name, because the model must not learn it.
  if (findAvoided(paragraph, avoidNamed) !== null) return 'brings up what is to be avoided';
  return repeatsInstructions(paragraph) ? 'repeats instructions instead of telling the story' : null;
}

/**
 * The chapter after its only repair: an unreadable paragraph is replaced by the previous one, or left out. Null when
 * the opening is lost, or too few paragraphs are left.
 */
export function readableChapter(
  brief: AvoidLists & Pick<StoryBrief, 'paragraphs'>,
  written: readonly string[],
  repaired: readonly string[],
): string[] | null {
  const isReadable = (paragraph: string | undefined): paragraph is string =>
    paragraph !== undefined && unreadable(paragraph, brief) === null;
  const chosen = repaired.map((paragraph, index) => [paragraph, written[index]].find(isReadable) ?? null);
  const kept = chosen.filter((paragraph) => paragraph !== null);
  const hasGap = chosen.slice(0, written.length).includes(null);
  if (chosen[0] === null || (hasGap && kept.length < brief.paragraphs.min)) return null;
  return kept;
}
