import { PLAN_IDS, PLANS } from '@talelantern/domain/subscriptions/plans';
import { expect, it } from 'vitest';
import { whatStops } from './what-stops.ts';

it('says everything that Free has less of than Pro', () => {
  expect(whatStops(PLANS.pro_monthly, PLANS.free)).toEqual([
    '2 stories a month (now 15)',
    '2 characters in a story (now 4)',
    '2 characters in all (now unlimited)',
    '1 location in all (now 4)',
    '12 pictures a month (now 120)',
    '10 rewrites a month (now 60)',
    'No new narrations (now 1 a month)',
    'No words of your own for a story',
    'No painting again',
  ]);
});

it('says in which time where that changes, too', () => {
  expect(whatStops(PLANS.pro_yearly, PLANS.free)[0]).toBe('2 stories a month (now 180 a year)');
  expect(whatStops(PLANS.unlimited_monthly, PLANS.pro_yearly)).toContain('180 stories a year (now unlimited)');
  expect(whatStops(PLANS.unlimited_monthly, PLANS.pro_monthly)).toContain('1 narration a month (now 4)');
});

it('counts the same by the month or by the year as the same', () => {
  expect(whatStops(PLANS.pro_monthly, PLANS.pro_yearly)).toEqual(['48 characters in all (now unlimited)']);
  expect(whatStops(PLANS.unlimited_yearly, PLANS.unlimited_monthly)).toEqual([]);
});

it.each(PLAN_IDS)('nothing gets less from Free to %s, nor from it to itself', (id) => {
  expect(whatStops(PLANS.free, PLANS[id])).toEqual([]);
  expect(whatStops(PLANS[id], PLANS[id])).toEqual([]);
});
