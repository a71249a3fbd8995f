import { splitSpokenWords } from '@talelantern/domain/narration/spoken-words';
import { withoutAccents } from '@talelantern/domain/text/fold';

/** The maximum number of words for one number: “1,728” is “one thousand seven hundred and twenty eight”. */
const MAX_NUMBER_WORDS = 12;
/** The most words that may differ in a passage that was read twice. */
export const MAX_DIFFERENT_WORDS = 2;

const NUMBER = /\p{N}/u;
const DOUBLE_LETTER = /(\p{L})\1/u;
const RUNS = /(.)\1*/gsu;
/** Words that a harmless stretched word may resemble: “Asss you wish,” hissed the snake. */
const RUDE_DOUBLE_LETTER_WORDS: ReadonlySet<string> = new Set([
  'ass',
  'boob',
  'boobs',
  'butt',
  'butts',
  'coon',
  'piss',
  'poop',
]);

/** The voice may add, leave out or exchange only these words, so that a child hears nothing unsuitable. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  'a an the and but so then to of in on at by for from with up down out off over into it its he she they him her them his their this that these those is are was were has had'.split(
    ' ',
  ),
);

const ENDINGS = ['', 's', 'd', 'ed', 'ing'];
/** Shorter stems also belong to other words: “raps”, “raped”. */
const MIN_STEM_LENGTH = 4;

/**
 * Whether a transcript has the words of the text and no others. Only what is heard counts: not capitals, accents,
 * apostrophes, hyphens, punctuation, or a space within a compound. A number in the text may be any few words, because a
 * transcript may spell it out. Up to `tolerance` small words or endings may differ, but not the first and last words,
 * where a model adds something.
 */
export function hasSameWords(text: string, transcript: string, tolerance = 0): boolean {
  const words = foldedWords(text);
  const heard = foldedWords(transcript);
  /** For each number of words of the text: how many of the transcript match them, with how many differences. */
  const matchedCounts = Array.from({ length: words.length + 1 }, () => new Map<number, number>());
  const reach = (index: number, heardCount: number, differences: number): void => {
    const known = matchedCounts[index]?.get(heardCount) ?? Infinity;
    if (heardCount > heard.length || differences > tolerance || differences >= known) return;
    // Deleted first, so that it is the last entry and the loop below visits it again.
    matchedCounts[index]?.delete(heardCount);
    matchedCounts[index]?.set(heardCount, differences);
  };
  reach(0, 0, 0);
  for (const [index, word] of words.entries()) {
    const following = words[index + 1] ?? '';
    const isInside = index > 0 && following !== '';
    for (const [heardCount, differences] of matchedCounts[index] ?? []) {
      const [next = '', afterNext = ''] = heard.slice(heardCount, heardCount + 2);
      if (NUMBER.test(word)) {
        for (let length = 1; length <= MAX_NUMBER_WORDS; length += 1) {
          reach(index + 1, heardCount + length, differences);
          // “1/2” may be one word.
          if (NUMBER.test(following)) reach(index + 2, heardCount + length, differences);
        }
        continue;
      }
      if (soundsLike(word, next)) reach(index + 1, heardCount + 1, differences);
      if (soundsLike(word, next + afterNext)) reach(index + 1, heardCount + 2, differences);
      if (soundsLike(word + following, next)) reach(index + 2, heardCount + 1, differences);
      if (isInside && isSmallChange(word, next)) reach(index + 1, heardCount + 1, differences + 1);
      if (isInside && SMALL_WORDS.has(word)) reach(index + 1, heardCount, differences + 1);
      if (index > 0 && SMALL_WORDS.has(next)) reach(index, heardCount + 1, differences + 1);
    }
  }
  return matchedCounts.at(-1)?.has(heard.length) ?? false;
}

/**
 * Stretched words sound alike: “Nooo!” is heard as “No” or as “Noooooo”, “Shh!” as “Shhh”. Only letters that the text
 * stretches may be heard shorter, and only those or doubled letters longer: “Buuut” is not heard as “butt”.
 */
function soundsLike(word: string, heard: string): boolean {
  if (word === heard) return true;
  if (!DOUBLE_LETTER.test(word) || RUDE_DOUBLE_LETTER_WORDS.has(heard)) return false;
  const heardRuns = runsOf(heard);
  const runs = runsOf(word);
  return (
    runs.length === heardRuns.length &&
    runs.every((run, index) => {
      const heardRun = heardRuns[index] ?? '';
      const isStretched = DOUBLE_LETTER.test(run) && Math.max(run.length, heardRun.length) > 2;
      return run === heardRun || (isStretched && run.at(0) === heardRun.at(0));
    })
  );
}

const runsOf = (word: string): readonly string[] => word.match(RUNS) ?? [];

const stemsOf = (word: string): string[] =>
  ENDINGS.filter((ending) => word.endsWith(ending))
    .map((ending) => word.slice(0, word.length - ending.length))
    .filter((stem) => stem.length >= MIN_STEM_LENGTH);

function isSmallChange(word: string, heard: string): boolean {
  if (SMALL_WORDS.has(word) && SMALL_WORDS.has(heard)) return true;
  const stems = stemsOf(heard);
  return stemsOf(word).some((stem) => stems.includes(stem));
}

const foldedWords = (text: string): string[] =>
  splitSpokenWords(withoutAccents(text.normalize('NFKD').toLowerCase()).replaceAll('&', ' and ')).flatMap(
    ({ text: word }) => word.replaceAll(/['’]/gu, '').split(/[‐‑-]/u),
  );
