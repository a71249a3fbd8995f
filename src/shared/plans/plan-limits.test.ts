import { AppError, type ErrorCode } from '@talelantern/domain/errors/app-error';
import { expect, it } from 'vitest';
import { stateForLimit, reachedLimit, readReached } from './plan-limits.ts';

const refusal = (code: ErrorCode, field?: string) => new AppError(code, 'You have reached a limit', { field });

it.each([
  ['stories', 'stories'],
  ['pictures', 'pictures'],
  ['narrations', 'narrations'],
  ['rewrites', 'rewrites'],
  ['budgetToday', 'fair-use-today'],
  ['budget', 'fair-use'],
  ['charactersTotal', 'characters'],
  ['locationsTotal', 'locations'],
  ['characters', 'cast'],
  ['characterImageUrls', 'cast'],
  ['imagePath', 'painting-again'],
  ['prompt', 'custom-prompts'],
  ['settings.idea', 'custom-prompts'],
  ['settings.rewrite.wish', 'custom-prompts'],
])('the error field %s means the limit %s, which the plans page shows even after a reload', (field, limit) => {
  for (const code of ['plan_limit', 'quota_exceeded'] as const) {
    const reachedName = reachedLimit(refusal(code, field));
    expect(reachedName).toBe(limit);
    expect(readReached(reachedName && JSON.parse(JSON.stringify(stateForLimit(reachedName))))).toBe(limit);
  }
});

it('other errors, and unknown limits, count as no reached limit', () => {
  expect(reachedLimit(refusal('rate_limited', 'stories'))).toBeNull();
  expect(reachedLimit(refusal('plan_limit', 'unicorns'))).toBeNull();
  expect(reachedLimit(new Error('stories'))).toBeNull();
  expect(readReached({ reached: 'unicorns' })).toBeNull();
});
