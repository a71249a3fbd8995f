import { expect, it } from 'vitest';
import type { PlanUsage } from '../../services/plans/usage-service.ts';
import { usageOf } from '../../testing/fake-services.ts';
import { limitCopy } from './limit-copy.ts';

const NOW = Date.UTC(2026, 10, 21);

const usedUp = (what: Partial<PlanUsage>): PlanUsage => usageOf('free', what);
const nothingLeft = (limit: number, per: 'day' | 'month' | 'total') => ({ taken: limit, limit, per });

it.each([
  ['characters', { characters: nothingLeft(2, 'total') }, 'You have used both characters in your plan.'],
  ['locations', { locations: nothingLeft(1, 'total') }, 'You have used the one location in your plan.'],
  ['stories', { stories: nothingLeft(2, 'month') }, 'You have used both stories this month.'],
  ['pictures', { pictures: nothingLeft(12, 'month') }, 'You have used all 12 pictures this month.'],
  ['pictures', { picturesToday: nothingLeft(3, 'day') }, 'You have used all 3 pictures for now.'],
  ['rewrites', { rewrites: nothingLeft(10, 'month') }, 'You have used all 10 rewrites this month.'],
  ['rewrites', { rewritesToday: nothingLeft(2, 'day') }, 'You have used both rewrites for now.'],
  ['painting-again', {}, 'Repainting comes with Pro and Unlimited.'],
  ['cast', {}, 'Your plan allows 2 characters in one story. Remove one to swap.'],
  ['custom-prompts', {}, 'Your own story ideas come with Pro and Unlimited.'],
  ['narrations', {}, 'Storyteller voices come with Pro and Unlimited.'],
  ['narrations', { narrations: nothingLeft(1, 'month') }, 'You have used your one narration this month.'],
  [
    'narrations',
    { narrations: { taken: 2, limit: 4, per: 'month' }, narrationsToday: nothingLeft(2, 'day') },
    'You have used both narrations for now.',
  ],
  ['fair-use-today', {}, 'You’ve made a lot in one day.'],
  ['fair-use', {}, 'You’ve made a lot this month.'],
] as const)('a reached limit of %s is named, with %j', (limit, what, sentence) => {
  expect(limitCopy(limit, usedUp(what), NOW).sentence).toBe(sentence);
});

it('characters and locations that are used up can be deleted to make room', () => {
  for (const limit of ['characters', 'locations'] as const)
    expect(limitCopy(limit, usedUp({ [limit]: nothingLeft(2, 'total') }), NOW).help).toBe(
      'You can delete one to make room. Pro and Unlimited have more.',
    );
});

it.each([
  ['characters', 2, 'fewer than 2'],
  ['locations', 1, 'none'],
] as const)('a family with more %s than its plan holds reads from when there is room', (items, limit, room) => {
  expect(limitCopy(items, usedUp({ [items]: { taken: 5, limit, per: 'total' } }), NOW).help).toBe(
    `You keep them all. There is room again once you have ${room}. Pro and Unlimited have more.`,
  );
});

it('a reached picture limit says when more pictures are available', () => {
  const pictures = nothingLeft(12, 'month');
  expect(limitCopy('pictures', usedUp({ pictures }), NOW).help).toBe(
    'You’ll have more on December 1. Pro and Unlimited have more.',
  );
  const picturesToday = nothingLeft(3, 'day');
  expect(limitCopy('pictures', usedUp({ picturesToday }), NOW).help).toBe(
    'You’ll have more tomorrow at 12:00 AM. Pro and Unlimited have more.',
  );
});

it('a reached daily limit of recordings does not mention a larger plan, because all plans have the same', () => {
  const usage = usageOf('pro_monthly', {
    narrations: { taken: 2, limit: 12, per: 'year' },
    narrationsToday: nothingLeft(2, 'day'),
  });
  expect(limitCopy('narrations', usage, NOW).help).toBe('You’ll have more tomorrow at 12:00 AM.');
  const narrations = nothingLeft(1, 'month');
  expect(limitCopy('narrations', usageOf('pro_monthly', { narrations }), NOW).help).toBe('Unlimited has more.');
});

it('a used-up budget says when there is more, and does not promise a story: one may have been refused', () => {
  expect(limitCopy('fair-use', usageOf('unlimited_monthly'), NOW).help).toBe('You can make more on December 1.');
  expect(limitCopy('fair-use-today', usageOf('free'), NOW).help).toBe(
    'You can make more tomorrow at 12:00 AM. Pro and Unlimited have more.',
  );
});

it.each([
  ['stories', { stories: { taken: 300, limit: undefined, per: 'month' } }],
  ['pictures', { pictures: nothingLeft(80, 'month') }],
  ['fair-use', {}],
] as const)('after the paid period a used-up month of %s waits for the next payment', (limit, what) => {
  const usage = usageOf('unlimited_monthly', { ...what, periodEnd: NOW - 1 });
  expect(limitCopy(limit, usage, NOW).help).toMatch(/ more with your next payment\.$/);
});

it('a plan with unlimited stories says when the highest number that can be stored per month is reached', () => {
  const stories = { taken: 300, limit: undefined, per: 'month' } as const;
  expect(limitCopy('stories', usageOf('unlimited_monthly', { stories }), NOW)).toEqual({
    sentence: 'You have used all 300 stories this month.',
    help: 'You’ll have more on December 1.',
  });
});

it.each(['characters', 'locations', 'stories', 'pictures', 'rewrites', 'painting-again', 'custom-prompts'] as const)(
  'a limit of %s that no longer applies has a sentence',
  (limit) => {
    expect(limitCopy(limit, usageOf('pro_monthly'), NOW).sentence).toBe('You have room again now');
  },
);
