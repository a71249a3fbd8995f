import { expect, it } from 'vitest';
import { leftSentence, PICTURES, priceSentence, STORIES } from './usage-sentences.ts';

it.each([
  [0, 2, 'Uses 1 of your 2 stories this month.'],
  [1, 2, 'You have one more story this month: this one.'],
  [0, 1, 'You have one story this month: this one.'],
  [13, 15, 'Uses 1 of the 2 stories you have left this month.'],
  [2, 2, 'You have used both stories this month.'],
  [3, undefined, 'Your plan includes unlimited stories.'],
])('with %i of %s stories used, the price line is %j', (taken, limit, sentence) => {
  expect(priceSentence({ taken, limit, per: 'month' }, STORIES)).toBe(sentence);
});

it('the sentence names the picture limit that is reached', () => {
  expect(priceSentence({ taken: 3, limit: 3, per: 'day' }, PICTURES)).toBe('You have used all 3 pictures for now.');
});

it('the remaining allowance is never negative', () => {
  expect(leftSentence({ taken: 1, limit: 2, per: 'month' }, STORIES)).toBe('1 of 2 stories left');
  expect(leftSentence({ taken: 14, limit: 12, per: 'month' }, PICTURES)).toBe('0 of 12 pictures left');
});
