import { expect, it } from 'vitest';
import type { Clock } from '../../core/clock.ts';
import { waitAsRepeat } from './wait-for-job.ts';

const CLOCK: Clock = { now: () => 0, sleep: () => new Promise(() => {}), every: () => () => {} };

it('of one account three repeated requests wait, a fourth does not, and ended ones leave their places', async () => {
  const jobs: ((job: null) => void)[] = [];
  const store = {
    watchJob: (_uid: string, _requestId: string, see: (job: null) => void) => {
      jobs.push(see);
      return () => {};
    },
  };
  const repeat = (uid: string) =>
    waitAsRepeat({ store, clock: CLOCK }, { caller: { uid, emailVerified: true }, requestId: 'r1' }, 1);
  const waitingRepeats = [repeat('rosa'), repeat('rosa'), repeat('rosa')];
  expect(await repeat('rosa')).toBeUndefined();
  const others = repeat('finn');
  jobs[0]?.(null);
  expect(await waitingRepeats[0]).toEqual({ job: null });
  const next = repeat('rosa');
  expect(jobs).toHaveLength(5);
  for (const see of jobs) see(null);
  expect(await Promise.all([...waitingRepeats, others, next])).toEqual(
    Array.from({ length: 5 }, () => ({ job: null })),
  );
});
