import { PLAN_IDS, PLANS } from '@talelantern/domain/subscriptions/plans';
import { expect, it } from 'vitest';
import { whatStops } from './what-stops.ts';

it('says everything that Free has less of than Pro', () => {
  expect(whatStops(PLANS.pro_monthly, PLANS.free)).toEqual([
    '2 new stories a month instead of 15.',
    'Room for 2 characters in a new story instead of 4.',
    'Room for 2 characters instead of as many as you like.',
    'Room for 1 location instead of 4.',
    '12 new pictures a month instead of 120.',
    '10 paragraphs told anew a month instead of 60.',
    'No new recordings.',
    'Your own words for a story wait.',
    'Pictures can no longer be painted again.',
  ]);
});

it('says in which time where that changes, too', () => {
  expect(whatStops(PLANS.pro_yearly, PLANS.free)[0]).toBe('2 new stories a month instead of 180 a year.');
  expect(whatStops(PLANS.unlimited_monthly, PLANS.pro_yearly)).toContain(
    '180 new stories a year instead of as many as you like.',
  );
  expect(whatStops(PLANS.unlimited_monthly, PLANS.pro_monthly)).toContain('1 new recording a month instead of 4.');
});

it('counts the same by the month or by the year as the same', () => {
  expect(whatStops(PLANS.pro_monthly, PLANS.pro_yearly)).toEqual([
    'Room for 48 characters instead of as many as you like.',
  ]);
  expect(whatStops(PLANS.unlimited_yearly, PLANS.unlimited_monthly)).toEqual([]);
});

it.each(PLAN_IDS)('nothing gets less from Free to %s, nor from it to itself', (id) => {
  expect(whatStops(PLANS.free, PLANS[id])).toEqual([]);
  expect(whatStops(PLANS[id], PLANS[id])).toEqual([]);
});
