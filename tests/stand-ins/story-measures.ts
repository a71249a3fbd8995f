import { findAvoided } from '@talelantern/domain/safety/avoid-list';
import { hasContactDetails } from '@talelantern/domain/safety/contact-details';
import { findMixedWord } from '@talelantern/domain/safety/mixed-scripts';
import { neededRepairs } from '../../functions/src/stories/chapter-text/chapter-check.ts';
import { TALK_KINDS } from '@talelantern/domain/stories/talk-cards';
import { wholeWords } from '@talelantern/domain/text/whole-words';
import type { GeneratedChapter, GeneratedStory } from './generate-stories.ts';

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]”?)\s+(?=[“\p{Lu}])/u).filter(Boolean);

/** Groups of vowels without silent endings: within 10 % of a dictionary's count for such words. */
function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/gu, '');
  if (letters.length <= 3) return 1;
  const spokenLetters = letters.replace(/(?:[^laeiouy]es|[^laeiouytd]ed|[^laeiouy]e)$/u, (end) => end.charAt(0));
  return Math.max(1, spokenLetters.replace(/^y/u, '').match(/[aeiouy]{1,2}/gu)?.length ?? 1);
}

interface ReadingLevel {
  /** Flesch-Kincaid grade. */
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

const textOf = ({ chapters }: GeneratedStory): string =>
  chapters.map(({ paragraphs }) => paragraphs.join('\n')).join('\n');

const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;

/** The medians over complete stories. */
export function medianLevel(stories: readonly GeneratedStory[]): ReadingLevel {
  const levels = stories.map((story) => readingLevelOf(textOf(story)));
  return {
    grade: median(levels.map(({ grade }) => grade)),
    wordsPerSentence: median(levels.map(({ wordsPerSentence }) => wordsPerSentence)),
    words: median(levels.map(({ words }) => words)),
  };
}

const WORDS_PER_RUN = 6;

/** The most frequent run of six words, and the fraction of `texts` that contain it. */
export function mostCommonRun(texts: readonly string[]): { run: string; share: number } {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const words = wordsOf(text.toLowerCase());
    const runs = new Set(
      words.slice(WORDS_PER_RUN - 1).map((_, start) => words.slice(start, start + WORDS_PER_RUN).join(' ')),
    );
    for (const run of runs) counts.set(run, (counts.get(run) ?? 0) + 1);
  }
  const [run = '', count = 0] = [...counts].toSorted((left, right) => right[1] - left[1])[0] ?? [];
  return { run, share: count / texts.length };
}

/** Words that may be repeated. */
const REPEATABLE = 'had|that|hee|ha|la';
const MALFORMED = /undefined|\bnull\b|NaN|[{}"]| {2}| [,.;!?]/u;
const REPEATED_WORD = new RegExp(String.raw`\b(?!(?:${REPEATABLE})\b)([\p{L}’]+) \1\b`, 'iu');

function paragraphFaults(paragraph: string): string[] {
  const faults: string[] = [];
  if (MALFORMED.test(paragraph)) faults.push('has a hole');
  if (REPEATED_WORD.test(paragraph)) faults.push('says a word twice');
  if (paragraph.split('“').length !== paragraph.split('”').length) faults.push('has unbalanced quotes');
  if (!/^[“\p{Lu}]/u.test(paragraph) || !/[.!?]”?$/u.test(paragraph)) faults.push('is no whole sentence');
  return faults.map((fault) => `${fault}: ${paragraph}`);
}

/** The faults of a chapter; empty for a valid one. */
export function faultsOf({ brief, paragraphs, talkCards }: GeneratedChapter): string[] {
  const { min, max } = brief.paragraphs;
  const text = paragraphs.join('\n');
  const unnamed = brief.characters.filter(({ name }) => !wholeWords(name).test(text));
  const checked = neededRepairs(brief, paragraphs);
  return [
    ...(paragraphs.length < min || paragraphs.length > max
      ? [`${paragraphs.length} paragraphs, not ${min} to ${max}`]
      : []),
    ...unnamed.map(({ name }) => `does not name ${name}`),
    ...(checked === null ? [] : [JSON.stringify(checked)]),
    ...(hasContactDetails(text) ? ['seems to tell how to reach somebody'] : []),
    ...(findMixedWord(text) === null ? [] : ['seems to mix alphabets']),
    ...paragraphs.flatMap(paragraphFaults),
    ...cardFaults(brief, talkCards),
  ];
}

function cardFaults(brief: GeneratedChapter['brief'], cards: GeneratedChapter['talkCards']): string[] {
  const text = cards.map((card) => card.text).join('\n');
  const isNaming = brief.characters.some(({ name }) => wholeWords(name).test(text));
  const avoided = findAvoided(text, brief.avoid);
  return [
    ...(cards.length === TALK_KINDS.length ? [] : [`${cards.length} cards`]),
    ...(isNaming ? [] : ['has cards that name nobody of the chapter']),
    ...(avoided === null ? [] : [`has a card about what is to be avoided: ${avoided}`]),
  ];
}

/** Paragraphs in which more than one sentence begins with "And". */
export const repeatedAnds = ({ paragraphs }: GeneratedChapter): string[] =>
  paragraphs.filter((paragraph) => sentencesOf(paragraph).filter((one) => /^“?And\b/u.test(one)).length > 1);

const MAX_SHEET_FACTS = 2;

/** Sentences that name somebody and more than two facts of their sheet: looks are shown in action, not listed. */
export function sentencesListingFacts({ brief, paragraphs }: GeneratedChapter): string[] {
  const sentences = paragraphs.flatMap(sentencesOf);
  return brief.characters.flatMap(({ name, kind, traits, power, color, feature }) => {
    const texts = [kind.split(' - ').at(-1), ...traits, power, color, feature].filter(Boolean);
    const facts = [...new Set(texts)].map((fact) => wholeWords(fact ?? ''));
    return sentences.filter(
      (sentence) =>
        wholeWords(name).test(sentence) && facts.filter((fact) => fact.test(sentence)).length > MAX_SHEET_FACTS,
    );
  });
}

/** What somebody says or sings, in four to seven words. */
const SHORT_LINE = /“([^”]+)”/gu;
const REFRAIN_WORDS = { min: 4, max: 7 };
const REFRAIN_TIMES = 3;

/** The short line that is said in most chapters of a story, and how often it is in each; null if none is said in two. */
export function refrainOf({ chapters }: GeneratedStory): { line: string; times: number[] } | null {
  const texts = chapters.map(({ paragraphs }) => paragraphs.join('\n'));
  const lines = texts.flatMap((text) => [...text.matchAll(SHORT_LINE)].map(([, line = '']) => line));
  const timesIn = (line: string) => texts.map((text) => text.split(`“${line}”`).length - 1);
  const [best] = [...new Set(lines)]
    .filter((line) => wordsOf(line).length >= REFRAIN_WORDS.min && wordsOf(line).length <= REFRAIN_WORDS.max)
    .map((line) => ({ line, times: timesIn(line) }))
    .toSorted((left, right) => right.times.filter(Boolean).length - left.times.filter(Boolean).length);
  return best === undefined || best.times.filter(Boolean).length < 2 ? null : best;
}

/** The fraction of chapters in which the refrain of their story returns three times. */
export function refrainShare(stories: readonly GeneratedStory[]): number {
  const chapters = stories.flatMap((story) => refrainOf(story)?.times ?? story.chapters.map(() => 0));
  return chapters.filter((times) => times >= REFRAIN_TIMES).length / chapters.length;
}

/** Verbs of ideas that cannot be infinitives. */
const PRESENT_TENSE =
  /\b(?:is|are|has|does|will|comes|goes|gets|knows|sees|finds|wants|needs|offers|carries|brings|begins|sits|puts)\b/u;

/** The ideas for the next chapter that are not in the past tense, as the story is. */
export const presentIdeas = ({ ideas }: GeneratedChapter): string[] =>
  ideas.map(({ line }) => line).filter((line) => PRESENT_TENSE.test(line));

/** The length from which a sentence counts as repeated. */
const MIN_RETURNING_WORDS = 6;

/** The fraction of the sentences of a family's second story that are also in its first. */
export function returningShare(stories: readonly GeneratedStory[]): number {
  const pairs = Map.groupBy(stories, ({ family }) => family);
  let [returning, all] = [0, 0];
  for (const [first, second] of pairs.values()) {
    if (first === undefined || second === undefined) continue;
    const earlier = new Set(sentencesOf(textOf(first)));
    const sentences = sentencesOf(textOf(second)).filter((sentence) => wordsOf(sentence).length >= MIN_RETURNING_WORDS);
    returning += sentences.filter((sentence) => earlier.has(sentence)).length;
    all += sentences.length;
  }
  return returning / all;
}

/** What style sheets forbid (domain/stories/style-sheets): waking up, the weather, 'Once upon a time'. */
const FORBIDDEN_OPENINGS: readonly RegExp[] = [
  /\bonce upon a time\b/iu,
  /\b(?:woke|awoke|woken|waking|wakes|awake|time to get up)\b/iu,
  /\b(?:rained|raining|snowed|snowing|hailed|thundered|drizzled)\b/iu,
  /\b(?:rain|snow|hail|fog|mist|frost|storm|clouds?|sun|wind|weather) (?:was|were|had|fell|blew|rose|shone|came|lay|hung|passed|looked|dropped)\b/iu,
  /^(?:rain|snow|fog|mist|frost)\b|\bwent the (?:rain|wind)\b|^\w+ \w+ cloud\./iu,
];

/** The first sentence of a chapter if it opens as style sheets forbid. */
export function forbiddenOpening({ paragraphs }: GeneratedChapter): string | null {
  const sentence = sentencesOf(paragraphs[0] ?? '')[0] ?? '';
  return FORBIDDEN_OPENINGS.some((pattern) => pattern.test(sentence)) ? sentence : null;
}
