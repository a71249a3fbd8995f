import { AppError } from '@talelantern/domain/errors/app-error';
import { dailyBudget } from '@talelantern/domain/plans/budget';
import { PLANS } from '@talelantern/domain/plans/plans';
import { readUsage, usageDay, type Usage } from '@talelantern/domain/plans/usage';
import { expect, it } from 'vitest';
import type { CostMeter } from '../ports/providers.ts';
import type { JobRecord } from '../ports/records.ts';
import { NO_CALLS } from '../testing/store-tx.ts';
import { doUnbilledWork, type UnbilledWorkDeps } from './unbilled-work.ts';

const MAXIMUM = 40_000;
const NOW = 1_000;
const DAY = usageDay(NOW);
const RUN = { uid: 'family', requestId: 'request', attempt: 1 };
/** The tier's daily cap in micros. A twentieth of it, the family's daily budget, is more than a story costs. */
const CAP = 10_000_000;
const STORY = 100_000;
const FAMILY_BUDGET = dailyBudget(CAP, STORY);
const usage = { kind: 'picture', model: 'painter', textTokens: 0, pictureTokens: 0, outputTokens: 13_000 } as const;

const JOB: JobRecord = {
  userId: RUN.uid,
  requestId: RUN.requestId,
  kind: 'scene',
  status: 'running',
  isQueued: false,
  leaseUntil: NOW + 1,
  attempt: RUN.attempt,
  providerStarted: true,
  hasBegunAtOurCost: false,
  cancelled: false,
  reserved: null,
  error: null,
  createdAt: NOW,
};

interface World {
  isFull?: boolean;
  isBroken?: boolean;
  /** The amount that the family has spent today. */
  today?: number;
  job?: Partial<JobRecord>;
}

/** Does `work` and lists how the sums of the day change. */
async function perform(
  work: (meter: CostMeter) => Promise<string>,
  { isFull = false, isBroken = false, today = 0, job: changed = {} }: World = {},
) {
  const changes: number[] = [];
  const logged: object[] = [];
  let job: JobRecord = { ...JOB, ...changed };
  let stored: Usage = readUsage({ days: { [DAY]: { micros: today } } });
  const deps: UnbilledWorkDeps = {
    store: {
      transact: (_uid, change) =>
        change({
          ...NO_CALLS,
          job: async () => job,
          saveJob: (saved) => (job = saved),
          usage: async () => stored,
          saveUsage: (_owner, _id, saved) => (stored = saved),
        }),
    },
    spending: {
      async assertWithinCap() {
        if (isFull) throw new AppError('busy', 'Full');
      },
      capOf: async () => CAP,
      async correct(_plan, { micros, spent }, now) {
        expect(now).toBe(NOW);
        if (isBroken) throw new AppError('busy', 'Not counted');
        changes.push(spent - micros);
      },
    },
    costs: { of: () => usage.outputTokens, maximumOfCall: () => 7, story: () => STORY },
    clock: { now: () => NOW },
    log: (_severity, event, { errorCode = null, requestId }) => logged.push({ event, requestId, errorCode }),
  };
  const result = await doUnbilledWork(
    deps,
    { run: RUN, kind: 'scene', plan: PLANS.free, emailVerified: true, micros: MAXIMUM },
    work,
  ).catch((error: unknown) => String(error));
  return { result, changes, logged, job, usage: stored, familyToday: stored.days[DAY]?.micros };
}

const paint = async (meter: CostMeter): Promise<string> => {
  meter.beginCall()(usage);
  return 'painted';
};
const unexpected = () => Promise.reject(new Error('Unexpected call'));
const notDone = (errorCode: string) => [{ event: 'not_done_at_our_cost', requestId: RUN.requestId, errorCode }];

it('the maximum cost of unbilled work is counted first, and corrected afterwards', async () => {
  const { result, changes, logged } = await perform(paint);
  expect({ result, changes, logged }).toEqual({
    result: 'painted',
    changes: [MAXIMUM, usage.outputTokens - MAXIMUM],
    logged: [],
  });
});

it("unbilled work counts toward the family's daily budget, not its month or its usage", async () => {
  const { familyToday, usage: after } = await perform(paint, { today: 500 });
  expect(familyToday).toBe(500 + usage.outputTokens);
  expect({ ...after, days: {} }).toEqual(readUsage({}));
});

it('unbilled work is skipped and logged if the tier’s daily cap is reached or cannot be read', async () => {
  expect(await perform(unexpected, { isFull: true })).toMatchObject({
    result: null,
    changes: [],
    familyToday: 0,
    logged: notDone('busy'),
  });
  expect(await perform(unexpected, { isBroken: true })).toMatchObject({
    result: null,
    changes: [],
    logged: notDone('busy'),
  });
});

it("unbilled work is done while the family's daily budget covers it, and otherwise skipped and logged", async () => {
  expect(await perform(paint, { today: FAMILY_BUDGET - MAXIMUM })).toMatchObject({ result: 'painted' });
  const refusedRun = await perform(unexpected, { today: FAMILY_BUDGET - MAXIMUM + 1 });
  expect(refusedRun).toMatchObject({ result: null, changes: [], logged: notDone('quota_exceeded') });
  expect(refusedRun.familyToday).toBe(FAMILY_BUDGET - MAXIMUM + 1);
  expect(refusedRun.job.hasBegunAtOurCost).toBe(false);
});

it('unbilled work is marked in the job before it begins; a retry skips the work and logs that', async () => {
  expect((await perform(paint)).job).toEqual({ ...JOB, hasBegunAtOurCost: true });
  expect(await perform(unexpected, { job: { hasBegunAtOurCost: true } })).toMatchObject({
    result: null,
    changes: [],
    familyToday: 0,
    logged: notDone('in_progress'),
  });
});

it('an attempt that was replaced by another does not begin unbilled work', async () => {
  expect(await perform(unexpected, { job: { attempt: 2 } })).toMatchObject({ result: null, changes: [] });
});

it('work that fails before the vendor was called costs nothing; if the vendor did not respond, it costs its maximum', async () => {
  const failingWork = () => Promise.reject(new Error('Failed'));
  expect(await perform(failingWork)).toMatchObject({
    result: 'Error: Failed',
    changes: [MAXIMUM, -MAXIMUM],
    familyToday: 0,
  });
  const pendingWork = async (meter: CostMeter) => {
    meter.beginCall();
    throw new Error('Failed');
  };
  expect(await perform(pendingWork)).toMatchObject({
    result: 'Error: Failed',
    changes: [MAXIMUM],
    familyToday: MAXIMUM,
  });
});
