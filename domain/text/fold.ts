/** Letters that Unicode knows no simpler form of, although people write one. */
const SIMPLER: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

const UNSEEN = /[\p{M}\p{Default_Ignorable_Code_Point}\p{Pd}]/gu;

/** A word as a reader takes it: without case, accents, hyphens and what cannot be seen: 'Zoe\u0308', 'ZOÉ' → 'zoe'. */
export const fold = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(UNSEEN, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => SIMPLER[letter] ?? letter);
