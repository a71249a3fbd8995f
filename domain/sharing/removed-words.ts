import { asRead } from '../safety/as-read.ts';
import { toParagraphs } from '../stories/story.ts';
import type { SharedCopy } from './shared-copy.ts';

/** After this many removals, everything that a user shares needs a review. */
export const REMOVALS_UNTIL_REVIEW = 3;

/** Shorter chapters are not recognized on their own, because anyone may write 'The end.' */
const MIN_CHAPTER_WORDS = 12;
/** Minimum length of a whole story's text, in letters because some scripts do not separate words. */
const MIN_STORY_LETTERS = 40;
/** Shorter paragraphs may be set phrases: 'And if they have not died, they are still alive today.' */
const MIN_PARAGRAPH_LETTERS = 100;

/** More keys than the largest story that the rules accept can have. Each key costs a read. */
export const MAX_WORDS_KEYS = 1_000;

/** The text of a copy without case, punctuation and pictures. */
export function plainTextOf(copy: SharedCopy): string {
  if (copy.contentType === 'story') return [copy.title, ...copy.chapters].map(toWords).join('\n');
  const { name, type, personality, magicalPower, role } = copy;
  return [name, type, personality, magicalPower ?? '', role ?? ''].map(toWords).join('\n');
}

/** All text that others see of a copy, by whose hash an approval recognizes it. */
export function allTextOf(copy: SharedCopy): string {
  if (copy.contentType === 'character') return plainTextOf(copy);
  const members = [...copy.cast, ...copy.places].flatMap(({ name, type }) => [name, type]);
  const others = [copy.theme, ...members, ...copy.scenes.map(({ alt }) => alt)];
  return [plainTextOf(copy), ...others.map(toWords)].join('\n');
}

/**
 * Strings by which a removed copy is recognized: all of it, each chapter and paragraph that is long enough, and the
 * story's text without title and spaces, however it is divided into chapters.
 */
export function recognizableTextsOf(copy: SharedCopy): string[] {
  const chapters = copy.contentType === 'story' ? copy.chapters : [];
  const words = chapters.map(toWords).filter((chapter) => chapter.split(' ').length >= MIN_CHAPTER_WORDS);
  const paragraphs = chapters.flatMap(toParagraphs).map(toLetters);
  const letters = toLetters(chapters.join(' '));
  return [
    ...new Set([
      plainTextOf(copy),
      ...words,
      ...paragraphs.filter(({ length }) => length >= MIN_PARAGRAPH_LETTERS),
      ...(letters.length >= MIN_STORY_LETTERS ? [letters] : []),
    ]),
  ];
}

const toLetters = (text: string): string => toWords(text).replaceAll(' ', '');

const toWords = (text: string): string =>
  asRead(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
