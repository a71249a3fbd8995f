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
  type ShareKind,
  type StoredDocument,
} from './crowd-documents.ts';

export interface CrowdSize {
  families: number;
  /** Of each family. */
  stories: number;
  /** In each list of the admin area, and as many again of what is in none. */
  listed: number;
}

const NOBODY: CrowdSize = { families: 0, stories: 0, listed: 0 };

/** What the vendor takes at once. */
const [ACCOUNTS_AT_ONCE, DOCUMENTS_AT_ONCE] = [1000, 500];
const WRITERS = 4;
const MORE_THAN_A_PAGE = PAGE_SIZE + 10;

interface Cloud {
  firestore: Firestore;
  auth: Auth;
}

/** Somebody and something that as much is known of as a page shows, and more. */
export const KNOWN = { uid: uidOf(0), email: emailOf(0), name: nameOf(0), shareId: shareIdOf(0) };

/** Lets a crowd of families grow from one size to the next, past all rules; `now` in ms. Nobody of them can sign in. */
export async function growCrowd(
  { firestore, auth }: Cloud,
  size: CrowdSize,
  now: number,
  from = NOBODY,
): Promise<void> {
  for (let first = from.families; first < size.families; first += ACCOUNTS_AT_ONCE)
    await auth.importUsers(
      numbers(first, Math.min(first + ACCOUNTS_AT_ONCE, size.families)).map((index) => ({
        uid: uidOf(index),
        email: emailOf(index),
        displayName: nameOf(index),
        emailVerified: true,
      })),
    );
  const documents = crowdDocuments(now, from, size);
  await Promise.all(Array.from({ length: WRITERS }, () => writeFrom(firestore, documents)));
}

/** A writer among several that share `documents`. */
async function writeFrom(firestore: Firestore, documents: Iterator<StoredDocument>): Promise<void> {
  for (;;) {
    const batch = firestore.batch();
    let held = 0;
    for (let next; held < DOCUMENTS_AT_ONCE && !(next = documents.next()).done; held += 1) {
      const [path, fields] = next.value;
      batch.set(firestore.doc(path), fields);
    }
    if (held === 0) return;
    await batch.commit();
  }
}

const numbers = (from: number, until: number): number[] =>
  Array.from({ length: Math.max(0, until - from) }, (_, index) => from + index);

/** The first ones are before those of `crowdDocuments`, and of no queue. */
function* knownDocuments(now: number): Generator<StoredDocument> {
  for (const index of numbers(-MORE_THAN_A_PAGE, 0)) {
    yield commentDocument(now, index, 0, 'visible');
    yield reportDocument(now, index, 0, 'upheld');
    yield auditDocument(now, 2 * index, 'share', KNOWN.shareId);
    yield auditDocument(now, 2 * index + 1, 'person', KNOWN.uid);
  }
}

const SHARE_KINDS: readonly ShareKind[] = ['shown', 'offered', 'waiting', 'unfit', 'review'];
const COMMENT_STATUSES = ['visible', 'held', 'refused'] as const;
const REPORT_STATUSES = ['pending', 'upheld'] as const;
const MESSAGE_STATUSES = ['pending', 'in_progress', 'resolved'] as const;

function* crowdDocuments(now: number, from: CrowdSize, size: CrowdSize): Generator<StoredDocument> {
  if (from === NOBODY) yield* knownDocuments(now);
  for (const family of numbers(from.families, size.families)) yield* familyDocuments(now, family, size.stories);
  for (const index of numbers(from.listed, size.listed)) {
    // Each share, comment, report and message has a number of its own; the families that they are of exist.
    const place = (count: number, kind: number): number => index * count + kind;
    for (const [kind, share] of SHARE_KINDS.entries())
      yield* shareDocuments(now, place(SHARE_KINDS.length, kind), share);
    for (const [kind, status] of COMMENT_STATUSES.entries())
      yield commentDocument(now, place(COMMENT_STATUSES.length, kind), index * SHARE_KINDS.length, status);
    for (const [kind, status] of REPORT_STATUSES.entries())
      yield reportDocument(now, place(REPORT_STATUSES.length, kind), index * SHARE_KINDS.length, status);
    for (const [kind, status] of MESSAGE_STATUSES.entries())
      yield messageDocument(now, place(MESSAGE_STATUSES.length, kind), status);
    yield auditDocument(now, index, 'share', shareIdOf(index));
  }
}
