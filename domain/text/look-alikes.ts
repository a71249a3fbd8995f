/** Folded letters and digits, each with the Latin letter that it looks like as a capital or as a small letter. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  [
    'аa вb еe һh нh іi јj кk ӏi мm оo пn рp гr ѕs сc тt уy ԛq хx ԝw',
    'αa βb γy εe ζz ηh ιi κk μm νn οo ρp τt υy χx ωw',
    '0o 1i 3e 4a 5s 7t 8b 9g li',
  ]
    .flatMap((pairs) => pairs.split(' '))
    .map(([letter = '', shape = '']) => [letter, shape] as const),
);

/** A fast path for nearly every word, because the other patterns would dominate the time of a search. */
const PLAIN_WORD = /^[A-Za-z]*$/;
const LATIN = /\p{Script=Latin}/u;
const CYRILLIC_OR_GREEK = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
const DIGITS_WITHIN = /\p{L}\p{M}*\p{N}+\p{L}/u;

/** Whether `word` mixes alphabets or holds digits between letters, so that it may be read as another word. */
export const isDisguised = (word: string): boolean =>
  !PLAIN_WORD.test(word) && (DIGITS_WITHIN.test(word) || (CYRILLIC_OR_GREEK.test(word) && LATIN.test(word)));

/**
 * The folded word with each letter replaced by the one that it looks like, for comparing disguised words: 'lіly' with a
 * Cyrillic і, 'l1ly'.
 */
export const shapeOf = (folded: string): string => folded.replace(/./gu, (letter) => LOOK_ALIKES.get(letter) ?? letter);
