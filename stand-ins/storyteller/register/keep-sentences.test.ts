import { expect, it } from 'vitest';
import { forFirstWords, keepSentences } from './keep-sentences.ts';
import { sentencesOf, wordsIn } from './sentences.ts';

const LONG = 'It rained on the boats and on the nets and on the old man who was mending them.';

it('of a paragraph the shortest sentence of each name is kept, then whatever fits, in their order', () => {
  const paragraph = 'Pip ran all the way down to the sea. Ember slept. Pip sang. The sun was high. Nobody came.';
  expect(keepSentences(paragraph, ['Pip', 'Ember'], { maxWords: 8 })).toBe('Ember slept. Pip sang. The sun was high.');
});

it('a quotation that loses one of its sentences keeps both of its marks', () => {
  expect(keepSentences('“Come here at once, all of you. We must go,” said Pip.', ['Pip'], { maxWords: 5 })).toBe(
    '“We must go,” said Pip.',
  );
});

it('a child who reads first words gets about thirty words in short sentences', () => {
  const short = ['sea', 'wind', 'gull', 'boat', 'old man', 'rope', 'bell', 'dog', 'lamp', 'rain', 'tide', 'boy']
    .map((thing) => `The ${thing} was loud.`)
    .join(' ');
  const text = forFirstWords(`${LONG} ${short}`, [], { isOpening: false });
  expect(text).not.toContain('It rained');
  expect(wordsIn(text).length).toBeLessThanOrEqual(32);
});

it('the first sentence of a chapter stays, followed by short ones if it is long', () => {
  const text = forFirstWords(LONG, [], { isOpening: true });
  expect(text).toMatch(/^It rained .* them\. What a thing!/u);
  expect(wordsIn(text).length / sentencesOf(text).length).toBeLessThanOrEqual(12);
});
