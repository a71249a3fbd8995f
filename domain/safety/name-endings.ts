/** Endings of names in a sentence, in folded letters (domain/text/fold.ts). */

/** Names of this length may have any ending. */
const MIN_LENGTH_WITH_ENDING = 4;
/** Names of three letters may have endings that form no other word. */
const MIN_LENGTH_WITH_FEW_ENDINGS = 3;
/** Minimum length of a stem, e.g. 'Ан' of 'Аня'. */
const MIN_STEM_LENGTH = 2;

/** After a capitalized name, any ending of at most this length is taken for an inflection of the name. */
const MAX_ENDING_LENGTH_AFTER_CAPITAL = 4;
/** Endings are longer in scripts without capitals, such as Tamil. */
export const MAX_ENDING_LENGTH = 6;

/** Latin endings that do not turn a lower-case name into an English word. */
const LATIN_ENDINGS = new Set(
  'chen lein li ka ku ko ek ik ova ovi owi em iem om ou ito ita inho inha nak nek val vel hoz hez ban ben lla lle lta ssa sta nin nun ya ye da dan cik'.split(
    ' ',
  ),
);
const CYRILLIC_ENDING = /^(?:[аеиоуыюяэєіь]{1,2}[мхв]?[иі]?|ин[аоуыеи]{0,2}м?)$/u;
const GREEK_ENDING = /^[αεηιουω]{1,2}[σν]?$/u;

interface Declension {
  script: RegExp;
  /** Possible stems of the name; empty if this pattern does not apply. */
  stemsOf: (folded: string) => string[];
  ending: RegExp;
  /** Whether the ending counts only after a capitalized name. */
  needsCapital: boolean;
}

const LATIN = /^\p{Script=Latin}{3,}$/u;
/** Malayalam consonants without a vowel, and their letters. */
const MALAYALAM_CHILLUS: Readonly<Record<string, string>> = { ൺ: 'ണ', ൻ: 'ന', ർ: 'ര', ൽ: 'ല', ൾ: 'ള', ൿ: 'ക' };

const DECLENSIONS: readonly Declension[] = [
  {
    script: /^\p{Script=Cyrillic}{3,}$/u,
    // 'Дарья' → 'Дарь', 'Павел' → 'Павл', 'Лев' → 'Льв'.
    stemsOf: (folded) => [
      folded.replace(/[аеиоуыюяэєіь]$/u, ''),
      folded.replace(/[ео](?=[^аеиоуыюяэєіь]$)/u, ''),
      folded.replace(/(?<=л)е(?=в$)/u, 'ь'),
    ],
    ending: CYRILLIC_ENDING,
    needsCapital: false,
  },
  {
    // 'Ян' → 'Яном'. In lower case, many short words would match.
    script: /^\p{Script=Cyrillic}[^аеиоуыюяэєіь]$/u,
    stemsOf: (folded) => [folded],
    ending: CYRILLIC_ENDING,
    needsCapital: true,
  },
  {
    // 'அருண்' → 'அருணின்', 'അരുൺ' → 'അരുണിന്'.
    script: /^[\p{Script=Tamil}\p{Script=Malayalam}]{3,}$/u,
    stemsOf: (folded) => [
      folded.replace(/[்്]$/u, '').replace(/[ൺൻർൽൾൿ]$/u, (chillu) => MALAYALAM_CHILLUS[chillu] ?? chillu),
    ],
    ending: /^\p{M}.{0,5}$/u,
    needsCapital: false,
  },
  {
    script: /^\p{Script=Greek}{3,}$/u,
    // 'Μαρία' → 'Μαρί', 'Νίκος' → 'Νίκ'.
    stemsOf: (folded) => [folded.replace(/[αεηιουω]σ?$/u, '')],
    ending: GREEK_ENDING,
    needsCapital: false,
  },
  {
    script: LATIN,
    // Polish, Czech and their neighbors: 'Zosia' → 'Zosię', 'Anna' → 'Annę', 'Ewa' → 'Ewie'.
    stemsOf: (folded) => (folded.endsWith('a') ? [folded.slice(0, -1), folded.replace(/ia$/, '')] : []),
    ending: /^(?:y|i|u|e|o|ou|ie|iu)$/,
    needsCapital: true,
  },
  {
    script: LATIN,
    // 'Jan' → 'Jana', 'Marek' → 'Marka'.
    stemsOf: (folded) => (folded.endsWith('a') ? [] : [folded, folded.replace(/(?<=..[^aeiouy])e(?=[klc]$)/, '')]),
    ending: /^(?:y|i|u|a|ie|i?em|owi|ovi|ach|ami)$/,
    needsCapital: true,
  },
];

interface Stem {
  stem: string;
  allowsEnding: (ending: string, word: string) => boolean;
}

export const stemsOf = (folded: string): Stem[] =>
  DECLENSIONS.filter(({ script }) => script.test(folded)).flatMap((declension) =>
    declension
      .stemsOf(folded)
      .filter((stem) => stem.length >= MIN_STEM_LENGTH)
      .map((stem) => ({
        stem,
        allowsEnding: (ending, word) =>
          declension.ending.test(ending) && (!declension.needsCapital || !isSmall(word) || NOT_ENGLISH.test(word)),
      })),
  );

/** Letters that no English word contains, so even lower-case 'annę' is a name. */
const NOT_ENGLISH = /\P{ASCII}$/u;

const isSmall = (word: string): boolean => word === word.toLowerCase();

/** Whether the word's script has capitals that begin names. Georgian has capitals in Unicode, but not for names. */
export const hasCapitals = (word: string): boolean =>
  word.toLowerCase() !== word.toUpperCase() && !/\p{Script=Georgian}/u.test(word);

/** In these scripts, a name of three letters with an ending is often a different word. */
const THREE_LETTER_ROOTS = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const ARMENIAN = /\p{Script=Armenian}/u;

/** Whether a name of `length` letters, followed by `ending` in `word`, is still that name. */
export function isEnding(ending: string, length: number, word: string): boolean {
  if (length < MIN_LENGTH_WITH_FEW_ENDINGS) return false;
  const isShort = length < MIN_LENGTH_WITH_ENDING;
  if (!hasCapitals(word)) return ending.length <= MAX_ENDING_LENGTH && !(isShort && THREE_LETTER_ROOTS.test(word));
  if (isSmall(word)) return !isShort && LATIN_ENDINGS.has(ending);
  if (isShort && !ARMENIAN.test(word)) return LATIN_ENDINGS.has(ending);
  return ending.length <= MAX_ENDING_LENGTH_AFTER_CAPITAL;
}

/** Prefixes that Arabic, Hebrew and Amharic join to a name: 'وليلى', and Layla. */
const PARTICLES = /^(?:[وفبكلسيا]{1,3}|[ושהבלכמ]{1,3}|[ለበየከ])$/u;
export const MAX_PARTICLE_LENGTH = 3;

export const isParticle = (letters: string): boolean => PARTICLES.test(letters);

/** What may precede and follow a name of one Chinese character or Korean syllable. */
const HAN = /\p{Script=Han}/u;
const BEFORE_SHORT_NAME = /[小阿]$/u;
const AFTER_SHORT_NAME = /^(?:ちゃん|くん|さん|さま|君|様|醬|酱)/u;
const JAPANESE_PARTICLES = /^[はがをのともにへ]/u;
const KOREAN_PARTICLES = /^(?:이|아|야|은|는|가|를|을|의|에게|한테|와|과|랑|도|만|님|군|양|씨)*$/u;

/** Whether a single character between `before` and `after` is a name; elsewhere it may be a syllable. */
export const isShortName = (before: string, after: string): boolean =>
  BEFORE_SHORT_NAME.test(before) ||
  AFTER_SHORT_NAME.test(after) ||
  (before === '' && KOREAN_PARTICLES.test(after)) ||
  (!HAN.test(before) && JAPANESE_PARTICLES.test(after));
