import { AS_CONFIGURED } from '@talelantern/domain/admin/place-settings';
import { AppError } from '@talelantern/domain/errors/app-error';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../functions/src/config.ts';
import { createSpendGuard } from '../../functions/src/operations/generation/spend-guard.ts';
import {
  runGeneration,
  type Generation,
  type GenerationTools,
} from '../../functions/src/operations/generation/run-generation.ts';
import { reserveUsage } from '../../functions/src/operations/generation/reservations.ts';
import { createFirestoreBooks } from '../../functions/src/storage/firestore-books.ts';
import { withLiveCaps } from '../../functions/src/admin/live-settings.ts';
import { createFirestoreSpending } from '../../functions/src/storage/firestore-spending.ts';
import { adminFirestore, storedFields } from './support/cloud-access.ts';
import { createFamily, type Family } from './support/family.ts';
import { newRequestId } from './support/function-under-test.ts';
import { MANY_STARTS } from './support/many-starts.ts';

const LEASE_MS = 30_000;
const { spending: SPENDING } = parseConfig({ OPENAI_API_KEY: 'none', USER_HASH_SECRET: '0123456789abcdef' });
const NOVEMBER = Date.UTC(2026, 10, 30, 23, 59, 59);

const NOTHING_SET = { current: async () => AS_CONFIGURED };

/** A functions process with its own clock, on the real books. */
class Process {
  time: number;
  readonly renewals: (() => void)[] = [];

  constructor(time = NOVEMBER) {
    this.time = time;
  }

  readonly tools: GenerationTools = {
    books: createFirestoreBooks(adminFirestore()),
    spending: createSpendGuard(
      createFirestoreSpending(adminFirestore()),
      withLiveCaps(SPENDING, NOTHING_SET),
      () => {},
    ),
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
    settings: { leaseMs: LEASE_MS, waitMs: 1_000, ...MANY_STARTS },
  };
}

/** A portrait whose painting is `paint`; its prompt tells results apart. */
const portrait = (family: Family, requestId: string, paint: () => Promise<string>): Generation<null, null, string> => ({
  caller: { uid: family.uid, emailVerified: true },
  requestId,
  kind: 'portrait',
  signedOut: 'Signed out',
  identify: async () => null,
  admit: async ({ page, plan, profile, now }) => ({
    reserved: { usage: await reserveUsage(page, { uid: family.uid, plan, profile }, 'pictures', now), chapter: null },
    admitted: null,
  }),
  produce: async (run) => {
    await run.startProvider();
    return paint();
  },
  toWork: (prompt) => ({
    kind: 'portrait',
    requestId,
    partial: null,
    result: { imageUrl: 'https://x.test/p', imagePath: 'p', prompt, characterId: null },
  }),
  resultOf: (work) => (work.kind === 'portrait' ? (work.result?.prompt ?? null) : null),
  shownWork: () => null,
});

const pictures = async ({ uid }: Family, month: string) => (await storedFields(`usage/${uid}_${month}`))['pictures'];

/** A promise that the test settles. */
function painting() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const begun = Promise.withResolvers<void>();
  const paint = (): Promise<string> => {
    begun.resolve();
    return promise;
  };
  return { paint, begun: begun.promise, finish: resolve, fail: reject };
}

describe('a run that was believed dead', () => {
  it('and ends after its successor gets the successor’s work, and one is charged', async () => {
    const [family, requestId, slow] = [await createFamily(), newRequestId(), painting()];
    const first = runGeneration(new Process().tools, portrait(family, requestId, slow.paint));
    await slow.begun;
    const successor = new Process(NOVEMBER + LEASE_MS + 1);
    expect(
      await runGeneration(
        successor.tools,
        portrait(family, requestId, async () => 'second'),
      ),
    ).toBe('second');
    slow.finish('first');
    expect(await first).toBe('second');
    // Reserved anew after midnight: the first reservation was given back to November.
    expect(await pictures(family, '202611')).toEqual({ reserved: 0, used: 0 });
    expect(await pictures(family, '202612')).toEqual({ reserved: 0, used: 1 });
  });

  it('and ends before its successor has its work kept by both, and one is charged', async () => {
    const [family, requestId, slow, slower] = [await createFamily(), newRequestId(), painting(), painting()];
    const first = runGeneration(new Process().tools, portrait(family, requestId, slow.paint));
    await slow.begun;
    const second = runGeneration(new Process(NOVEMBER + LEASE_MS + 1).tools, portrait(family, requestId, slower.paint));
    await slower.begun;
    slow.finish('first');
    expect(await first).toBe('first');
    slower.finish('second');
    expect(await second).toBe('first');
    expect(await pictures(family, '202612')).toEqual({ reserved: 0, used: 1 });
  });

  it('and fails does not undo its successor', async () => {
    const [family, requestId, slow, slower] = [await createFamily(), newRequestId(), painting(), painting()];
    const first = runGeneration(new Process().tools, portrait(family, requestId, slow.paint));
    await slow.begun;
    const second = runGeneration(new Process(NOVEMBER + LEASE_MS + 1).tools, portrait(family, requestId, slower.paint));
    await slower.begun;
    slow.fail(new AppError('busy', 'Busy'));
    await expect(first).rejects.toThrow('Busy');
    expect(await storedFields(`jobs/${family.uid}_${requestId}`)).toMatchObject({ status: 'running', attempt: 2 });
    slower.finish('second');
    expect(await second).toBe('second');
    expect(await pictures(family, '202612')).toEqual({ reserved: 0, used: 1 });
  });
});

describe('how often a family may begin', () => {
  it('counts across the end of a month', async () => {
    const family = await createFamily();
    const begin = (time: number) => {
      const { tools } = new Process(time);
      const settings = { ...tools.settings, startsPerMinute: 2 };
      return runGeneration(
        { ...tools, settings },
        portrait(family, newRequestId(), async () => 'painted'),
      );
    };
    await begin(NOVEMBER);
    await begin(NOVEMBER + 2_000);
    await expect(begin(NOVEMBER + 4_000)).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 56 });
    expect(await begin(NOVEMBER + 60_001)).toBe('painted');
    await expect(begin(NOVEMBER + 60_002)).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 2 });
  });
});

describe('a run that lives', () => {
  it('extends its lease, so that a second call waits for it', async () => {
    const [family, requestId, slow] = [await createFamily(), newRequestId(), painting()];
    const process = new Process();
    const first = runGeneration(process.tools, portrait(family, requestId, slow.paint));
    await slow.begun;
    process.time += LEASE_MS - 1;
    process.renewals.forEach((renew) => renew());
    await expect
      .poll(async () => (await process.tools.books.findJob(family.uid, requestId))?.leaseUntil)
      .toBe(NOVEMBER + 2 * LEASE_MS - 1);
    const impatient = new Process(NOVEMBER + LEASE_MS + 1);
    const second = runGeneration(
      impatient.tools,
      portrait(family, requestId, async () => 'second'),
    );
    await expect(second).rejects.toMatchObject({ code: 'in_progress' });
    slow.finish('first');
    expect(await first).toBe('first');
  });

  it('R17: counts in the month in which it was begun', async () => {
    const family = await createFamily();
    const process = new Process();
    const past = async (): Promise<string> => {
      process.time += 5_000;
      return 'after midnight';
    };
    await runGeneration(process.tools, portrait(family, newRequestId(), past));
    expect(await pictures(family, '202611')).toEqual({ reserved: 0, used: 1 });
    expect(await pictures(family, '202612')).toBeUndefined();
  });
});

it('work that was saved or put away is not made again', async () => {
  const [family, requestId] = [await createFamily(), newRequestId()];
  const { tools } = new Process();
  await runGeneration(
    tools,
    portrait(family, requestId, async () => 'first'),
  );
  await adminFirestore().doc(`temp/temp_${family.uid}_${requestId}`).delete();
  const again = runGeneration(
    tools,
    portrait(family, requestId, async () => 'second'),
  );
  await expect(again).rejects.toMatchObject({ code: 'not_found', message: 'This was already saved or put away.' });
  expect(await pictures(family, '202611')).toEqual({ reserved: 0, used: 1 });
});

it('R16: two processes that reserve the last picture at once agree on who has it', async () => {
  const family = await createFamily();
  await adminFirestore()
    .doc(`usage/${family.uid}_202611`)
    .set({ userId: family.uid, pictures: { reserved: 0, used: 11 } });
  const runs = [new Process(), new Process()].map(({ tools }) =>
    runGeneration(
      tools,
      portrait(family, newRequestId(), async () => 'painted'),
    ),
  );
  const outcomes = await Promise.allSettled(runs);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await pictures(family, '202611')).toEqual({ reserved: 0, used: 12 });
});
