import { storyInstructions } from '@talelantern/domain/stories/story-prompt';
import { findAvoided } from '@talelantern/domain/safety/avoid-list';
import { paragraphHasContactDetails } from './paragraph-contact-details.ts';
import type { StoryBrief } from '@talelantern/domain/stories/story-brief';

/** No story contains as many consecutive words of our instructions. */
const COPIED_WORDS = 8;

const WORD = /[\p{L}\p{N}’']+/gu;

const BRIEF_FIELD = /["“](?:task|phase|ageRange|paragraphs|customElements|idea|previousParts|bible|avoid)["”]\s*:/u;

/** All sequences of eight words in `text`, in lower case. */
function wordSequences(text: string): string[] {
  const words = text.toLowerCase().replaceAll('’', "'").match(WORD) ?? [];
  return words.slice(COPIED_WORDS - 1).map((_, start) => words.slice(start, start + COPIED_WORDS).join(' '));
}

const INSTRUCTION_SEQUENCES: ReadonlySet<string> = new Set(storyInstructions().flatMap(wordSequences));

/** Whether `paragraph` repeats our instructions or a brief, because of a prompt injection (docs/threats.md#i20). */
export const repeatsInstructions = (paragraph: string): boolean =>
  BRIEF_FIELD.test(paragraph) || wordSequences(paragraph).some((run) => INSTRUCTION_SEQUENCES.has(run));

/** How a paragraph of a story ends: as a sentence, a line of a verse or a sound. */
const SENTENCE_END =
  /[.!?…。！？—–:;~)*\p{Extended_Pictographic}\p{So}\p{Emoji_Modifier}\p{RI}\ufe0f]["'“\p{Pf}\]」»]{0,5}$/u;

/** Whether a paragraph was cut off in the middle of a sentence. */
export const isUnfinished = (paragraph: string): boolean => !SENTENCE_END.test(paragraph);

type AvoidLists = Pick<StoryBrief, 'avoid' | 'avoidNamed'>;

/** Why a paragraph is unreadable (it mentions what the child avoids, or is not a story), else null. Not moderation. */
export function problemOfParagraph(paragraph: string, { avoid, avoidNamed }: AvoidLists): string | null {
  const avoided = findAvoided(paragraph, avoid);
  if (avoided !== null) return `brings up what is to be avoided: ${avoided}`;
  // Does not quote the name, because the model must not learn it.
  if (findAvoided(paragraph, avoidNamed) !== null) return 'brings up what is to be avoided';
  if (paragraphHasContactDetails(paragraph)) return 'has an e-mail or web address, a handle or a phone number';
  return repeatsInstructions(paragraph) ? 'repeats instructions instead of telling the story' : null;
}

/** Whether a chapter of `count` paragraphs is too short to be a chapter: under half of its minimum. */
export const isTooShort = ({ paragraphs }: Pick<StoryBrief, 'paragraphs'>, count: number): boolean =>
  count < paragraphs.min / 2;

/**
 * The chapter after its only repair: an unreadable paragraph is replaced by the previous one, or left out, and so is a
 * last one that is still cut off. Null when the opening is lost, or too few paragraphs are left.
 */
export function readableChapter(
  brief: AvoidLists & Pick<StoryBrief, 'paragraphs'>,
  writtenChapter: readonly string[],
  repairedChapter: readonly string[],
): string[] | null {
  const isReadable = (paragraph: string | undefined): paragraph is string =>
    paragraph !== undefined && problemOfParagraph(paragraph, brief) === null;
  const chosen = repairedChapter.map((paragraph, index) => [paragraph, writtenChapter[index]].find(isReadable) ?? null);
  const readableParagraphs = chosen.filter((paragraph) => paragraph !== null);
  const hasGap = chosen.slice(0, writtenChapter.length).includes(null);
  if (chosen[0] === null || (hasGap && readableParagraphs.length < brief.paragraphs.min)) return null;
  const isCutOff = isUnfinished(readableParagraphs.at(-1) ?? '') && !isTooShort(brief, readableParagraphs.length - 1);
  return isCutOff ? readableParagraphs.slice(0, -1) : readableParagraphs;
}
