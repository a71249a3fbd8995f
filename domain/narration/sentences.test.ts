import { expect, it } from 'vitest';
import { beginsSentence, splitSentences } from './sentences.ts';

const sentencesOf = (text: string): string[] => splitSentences(text).map(({ start, end }) => text.slice(start, end));

it.each([
  'Mr. Whiskers met Dr. Owl.',
  'Mrs. Fox and Ms. Bear sang.',
  'J. R. Mouse ran.',
  'A.J. Fox hid.',
  'At 7 a.m. Pip woke up.',
  'It was 9 p.m. and dark.',
  'They lived at No. 5, by the pond.',
  'St. Nicholas came, i.e. the kind one.',
  '(Prof. Heron nodded.)',
  'It cost 3.50 coins.',
  'And then… Pip ran.',
  'The U.S. Owl flew.',
  'no. that was not it.',
  'It was no. 7, in vol. 2.',
  'Mt. Snow and Fr. Brown slept.',
  '—Mr. Fox, perhaps.',
  'They met on Jan. 5.',
  'J. I. Mouse ran.',
  '“Wait . . . ” said Pip.',
  'And so . . . Pip ran.',
  '“Is it you, Dr. Owl?” asked Pip.',
  '“Really?!” she said.',
  '“Go!” he cried (it was late).',
])('%j is one sentence', (text) => {
  expect(sentencesOf(text)).toEqual([text]);
});

it.each([
  ['Pip ran. Ember hid.', ['Pip ran. ', 'Ember hid.']],
  [
    '“Stop!” Pip cried. “Who goes there?” It was I. Then it was dark.',
    ['“Stop!” ', 'Pip cried. ', '“Who goes there?” ', 'It was I. ', 'Then it was dark.'],
  ],
  ['He met the doctor. Owl was his name.', ['He met the doctor. ', 'Owl was his name.']],
  ['They saw a star. Mr. Whiskers slept.', ['They saw a star. ', 'Mr. Whiskers slept.']],
  ['What?! No… Yes!', ['What?! ', 'No… Yes!']],
  ['One line\nanother line', ['One line\n', 'another line']],
  ['No. I will not.', ['No. ', 'I will not.']],
  ['He said no. Pip ran.', ['He said no. ', 'Pip ran.']],
  ['“It is 7 p.m.” Pip ran.', ['“It is 7 p.m.” ', 'Pip ran.']],
  ['“I choose B.” Pip ran.', ['“I choose B.” ', 'Pip ran.']],
  ['It was in March. 5 ran.', ['It was in March. ', '5 ran.']],
  ['Version 2.0 came. Next.', ['Version 2.0 came. ', 'Next.']],
  ['“Where?” “Here.”', ['“Where?” ', '“Here.”']],
  ['狐狸跑了。它很快！', ['狐狸跑了。', '它很快！']],
  ['He counted to 10. Ten was enough.', ['He counted to 10. ', 'Ten was enough.']],
  ['', []],
])('%j is split into its sentences', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});

it.each(['a. ', 'Mr. ', '! ', '.', '”'])('the sentences of a long repetition of %j cover the whole text', (piece) => {
  expect(sentencesOf(piece.repeat(5_000)).join('')).toBe(piece.repeat(5_000));
});

it.each([
  ['Snow.', true],
  ['It was cold. “Snow”', true],
  ['“Come,” said Pip, “Snow”', true],
  ['It was cold\nSnow', true],
  ['One thing: Snow', true],
  ['And then… Snow', true],
  ['Soft Snow', false],
  ['Pip, Snow', false],
  ['Mr. Snow', false],
  ['The sign “Snow”', false],
])('whether Snow begins a sentence in %j is %s', (text, isBeginning) => {
  expect(beginsSentence(text, text.indexOf('Snow'))).toBe(isBeginning);
});
