import { MAX_SPENDERS, type OverviewDay } from '@talelantern/domain/contracts/admin/overview';
import type { AdminPermission } from '@talelantern/domain/admin/permissions';
import { DAY_MS } from '@talelantern/domain/time/day';
import { usageDay } from '@talelantern/domain/plans/usage';
import { expect, it } from 'vitest';
import { createFirestoreOverviewStore } from '../../functions/src/admin/adapters/firestore-overview-store.ts';
import { updateOverview, readOverview } from '../../functions/src/admin/operations/update-overview.ts';
import { createFirestoreFailures } from '../../functions/src/http/count-failures.ts';
import { createFirestoreSpending } from '../../functions/src/generation/adapters/firestore-spending.ts';
import { ask, createAdmin } from './support/admins.ts';
import { adminFirestore } from './support/cloud-access.ts';
import { setUpFunctions } from './support/function-under-test.ts';
import { createFamily, type Family } from './support/family.ts';
import { PROMPT } from './support/portraits.ts';

/** A day that no other test uses. */
const NOON = Date.UTC(2003, 4, 17, 12);

const deps = () => ({ overviewStore: createFirestoreOverviewStore(adminFirestore()) });
const lastTwo = async (now: number): Promise<OverviewDay[]> =>
  (await readOverview(deps(), { action: 'readOverview', days: 2 }, now)).days;

it('a day’s overview sums the functions’ counters and the index counts', async () => {
  const spending = createFirestoreSpending(adminFirestore());
  const failures = createFirestoreFailures(adminFirestore());
  const [day, before] = [usageDay(NOON), usageDay(NOON - DAY_MS)];
  const spend = (on: string, kind: 'story' | 'portrait', count: 0 | 1, micros = 40_000) =>
    spending.add({ day: on, sums: ['free'], kind, count, micros });
  await Promise.all([
    ...Array.from({ length: 3 }, () => spend(day, 'story', 1)),
    spend(day, 'story', 0, -40_000),
    spend(day, 'portrait', 1),
    spend(before, 'portrait', 1),
    failures.add(day, { busy: 2 }),
    failures.add(day, { busy: 1, invalid: 5 }),
    createFamily({ profile: { createdAt: new Date(NOON), lastLoginAt: new Date(NOON + 1) } }),
    createFamily({ profile: { createdAt: new Date(NOON - DAY_MS), lastLoginAt: new Date(NOON) } }),
    createFamily({ profile: { createdAt: new Date(NOON - DAY_MS), lastLoginAt: new Date(NOON - DAY_MS) } }),
  ]);
  expect(await updateOverview(deps(), NOON - DAY_MS)).toBe(2);
  expect(await updateOverview(deps(), NOON)).toBe(1);
  expect(await updateOverview(deps(), NOON)).toBe(0);
  const none = { count: 0, micros: 0 };
  const work = { portrait: none, location: none, scene: none, story: none, rewrite: none, narration: none };
  const portrait = { count: 1, micros: 40_000 };
  expect(await lastTwo(NOON)).toEqual([
    { day: before, signUps: 2, activeFamilies: 1, work: { ...work, portrait }, errors: {} },
    {
      day,
      signUps: 1,
      activeFamilies: 2,
      work: { ...work, portrait, story: { count: 3, micros: 80_000 } },
      errors: { busy: 3, invalid: 5 },
    },
  ]);
});

it('the families whose work of a day costs the most are listed, the most expensive first', async () => {
  const at = Date.UTC(2001, 2, 3, 12);
  const usage = adminFirestore().collection('usage');
  const families = Array.from({ length: MAX_SPENDERS + 2 }, (_, index) => `spender-${index}`);
  for (const [index, uid] of families.entries())
    await usage.doc(`${uid}_200103`).set({ userId: uid, days: { [usageDay(at)]: { micros: index * 1_000_000 } } });
  await usage.doc('other_200103').set({ userId: 'other', days: { 20010302: { micros: 90_000_000 } } });
  const { spenders } = await readOverview(deps(), { action: 'readOverview', days: 1 }, at);
  expect(spenders).toEqual(
    Array.from({ length: MAX_SPENDERS }, (_, index) => ({
      uid: `spender-${MAX_SPENDERS + 1 - index}`,
      micros: (MAX_SPENDERS + 1 - index) * 1_000_000,
    })),
  );
});

it('a day without data is empty in the overview', async () => {
  expect(await lastTwo(Date.UTC(2002, 0, 2))).toMatchObject([
    { day: '20020101', signUps: 0, activeFamilies: 0, errors: {} },
    { day: '20020102', signUps: 0 },
  ]);
});

const functions = setUpFunctions();

it('the overview shows current totals and the functions’ work by kind', async () => {
  const admin = await createAdmin(['overview']);
  const family = await createFamily({ plan: 'pro_yearly' });
  const reportFields = { status: 'pending', createdAt: new Date() };
  await adminFirestore().collection('reports').add(reportFields);
  await adminFirestore().collection('contact_messages').add(reportFields);
  const startedAt = Date.now();
  expect((await functions.call('generateImage', family, { prompt: PROMPT })).status).toBe(200);
  expect((await functions.call('generateImage', family, { prompt: 7 })).status).toBe(400);
  await updateOverview(deps(), Date.now());
  const underTest = { call: (caller: Family | null, body?: unknown) => functions.call('admin', caller, body) };
  const { days, now, countedAt } = await ask(underTest, admin, { action: 'readOverview', days: 30 });
  expect(days).toHaveLength(30);
  // Midnight may pass during the test.
  const dayOf = (time: number) => days.find(({ day }) => day === usageDay(time));
  expect([dayOf(startedAt), dayOf(Date.now())]).toContain(days.at(-1));
  const portraits = days.slice(-2).map(({ work }) => work.portrait);
  expect(Math.max(...portraits.map(({ count }) => count))).toBeGreaterThanOrEqual(1);
  expect(Math.max(...portraits.map(({ micros }) => micros))).toBeGreaterThanOrEqual(1);
  expect(now.subscriptions.pro_yearly).toBeGreaterThanOrEqual(1);
  expect(now.queues.reports).toBeGreaterThanOrEqual(1);
  expect(now.queues.pendingMessages).toBeGreaterThanOrEqual(1);
  expect(countedAt).not.toBeNull();
});

it('the overview shows each administrator the queue sizes of their permissions', async () => {
  const underTest = { call: (caller: Family | null, body?: unknown) => functions.call('admin', caller, body) };
  const queuesOf = async (...permissions: AdminPermission[]) =>
    ask(underTest, await createAdmin(permissions), { action: 'readQueues' });
  const offered = { offered: true, listed: false, hidden: false, withdrawnAt: null };
  const shares = adminFirestore().collection('shares');
  await shares.add(offered);
  for (const source of [
    { hold: 'unfit' },
    { hold: 'waiting' },
    { hold: 'review' },
    { hold: 'review', waitsSince: new Date() },
  ]) {
    const share = await shares.add({ ...offered, hidden: true });
    await share.collection('private').doc('source').set(source);
  }
  const comments = adminFirestore().collection('comments');
  await Promise.all(Array.from({ length: 30 }, () => comments.add({ status: 'review' })));
  await updateOverview(deps(), Date.now());
  const both = await queuesOf('moderation', 'messages');
  for (const queue of ['offeredShares', 'sharesToApprove', 'sharesInReview', 'unfitShares', 'uncheckedShares'] as const)
    expect(both.moderation?.[queue], queue).toBeGreaterThanOrEqual(1);
  expect(both.moderation?.heldComments).toBeGreaterThanOrEqual(30);
  expect(both.countedAt).not.toBeNull();
  expect(await queuesOf('moderation')).toMatchObject({ moderation: { reports: expect.any(Number) }, messages: null });
  expect(await queuesOf('messages')).toMatchObject({
    moderation: null,
    messages: { pendingMessages: expect.any(Number) },
  });
  expect(await queuesOf('people')).toMatchObject({ moderation: null, messages: null });
});
