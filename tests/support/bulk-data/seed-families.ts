import { PAGE_SIZE } from '@talelantern/domain/limits/limits';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import {
  auditDocument,
  commentDocument,
  emailOf,
  familyDocuments,
  messageDocument,
  nameOf,
  reportDocument,
  shareDocuments,
  shareIdOf,
  uidOf,
  type ShareState,
  type StoredDocument,
} from './bulk-documents.ts';

export interface BulkSize {
  families: number;
  /** Stories per family. */
  stories: number;
  /** Entries in each admin list, and as many again in none. */
  entriesPerList: number;
}

const EMPTY: BulkSize = { families: 0, stories: 0, entriesPerList: 0 };

/** The vendor's batch limits. */
const [ACCOUNT_BATCH, DOCUMENT_BATCH] = [1000, 500];
const CONCURRENT_WRITERS = 4;
const ITEMS_BEYOND_A_PAGE = PAGE_SIZE + 10;

interface Cloud {
  firestore: Firestore;
  auth: Auth;
}

/** A user and a share with more history than a page shows. */
export const KNOWN_FAMILY = { uid: uidOf(0), email: emailOf(0), name: nameOf(0), shareId: shareIdOf(0) };

/** Adds families from one size to the next, bypassing the rules; `now` in ms. None of them can sign in. */
export async function seedFamilies(
  { firestore, auth }: Cloud,
  size: BulkSize,
  now: number,
  from = EMPTY,
): Promise<void> {
  for (let first = from.families; first < size.families; first += ACCOUNT_BATCH)
    await auth.importUsers(
      numbers(first, Math.min(first + ACCOUNT_BATCH, size.families)).map((index) => ({
        uid: uidOf(index),
        email: emailOf(index),
        displayName: nameOf(index),
        emailVerified: true,
      })),
    );
  const documents = bulkDocuments(now, from, size);
  await Promise.all(Array.from({ length: CONCURRENT_WRITERS }, () => writeAll(firestore, documents)));
}

/** One of several writers that share `documents`. */
async function writeAll(firestore: Firestore, documents: Iterator<StoredDocument>): Promise<void> {
  for (;;) {
    const batch = firestore.batch();
    let writeCount = 0;
    for (let next; writeCount < DOCUMENT_BATCH && !(next = documents.next()).done; writeCount += 1) {
      const [path, fields] = next.value;
      batch.set(firestore.doc(path), fields);
    }
    if (writeCount === 0) return;
    await batch.commit();
  }
}

const numbers = (from: number, until: number): number[] =>
  Array.from({ length: Math.max(0, until - from) }, (_, index) => from + index);

/** The first documents; older than the others and in no queue. */
function* knownDocuments(now: number): Generator<StoredDocument> {
  for (const index of numbers(-ITEMS_BEYOND_A_PAGE, 0)) {
    yield commentDocument(now, index, 0, 'visible');
    yield reportDocument(now, index, 0, 'upheld');
    yield auditDocument(now, 2 * index, 'share', KNOWN_FAMILY.shareId);
    yield auditDocument(now, 2 * index + 1, 'person', KNOWN_FAMILY.uid);
  }
}

const SHARE_STATES: readonly ShareState[] = ['shown', 'offered', 'waiting', 'unfit', 'review'];
const COMMENT_STATUSES = ['visible', 'held', 'refused'] as const;
const REPORT_STATUSES = ['pending', 'upheld'] as const;
const MESSAGE_STATUSES = ['pending', 'in_progress', 'resolved'] as const;

function* bulkDocuments(now: number, from: BulkSize, size: BulkSize): Generator<StoredDocument> {
  if (from === EMPTY) yield* knownDocuments(now);
  for (const family of numbers(from.families, size.families)) yield* familyDocuments(now, family, size.stories);
  for (const index of numbers(from.entriesPerList, size.entriesPerList)) {
    // Each share, comment, report and message has a unique number and an existing family.
    const uniqueIndex = (count: number, offset: number): number => index * count + offset;
    for (const [offset, state] of SHARE_STATES.entries())
      yield* shareDocuments(now, uniqueIndex(SHARE_STATES.length, offset), state);
    for (const [offset, status] of COMMENT_STATUSES.entries())
      yield commentDocument(now, uniqueIndex(COMMENT_STATUSES.length, offset), index * SHARE_STATES.length, status);
    for (const [offset, status] of REPORT_STATUSES.entries())
      yield reportDocument(now, uniqueIndex(REPORT_STATUSES.length, offset), index * SHARE_STATES.length, status);
    for (const [offset, status] of MESSAGE_STATUSES.entries())
      yield messageDocument(now, uniqueIndex(MESSAGE_STATUSES.length, offset), status);
    yield auditDocument(now, index, 'share', shareIdOf(index));
  }
}
