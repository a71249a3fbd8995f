import { AS_CONFIGURED } from '@talelantern/domain/contracts/admin/site-settings';
import { AppError, retryAfterSeconds } from '@talelantern/domain/errors/app-error';
import { readUsage } from '@talelantern/domain/plans/usage';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../functions/src/config.ts';
import { createCosts } from '../../functions/src/generation/operations/costs.ts';
import { createSpendGuard, type SpendGuard } from '../../functions/src/generation/operations/spend-guard.ts';
import {
  runGeneration,
  type Generation,
  type GenerationDeps,
} from '../../functions/src/generation/operations/run-generation.ts';
import { cancelOrRun } from '../../functions/src/generation/operations/cancel-generation.ts';
import { reserveUsage } from '../../functions/src/generation/operations/reservations.ts';
import { createFirestoreJobStore } from '../../functions/src/generation/adapters/firestore-job-store.ts';
import type { JobStore } from '../../functions/src/generation/ports/ports.ts';
import { withLiveCaps } from '../../functions/src/core/live-settings.ts';
import { UNVERIFIED_PREFIX } from '../../functions/src/core/usage-document.ts';
import { createFirestoreSpending } from '../../functions/src/generation/adapters/firestore-spending.ts';
import { adminFirestore, storedFields } from './support/cloud-access.ts';
import { createFamily, type Family } from './support/family.ts';
import { newRequestId } from './support/function-under-test.ts';
import { UNLIMITED_STARTS } from './support/unlimited-starts.ts';

const LEASE_MS = 30_000;
const CONFIG = parseConfig({ OPENAI_API_KEY: 'none', USER_HASH_SECRET: '0123456789abcdef' });
const SPENDING = CONFIG.spending;
const COSTS = createCosts(SPENDING.prices, CONFIG);
const NOVEMBER = Date.UTC(2026, 10, 30, 23, 59, 59);

const DEFAULT_SETTINGS = { current: async () => AS_CONFIGURED };

/** A functions process with its own clock and the real store. */
class Process {
  time: number;
  readonly renewals: (() => void)[] = [];

  constructor(time = NOVEMBER) {
    this.time = time;
  }

  readonly deps: GenerationDeps = {
    store: createFirestoreJobStore(adminFirestore()),
    spending: createSpendGuard(
      createFirestoreSpending(adminFirestore()),
      withLiveCaps(SPENDING, DEFAULT_SETTINGS),
      () => {},
    ),
    costs: COSTS,
    clock: {
      now: () => this.time,
      sleep: async (delayMs) => {
        this.time += delayMs;
      },
      every: (_periodMs, task) => {
        this.renewals.push(task);
        return () => {};
      },
    },
    log: () => {},
    settings: { leaseMs: LEASE_MS, waitMs: 1_000, ...UNLIMITED_STARTS },
  };
}

/** A portrait job that runs `generate`; its prompt identifies the result. */
const portrait = (
  family: Family,
  requestId: string,
  generate: () => Promise<string>,
): Generation<null, null, string> => ({
  caller: { uid: family.uid, emailVerified: true },
  requestId,
  kind: 'portrait',
  signedOut: 'Signed out',
  identify: async () => null,
  admit: async ({ tx, plan, profile, now }) => ({
    reserved: { usage: await reserveUsage(tx, { uid: family.uid, plan, profile }, 'pictures', now), chapter: null },
    admitted: null,
  }),
  produce: async (run) => {
    await run.startProvider();
    return generate();
  },
  toWork: (prompt) => ({
    kind: 'portrait',
    requestId,
    partial: null,
    result: { imageUrl: 'https://x.test/p', imagePath: 'p', prompt, characterId: null },
  }),
  resultOf: (work) => (work.kind === 'portrait' ? (work.result?.prompt ?? null) : null),
});

const pictures = async ({ uid }: Family, month: string) => (await storedFields(`usage/${uid}_${month}`))['pictures'];

/** A promise that the test settles. */
function generation() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const started = Promise.withResolvers<void>();
  const generate = (): Promise<string> => {
    started.resolve();
    return promise;
  };
  return { generate, begun: started.promise, finish: resolve, fail: reject };
}

it('a run that ends after the run that replaced it returns that run’s result, charged once', async () => {
  const [family, requestId, slow] = [await createFamily(), newRequestId(), generation()];
  const first = runGeneration(new Process().deps, portrait(family, requestId, slow.generate));
  await slow.begun;
  const successor = new Process(NOVEMBER + LEASE_MS + 1);
  expect(
    await runGeneration(
      successor.deps,
      portrait(family, requestId, async () => 'second'),
    ),
  ).toBe('second');
  slow.finish('first');
  expect(await first).toBe('second');
  // Reserved again after midnight: the first reservation was released in November.
  expect(await pictures(family, '202611')).toEqual({ reserved: 0, used: 0 });
  expect(await pictures(family, '202612')).toEqual({ reserved: 0, used: 1 });
});

it('a run that ends before the run that replaced it returns its result to both callers, charged once', async () => {
  const [family, requestId, slow, slower] = [await createFamily(), newRequestId(), generation(), generation()];
  const first = runGeneration(new Process().deps, portrait(family, requestId, slow.generate));
  await slow.begun;
  const second = runGeneration(new Process(NOVEMBER + LEASE_MS + 1).deps, portrait(family, requestId, slower.generate));
  await slower.begun;
  slow.finish('first');
  expect(await first).toBe('first');
  slower.finish('second');
  expect(await second).toBe('first');
  expect(await pictures(family, '202612')).toEqual({ reserved: 0, used: 1 });
});

it('a run that fails after its lease expired does not affect the run that replaced it', async () => {
  const [family, requestId, slow, slower] = [await createFamily(), newRequestId(), generation(), generation()];
  const first = runGeneration(new Process().deps, portrait(family, requestId, slow.generate));
  await slow.begun;
  const second = runGeneration(new Process(NOVEMBER + LEASE_MS + 1).deps, portrait(family, requestId, slower.generate));
  await slower.begun;
  slow.fail(new AppError('busy', 'Busy'));
  await expect(first).rejects.toThrow('Busy');
  expect(await storedFields(`jobs/${family.uid}_${requestId}`)).toMatchObject({ status: 'running', attempt: 2 });
  slower.finish('second');
  expect(await second).toBe('second');
  expect(await pictures(family, '202612')).toEqual({ reserved: 0, used: 1 });
});

const waitOf = (refused: Promise<unknown>) => refused.catch((error: AppError) => retryAfterSeconds(error));

it('the start limit of a family counts across the end of a month', async () => {
  const family = await createFamily();
  const begin = (time: number) => {
    const { deps } = new Process(time);
    const settings = { ...deps.settings, startsPerMinute: 2 };
    return runGeneration(
      { ...deps, settings },
      portrait(family, newRequestId(), async () => 'painted'),
    );
  };
  await begin(NOVEMBER);
  await begin(NOVEMBER + 2_000);
  expect(await waitOf(begin(NOVEMBER + 4_000))).toBe(56);
  expect(await begin(NOVEMBER + 60_001)).toBe('painted');
  expect(await waitOf(begin(NOVEMBER + 60_002))).toBe(2);
});

it('a running job extends its lease, so that a second call waits', async () => {
  const [family, requestId, slow] = [await createFamily(), newRequestId(), generation()];
  const process = new Process();
  const first = runGeneration(process.deps, portrait(family, requestId, slow.generate));
  await slow.begun;
  process.time += LEASE_MS - 1;
  process.renewals.forEach((renew) => renew());
  await expect
    .poll(async () => (await process.deps.store.findJob(family.uid, requestId))?.leaseUntil)
    .toBe(NOVEMBER + 2 * LEASE_MS - 1);
  const secondProcess = new Process(NOVEMBER + LEASE_MS + 1);
  const second = runGeneration(
    secondProcess.deps,
    portrait(family, requestId, async () => 'second'),
  );
  await expect(second).rejects.toMatchObject({ code: 'in_progress' });
  slow.finish('first');
  expect(await first).toBe('first');
});

it('a job counts in the month in which it started', async () => {
  const family = await createFamily();
  const process = new Process();
  const past = async (): Promise<string> => {
    process.time += 5_000;
    return 'after midnight';
  };
  await runGeneration(process.deps, portrait(family, newRequestId(), past));
  expect(await pictures(family, '202611')).toEqual({ reserved: 0, used: 1 });
  expect(await pictures(family, '202612')).toBeUndefined();
});

it('a repeated request for saved or discarded work does not generate it again', async () => {
  const [family, requestId] = [await createFamily(), newRequestId()];
  const { deps } = new Process();
  await runGeneration(
    deps,
    portrait(family, requestId, async () => 'first'),
  );
  await adminFirestore().doc(`temp/temp_${family.uid}_${requestId}`).delete();
  const repeatedRun = runGeneration(
    deps,
    portrait(family, requestId, async () => 'second'),
  );
  await expect(repeatedRun).rejects.toMatchObject({
    code: 'not_found',
    message: 'This was already saved or discarded.',
    field: 'requestId',
  });
  expect(await pictures(family, '202611')).toEqual({ reserved: 0, used: 1 });
});

it('a request id of other work is refused', async () => {
  const [family, requestId] = [await createFamily(), newRequestId()];
  const work = portrait(family, requestId, async () => 'painted');
  expect(await runGeneration(new Process().deps, work)).toBe('painted');
  await expect(runGeneration(new Process().deps, { ...work, kind: 'location' })).rejects.toMatchObject({
    code: 'invalid',
    field: 'requestId',
  });
  expect(await runGeneration(new Process().deps, work)).toBe('painted');
});

it('refused automatic work counts neither as a start nor as a refusal in the rate limits of the family', async () => {
  const family = await createFamily();
  const refuse = async (isAutomatic: boolean) => {
    const rejectAsRefused = () => Promise.reject(new AppError('refused', 'Not for children'));
    const work = { ...portrait(family, newRequestId(), rejectAsRefused), isAutomatic };
    await expect(runGeneration(new Process().deps, work)).rejects.toThrow('Not for children');
    const { recentStarts, recentRefusals } = readUsage(await storedFields(`usage/${family.uid}_202611`));
    return [recentStarts.length, recentRefusals.length];
  };
  expect(await refuse(true)).toEqual([0, 0]);
  expect(await refuse(false)).toEqual([1, 1]);
});

it('two of five concurrent processes get the last two pictures of the allowance', async () => {
  const family = await createFamily();
  await adminFirestore()
    .doc(`usage/${family.uid}_202611`)
    .set({ userId: family.uid, pictures: { reserved: 0, used: 10 } });
  const runs = Array.from({ length: 5 }, () =>
    runGeneration(
      new Process().deps,
      portrait(family, newRequestId(), async () => 'painted'),
    ),
  );
  const outcomes = (await Promise.allSettled(runs)).map((run) => (run.status === 'fulfilled' ? run.value : run.reason));
  expect(outcomes.filter((outcome) => outcome === 'painted')).toHaveLength(2);
  expect(outcomes.filter((outcome) => outcome !== 'painted')).toMatchObject(
    Array.from({ length: 3 }, () => ({ code: 'quota_exceeded' })),
  );
  expect(await pictures(family, '202611')).toEqual({ reserved: 0, used: 12 });
});

describe('round trips of an attempt', () => {
  const store = createFirestoreJobStore(adminFirestore());

  /** A process in which `write` runs as soon as an attempt has read its job, as another process might. */
  function interruptedDeps(write: (requestId: string) => Promise<unknown>): GenerationDeps {
    const readJob: JobStore['readJob'] = async (uid, requestId) => {
      const job = await store.readJob(uid, requestId);
      await write(requestId);
      return job;
    };
    return { ...new Process().deps, store: { ...store, readJob } };
  }

  it.each([
    ['with a verified', ''],
    ['with an unverified', UNVERIFIED_PREFIX],
  ])(
    'an attempt of a family %s email address takes two transactions, and its other requests run in parallel',
    async (_what, prefix) => {
      const [family, operations] = [await createFamily(), new Array<string>()];
      const own = createFirestoreJobStore(adminFirestore(), async () => {
        operations.push('email keys');
        return [prefix + newRequestId()];
      });
      const transact: JobStore['transact'] = (uid, work) => {
        operations.push('transaction');
        return own.transact(uid, work);
      };
      const { deps } = new Process();
      const spending: SpendGuard = {
        ...deps.spending,
        prefetch: (now) => {
          operations.push('sum of the day');
          deps.spending.prefetch(now);
        },
        correct: (...correction) => {
          operations.push('correction');
          return deps.spending.correct(...correction);
        },
      };
      await runGeneration(
        { ...deps, store: { ...own, transact }, spending },
        portrait(family, newRequestId(), async () => 'painted'),
      );
      expect(operations).toEqual(['sum of the day', 'transaction', 'email keys', 'correction', 'transaction']);
    },
  );

  it('an attempt is marked as started even if its lease was renewed after it was read', async () => {
    const [family, id] = [await createFamily(), newRequestId()];
    const deps = interruptedDeps((requestId) => store.extendLease(family.uid, requestId, NOVEMBER + 2 * LEASE_MS));
    const started = portrait(family, id, async () => String((await store.findJob(family.uid, id))?.providerStarted));
    expect(await runGeneration(deps, started)).toBe('true');
  });

  it('an attempt that was cancelled after it was read does not call the vendor', async () => {
    const family = await createFamily();
    const caller = { uid: family.uid, emailVerified: true };
    const generate = () => Promise.reject(new Error('The vendor was called'));
    const deps = interruptedDeps((requestId) =>
      cancelOrRun(
        { store, clock: { now: () => NOVEMBER } },
        { caller, body: { requestId, cancel: true } },
        'portrait',
        generate,
      ),
    );
    await expect(runGeneration(deps, portrait(family, newRequestId(), generate))).rejects.toMatchObject({
      code: 'invalid',
      message: 'Canceled. Nothing was counted.',
    });
    expect(await pictures(family, '202611')).toEqual({ reserved: 0, used: 0 });
  });
});
