import { expect, it } from 'vitest';
import { leftSentence, PICTURES, placesSentence, priceSentence, STORIES } from './usage-sentences.ts';

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

it.each([
  [['Ember'], 0, 'Ember takes 1 of the 2 places for characters in your plan.'],
  [['Ember'], 1, 'Ember takes the one place left for characters in your plan. You can make room again later.'],
  [['Ember', 'Pip'], 0, 'Ember and Pip take both places for characters in your plan. You can make room again later.'],
  [['Ember', 'Pip'], 1, 'Your plan has no room for Ember and Pip.'],
  [[], 0, ''],
])('storing %j with %i of 2 characters taken: %j', (names, taken, sentence) => {
  expect(placesSentence(names, { taken, limit: 2, per: 'total' })).toBe(sentence);
});

it('the places of a larger plan are counted, and none are named on a plan without a limit', () => {
  const names = ['Ember', 'Pip', 'Lyra'];
  const sentence = (taken: number, limit?: number) => placesSentence(names, { taken, limit, per: 'total' });
  expect(sentence(40, 48)).toBe('Ember, Pip and Lyra take 3 of the 8 places left for characters in your plan.');
  expect(sentence(45, 48)).toMatch(/^Ember, Pip and Lyra take all 3 places left for characters in your plan\. You/);
  expect(sentence(45)).toBe('');
});

it('the sentence mentions the picture limit that is reached', () => {
  expect(priceSentence({ taken: 3, limit: 3, per: 'day' }, PICTURES)).toBe('You have used all 3 pictures for now.');
});

it('the remaining allowance is never negative', () => {
  expect(leftSentence({ taken: 1, limit: 2, per: 'month' }, STORIES)).toBe('1 of 2 stories left');
  expect(leftSentence({ taken: 14, limit: 12, per: 'month' }, PICTURES)).toBe('0 of 12 pictures left');
});
