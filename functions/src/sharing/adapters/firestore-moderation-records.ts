import { SCORE_KEPT_DAYS } from '@talelantern/domain/generation/job';
import type { ModerationVerdict } from '@talelantern/domain/safety/moderation-policy';
import { readBoolean, readNumber, readText, readTime } from '@talelantern/domain/stored/read-fields';
import { DAY_MS } from '@talelantern/domain/time/day';
import { usageDay } from '@talelantern/domain/plans/usage';
import {
  FieldValue,
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { ItemEdit } from '../ports/ports.ts';
import { createKeyedMutex } from '../../core/keyed-mutex.ts';
import { microsecondsOf } from '../../core/firestore-reads.ts';
import { sourceAt } from './share-documents.ts';
import type { Config } from '../../config.ts';

/** A waiting event whose process died is delivered again; after this time another event may take over. */
const LOST_AFTER_MS = 60_000;
const SLOT_KEPT_MS = DAY_MS;
const COUNT_KEPT_MS = 2 * DAY_MS;
const MAX_REMEMBERED = 1_000;

/** Events of one share, and shares of one user, contend for these documents. */
const TRANSACTION_OPTIONS = { maxAttempts: 20 };

const verdictSchema = z.object({ scores: z.record(z.string(), z.number()), flagged: z.array(z.string()) });

interface Slot {
  eventId: string;
  dueAt: number;
  isWaiting: boolean;
  /** Update time of the item that was moderated last, in microseconds. */
  seen: number;
}

/** `verdicts`, `judging_turns` and `judging_days` in Firestore (docs/decisions/0084). */
export function createFirestoreModerationRecords(
  firestore: Firestore,
  { requestsPerDay, windowMs }: Config['shareModeration'],
) {
  const withLock = createKeyedMutex();
  /** Last slots of this process, which saves reads when many events arrive. */
  const localSlots = new Map<string, Slot>();
  const rememberSlot = (shareId: string, slot: Slot): void => {
    if (localSlots.size >= MAX_REMEMBERED) localSlots.clear();
    localSlots.set(shareId, slot);
  };
  const verdictAt = (key: string) => firestore.collection('verdicts').doc(key);
  const slotOf = (shareId: string) => firestore.collection('judging_turns').doc(shareId);
  const countOf = (ownerId: string, now: number) =>
    firestore.collection('judging_days').doc(`${ownerId}_${usageDay(now)}`);

  /** When the event may moderate the share (ms); null when another event will. */
  async function takeSlot(transaction: Transaction, shareId: string, edit: ScheduledEdit, now: number) {
    const [document, owner] = await transaction.getAll(slotOf(shareId), sourceAt(firestore, shareId));
    if (!document || !owner?.exists) return null;
    const slot = readSlot(document);
    if (isHandledElsewhere(slot, edit, now)) return null;
    const isOwn = slot?.isWaiting && slot.eventId === edit.eventId;
    const dueAt = isOwn ? slot.dueAt : Math.max(now, (slot?.dueAt ?? 0) + windowMs);
    const next = {
      userId: readText(owner.get('ownerId')),
      eventId: edit.eventId,
      dueAt: Timestamp.fromMillis(dueAt),
      isWaiting: true,
      expiresAt: Timestamp.fromMillis(dueAt + SLOT_KEPT_MS),
    };
    transaction.set(document.ref, next, { merge: true });
    return dueAt;
  }

  return {
    async verdicts(keys: readonly string[]) {
      if (keys.length === 0) return new Map();
      const documents = await firestore.getAll(...keys.map(verdictAt));
      return new Map(documents.flatMap((document) => toVerdict(document)));
    },
    async storeVerdicts(verdicts: ReadonlyMap<string, ModerationVerdict>, now: number) {
      const expiresAt = Timestamp.fromMillis(now + SCORE_KEPT_DAYS * DAY_MS);
      const batch = firestore.batch();
      for (const [key, verdict] of verdicts) batch.set(verdictAt(key), { ...verdict, expiresAt });
      await batch.commit();
    },
    /** Reserves up to `wanted` requests of the user's daily limit (UTC); returns the number. */
    reserve: (ownerId: string, requestedCount: number, now: number) =>
      firestore.runTransaction(async (transaction) => {
        const [count, tombstone] = await transaction.getAll(
          countOf(ownerId, now),
          firestore.collection('deleted').doc(ownerId),
        );
        // Grants nothing to a deleted account, for which nothing may be written.
        if (!count || tombstone?.exists) return 0;
        const used = readNumber(count.get('requests'));
        const granted = Math.max(0, Math.min(requestedCount, requestsPerDay - used));
        if (granted > 0) {
          const expiresAt = Timestamp.fromMillis(now + COUNT_KEPT_MS);
          transaction.set(count.ref, { userId: ownerId, requests: used + granted, expiresAt });
        }
        return granted;
      }, TRANSACTION_OPTIONS),
    /** Releases reserved requests that got no response. */
    async releaseReservation(ownerId: string, unused: number, now: number) {
      await firestore.runTransaction(async (transaction) => {
        const count = await transaction.get(countOf(ownerId, now));
        if (count.exists) transaction.update(count.ref, { requests: FieldValue.increment(-unused) });
      });
    },
    /**
     * How many ms the event has to wait before it moderates the share; null when the share is gone, another waiting event
     * will see the same content, or the edit was moderated already. A repeated event keeps its slot.
     */
    schedule: (shareId: string, edit: Pick<ItemEdit, 'eventId' | 'changedAt'>, now: number) =>
      withLock(shareId, async () => {
        const slot = localSlots.get(shareId) ?? readSlot(await slotOf(shareId).get());
        if (isHandledElsewhere(slot, edit, now)) return null;
        const take = (transaction: Transaction) => takeSlot(transaction, shareId, edit, now);
        const dueAt = await firestore.runTransaction(take, TRANSACTION_OPTIONS);
        if (dueAt === null) return null;
        rememberSlot(shareId, { eventId: edit.eventId, dueAt, isWaiting: true, seen: 0 });
        return Math.max(0, dueAt - now);
      }),
    /** Marks that the item is being read: the event of a later edit has to moderate the share again. */
    async begin(shareId: string, { collection, id }: Pick<ItemEdit, 'collection' | 'id'>) {
      const { updateTime } = await firestore.collection(collection).doc(id).get();
      const localSlot = localSlots.get(shareId);
      if (localSlot) {
        rememberSlot(shareId, { ...localSlot, isWaiting: false, seen: updateTime ? microsecondsOf(updateTime) : 0 });
      }
      await firestore.runTransaction(async (transaction) => {
        const slot = await transaction.get(slotOf(shareId));
        if (slot.exists) transaction.update(slot.ref, { isWaiting: false, seenAt: updateTime ?? null });
      });
    },
  };
}

type ScheduledEdit = Pick<ItemEdit, 'eventId' | 'changedAt'>;

/** Whether another event will moderate this edit, or has seen it. */
function isHandledElsewhere(slot: Slot | null, { eventId, changedAt }: ScheduledEdit, now: number): boolean {
  if (slot === null || slot.eventId === eventId) return false;
  return slot.isWaiting ? now < slot.dueAt + LOST_AFTER_MS : changedAt <= slot.seen;
}

function readSlot(document: DocumentSnapshot): Slot | null {
  if (!document.exists) return null;
  const seenAt: unknown = document.get('seenAt');
  return {
    eventId: readText(document.get('eventId')),
    dueAt: readTime(document.get('dueAt')) ?? 0,
    isWaiting: readBoolean(document.get('isWaiting')),
    seen: seenAt instanceof Timestamp ? microsecondsOf(seenAt) : 0,
  };
}

function toVerdict(document: DocumentSnapshot): [string, ModerationVerdict][] {
  const parsed = verdictSchema.safeParse(document.data());
  return parsed.success ? [[document.id, parsed.data]] : [];
}
