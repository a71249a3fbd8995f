import { normalizeText } from './normalize.ts';

/** Letters that Unicode does not decompose, with the simpler forms that people write. */
const SIMPLE_FORMS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
  ى: 'ي',
  ة: 'ه',
  // Persian and Urdu keyboards have other code points for these Arabic letters.
  ی: 'ي',
  ک: 'ك',
  ہ: 'ه',
  ـ: '',
  ʼ: '',
  ʻ: '',
};

/** In other scripts, such as Thai or Hindi, a mark is a vowel and changes the word; in kana it changes the syllable. */
const ACCENTS =
  /(?![\u3099\u309a])\p{Script=Inherited}|(?=\p{M})[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}]/gu;
const INVISIBLE_OR_DASH = /[\p{Default_Ignorable_Code_Point}\p{Pd}]/gu;

const KATAKANA = /[\u30a1-\u30f6]/g;
const TO_HIRAGANA = -0x60;

const withSimpleForms = (text: string): string =>
  text.replace(/[ßæœøłđðþıςىةیکہـʼʻ]/g, (letter) => SIMPLE_FORMS[letter] ?? letter);

/** A text in lower case without its accents: 'zoë' → 'zoe', 'łucja' → 'lucja'. */
export const withoutAccents = (text: string): string =>
  withSimpleForms(normalizeText(normalizeText(text, 'NFD').replace(ACCENTS, ''), 'NFC'));

/** Removes case, accents, hyphens and invisible characters; katakana becomes hiragana: 'Zoe\u0308', 'ZOÉ' → 'zoe'. */
export const fold = (word: string): string =>
  // A fast path for nearly every word of a story, because `foldLetters` would dominate the time of a search.
  PLAIN_LATIN.test(word) ? word.toLowerCase() : foldLetters(word);

const PLAIN_LATIN = /^[A-Za-z]*$/;

const foldLetters = (word: string): string =>
  withSimpleForms(normalizeText(word, 'NFKD').replace(ACCENTS, '').replace(INVISIBLE_OR_DASH, '').toLowerCase())
    .replace(KATAKANA, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) + TO_HIRAGANA))
    .normalize('NFC');

const TRANSCRIPTIONS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/** Like `fold`, but transcribes umlauts and Nordic letters: 'Jürgen', 'Juergen' → 'juergen'. */
export const foldTranscribed = (word: string): string =>
  fold(normalizeText(word, 'NFC').replace(/[äöüøå]/giu, (letter) => TRANSCRIPTIONS[letter.toLowerCase()] ?? letter));
