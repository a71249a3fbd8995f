/** The ten digits, as signs and as words in ten languages: en, de, fr, es, it, pt, nl, pl, cs and ru. */
const DIGITS: readonly (readonly [signs: string, words: string])[] = [
  ['0〇零', 'zero|oh|null|zéro|cero|nula?|ноль|нуль'],
  ['1一', 'one|eins|une?|uno|um|een|jeden|jedna|один'],
  ['2二', 'two|zwei|zwo|deux|dos|due|dois|twee|dwa|dva|два'],
  ['3三', 'three|drei|trois|tres|tre|três|drie|trzy|tři|три'],
  ['4四', 'four|vier|quatre|cuatro|quattro|quatro|cztery|čtyři|четыре'],
  ['5五', 'five|fünf|cinq|cinco|cinque|vijf|pięć|pět|пять'],
  ['6六', 'six|sechs|seis|sei|zes|sześć|šest|шесть'],
  ['7七', 'seven|sieben|sept|siete|sette|sete|zeven|siedem|sedm|семь'],
  ['8八', 'eight|acht|huit|ocho|otto|oito|osiem|osm|восемь'],
  ['9九', 'nine|neun|neuf|nueve|nove|negen|dziewięć|devět|девять'],
];
/** The length of the shortest phone number. */
const MIN_DIGITS = 7;

type DigitPattern = (digit: number) => string;

/** Whether a count restarts: at one or two, or at five after eight, as dancers count: 'five, six, seven, eight!' */
const isRestart = (digit: number, next: number): boolean => next === 1 || next === 2 || (digit === 8 && next === 5);

/** Whether `next` breaks a count: it differs from `digit` by more than two and does not restart the count. */
const isLeap = (digit: number, next: number): boolean => Math.abs(next - digit) > 2 && !isRestart(digit, next);

/** Seven digits one by one, with a leap among the first ones: plain counting is not a phone number. */
function digitsInARow(digitPattern: DigitPattern, between: string): string {
  const anyDigit = `(?:${DIGITS.map((_, digit) => digitPattern(digit)).join('|')})`;
  const pairs = DIGITS.map((_, digit) => {
    const others = [...DIGITS.keys()].filter((next) => isLeap(digit, next));
    return `${digitPattern(digit)}${between}(?:${others.map(digitPattern).join('|')})`;
  });
  const lookahead = `(?=(?:${anyDigit}${between}){0,${MIN_DIGITS - 2}}(?:${pairs.join('|')}))`;
  return `${lookahead}${anyDigit}(?:${between}${anyDigit}){${MIN_DIGITS - 1}}`;
}

/** 'Oh' is a digit only before another digit: 'five, six. Oh no!' ends a count. */
const OH = `oh(?=[^\\p{L}\\p{N}]{1,4}(?:${DIGITS.map(([signs, words]) => `[${signs}]|${words}`).join('|')})(?![\\p{L}\\p{N}]))`;
const inWords: DigitPattern = (digit) => `(?:[${DIGITS[digit]?.[0]}]|${DIGITS[digit]?.[1].replace('oh', OH)})`;
const inSigns: DigitPattern = (digit) => `[${DIGITS[digit]?.[0]}]`;
const WORD_START = '(?<![\\p{L}\\p{N}])';
const WORD_END = '(?![\\p{L}\\p{N}])';
const GAP = `${WORD_END}[^\\p{L}\\p{N}]{1,4}`;

/** Numbers whose digits stand alone ('0 1 7 6') or are words; and those in Chinese signs. */
export const SPELLED_NUMBERS: readonly RegExp[] = [
  new RegExp(`${WORD_START}${digitsInARow(inWords, GAP)}${WORD_END}`, 'iu'),
  new RegExp(
    digitsInARow((digit) => inSigns(digit).replace(/\d/, ''), '[^\\p{L}\\p{N}]{0,3}'),
    'u',
  ),
];
