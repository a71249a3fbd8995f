import { expect, it } from 'vitest';
import { leftSentence, PICTURES, priceSentence, STORIES } from './usage-sentences.ts';

it.each([
  [0, 2, 'Uses 1 of your 2 stories this month.'],
  [1, 2, 'Uses your last story this month.'],
  [13, 15, 'Uses 1 of the 2 stories you have left this month.'],
  [2, 2, 'All 2 stories this month are used.'],
  [3, undefined, 'Your plan has no limit of stories.'],
])('with %i of %s stories taken the button says %j', (taken, limit, sentence) => {
  expect(priceSentence({ taken, limit, per: 'month' }, STORIES)).toBe(sentence);
});

it('says which of the pictures are used up', () => {
  expect(priceSentence({ taken: 3, limit: 3, per: 'day' }, PICTURES)).toBe('All 3 pictures today are used.');
});

it('says what is left, never less than nothing', () => {
  expect(leftSentence({ taken: 1, limit: 2, per: 'month' }, STORIES)).toBe('1 of 2 stories left');
  expect(leftSentence({ taken: 14, limit: 12, per: 'month' }, PICTURES)).toBe('0 of 12 pictures left');
});
