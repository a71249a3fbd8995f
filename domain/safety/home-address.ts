import { asRead } from './as-read.ts';

/* Every repetition is bounded and starts at the start of a word, so that matching is linear. */
const WORD_START = '(?<![\\p{L}\\p{N}])';
const WORD_END = '(?![\\p{L}\\p{N}])';

/** Words between a number and a street in prose, not in a home address: '12 foxes crossed the road'. */
const PROSE_WORDS =
  'an?|the|this|that|these|those|my|our|your|his|her|its|their|some|any|each|every|no|in|on|into|onto|of|off|at|by|to|from|for|with|near|over|under|along|across|through|down|up|and|or|but|is|are|was|were|years?';
const STREET_NAME = `(?:\\s(?!(?:${PROSE_WORDS})${WORD_END})(?:[Ss][Tt]\\.|[\\p{L}\\p{M}\\p{N}'’-]{1,30})){1,3}`;
const HOUSE_NUMBER = `${WORD_START}\\p{Nd}{1,5}\\p{L}?,?`;

const HOME_ADDRESSES: readonly RegExp[] = [
  new RegExp(
    `${HOUSE_NUMBER}${STREET_NAME}\\s(?:street|st|road|rd|avenue|ave|lane|ln|boulevard|blvd|crescent|terrace)${WORD_END}`,
    'iu',
  ),
  // Everyday words count as a street only when capitalized; 'Dr' in 'Dr Seuss' does not.
  new RegExp(
    `${HOUSE_NUMBER}${STREET_NAME}\\s(?:Drive|Court|Ct|Way|Close|Place|Square|Sq|Circle|Cir|Trail|Parkway|Pkwy|Gardens|Grove|Dr(?!\\.?\\s\\p{Lu}))${WORD_END}`,
    'u',
  ),
  // German, French, Spanish.
  /str(?:aße|asse|\.)\s?\p{Nd}{1,4}/iu,
  new RegExp(`${WORD_START}(?!Heim|Rück|Hin|Um|Aus)\\p{Lu}\\p{L}{2,30}weg\\s\\p{Nd}{1,4}`, 'u'),
  new RegExp(`${HOUSE_NUMBER}(?:\\s(?:bis|ter),?)?\\srue\\s\\p{L}`, 'iu'),
  new RegExp(
    `${WORD_START}[Cc]alle(?:\\s(?:del?|l[ao]s?|el)){0,2}\\s\\p{Lu}\\p{L}{1,30}(?:\\s\\p{L}{1,30}){0,2},?\\s\\p{Nd}{1,4}`,
    'u',
  ),
  // Postcodes of the United Kingdom (not '4 2nd'), of Canada, and of the United States after their state.
  new RegExp(`${WORD_START}[A-Za-z]{1,2}\\d[A-Za-z\\d]?\\s?\\d(?!st|nd|rd|th)[A-Za-z]{2}${WORD_END}`, 'u'),
  new RegExp(`${WORD_START}[a-z]\\d[a-z][\\s-]?\\d[a-z]\\d${WORD_END}`, 'iu'),
  new RegExp(
    `${WORD_START}(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\\s\\d{5}${WORD_END}`,
    'u',
  ),
];

/** Whether a comment seems to say where a family lives. In stories '12 Lantern Lane' is a location like any other. */
export function hasHomeAddress(text: string): boolean {
  const read = asRead(text).replace(/\s+/gu, ' ');
  return HOME_ADDRESSES.some((pattern) => pattern.test(read));
}
