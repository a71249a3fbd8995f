import { capitalize, withArticle } from '../fill-template.ts';
import type { Register } from './register.ts';
import { sentencesOf, wordsIn } from './sentences.ts';
import { EASIER, RICHER } from './vocabulary.ts';

/** Words that begin an independent clause and may therefore follow a full stop. */
const CLAUSE =
  '(?:he|she|it|they|we|you|I|there|nobody|everybody|everyone|somebody|nothing|this|that|the|then|[A-Z][a-z]+)';
const VERB = '(?:was|were|had|has|is|are|did|could|would|might|must|will|can|\\w+ed|came|went|said|saw|knew|took|got)';

/** Points at which a long sentence can be split, and how its second part then begins. */
const SENTENCE_BREAKS: readonly { at: RegExp; begin: string }[] = [
  { at: /; and (?=\w)/u, begin: '' },
  { at: /; but (?=\w)/u, begin: 'But ' },
  { at: /; (?=\w)/u, begin: '' },
  { at: new RegExp(`, and then (?=${CLAUSE} )`, 'u'), begin: 'Then ' },
  { at: new RegExp(`, but (?=${CLAUSE} ${VERB}\\b)`, 'u'), begin: 'But ' },
  { at: new RegExp(`, and (?=${CLAUSE} ${VERB}\\b)`, 'u'), begin: '' },
  { at: new RegExp(`, so (?=${CLAUSE} ${VERB}\\b)`, 'u'), begin: 'So ' },
];
const MAX_EASY_WORDS = 11;
const MAX_MODERATE_WORDS = 15;
const MAX_EASIEST_WORDS = 7;

/** Breaks that give shorter sentences without changing the clauses. */
const EASIEST_BREAKS: typeof SENTENCE_BREAKS = [
  ...SENTENCE_BREAKS,
  { at: / and (?=(?:he|she|it|they) \w)/u, begin: '' },
  { at: / because (?=(?:he|she|it|they|there) )/u, begin: 'That was because ' },
  { at: /: (?=\w)/u, begin: '' },
  { at: /(?<=\bhad\b.*) when (?=(?:an?|the|he|she|it|they) )/u, begin: 'Then ' },
  { at: /, (?:al)?though (?=(?:he|she|it|they) )/u, begin: 'But ' },
  { at: /, and (?=(?:one|some|all) of them )/u, begin: '' },
];

/** Splits a sentence at the first break that leaves text on both sides. */
function splitSentence(sentence: string, breaks: typeof SENTENCE_BREAKS, maxWords: number): string[] {
  if (wordsIn(sentence).length <= maxWords) return [sentence];
  for (const { at, begin } of breaks) {
    const breakMatch = at.exec(sentence);
    if (breakMatch === null) continue;
    const before = sentence.slice(0, breakMatch.index);
    const after = sentence.slice(breakMatch.index + breakMatch[0].length);
    if (wordsIn(before).length < 3 || wordsIn(after).length < 2) continue;
    return [`${before}.`, ...splitSentence(begin === '' ? capitalize(after) : `${begin}${after}`, breaks, maxWords)];
  }
  return [sentence];
}

/** Replaces whole words, in lower case or capitalized. */
function replaceWords(text: string, pairs: readonly (readonly [string, string])[]): string {
  return pairs.reduce((changedText, [from, to]) => {
    const initial = from.charAt(0);
    const pattern = new RegExp(`\\b(?:(an?) )?([${initial}${initial.toUpperCase()}])${from.slice(1)}\\b`, 'gu');
    return changedText.replace(pattern, (_found, article: string | undefined, first: string) => {
      const word = first === initial ? to : capitalize(to);
      return article === undefined ? word : withArticle(word);
    });
  }, text);
}

/** Replaces words outside quotation marks only: dialogue keeps its own words. */
const replaceOutsideQuotes = (text: string, pairs: readonly (readonly [string, string])[]): string =>
  text
    .split(/(“[^”]*”)/u)
    .map((piece) => (piece.startsWith('“') ? piece : replaceWords(piece, pairs)))
    .join('');

/** A paragraph in easier words and shorter sentences. */
export const toEasier = (paragraph: string): string =>
  replaceWords(withShorter(paragraph, SENTENCE_BREAKS, MAX_EASY_WORDS), EASIER);

const withShorter = (paragraph: string, breaks: typeof SENTENCE_BREAKS, maxWords: number): string =>
  sentencesOf(paragraph)
    .flatMap((sentence) => splitSentence(sentence, breaks, maxWords))
    .join(' ');

/** Sentence openings that may be lowercased, because they are not names. */
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
    const opening = begins.exec(second);
    if (opening !== null) return `${first.slice(0, -1)}${join(second.slice(opening[0].length))}`;
  }
  return null;
}

/** A paragraph in richer words and longer sentences. */
function toRicher(paragraph: string): string {
  let joins = 0;
  const sentences = sentencesOf(paragraph).reduce<string[]>((sentencesSoFar, sentence) => {
    const joinedSentence = joins < MAX_JOINS ? joinTwo(sentencesSoFar.at(-1) ?? '', sentence) : null;
    if (joinedSentence === null) return [...sentencesSoFar, sentence];
    joins += 1;
    return [...sentencesSoFar.slice(0, -1), joinedSentence];
  }, []);
  return replaceOutsideQuotes(sentences.join(' '), RICHER);
}

/** Adapts sentences to a register: the same content, easier or richer. */
export function toReadingLevel(sentences: string, register: Register): string {
  switch (register) {
    case 'easiest':
      return replaceWords(withShorter(sentences, EASIEST_BREAKS, MAX_EASIEST_WORDS), EASIER);
    case 'easy':
      return toEasier(sentences);
    case 'moderate':
      return withShorter(sentences, SENTENCE_BREAKS, MAX_MODERATE_WORDS);
    case 'plain':
      return sentences;
    case 'rich':
      return toRicher(sentences);
  }
}
