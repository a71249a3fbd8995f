import { expect, it } from 'vitest';
import type { Price } from '../account/records.ts';
import { cycleTime, periodEnd } from './periods.ts';

const every = (interval: 'day' | 'week' | 'month' | 'year'): Price => ({
  id: 'price_1',
  object: 'price',
  active: true,
  created: 0,
  currency: 'usd',
  lookup_key: null,
  metadata: {},
  nickname: null,
  product: 'prod_1',
  recurring: { interval, interval_count: 1 },
  unit_amount: 999,
});

const seconds = (date: string): number => Date.parse(`${date}T12:00:00Z`) / 1000;
const date = (time: number): string => new Date(time * 1000).toISOString().slice(0, 10);

it.each([
  ['day', '2027-01-31', ['2027-02-01', '2027-02-02', '2027-02-03']],
  ['week', '2027-01-31', ['2027-02-07', '2027-02-14', '2027-02-21']],
  ['month', '2027-01-31', ['2027-02-28', '2027-03-31', '2027-04-30']],
  ['year', '2028-02-29', ['2029-02-28', '2030-02-28', '2031-02-28']],
] as const)("a billing cycle of one %s from %s has the calendar's dates", (interval, anchor, expected) => {
  const cycle = [1, 2, 3].map((steps) => date(cycleTime(seconds(anchor), every(interval), steps)));
  expect(cycle).toEqual(expected);
});

it('a period ends at the first step of the billing cycle after its start', () => {
  const end = periodEnd(seconds('2027-01-31'), every('month'), seconds('2027-02-28'));
  expect(date(end)).toBe('2027-03-31');
});
