import { isDeepStrictEqual } from 'node:util';
import { MAX_SPENDERS, type OverviewCounts, type OverviewDay } from '@talelantern/domain/contracts/admin/overview';
import { ERROR_CODES } from '@talelantern/domain/errors/error-codes';
import { GENERATION_KINDS, type GenerationKind } from '@talelantern/domain/generation/job';
import { mapOf, readFields } from '@talelantern/domain/stored/define-document';
import { readNumber, readRecord, readText, readTime, type StoredData } from '@talelantern/domain/stored/read-fields';
import { CHARGED_STATUSES } from '@talelantern/domain/plans/entitlement';
import { PAID_PLAN_IDS, type PaidPlanId } from '@talelantern/domain/plans/plans';
import { HELD_COMMENT_STATUSES } from '@talelantern/domain/sharing/comment';
import type { Hold } from '@talelantern/domain/sharing/item-sharing';
import { FieldPath, Timestamp, type Firestore, type Query } from 'firebase-admin/firestore';
import { count } from '../../core/firestore-reads.ts';
import { failureShards } from '../../http/count-failures.ts';
import { spendingShards } from '../../generation/adapters/firestore-spending.ts';
import { offeredSharesIn, sharesToApproveIn, WAITS_SINCE } from './counted-shares.ts';

const MESSAGES_IN_PROGRESS = 'messages in progress';

/** `stats/day_{yyyymmdd}`, the sums of a day, and `stats/now`, the current counts. */
export function createFirestoreOverviewStore(firestore: Firestore) {
  const stats = firestore.collection('stats');
  const users = firestore.collection('users');
  const dayOf = (day: string) => stats.doc(`day_${day}`);
  const countPaying = async (plan: PaidPlanId): Promise<[PaidPlanId, number]> => {
    const usersOfPlan = users.where('priceId', '==', plan);
    const counts = CHARGED_STATUSES.map((status) => count(usersOfPlan.where('subscriptionStatus', '==', status)));
    return [plan, sum(await Promise.all(counts))];
  };
  return {
    /** `from`, `until` in ms. Counts active users only while the day `isRunning`. Returns whether the sums changed. */
    async writeDay({ day, from, until }: { day: string; from: number; until: number }, isRunning: boolean) {
      const usersWithin = (field: string): Query =>
        users.where(field, '>=', Timestamp.fromMillis(from)).where(field, '<', Timestamp.fromMillis(until));
      const [known, spent, failed, signUps, activeFamilies] = await Promise.all([
        dayOf(day).get(),
        firestore.getAll(...spendingShards(firestore, day)),
        firestore.getAll(...failureShards(firestore, day)),
        count(usersWithin('createdAt')),
        // A later sign-in overwrites lastLoginAt, so the count of a past day would shrink.
        isRunning ? count(usersWithin('lastLoginAt')) : null,
      ]);
      const work = Object.fromEntries(
        GENERATION_KINDS.map((kind) => [kind, sumFields(spent.map((shard) => readWorks(shard.get('work'))[kind]))]),
      );
      const errors = Object.fromEntries(
        ERROR_CODES.map((code) => [code, sum(failed.map((shard) => readNumber(shard.get(code))))]),
      );
      const sums = { signUps, work, errors, ...(activeFamilies === null ? {} : { activeFamilies }) };
      const hasChanged = !isDeepStrictEqual({ ...known.data(), ...sums }, known.data());
      if (hasChanged) await dayOf(day).set(sums, { merge: true });
      return hasChanged;
    },
    async writeCounts(now: number) {
      const subscriptions = Object.fromEntries(await Promise.all(PAID_PLAN_IDS.map(countPaying)));
      const queues = await countQueues(firestore);
      await stats.doc('now').set({ countedAt: Timestamp.fromMillis(now), subscriptions, queues });
    },
    /**
     * The time (ms) since which the oldest entry of each queue has waited for an administrator, and whether one has begun
     * with it; empty queues are left out.
     */
    async waitingSince() {
      const withStatus = (collection: string, status: string) =>
        firestore.collection(collection).where('status', '==', status).orderBy('createdAt');
      const comments = firestore.collection('comments').where('status', 'in', HELD_COMMENT_STATUSES);
      const oldest = await Promise.all([
        oldestIn(withStatus('reports', 'pending'), 'reports', 'createdAt'),
        oldestIn(comments.orderBy('createdAt'), 'held comments', 'createdAt'),
        oldestIn(sharesToApproveIn(firestore).orderBy(WAITS_SINCE), 'shares to approve', WAITS_SINCE),
        oldestIn(withStatus('contact_messages', 'pending'), 'messages', 'createdAt'),
        oldestIn(withStatus('contact_messages', 'in_progress'), MESSAGES_IN_PROGRESS, 'createdAt'),
      ]);
      return oldest
        .filter((one) => one !== null)
        .map((one) => ({ ...one, isBegun: one.queue === MESSAGES_IN_PROGRESS }));
    },
    /** The sums of these days; those of a day without a document are zero. */
    days: async (days: readonly string[]) =>
      (await firestore.getAll(...days.map(dayOf))).map((document, index) => toDay(days[index] ?? '', document.data())),
    /** The families with the highest costs of work in the UTC day, at most MAX_SPENDERS. */
    async spendersOn(day: string) {
      const micros = new FieldPath('days', day, 'micros');
      const { docs } = await firestore.collection('usage').orderBy(micros, 'desc').limit(MAX_SPENDERS).get();
      return docs
        .map((usage) => ({ uid: readText(usage.get('userId')), micros: readNumber(usage.get(micros)) }))
        .filter(({ uid, micros: spent }) => uid !== '' && spent > 0);
    },
    async counts() {
      const data = (await stats.doc('now').get()).data() ?? {};
      return { counts: readFields(COUNTS_FIELDS, data), countedAt: readTime(data['countedAt']) };
    },
  };
}

async function oldestIn(queue: Query, name: string, field: string) {
  const { docs } = await queue.limit(1).select(field).get();
  const since = docs[0] ? readTime(docs[0].get(field)) : null;
  return since === null ? null : { queue: name, since };
}

async function countQueues(firestore: Firestore): Promise<OverviewCounts['queues']> {
  const countWithStatus = (collection: string, status: string) =>
    count(firestore.collection(collection).where('status', '==', status));
  const countHeld = (hold: Hold) => count(firestore.collectionGroup('private').where('hold', '==', hold));
  const [reports, heldComments, offeredShares, sharesToApprove, heldForReview, unfitShares, uncheckedShares] =
    await Promise.all([
      countWithStatus('reports', 'pending'),
      count(firestore.collection('comments').where('status', 'in', HELD_COMMENT_STATUSES)),
      count(offeredSharesIn(firestore)),
      count(sharesToApproveIn(firestore)),
      countHeld('review'),
      countHeld('unfit'),
      countHeld('waiting'),
    ]);
  const [pendingMessages, messagesInProgress] = await Promise.all([
    countWithStatus('contact_messages', 'pending'),
    countWithStatus('contact_messages', 'in_progress'),
  ]);
  return {
    reports,
    heldComments,
    offeredShares,
    sharesToApprove,
    sharesInReview: Math.max(0, heldForReview - sharesToApprove),
    unfitShares,
    uncheckedShares,
    pendingMessages,
    messagesInProgress,
  };
}

const readWork = mapOf({ count: readNumber, micros: readNumber });

/** Reads the work of a day, or of one of its shards, by kind. */
const readWorks = mapOf({
  portrait: readWork,
  location: readWork,
  scene: readWork,
  story: readWork,
  rewrite: readWork,
  narration: readWork,
} satisfies Record<GenerationKind, unknown>);

type Work = ReturnType<typeof readWork>;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const sumFields = (works: readonly Work[]): Work => ({
  count: sum(works.map(({ count: one }) => one)),
  micros: sum(works.map(({ micros }) => micros)),
});

function toDay(day: string, data: StoredData | undefined): OverviewDay {
  const errors = readRecord(data?.['errors']);
  return {
    day,
    signUps: readNumber(data?.['signUps']),
    activeFamilies: readNumber(data?.['activeFamilies']),
    work: readWorks(data?.['work']),
    errors: Object.fromEntries(
      ERROR_CODES.map((code) => [code, readNumber(errors[code])] as const).filter(([, times]) => times > 0),
    ),
  };
}

const COUNTS_FIELDS = {
  subscriptions: mapOf({
    pro_monthly: readNumber,
    unlimited_monthly: readNumber,
    pro_yearly: readNumber,
    unlimited_yearly: readNumber,
  }),
  queues: mapOf({
    reports: readNumber,
    heldComments: readNumber,
    offeredShares: readNumber,
    sharesToApprove: readNumber,
    sharesInReview: readNumber,
    unfitShares: readNumber,
    uncheckedShares: readNumber,
    pendingMessages: readNumber,
    messagesInProgress: readNumber,
  }),
};
