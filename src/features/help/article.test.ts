import { expect, it } from 'vitest';
import { piecesOf, plainTextOf } from './article.ts';

it('links and quoted labels of a help page are parsed', () => {
  expect(piecesOf('Press *Share* on [your shelf](/stories), twice.')).toEqual([
    { kind: 'plain', text: 'Press ' },
    { kind: 'screen', text: 'Share' },
    { kind: 'plain', text: ' on ' },
    { kind: 'link', text: 'your shelf', to: '/stories' },
    { kind: 'plain', text: ', twice.' },
  ]);
});

it('the plain text of a help page is extracted', () => {
  expect(plainTextOf('*Share* on [your shelf](/stories)')).toBe('Share on your shelf');
  expect(plainTextOf('nothing special')).toBe('nothing special');
});
