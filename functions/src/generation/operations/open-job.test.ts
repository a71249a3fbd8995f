import { PLANS } from '@talelantern/domain/plans/plans';
import { readUsage, type Usage } from '@talelantern/domain/plans/usage';
import { expect, it } from 'vitest';
import type { JobStore } from '../ports/ports.ts';
import type { JobRecord } from '../ports/records.ts';
import { NO_CALLS } from '../testing/store-tx.ts';
import { completeJob } from './jobs.ts';
import { openJob, type JobSpec } from './open-job.ts';

const NOW = 1_000_000;
const DEAD: JobRecord = {
  userId: 'family',
  requestId: 'request',
  kind: 'scene',
  status: 'running',
  isQueued: false,
  leaseUntil: NOW,
  attempt: 1,
  providerStarted: true,
  hasBegunAtOurCost: true,
  cancelled: false,
  reserved: null,
  error: null,
  createdAt: NOW,
};

/** Opens the job of an automatic scene, and returns what was saved. */
async function open(job: JobRecord | null, isQueued = false) {
  const saved: JobRecord[] = [];
  const usages: Usage[] = [];
  const store: Pick<JobStore, 'transact'> = {
    transact: (_uid, work) =>
      work({
        ...NO_CALLS,
        job: async () => job,
        saveJob: (record) => saved.push(record),
        profile: async () => null,
        usage: async () => readUsage({}),
        saveUsage: (_owner, _usageId, usage) => usages.push(usage),
      }),
  };
  const spec: JobSpec<null, null> = {
    caller: { uid: 'family', emailVerified: true },
    requestId: 'request',
    kind: 'scene',
    signedOut: 'Signed out',
    leaseMs: 1_000,
    now: NOW,
    startsPerMinute: 1,
    startsPerDay: { free: 1, pro: 1, unlimited: 1 },
    refusalsPerHour: 1,
    isAutomatic: true,
    isQueued,
    identify: async () => null,
    admit: async () => ({ reserved: { usage: null, chapter: null }, admitted: null }),
  };
  expect((await openJob(store, spec)).state).toBe('ours');
  return { saved, usages };
}

it('a retry of a job that has begun unbilled work stays marked, a new job is not', async () => {
  expect((await open(DEAD)).saved).toMatchObject([{ attempt: 2, hasBegunAtOurCost: true }]);
  expect((await open(null)).saved).toMatchObject([{ attempt: 1, hasBegunAtOurCost: false }]);
});

it('an attempt that waits for its task may wait longer than the lease of running work', async () => {
  expect((await open(null, true)).saved).toMatchObject([{ isQueued: true, leaseUntil: NOW + 150_000 }]);
  expect((await open(null)).saved).toMatchObject([{ isQueued: false, leaseUntil: NOW + 1_000 }]);
});

it.each([
  ['all that was reserved, once the vendor was called', true, 500],
  ['nothing before', false, 0],
])('an attempt whose process died costs the family %s', async (_what, providerStarted, used) => {
  const money = { usageId: 'month', micros: 500, fromSetAside: 0, day: '19700101', countsFailure: false };
  const { usages } = await open({ ...DEAD, providerStarted, reserved: { usage: null, chapter: null, money } });
  expect(usages).toMatchObject([{ spent: { used } }]);
});

it.each<[string, Partial<JobRecord>]>([
  ['was cancelled once its lease had lapsed', { status: 'failed', cancelled: true }],
  ['was done by another attempt', { status: 'done' }],
])('what a job gives that %s is not stored', async (_what, fields) => {
  const store: Pick<JobStore, 'transact'> = {
    transact: (_uid, work) => work({ ...NO_CALLS, job: async () => ({ ...DEAD, ...fields }) }),
  };
  const completion = {
    reserved: { usage: null, chapter: null },
    plan: PLANS.free,
    spent: 0,
    work: null,
    record: () => expect.fail('Nothing is to be recorded'),
  };
  const run = { uid: 'family', requestId: 'request', attempt: 1, isAutomatic: false };
  expect(await completeJob(store, run, completion, NOW)).toBe(false);
});
