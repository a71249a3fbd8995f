import {
  Timestamp,
  type BulkWriter,
  type DocumentData,
  type DocumentSnapshot,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore';
import { readText } from '@talelantern/domain/stored/read-fields';
import { pagesOf } from '../../functions/src/core/firestore-reads.ts';
import type { PictureStore } from '../../functions/src/pictures/ports/ports.ts';
import { createFirestoreShares } from '../../functions/src/sharing/adapters/firestore-shares.ts';
import { sourceAt } from '../../functions/src/sharing/adapters/share-documents.ts';
import { syncPictures } from '../../functions/src/sharing/operations/shared-pictures.ts';
import { withdrawShare } from '../../functions/src/sharing/operations/withdraw-share.ts';

/** Copies as `{ path, data }`: under their own names, queries of collection groups would find them. */
const SAVED = 'before_import';

/** Collections in which an import must change nothing: who decides, what was decided, and who pays. */
const KEPT_WHOLE = ['admins', 'settings', 'notices', 'removals', 'removed_words', 'switched_off', 'customers'];

/** Copies what an import must not undo. @throws Error when an earlier copy is there: it may be from before an import. */
export async function saveDecisions(firestore: Firestore): Promise<number> {
  const saved = firestore.collection(SAVED);
  if (!(await saved.limit(1).get()).empty)
    throw new Error(`There is a copy in ${SAVED} already. Apply it, or delete that collection if it is outdated.`);
  const shares = firestore.collection('shares');
  const comments = firestore.collection('comments');
  const queries: Query[] = [
    ...KEPT_WHOLE.map((collection) => firestore.collection(collection)),
    shares.where('withdrawnAt', '>', Timestamp.fromMillis(0)),
    shares.where('hidden', '==', true),
    comments.where('status', '!=', 'visible'),
  ];
  const writer = firestore.bulkWriter();
  let count = 0;
  const copy = (document: DocumentSnapshot): void => {
    const { path } = document.ref;
    void writer.set(saved.doc(path.replaceAll('/', '|')), { path, data: document.data() });
    count += 1;
  };
  for (const query of queries) {
    for await (const documents of pagesOf(query)) {
      documents.forEach(copy);
      const ids = documents.filter(({ ref }) => ref.parent.id === 'shares').map(({ id }) => id);
      const sources = ids.length === 0 ? [] : await firestore.getAll(...ids.map((id) => sourceAt(firestore, id)));
      sources.filter(({ exists }) => exists).forEach(copy);
    }
  }
  await writer.close();
  return count;
}

interface ApplyDeps {
  firestore: Firestore;
  pictures: PictureStore;
  /** Ms. */
  now: number;
}

/**
 * Does again what an import has undone, and lets the sweep ask for every plan and delete every deleted account again. May
 * run twice, until the last step: it deletes the copies. Returns the number of shares.
 */
export async function applyDecisions({ firestore, pictures, now }: ApplyDeps): Promise<number> {
  const saved = new Map<string, DocumentData>();
  for await (const documents of pagesOf(firestore.collection(SAVED)))
    for (const document of documents) saved.set(readText(document.get('path')), document.get('data'));
  if (saved.size === 0) throw new Error(`There is no copy in ${SAVED}. Make it before the import.`);

  const writer = firestore.bulkWriter();
  await keepWhole(firestore, writer, saved);
  await keepDisabled(firestore, writer, saved);
  for await (const documents of pagesOf(firestore.collection('deleted')))
    for (const { ref } of documents) void writer.update(ref, { lookAgainAt: Timestamp.fromMillis(now) });
  for (const [path, data] of saved) if (path.startsWith('comments/')) void writer.set(firestore.doc(path), data);
  await writer.flush();

  const shares = createFirestoreShares(firestore);
  const shareIds = [...saved.keys()].flatMap((path) => /^shares\/([^/]+)$/.exec(path)?.[1] ?? []);
  for (const shareId of shareIds) {
    const isWithdrawn = saved.get(`shares/${shareId}`)?.['withdrawnAt'] !== null;
    if (isWithdrawn) await withdrawShare({ shares, pictures }, shareId, now);
    for (const path of [`shares/${shareId}`, `shares/${shareId}/private/source`]) {
      const data = saved.get(path);
      if (data) await firestore.doc(path).set(data);
    }
    await shares.transact(shareId, async (tx) => {
      const held = await tx.share(shareId);
      const item = held && (await tx.item(held.source, held));
      if (item && item.item.sharing?.shareId === shareId) tx.saveSharing(held);
    });
    await syncPictures({ shares, pictures }, shareId);
  }

  for await (const documents of pagesOf(firestore.collection(SAVED)))
    for (const { ref } of documents) void writer.delete(ref);
  await writer.close();
  return shareIds.length;
}

/** Writes the copies of these collections, and deletes what came back; the sweep reads the plan of every customer. */
async function keepWhole(firestore: Firestore, writer: BulkWriter, saved: ReadonlyMap<string, DocumentData>) {
  for (const collection of KEPT_WHOLE)
    for await (const documents of pagesOf(firestore.collection(collection)))
      for (const { ref } of documents) if (!saved.has(ref.path)) void writer.delete(ref);
  const never = Timestamp.fromMillis(0);
  for (const [path, data] of saved)
    if (KEPT_WHOLE.includes(path.split('/')[0] ?? ''))
      void writer.set(firestore.doc(path), path.startsWith('customers/') ? { ...data, askedAt: never } : data);
}

/** The profile says of itself whether the account is disabled. */
async function keepDisabled(firestore: Firestore, writer: BulkWriter, saved: ReadonlyMap<string, DocumentData>) {
  const isDisabled = (uid: string): boolean => saved.has(`switched_off/${uid}`);
  for await (const documents of pagesOf(firestore.collection('users')))
    for (const profile of documents)
      if ((profile.get('disabled') === true) !== isDisabled(profile.id))
        void writer.update(profile.ref, { disabled: isDisabled(profile.id) });
}
