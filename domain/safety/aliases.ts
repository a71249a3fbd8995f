import { fold } from '../text/fold.ts';
import { asRead } from './as-read.ts';
import { createNameFinder, type FindNames, type FoundName, type Reading } from './find-names.ts';
import { hasCapitals } from './name-endings.ts';
import { isEveryday, isStoryWord, isTitle, nameWordsOf, type NameWord } from './name-words.ts';
import { runsOf } from './text-pieces.ts';
import { normalizeText } from '../text/normalize.ts';

/** Replaces names of real children with aliases before a request to a model, and restores them in its output. */
export interface Aliases {
  hide: (text: string) => string;
  /** Like `hide`, for what is drawn: with a child called River, 'a river' is unchanged. */
  hideInScene: (text: string) => string;
  /** Like `hide`, for a list. A single word that only resembles a name is unchanged: 'Bees' with a child called Bee. */
  hideInList: (entries: readonly string[]) => string[];
  reveal: (text: string) => string;
}

/** Aliases: short, gentle and uncommon; none ends in s, so that “Tavi’s” is always a possessive. */
const INVENTED_NAMES = (
  'Tavi Luma Orin Mirel Sefi Novi Ralin Elbe Kirin Joro Amari Velu Dorin Fenja Ilo Quilla Runo Sanja Tomo ' +
  'Wendel Yaro Zelin Briva Hanno'
).split(' ');

/** Apostrophes that Unicode counts as letters: `OʼNeil` would be a single word in which the name is not found. */
const LETTER_APOSTROPHE = /(?<=\p{L})[ʼʻ](?=\p{L})/gu;

/**
 * Creates aliases for `realNames`, one for each word and its forms, so that “Mia Berg” and “Mia” are the same child. No
 * alias is the beginning of a word in `restOfRequest`. `reveal` restores text from `hide`; an alias that was sent becomes
 * the name as `cast`, the names in the request, spell it, otherwise as it is registered.
 */
export function createAliases(
  realNames: readonly string[],
  restOfRequest: readonly string[],
  cast: readonly string[] = [],
): Aliases {
  const names = nameWordsOf(realNames);
  const find = createNameFinder(names);
  const taken = [
    ...new Set([...names.map(({ folded }) => folded), ...[...realNames, ...restOfRequest].flatMap(foldedWords)]),
  ];
  const isFree = (alias: string) =>
    find(alias, 'label').length === 0 && !taken.some((word) => word.startsWith(fold(alias)));
  const invented = inventedNames(isFree);
  const castSpellings = spellingsIn(cast, find);
  const aliases = new Map<string, Alias>();
  for (const name of names) {
    const key = keyOf(name);
    if (!aliases.has(key))
      aliases.set(key, { alias: invented.next().value, name: spellingOf(name.formOf, castSpellings.get(key)) });
  }
  const sent = new Set<Alias>();
  const originals = new Map<string, string>();
  const hideAsWritten = (text: string, reading: Reading): string =>
    replaced(text, find(text, reading), (word, found, ending) => {
      const one = aliases.get(keyOf(word));
      if (!one) return found;
      sent.add(one);
      const alias = matchCase(found, one.name, one.alias);
      if (ending !== '' && !isGenitive(ending)) originals.set(alias + ending, found + ending);
      return alias;
    });
  const hideAs =
    (reading: Reading) =>
    (text: string): string => {
      const hidden = hideAsWritten(normalizeText(text, 'NFC').replace(LETTER_APOSTROPHE, '’'), reading);
      const readable = asRead(hidden);
      // A name in stylized Unicode letters (Ⓛ) can only be replaced in the normalized text, which is then returned.
      return find(readable, reading).length === 0 ? hidden : hideAsWritten(readable, reading);
    };
  const hide = hideAs('request');
  const isCommonWord = (entry: string): boolean => {
    const readable = asRead(entry);
    return (
      runsOf(readable).filter((run) => !run.every(({ text }) => isTitle(text))).length === 1 &&
      find(readable, 'request').every(({ ending }) => isGenitive(ending))
    );
  };
  return {
    hide,
    hideInScene: hideAs('scene'),
    hideInList: (entries) => entries.map((entry) => (isCommonWord(entry) ? entry : hide(entry))),
    reveal: (text) => createReveal([...sent], originals)(text),
  };
}

interface Alias {
  alias: string;
  /** The name as this request writes it. */
  name: string;
}

/** A key that all forms of a word have in common, as 'ʻIolani' and 'Iolani'. */
const keyOf = ({ formOf }: NameWord): string => formOf.toLowerCase().replace(/^[ʻʼʿʾ]/u, '');

function spellingsIn(cast: readonly string[], find: FindNames): ReadonlyMap<string, string> {
  const spellings = cast.flatMap((name) => {
    const normal = normalizeText(name, 'NFC');
    return find(normal, 'label').map((match) => [keyOf(match.name), normal.slice(match.start, match.end)] as const);
  });
  // For each key, the first spelling wins.
  return new Map(spellings.reverse());
}

const isMixedCase = (word: string): boolean => word !== word.toLowerCase() && word !== word.toUpperCase();

/** The name in the cast, unless it is the registered name typed all in lower case or all in capitals. */
const spellingOf = (registered: string, castSpelling = registered): string =>
  isMixedCase(castSpelling) || castSpelling.toLowerCase() !== registered.toLowerCase() ? castSpelling : registered;

const capitalize = (name: string): string =>
  hasCapitals(name) && name === name.toLowerCase() ? name.replace(/^./u, (first) => first.toUpperCase()) : name;

const isGenitive = (ending: string): boolean => ending.toLowerCase() === 's';

const DRAWN_OUT = /(\p{L})\1\1/iu;

const withoutRepeats = (word: string): string => fold(word).replace(/(.)\1+/gu, '$1');

const isWord = (beginning: string): boolean => isEveryday(beginning) || isStoryWord(beginning);

/** Beginnings of an alias before it, as in 'T-T-Tavi' and 'Ta… Tavi'; not 'no' in 'Oh no… Novi!', but in 'No-Novi'. */
function stutterBefore({ text: alias }: NameWord): string {
  const beginnings = [1, 2, 3].filter((length) => length < alias.length).map((length) => alias.slice(0, length));
  const noWords = beginnings.filter((beginning) => !isWord(beginning.toLowerCase()));
  return String.raw`(?<!\p{L})(?:(?:${beginnings.join('|')})-|(?:${noWords.join('|')})(?:[\p{Pd}…]|\.{3}) ?)+(?=${alias})`;
}

/**
 * Restores aliases with endings first, then plain ones. An alias that a model stretches, stutters or spells out becomes
 * the plain name: `hide` would not find 'Leooon' in the next request, and would leave the first letter of 'L-Leon'.
 */
function createReveal(aliases: readonly Alias[], originals: ReadonlyMap<string, string>): Aliases['reveal'] {
  const nameOf = new Map(
    aliases.flatMap(({ alias, name }) => nameWordsOf([alias]).map((word) => [word, capitalize(name)] as const)),
  );
  const drawnOut = new Map([...nameOf.keys()].map(({ text }) => [withoutRepeats(text), text]));
  const stutter = new RegExp([...nameOf.keys()].map(stutterBefore).join('|'), 'giu');
  const find = createNameFinder([...nameOf.keys()], 'unmistakable');
  const plainWord = (word: string): string => {
    const alias = DRAWN_OUT.test(word) ? drawnOut.get(withoutRepeats(word)) : undefined;
    return alias === undefined ? word : matchCase(word, alias, alias);
  };
  const revealAliases = (text: string): string =>
    replaced(text, find(text, 'label'), (alias, found) => {
      const name = matchCase(found, alias.text, nameOf.get(alias) ?? alias.text);
      return isEveryday(name) ? capitalize(name) : name;
    });
  return (text) =>
    revealAliases(
      normalizeText(text, 'NFC')
        .replace(/[\p{L}\p{M}]+/gu, (word) => originals.get(word) ?? plainWord(word))
        .replace(stutter, ''),
    );
}

function replaced(
  text: string,
  names: readonly FoundName[],
  replacementOf: (name: NameWord, found: string, ending: string) => string,
): string {
  const parts: string[] = [];
  let end = 0;
  for (const match of names) {
    parts.push(
      text.slice(end, match.start),
      replacementOf(match.name, text.slice(match.start, match.end), match.ending),
    );
    end = match.end;
  }
  return parts.join('') + text.slice(end);
}

const foldedWords = (text: string): string[] =>
  runsOf(normalizeText(text, 'NFC')).flatMap((run) =>
    [...run.map((piece) => piece.text), run.map(({ text: match }) => match).join('')].map(fold),
  );

const SYLLABLES = ['Na', 'Lo', 'Mi'];

/** Free aliases: the invented names first, then longer ones from syllables. */
function* inventedNames(isFree: (alias: string) => boolean): Generator<string, never> {
  yield* INVENTED_NAMES.filter(isFree);
  for (let length = 1; ; length += 1) {
    for (const syllable of SYLLABLES) {
      const beginning = syllable + syllable.toLowerCase().repeat(length - 1);
      yield* INVENTED_NAMES.map((name) => beginning + name.toLowerCase()).filter(isFree);
    }
  }
}

function matchCase(word: string, from: string, to: string): string {
  if (word === from) return to;
  const [lower, upper] = [word.toLowerCase(), word.toUpperCase()];
  if (lower === upper) return to;
  // Capitals carry no emphasis in a name that always has them, such as 'A.J.', so the alias is not capitalized.
  if (word === upper) return from === from.toUpperCase() ? to : to.toUpperCase();
  return word === lower ? to.toLowerCase() : to;
}
