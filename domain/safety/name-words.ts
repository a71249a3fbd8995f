import { fold, foldTranscribed } from '../text/fold.ts';
import { runsOf, syllablesOf, type TextPiece } from './text-pieces.ts';
import { normalizeText } from '../text/normalize.ts';

/**
 * Words of nearly every English story. As children's names they would block sharing and fill requests with aliases, so
 * they count only where they are used as a name. Other names also count in lower case: 'my daughter rose'.
 */
const EVERYDAY_WORDS = new Set(
  `
    a an the this that these those my your his her its our their i me you he him she it we us they them who
    which what and or but so yet if then than as at by for from in into of off on out over to up with
    about after before under not no yes be am is are was were been do does did done have has had will would shall should
    may might must can could when where why how here there now just very too also only even ever never still
    again all any some each both more most much many such other own same well re ve ll
    said came come go got long let ran saw say see one
  `
    .trim()
    .split(/\s+/),
);

export const isEveryday = (word: string): boolean => EVERYDAY_WORDS.has(word);

/** Nicknames and names that are common words in stories but rare in requests, where they also count in lower case. */
const STORY_WORDS = new Set('man boy girl baby child ha oh'.split(' '));

export const isStoryWord = (word: string): boolean => STORY_WORDS.has(word);

/** English words that are other names without their marks, as 'son' ('Sơn'). 'zoe' is not English, so it means Zoë. */
const WITHOUT_MARKS = new Set(
  'age ban bang bar bard bong cam chin den desire dung eve fan grace han hang hay hen hop hue hung iris mate men net pal pan roman rose sang sen son song tan thin tin tram van'.split(
    ' ',
  ),
);

export const isWordWithoutMarks = (word: string): boolean => WITHOUT_MARKS.has(word);

export interface NameWord {
  text: string;
  /** The word of the name that this is a form of: 'Jürgen' for 'Juergen', '王小明' for '小明'; otherwise `text`. */
  formOf: string;
  folded: string;
  isEveryday: boolean;
  isUnspaced: boolean;
  /** Whether the name is initials, which may be written as 'A.J.', 'A J' or 'AJ'. */
  isInitials: boolean;
}

/** Parts of a name that do not identify a child, and occur in any text. */
const TITLES = new Set(
  'a an and the of in von van de la le der den zu dr mr mrs ms miss sir lady lord king queen prince princess knight captain doctor little big great super brave magic'.split(
    ' ',
  ),
);

export const isTitle = (word: string): boolean => TITLES.has(word.toLowerCase());

/** Parts of a surname. The first word of a name may be a given name, as Al or Di, so there they count. */
const PARTICLES = new Set('af al av bin bint da das del della di do dos du el ibn op ten ter zum zur'.split(' '));

/** Chinese and Japanese suffixes of given names. */
const HONORIFIC_ENDING = /(?<=.)(?:ちゃん|くん|さん|さま|君|様|醬|酱)$/u;

/** The words of `names` that identify a child, without duplicates, ignoring case. */
export function nameWordsOf(names: readonly string[]): NameWord[] {
  const words = names.flatMap((name) => {
    const normal = normalizeText(name, 'NFC');
    const runs = runsOf(normal);
    const found = [...runs.flatMap((run) => wordsOfRun(normal, run)), ...joinedWords(normal, runs)];
    const identifying = found.flatMap((word) =>
      formsOf(word)
        .filter(isIdentifying)
        .map((form) => toNameWord(form, word)),
    );
    const withoutTitles = identifying.filter(
      ({ text }) => !isTitle(text) && (text === found[0] || !PARTICLES.has(text.toLowerCase())),
    );
    return withoutTitles.length > 0 ? withoutTitles : identifying;
  });
  // If both Jürgen and Juergen are registered, they are two children.
  const registered = words.filter(({ text, formOf }) => text === formOf);
  return [...new Map([...words, ...registered].map((word) => [word.text.toLowerCase(), word])).values()];
}

const BETWEEN_PIECES = /[^\p{L}\p{M}\p{N}]/gu;
const INITIALS = /^\p{Lu}\p{M}*\p{Lu}\p{M}*$|^\p{L}\p{M}*(?:[^\p{L}\p{M}\p{N}]+\p{L}\p{M}*)+\.?$/u;

const toNameWord = (text: string, formOf: string): NameWord => {
  const folded = fold(text.replace(BETWEEN_PIECES, ''));
  return {
    text,
    formOf,
    folded,
    isEveryday: isEveryday(folded),
    isUnspaced: isUnspaced(text),
    isInitials: INITIALS.test(text),
  };
};

const isUnspaced = (word: string): boolean => runsOf(word).flat()[0]?.kind === 'unspaced';

/** Whether a word identifies a child: no numbers and single letters, but single characters of an unspaced script. */
const isIdentifying = (word: string): boolean => isUnspaced(word) || (fold(word).length > 1 && /\p{L}/u.test(word));

/** The pieces of a run, and the run as one word: 'Anne', 'Marie' and 'Annemarie' of 'Anne-Marie'. */
function wordsOfRun(name: string, pieces: readonly TextPiece[]): string[] {
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (!first || !last) return [];
  if (first === last) return [first.text];
  const whole = name.slice(first.start, endWithStop(name, first.start, last.end));
  const [beginning = '', ...others] = whole.split(/\p{Pd}+/u);
  return [...pieces.filter(isWord).map(({ text }) => text), beginning + others.join('').toLowerCase()];
}

/** Neighboring words of a name written as one: 'Annemarie' for 'Anne Marie'. */
function joinedWords(name: string, runs: readonly (readonly TextPiece[])[]): string[] {
  const wholes = runs.map((run) => name.slice(run[0]?.start, run.at(-1)?.end));
  return wholes.slice(1).flatMap((second, index) => {
    const first = wholes[index] ?? '';
    const areNames = [first, second].every((word) => !isTitle(word) && isIdentifying(word));
    return areNames ? [first + second.toLowerCase()] : [];
  });
}

/** The end of the word between `start` and `end`, with the full stop of an abbreviation: 'A.J.'. */
export const endWithStop = (text: string, start: number, end: number): number =>
  text.charAt(end) === '.' && text.slice(start, end).includes('.') ? end + 1 : end;

/** Whether a piece of a name is a word: 'Kenzie' of 'McKenzie', but not 'Mc': two letters are a name only alone. */
function isWord({ text, start, end }: TextPiece, index: number, pieces: readonly TextPiece[]): boolean {
  const isSeparate = (pieces[index - 1]?.end ?? -1) < start && end < (pieces[index + 1]?.start ?? Infinity);
  return isSeparate || fold(text).length > 2;
}

/** 'Juergen' of 'Jürgen'; other names are unchanged. */
const transcribe = (word: string): string => {
  const folded = foldTranscribed(word);
  return folded === fold(word) ? word : folded.charAt(0).toUpperCase() + folded.slice(1);
};

/** An unspaced name, with and without its honorific, and the given name of a full name: '小明' of '王小明'. */
function formsOf(word: string): string[] {
  if (!isUnspaced(word)) return [word, transcribe(word)];
  const withoutHonorific = word.replace(HONORIFIC_ENDING, '');
  const isFullName = /^(?:\p{Script=Han}{3,4}|\p{Script=Hangul}{3})$/u.test(withoutHonorific);
  return [word, withoutHonorific, ...(isFullName ? [syllablesOf(withoutHonorific).slice(-2).join('')] : [])];
}
