import { expect, it } from 'vitest';
import { createFailureCounter } from './count-failures.ts';

const NOON = Date.UTC(2026, 10, 22, 12);

it('failure counts are written at most once a minute', () => {
  const additions: unknown[] = [];
  let now = NOON;
  const count = createFailureCounter(
    { add: async (day, counts) => void additions.push([day, counts]) },
    () => now,
    () => {},
  );
  count('invalid');
  for (let times = 0; times < 1000; times += 1) count('invalid');
  count('busy');
  expect(additions).toEqual([['20261122', { invalid: 1 }]]);
  now += 60_000;
  count('busy');
  expect(additions).toEqual([
    ['20261122', { invalid: 1 }],
    ['20261122', { invalid: 1000, busy: 2 }],
  ]);
});

it('a failed write of failure counts is logged and ignored', async () => {
  const events: string[] = [];
  const count = createFailureCounter(
    { add: () => Promise.reject(new Error('unavailable')) },
    () => NOON,
    (_severity, event) => events.push(event),
  );
  count('busy');
  await expect.poll(() => events).toEqual(['failures_not_counted']);
});
