import { capitalise, withArticle } from '../fill-template.ts';
import type { AgeRange } from '../story-brief.ts';
import { sentencesOf, wordsIn } from './sentences.ts';
import { EASIER, RICHER } from './vocabulary.ts';

/** Words that begin a clause of its own, so that a stop may stand before it. */
const CLAUSE =
  '(?:he|she|it|they|we|you|I|there|nobody|everybody|everyone|somebody|nothing|this|that|the|then|[A-Z][a-z]+)';
const VERB = '(?:was|were|had|has|is|are|did|could|would|might|must|will|can|\\w+ed|came|went|said|saw|knew|took|got)';

/** Where a long sentence falls apart by itself, and what then begins the second part. */
const BREAKS: readonly { at: RegExp; begin: string }[] = [
  { at: /; and (?=\w)/u, begin: 'And ' },
  { at: /; but (?=\w)/u, begin: 'But ' },
  { at: /; (?=\w)/u, begin: '' },
  { at: new RegExp(`, and then (?=${CLAUSE} )`, 'u'), begin: 'Then ' },
  { at: new RegExp(`, but (?=${CLAUSE} ${VERB}\\b)`, 'u'), begin: 'But ' },
  { at: new RegExp(`, and (?=${CLAUSE} ${VERB}\\b)`, 'u'), begin: 'And ' },
  { at: new RegExp(`, so (?=${CLAUSE} ${VERB}\\b)`, 'u'), begin: 'So ' },
];
const LONG_FOR_EASY = 11;

/** Breaks one sentence at its first break that leaves something on both sides. */
function breakSentence(sentence: string): string[] {
  if (wordsIn(sentence).length <= LONG_FOR_EASY) return [sentence];
  for (const { at, begin } of BREAKS) {
    const found = at.exec(sentence);
    if (found === null) continue;
    const before = sentence.slice(0, found.index);
    const after = sentence.slice(found.index + found[0].length);
    if (wordsIn(before).length < 3 || wordsIn(after).length < 2) continue;
    return [`${before}.`, ...breakSentence(begin === '' ? capitalise(after) : `${begin}${after}`)];
  }
  return [sentence];
}

/** Replaces whole words, in small letters or with a capital at the start of a sentence. */
function exchangeWords(text: string, pairs: readonly (readonly [string, string])[]): string {
  return pairs.reduce((changed, [from, to]) => {
    const initial = from.charAt(0);
    const pattern = new RegExp(`\\b(?:(an?) )?([${initial}${initial.toUpperCase()}])${from.slice(1)}\\b`, 'gu');
    return changed.replace(pattern, (_found, article: string | undefined, first: string) => {
      const word = first === initial ? to : capitalise(to);
      return article === undefined ? word : withArticle(word);
    });
  }, text);
}

/** Speech keeps its own words: people do not talk like books. */
const exchangeInTelling = (text: string, pairs: readonly (readonly [string, string])[]): string =>
  text
    .split(/(“[^”]*”)/u)
    .map((piece) => (piece.startsWith('“') ? piece : exchangeWords(piece, pairs)))
    .join('');

/** A paragraph in easier words and shorter sentences. */
export const toEasier = (paragraph: string): string =>
  exchangeWords(sentencesOf(paragraph).flatMap(breakSentence).join(' '), EASIER);

/** Beginnings that may lose their capital without anybody losing a name. */
const JOINS: readonly { begins: RegExp; join: (rest: string) => string }[] = [
  { begins: /^And (?=\p{Ll})/u, join: (rest) => `, and ${rest}` },
  { begins: /^But (?=\p{Ll})/u, join: (rest) => `, but ${rest}` },
  { begins: /^Then (?=\p{Ll})/u, join: (rest) => `, and then ${rest}` },
  {
    begins:
      /^(?=(?:It|He|She|They|There|The|This|That|Nobody|Somebody|Everybody|Everyone|One|What|In|On|Not|No|All|Even)\b)/u,
    join: (rest) => `; ${rest.charAt(0).toLowerCase()}${rest.slice(1)}`,
  },
];
const MAX_JOINED_WORDS = 34;
const MAX_JOINS = 3;

function joinTwo(first: string, second: string): string | null {
  const isPlain = (sentence: string): boolean => /^[^“”?!;:]+\.$/u.test(sentence);
  if (!isPlain(first) || !isPlain(second)) return null;
  if (wordsIn(`${first} ${second}`).length > MAX_JOINED_WORDS) return null;
  for (const { begins, join } of JOINS) {
    const found = begins.exec(second);
    if (found !== null) return `${first.slice(0, -1)}${join(second.slice(found[0].length))}`;
  }
  return null;
}

/** A paragraph in richer words and longer sentences. */
function toRicher(paragraph: string): string {
  let joins = 0;
  const sentences = sentencesOf(paragraph).reduce<string[]>((told, sentence) => {
    const joined = joins < MAX_JOINS ? joinTwo(told.at(-1) ?? '', sentence) : null;
    if (joined === null) return [...told, sentence];
    joins += 1;
    return [...told.slice(0, -1), joined];
  }, []);
  return exchangeInTelling(sentences.join(' '), RICHER);
}

/** Some sentences in the language of an age: the same story, easier or richer to read. */
export function toReadingLevel(sentences: string, ageRange: AgeRange): string {
  if (ageRange === '5-8') return toEasier(sentences);
  return ageRange === '12-17' ? toRicher(sentences) : sentences;
}
