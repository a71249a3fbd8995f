import { PLAN_IDS, PLANS } from '@talelantern/domain/plans/plans';
import { expect, it } from 'vitest';
import { downgradeLosses } from './downgrade-losses.ts';

it('a downgrade from Pro to Free lists everything that Free includes less of', () => {
  expect(downgradeLosses(PLANS.pro_monthly, PLANS.free)).toEqual([
    '2 stories a month (now 15)',
    '2 characters in a story (now 4)',
    '2 characters in all (now unlimited)',
    '1 location in all (now 4)',
    '12 pictures a month (now 60)',
    'Simpler pictures',
    '1 picture with each chapter (now up to 2)',
    '10 rewrites a month (now 60)',
    'No new narrations (now 1 a month)',
    'No story ideas of your own',
    'No repainting',
  ]);
});

it('a downgrade mentions the period if it changes', () => {
  expect(downgradeLosses(PLANS.pro_yearly, PLANS.free)[0]).toBe('2 stories a month (now 180 a year)');
  expect(downgradeLosses(PLANS.unlimited_monthly, PLANS.pro_yearly)).toContain('180 stories a year (now unlimited)');
  expect(downgradeLosses(PLANS.unlimited_monthly, PLANS.pro_monthly)).toContain('1 narration a month (now 4)');
});

it('a downgrade treats the same amount by month and by year as equal', () => {
  expect(downgradeLosses(PLANS.pro_monthly, PLANS.pro_yearly)).toEqual(['48 characters in all (now unlimited)']);
  expect(downgradeLosses(PLANS.unlimited_yearly, PLANS.unlimited_monthly)).toEqual([]);
});

it.each(PLAN_IDS)('nothing is lost by changing from Free to %s or to the same plan', (id) => {
  expect(downgradeLosses(PLANS.free, PLANS[id])).toEqual([]);
  expect(downgradeLosses(PLANS[id], PLANS[id])).toEqual([]);
});
