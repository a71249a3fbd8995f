import { expect, it } from 'vitest';
import { DAY_MS } from '../time/day.ts';
import { mayWithdraw } from './withdrawal.ts';

const NOW = Date.UTC(2026, 10, 30);

it.each<[string, number | null, boolean]>([
  ['no subscription', null, false],
  ['one that began today', NOW, true],
  ['one that began fourteen days ago, because the first day does not count', NOW - 14 * DAY_MS, true],
  ['one that began a month ago', NOW - 30 * DAY_MS, false],
])('with %s, whether a withdrawal is offered', (_what, subscribedAt, isOffered) => {
  expect(mayWithdraw(subscribedAt, NOW)).toBe(isOffered);
});
