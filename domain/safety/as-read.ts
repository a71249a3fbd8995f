import { normalizeText } from '../text/normalize.ts';

/** Characters in circles, squares and brackets that NFKC keeps or leaves in brackets. */
const STYLED_RANGES: readonly (readonly [first: number, plainFirst: string, count: number])[] = [
  [0x2776, '1', 9],
  [0x2780, '1', 9],
  [0x278a, '1', 9],
  [0x24f5, '1', 9],
  [0x24ff, '0', 1],
  [0x249c, 'a', 26],
  [0x1f10b, '0', 2],
  [0x1f110, 'A', 26],
  [0x1f150, 'A', 26],
  [0x1f170, 'A', 26],
];
/** Small capitals, which NFKC keeps, and their plain letters. */
const SMALL_CAPITALS = ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnopqrstuvwyz'] as const;
const FIRST_REGIONAL_INDICATOR = 0x1f1e6;

const codeOf = (character: string): number => character.codePointAt(0) ?? 0;
const characterAt = (first: number, index: number): string => String.fromCodePoint(first + index);

const PLAIN_CHARACTERS = new Map([
  ...STYLED_RANGES.flatMap(([first, plainFirst, count]) =>
    Array.from(
      { length: count },
      (_, index) => [characterAt(first, index), characterAt(codeOf(plainFirst), index)] as const,
    ),
  ),
  ...Array.from(SMALL_CAPITALS[0], (letter, index) => [letter, SMALL_CAPITALS[1].charAt(index)] as const),
]);
const STYLED_CHARACTER = new RegExp(`[${[...PLAIN_CHARACTERS.keys()].join('')}]`, 'gu');

/** Regional indicators: pairs are drawn as flags, others as letters. */
const REGIONAL_INDICATORS = /\p{RI}+/gu;
const LETTER = /[\p{L}\p{M}]/u;

/** Keeps a single flag next to a word; inside a word, or in a row, the letters of the flags are read. */
function readFlags(flags: string, start: number, text: string): string {
  const end = start + flags.length;
  const isWithinWord = LETTER.test(text.slice(Math.max(0, start - 1), start)) && LETTER.test(text.slice(end, end + 1));
  const letters = Array.from(flags, (letter) => characterAt(codeOf('A'), codeOf(letter) - FIRST_REGIONAL_INDICATOR));
  return letters.length === 2 && !isWithinWord ? flags : letters.join('');
}

/** Invisible characters, and enclosing marks such as keycaps, but not line breaks and tabs. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Me}]|(?!\s)\p{Cc}/gu;
const MARKS = /(?<=\p{L})[\u0300-\u036f]+/gu;
const STROKES = /[\u0334-\u0338]/gu;
/** The most marks that any language has on one letter. */
const MAX_MARKS = 2;

/** Keeps accents; removes strokes through a letter and stacked marks. */
function readMarks(marks: string): string {
  const accents = marks.replace(STROKES, '');
  return accents.length > MAX_MARKS ? '' : accents;
}

/** The blank Braille pattern, which looks like a space. */
const BRAILLE_BLANK = /\u2800/gu;

/**
 * `text` as a reader sees it, so that invisible or styled characters cannot evade a check: wide, styled and circled
 * characters become plain, invisible ones and strokes through letters are removed.
 */
export function asRead(text: string): string {
  const visible = text
    .replace(STYLED_CHARACTER, (character) => PLAIN_CHARACTERS.get(character) ?? character)
    .replace(INVISIBLE, '');
  const read = normalizeText(visible, 'NFKD')
    .replace(MARKS, readMarks)
    .replace(BRAILLE_BLANK, ' ')
    .replace(REGIONAL_INDICATORS, readFlags);
  return normalizeText(read, 'NFKC');
}

/** Tag characters and variation selectors: readable by models, but not by people or moderation. */
const MODEL_ONLY_CHARACTERS = /[\u{e0000}-\u{e0fff}]/gu;

export const withoutHiddenText = (text: string): string => text.replace(MODEL_ONLY_CHARACTERS, '');
