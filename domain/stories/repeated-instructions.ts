import { STORY_INSTRUCTIONS } from './story-prompt.ts';

/** Nobody tells a story in as many words of ours, one after another. */
const WORDS_IN_A_ROW = 8;

const WORD = /[\p{L}\p{N}’']+/gu;

/** The fields of a brief, as no story writes them. */
const BRIEF_FIELD = /["“](?:task|phase|ageRange|paragraphs|customElements|idea|previousParts|bible|avoid)["”]\s*:/u;

/** Every run of that many words of `text`, in small letters. */
function runsOf(text: string): string[] {
  const words = text.toLowerCase().replaceAll('’', "'").match(WORD) ?? [];
  return words.slice(WORDS_IN_A_ROW - 1).map((_, start) => words.slice(start, start + WORDS_IN_A_ROW).join(' '));
}

const OURS: ReadonlySet<string> = new Set(STORY_INSTRUCTIONS.flatMap(runsOf));

/**
 * Whether `paragraph` is our instructions or a brief instead of a story: a model that was talked into printing them
 * (abuse case I20).
 */
export const repeatsInstructions = (paragraph: string): boolean =>
  BRIEF_FIELD.test(paragraph) || runsOf(paragraph).some((run) => OURS.has(run));
