import type { OverviewDay } from '@talelantern/domain/admin/overview';
import type { AdminPermission } from '@talelantern/domain/admin/permissions';
import { DAY_MS } from '@talelantern/domain/time/day';
import { usageDay } from '@talelantern/domain/usage/usage';
import { expect, it } from 'vitest';
import { createFirestoreOverviewBooks } from '../../functions/src/admin/firestore/firestore-overview-books.ts';
import { keepOverview, readOverview } from '../../functions/src/admin/keep-overview.ts';
import { createFirestoreFailures } from '../../functions/src/storage/firestore-failures.ts';
import { createFirestoreSpending } from '../../functions/src/storage/firestore-spending.ts';
import { ask, createAdmin } from './support/admins.ts';
import { adminFirestore } from './support/cloud-access.ts';
import { useEveryFunction } from './support/every-function.ts';
import { createFamily, type Family } from './support/family.ts';
import { PROMPT } from './support/portraits.ts';

/** A day on which no other test does anything. */
const NOON = Date.UTC(2003, 4, 17, 12);

const tools = () => ({ overviewBooks: createFirestoreOverviewBooks(adminFirestore()) });
const lastTwo = async (now: number): Promise<OverviewDay[]> =>
  (await readOverview(tools(), { action: 'readOverview', days: 2 }, now)).days;

it('a day is summed up from what functions added and what the indexes count', async () => {
  const spending = createFirestoreSpending(adminFirestore());
  const failures = createFirestoreFailures(adminFirestore());
  const [day, before] = [usageDay(NOON), usageDay(NOON - DAY_MS)];
  const spend = (on: string, kind: 'story' | 'portrait', count: 1 | -1) =>
    spending.add(on, 'free', { kind, count, micros: count * 40_000 });
  await Promise.all([
    ...Array.from({ length: 3 }, () => spend(day, 'story', 1)),
    spend(day, 'story', -1),
    spend(day, 'portrait', 1),
    spend(before, 'portrait', 1),
    failures.add(day, { busy: 2 }),
    failures.add(day, { busy: 1, invalid: 5 }),
    createFamily({ profile: { createdAt: new Date(NOON), lastLoginAt: new Date(NOON + 1) } }),
    createFamily({ profile: { createdAt: new Date(NOON - DAY_MS), lastLoginAt: new Date(NOON) } }),
    createFamily({ profile: { createdAt: new Date(NOON - DAY_MS), lastLoginAt: new Date(NOON - DAY_MS) } }),
  ]);
  expect(await keepOverview(tools(), NOON - DAY_MS)).toBe(2);
  expect(await keepOverview(tools(), NOON)).toBe(1);
  expect(await keepOverview(tools(), NOON)).toBe(0);
  const none = { count: 0, micros: 0 };
  const work = { portrait: none, location: none, scene: none, story: none, rewrite: none, narration: none };
  const portrait = { count: 1, micros: 40_000 };
  expect(await lastTwo(NOON)).toEqual([
    { day: before, signUps: 2, activeFamilies: 1, work: { ...work, portrait }, errors: {} },
    {
      day,
      signUps: 1,
      activeFamilies: 2,
      work: { ...work, portrait, story: { count: 2, micros: 80_000 } },
      errors: { busy: 3, invalid: 5 },
    },
  ]);
});

it('a day of which nothing is known is empty', async () => {
  expect(await lastTwo(Date.UTC(2002, 0, 2))).toMatchObject([
    { day: '20020101', signUps: 0, activeFamilies: 0, errors: {} },
    { day: '20020102', signUps: 0 },
  ]);
});

const functions = useEveryFunction();

it('shows what stands now, and the work of a function by its kind', async () => {
  const admin = await createAdmin(['overview']);
  const family = await createFamily({ plan: 'pro_yearly' });
  const reported = { status: 'pending', createdAt: new Date() };
  await adminFirestore().collection('reports').add(reported);
  await adminFirestore().collection('contact_messages').add(reported);
  const begunAt = Date.now();
  expect((await functions.call('generateImage', family, { prompt: PROMPT })).status).toBe(200);
  expect((await functions.call('generateImage', family, { prompt: 7 })).status).toBe(400);
  await keepOverview(tools(), Date.now());
  const underTest = { call: (caller: Family | null, body?: unknown) => functions.call('admin', caller, body) };
  const { days, now, countedAt } = await ask(underTest, admin, { action: 'readOverview', days: 30 });
  expect(days).toHaveLength(30);
  // Midnight may pass meanwhile.
  const dayOf = (time: number) => days.find(({ day }) => day === usageDay(time));
  expect([dayOf(begunAt), dayOf(Date.now())]).toContain(days.at(-1));
  const painted = days.slice(-2).map(({ work }) => work.portrait);
  expect(Math.max(...painted.map(({ count }) => count))).toBeGreaterThanOrEqual(1);
  expect(Math.max(...painted.map(({ micros }) => micros))).toBeGreaterThanOrEqual(1);
  expect(now.subscriptions.pro_yearly).toBeGreaterThanOrEqual(1);
  expect(now.queues.reports).toBeGreaterThanOrEqual(1);
  expect(now.queues.pendingMessages).toBeGreaterThanOrEqual(1);
  expect(countedAt).not.toBeNull();
});

it('says how many wait, to each administrator of the queues that were given', async () => {
  const underTest = { call: (caller: Family | null, body?: unknown) => functions.call('admin', caller, body) };
  const queuesOf = async (...permissions: AdminPermission[]) =>
    ask(underTest, await createAdmin(permissions), { action: 'readQueues' });
  const offered = { offered: true, listed: false, hidden: false, withdrawnAt: null };
  const shares = adminFirestore().collection('shares');
  await shares.add(offered);
  for (const hold of ['unfit', 'waiting', 'review']) {
    const share = await shares.add({ ...offered, hidden: true });
    await share.collection('private').doc('source').set({ hold });
  }
  await keepOverview(tools(), Date.now());
  const both = await queuesOf('moderation', 'messages');
  for (const queue of ['offeredShares', 'sharesInReview', 'unfitShares', 'uncheckedShares'] as const)
    expect(both.moderation?.[queue], queue).toBeGreaterThanOrEqual(1);
  expect(both.countedAt).not.toBeNull();
  expect(await queuesOf('moderation')).toMatchObject({ moderation: { reports: expect.any(Number) }, messages: null });
  expect(await queuesOf('messages')).toMatchObject({
    moderation: null,
    messages: { pendingMessages: expect.any(Number) },
  });
  expect(await queuesOf('people')).toMatchObject({ moderation: null, messages: null });
});
