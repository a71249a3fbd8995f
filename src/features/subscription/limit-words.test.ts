import { describe, expect, it } from 'vitest';
import type { PlanUsage } from '../../services/usage-service.ts';
import { usageOf } from '../fake-services.ts';
import { limitWords } from './limit-words.ts';

const NOW = Date.UTC(2026, 10, 21);

const usedUp = (what: Partial<PlanUsage>): PlanUsage => usageOf('free', what);
const nothingLeft = (limit: number, per: 'day' | 'month' | 'total') => ({ taken: limit, limit, per });

describe('a reached limit', () => {
  it.each([
    ['characters', { characters: nothingLeft(2, 'total') }, 'All 2 characters of your plan are made.'],
    ['locations', { locations: nothingLeft(1, 'total') }, 'The one location of your plan is made.'],
    ['stories', { stories: nothingLeft(2, 'month') }, 'All 2 stories this month are used.'],
    ['pictures', { pictures: nothingLeft(12, 'month') }, 'All 12 pictures this month are used.'],
    ['pictures', { picturesToday: nothingLeft(3, 'day') }, 'All 3 pictures today are used.'],
    ['rewrites', { rewrites: nothingLeft(10, 'month') }, 'All 10 rewrites this month are used.'],
    ['rewrites', { rewritesToday: nothingLeft(2, 'day') }, 'All 2 rewrites today are used.'],
    ['painting-again', {}, 'Painting again comes with Pro and Unlimited.'],
    ['cast', {}, 'Your plan has room for 2 characters in one story. Take one back to swap.'],
    ['custom-prompts', {}, 'Your own words for a story come with Pro and Unlimited.'],
    ['narrations', {}, 'A recorded storyteller comes with Pro and Unlimited.'],
    ['narrations', { narrations: nothingLeft(1, 'month') }, 'All 1 narration this month is used.'],
  ] as const)('of %s says which it was, as with %j', (limit, what, sentence) => {
    expect(limitWords(limit, usedUp(what), NOW).which).toBe(sentence);
  });

  it('of pictures says when there are more', () => {
    const pictures = nothingLeft(12, 'month');
    expect(limitWords('pictures', usedUp({ pictures }), NOW).help).toBe(
      'They come back on 1 December. Pro and Unlimited have more.',
    );
    const picturesToday = nothingLeft(3, 'day');
    expect(limitWords('pictures', usedUp({ picturesToday }), NOW).help).toBe(
      'Tomorrow there are more. Pro and Unlimited have more.',
    );
  });

  it.each(['characters', 'locations', 'stories', 'pictures', 'rewrites', 'painting-again', 'custom-prompts'] as const)(
    'of %s that is none any more says so',
    (limit) => {
      expect(limitWords(limit, usageOf('pro_monthly'), NOW).which).toBe('There is room again by now.');
    },
  );
});
