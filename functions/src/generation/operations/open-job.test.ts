import { readUsage } from '@talelantern/domain/plans/usage';
import { expect, it } from 'vitest';
import type { JobStore } from '../ports/ports.ts';
import type { JobRecord } from '../ports/records.ts';
import { NO_CALLS } from '../testing/store-tx.ts';
import { openJob, type JobOpening } from './open-job.ts';

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
async function open(job: JobRecord | null): Promise<JobRecord[]> {
  const saved: JobRecord[] = [];
  const store: Pick<JobStore, 'transact'> = {
    transact: (_uid, work) =>
      work({
        ...NO_CALLS,
        job: async () => job,
        saveJob: (record) => saved.push(record),
        profile: async () => null,
        usage: async () => readUsage({}),
      }),
  };
  const opening: JobOpening<null, null> = {
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
    identify: async () => null,
    admit: async () => ({ reserved: { usage: null, chapter: null }, admitted: null }),
  };
  expect((await openJob(store, opening)).state).toBe('ours');
  return saved;
}

it('a retry of a job that had begun work at our cost remembers it, and a new job has none', async () => {
  expect(await open(DEAD)).toMatchObject([{ attempt: 2, hasBegunAtOurCost: true }]);
  expect(await open(null)).toMatchObject([{ attempt: 1, hasBegunAtOurCost: false }]);
});
