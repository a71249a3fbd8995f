import { APOSTROPHES } from '../text/same-name.ts';
/** A word; it ends at digits, hyphens, apostrophes, inner capitals ('LilyBear') and changes of script. */
export interface TextPiece {
  text: string;
  start: number;
  end: number;
  kind: PieceKind;
  /** Whether it is a single letter after another one and a space or a comma: 'J' in 'A. J.'. */
  isSpelled?: true;
}

/** Words of an unspaced script run together or take endings, so names are also searched inside a word. */
type PieceKind = 'word' | 'unspaced' | 'digits';

const INVISIBLE = '\\p{Default_Ignorable_Code_Point}';
/** Combining marks, Arabic's tatweel, and invisible characters. */
const MARKS = `[\\p{M}${INVISIBLE}\\u0640\\uff9e\\uff9f]*`;

const UNSPACED_SCRIPTS = [
  'Han',
  'Hiragana',
  'Katakana',
  'Bopomofo',
  'Hangul',
  'Thai',
  'Lao',
  'Khmer',
  'Myanmar',
  'Tibetan',
];
const SPACED_SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Arabic', 'Hebrew'];

const unspacedLetter = `(?=\\p{L})[${UNSPACED_SCRIPTS.map((script) => `\\p{Script_Extensions=${script}}`).join('')}]`;
const spacedScripts = SPACED_SCRIPTS.map((script) => `\\p{Script=${script}}`);
const otherLetter = `(?!${unspacedLetter}|[${spacedScripts.join('')}])\\p{L}`;

/** A pattern that finds 'LILY' and 'Bear' in 'LILYBear'; `letter` is the pattern of one letter. */
function wordPattern(letter: string): string {
  const capital = `(?=\\p{Lu})${letter}${MARKS}`;
  const other = `(?!\\p{Lu})${letter}${MARKS}`;
  return `(?:${capital})+(?!${other})|(?:${capital})?(?:${other})+`;
}

const PIECE = new RegExp(
  [
    `(?<unspaced>(?:${unspacedLetter}${MARKS})+)`,
    `(?<digits>(?:\\p{N}${MARKS})+)`,
    `(?<word>${[...spacedScripts.map((script) => `(?=\\p{L})${script}`), otherLetter].map(wordPattern).join('|')})`,
  ].join('|'),
  'gu',
);

/** What joins the pieces of one word without a space: 'Mc-Kenzie', and disguises such as 'M.a.r.l.e.n.e'. */
const JOINERS = `\\p{Pd}\\p{Extended_Pictographic}${INVISIBLE}${APOSTROPHES}_.…·•*~|+`;

const RUN = new RegExp(`[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}${JOINERS}]*[\\p{L}\\p{M}\\p{N}])?`, 'gu');

/** What separates the letters of a spelled-out word: 'M a r l e n e', 'M, a, r', 'A. J.', 'A - J'. */
const BETWEEN_LETTERS = /^[^\S\n]{0,2}[\p{Pd}_.·•*~|+/,;:\\=]?[^\S\n]{0,2}$/u;

/** The runs of `text`: pieces that may together form one name. A run continues from one single letter to the next. */
export function runsOf(text: string): TextPiece[][] {
  const runs: TextPiece[][] = [];
  for (const { 0: runText, index } of text.matchAll(RUN)) {
    const run = piecesOf(runText, index);
    const previous = runs.at(-1);
    const first = run[0];
    const last = previous?.at(-1);
    if (previous && last && first && continuesSpelling(text, last, first)) {
      first.isSpelled = true;
      previous.push(...run);
    } else runs.push(run);
  }
  return runs;
}

/** Whether `next` continues a spelled-out word. The 'd' of 'I’d' does not. */
const continuesSpelling = (text: string, last: TextPiece, next: TextPiece): boolean =>
  isLetter(last) &&
  isLetter(next) &&
  !/['’]/.test(text.charAt(last.start - 1)) &&
  BETWEEN_LETTERS.test(text.slice(last.end, next.start));

const isLetter = ({ kind, text }: TextPiece): boolean => kind === 'word' && ONE_LETTER.test(text);

const piecesOf = (run: string, offset: number): TextPiece[] =>
  // A fast path, because most words need no cutting.
  PLAIN_WORD.test(run)
    ? [{ text: run, start: offset, end: offset + run.length, kind: 'word' }]
    : [...run.matchAll(PIECE)].map(({ 0: text, index, groups }) => ({
        text,
        start: offset + index,
        end: offset + index + text.length,
        kind: kindOf(groups),
      }));

const PLAIN_WORD = /^[A-Za-z][a-z]*$/;

function kindOf(groups: Partial<Record<string, string>> | undefined): PieceKind {
  if (groups?.['digits'] !== undefined) return 'digits';
  return groups?.['unspaced'] === undefined ? 'word' : 'unspaced';
}

const ONE_LETTER = new RegExp(`^.${MARKS}$`, 'su');

const SYLLABLE = new RegExp(`.${MARKS}`, 'gsu');

export const syllablesOf = (text: string): string[] => text.match(SYLLABLE) ?? [];
