import { chapterFaults } from '@talelantern/domain/stories/chapter-check';
import { wholeWords } from '@talelantern/domain/text/whole-words';
import type { ToldChapter, ToldStory } from './told-stories.ts';

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]”?)\s+(?=[“\p{Lu}])/u).filter(Boolean);

/** Groups of vowels, without the silent endings: within a tenth of a dictionary's count for such texts. */
function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/gu, '');
  if (letters.length <= 3) return 1;
  const spoken = letters.replace(/(?:[^laeiouy]es|[^laeiouytd]ed|[^laeiouy]e)$/u, (end) => end.charAt(0));
  return Math.max(1, spoken.replace(/^y/u, '').match(/[aeiouy]{1,2}/gu)?.length ?? 1);
}

interface ReadingLevel {
  /** Flesch-Kincaid grade: the school year in which a text reads easily. */
  grade: number;
  wordsPerSentence: number;
  words: number;
}

function readingLevelOf(text: string): ReadingLevel {
  const words = wordsOf(text);
  const wordsPerSentence = words.length / sentencesOf(text).length;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return {
    grade: 0.39 * wordsPerSentence + (11.8 * syllables) / words.length - 15.59,
    wordsPerSentence,
    words: words.length,
  };
}

const textOf = ({ chapters }: ToldStory): string => chapters.map(({ paragraphs }) => paragraphs.join('\n')).join('\n');

const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;

/** The medians over whole stories. */
export function medianLevel(stories: readonly ToldStory[]): ReadingLevel {
  const levels = stories.map((story) => readingLevelOf(textOf(story)));
  return {
    grade: median(levels.map(({ grade }) => grade)),
    wordsPerSentence: median(levels.map(({ wordsPerSentence }) => wordsPerSentence)),
    words: median(levels.map(({ words }) => words)),
  };
}

const RUN_WORDS = 6;

/** The run of six words that stands in the most of the texts, and the share of them that have it. */
export function mostCommonRun(texts: readonly string[]): { run: string; share: number } {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const words = wordsOf(text.toLowerCase());
    const runs = new Set(words.slice(RUN_WORDS - 1).map((_, start) => words.slice(start, start + RUN_WORDS).join(' ')));
    for (const run of runs) counts.set(run, (counts.get(run) ?? 0) + 1);
  }
  const [run = '', count = 0] = [...counts].toSorted((left, right) => right[1] - left[1])[0] ?? [];
  return { run, share: count / texts.length };
}

/** Words that may stand twice in a row. */
const TWICE = 'had|that|hee|ha|la';
const HOLES = /undefined|\bnull\b|NaN|[{}"]| {2}| [,.;!?]/u;
const DOUBLED = new RegExp(String.raw`\b(?!(?:${TWICE})\b)([\p{L}’]+) \1\b`, 'iu');

function paragraphFaults(paragraph: string): string[] {
  const faults: string[] = [];
  if (HOLES.test(paragraph)) faults.push('has a hole');
  if (DOUBLED.test(paragraph)) faults.push('says a word twice');
  if (paragraph.split('“').length !== paragraph.split('”').length) faults.push('has unbalanced quotes');
  if (!/^[“\p{Lu}]/u.test(paragraph) || !/[.!?]”?$/u.test(paragraph)) faults.push('is no whole sentence');
  return faults.map((fault) => `${fault}: ${paragraph}`);
}

/** Everything that is wrong with a chapter; empty for a good one. */
export function faultsOf({ brief, paragraphs }: ToldChapter): string[] {
  const { min, max } = brief.paragraphs;
  const text = paragraphs.join('\n');
  const unnamed = brief.characters.filter(({ name }) => !wholeWords(name).test(text));
  const checked = chapterFaults(brief, paragraphs);
  return [
    ...(paragraphs.length < min || paragraphs.length > max
      ? [`${paragraphs.length} paragraphs, not ${min} to ${max}`]
      : []),
    ...unnamed.map(({ name }) => `does not name ${name}`),
    ...(checked === null ? [] : [JSON.stringify(checked)]),
    ...paragraphs.flatMap(paragraphFaults),
  ];
}
