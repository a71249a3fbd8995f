import { expect, it } from 'vitest';
import { piecesOf, plainTextOf } from './article.ts';

it('links and quoted labels of a help page are parsed', () => {
  expect(piecesOf('Press *Share* on [your shelf](/stories), twice.')).toEqual([
    { kind: 'plain', words: 'Press ' },
    { kind: 'screen', words: 'Share' },
    { kind: 'plain', words: ' on ' },
    { kind: 'link', words: 'your shelf', to: '/stories' },
    { kind: 'plain', words: ', twice.' },
  ]);
});

it('the plain words of a help page are extracted', () => {
  expect(plainTextOf('*Share* on [your shelf](/stories)')).toBe('Share on your shelf');
  expect(plainTextOf('nothing special')).toBe('nothing special');
});
