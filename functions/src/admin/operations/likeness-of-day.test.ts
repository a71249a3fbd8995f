import { expect, it } from 'vitest';
import { likenessOfDay } from './likeness-of-day.ts';

it('the scores of all shards are summed up by model, with the median, the lowest and the number of regenerated scenes', () => {
  const shards = [
    { likeness: { 'a-2.5': { 91: 2, 40: 1, repainted: 1 }, 'b-2.6': { 0: 1 } } },
    undefined,
    { free: 12, likeness: { 'a-2.5': { 91: 1, 97: 1, repainted: 2 } } },
  ];
  expect(likenessOfDay(shards)).toEqual([
    { model: 'a-2.5', pictures: 5, median: 91, lowest: 40, repainted: 3 },
    { model: 'b-2.6', pictures: 1, median: 0, lowest: 0, repainted: 0 },
  ]);
});

it('a day without scores has no likeness', () => {
  expect(likenessOfDay([{ free: 12, likeness: { 'a-2.5': {} } }])).toEqual([]);
});
