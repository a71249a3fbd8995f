import { expect, it } from 'vitest';
import { piecesOf, wordsOf } from './article.ts';

it('reads links and words of the screen out of a text', () => {
  expect(piecesOf('Press *Share* on [your shelf](/stories), twice.')).toEqual([
    { kind: 'plain', words: 'Press ' },
    { kind: 'screen', words: 'Share' },
    { kind: 'plain', words: ' on ' },
    { kind: 'link', words: 'your shelf', to: '/stories' },
    { kind: 'plain', words: ', twice.' },
  ]);
});

it('knows the words of a text alone', () => {
  expect(wordsOf('*Share* on [your shelf](/stories)')).toBe('Share on your shelf');
  expect(wordsOf('nothing special')).toBe('nothing special');
});
