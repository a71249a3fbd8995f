import { toAvoided, withoutAvoided } from './avoid/avoided-words.ts';
import { capitalize } from './fill-template.ts';
import { toMidSentence, toStoryDetail } from './free-text.ts';
import { toEasier } from './register/reading-level.ts';
import { balanceQuotes, keepSentences } from './register/keep-sentences.ts';
import { difficultyOf, sentencesOf, wordsIn } from './register/sentences.ts';
import { seededRandom, shuffle } from './seeded-random.ts';
import type { RewriteBrief } from './story-brief.ts';

/** Sentences that can follow any other; `{x}` is a character of the paragraph. */
const ASIDES: readonly string[] = [
  'Somewhere a goose laughed, and then pretended that it had been a cough.',
  'At that {x} sneezed so hard that a hat came down from a tree, and nobody had known that it was up there.',
  'There was custard involved, but nobody could ever prove it.',
  '{X} tried to look dignified. It would have gone better without the bucket.',
  'A passing snail gave the whole thing two out of ten.',
  '“I meant to do that,” said {x}, from underneath the table.',
  'Then somebody’s stomach growled, in what sounded like French.',
  'It was all very solemn, until {x} got the hiccups.',
  'The cat wrote it down, to read aloud at parties.',
  '{X} bowed, and something went off in a pocket. It was the sandwich.',
  'And the odd thing is that it happened to be a Wednesday, and backward.',
  'A spoon fell down, and then, for company, so did all the others.',
];

/** Requests for a paragraph, such as "let it rain", "let Pip sing a song" or "more about the owl". */
const WISHES: readonly { pattern: RegExp; write: (wish: RegExpExecArray) => string }[] = [
  {
    pattern: /^(?:please )?(?:let|make|have) (.+?) (?:be|become) (.+)$/iu,
    write: ([, who = '', what = '']) => `${capitalize(who)} was ${what} now, and anyone could see it.`,
  },
  {
    pattern: /^(?:please )?(?:let|make|have) it (rain|snow|thunder|hail)$/iu,
    write: ([, weather = '']) => `And then, out of a clear sky, it began to ${weather}.`,
  },
  {
    pattern:
      /^(?:please )?(?:let|make|have) (.+?) ((?:sing|dance|laugh|jump|fly|run|hide|help|find|give|say|tell|meet|play|bake|swim|climb|sleep|cry|hug|eat|build|paint|shout|whisper|wave|thank)\b.*)$/iu,
    write: ([, who = '', what = '']) => `And all at once ${who} began to ${what}.`,
  },
  {
    pattern: /^(?:please )?(?:more|more about|more of|with more|tell more about) (.+)$/iu,
    write: ([, what = '']) => `And there was more to see than one had thought at first: ${what}, wherever one looked.`,
  },
  { pattern: /^(.+)$/u, write: ([, wish = '']) => `And this, too, belonged to it: ${wish}.` },
];

const namesIn = (paragraph: string, { characters }: RewriteBrief): string[] =>
  characters.map(({ name }) => name).filter((name) => paragraph.includes(name));

/** A shorter paragraph with at most two thirds of the words. */
function shortenParagraph(paragraph: string, names: readonly string[]): string {
  const maxWords = Math.floor((wordsIn(paragraph).length * 2) / 3);
  const rewritten = keepSentences(paragraph, names, { maxWords });
  return rewritten === '' || rewritten === paragraph ? truncateAtPause(paragraph) : rewritten;
}

/** Cuts a single sentence at its first pause. */
function truncateAtPause(sentence: string): string {
  const [head = sentence] = sentence.split(/(?:,| [–—]|;|:) /u);
  return balanceQuotes(/[.!?]”?$/u.test(head) ? head : `${head}.`);
}

/** The easiest variant of a paragraph: in easier words, or without one of its sentences. Names are kept. */
function simplifyParagraph(paragraph: string, names: readonly string[]): string {
  const simple = toEasier(paragraph).replace(/, (?:which|who|whom) [^,.;!?“”]+(?=[.!?])/gu, '');
  const sentences = sentencesOf(simple);
  const withoutOne = sentences.map((_, left) =>
    balanceQuotes(sentences.filter((_each, index) => index !== left).join(' ')),
  );
  const candidates = [simple, ...withoutOne].filter(
    (rewritten) => rewritten !== '' && rewritten !== paragraph && names.every((name) => rewritten.includes(name)),
  );
  return (
    candidates.toSorted((left, right) => difficultyOf(left) - difficultyOf(right))[0] ?? truncateAtPause(paragraph)
  );
}

function addJoke(paragraph: string, names: readonly string[], seed: string): string {
  const sentences = sentencesOf(paragraph);
  const [first = '', second = ''] = shuffle(ASIDES, seededRandom(`${seed}|${paragraph}`)).map((aside) =>
    aside.replaceAll('{x}', names[0] ?? 'somebody').replaceAll('{X}', names[0] ?? 'Somebody'),
  );
  const middle = Math.ceil(sentences.length / 2);
  return [
    ...sentences.slice(0, middle),
    first,
    ...sentences.slice(middle),
    ...(sentences.length > 2 ? [second] : []),
  ].join(' ');
}

function applyWish(paragraph: string, brief: RewriteBrief): string {
  const names = brief.characters.map(({ name }) => name);
  const wish = toMidSentence(toStoryDetail(brief.wish.words), names);
  if (wish === '') return paragraph;
  const sentences = WISHES.flatMap(({ pattern, write }) => {
    const match = pattern.exec(wish);
    return match === null ? [] : [write(match)];
  });
  return `${paragraph} ${sentences[0] ?? ''}`.trim();
}

function rewrite(paragraph: string, brief: RewriteBrief, seed: string): string {
  const names = namesIn(paragraph, brief);
  switch (brief.wish.kind) {
    case 'easier':
      return simplifyParagraph(paragraph, names);
    case 'shorter':
      return shortenParagraph(paragraph, names);
    case 'funnier':
      return addJoke(paragraph, names, seed);
    case 'own':
      return applyWish(paragraph, brief);
  }
}

/**
 * The requested paragraph, rewritten; it mentions the same characters as before. Empty when there is no such paragraph.
 */
export function rewriteParagraph(brief: RewriteBrief, seed: string): string {
  const paragraph = brief.chapter[brief.index] ?? '';
  const rewrittenText = rewrite(paragraph, brief, seed);
  const missingNames = namesIn(paragraph, brief).filter((name) => !rewrittenText.includes(name));
  const complete =
    missingNames.length === 0 ? rewrittenText : `${rewrittenText} ${missingNames.join(' and ')} saw it, too.`;
  const avoided = toAvoided(
    brief.avoid,
    brief.characters.map(({ name }) => name),
  );
  return withoutAvoided(complete, avoided);
}
