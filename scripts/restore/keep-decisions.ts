import {
  FieldValue,
  Timestamp,
  type BulkWriter,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore';
import { readText, readTextList } from '@talelantern/domain/stored/read-fields';
import { pagesOf } from '../../functions/src/core/firestore-reads.ts';
import type { PictureStore } from '../../functions/src/pictures/ports/ports.ts';
import { createFirestoreShares } from '../../functions/src/sharing/adapters/firestore-shares.ts';
import { sourceAt } from '../../functions/src/sharing/adapters/share-documents.ts';
import { syncPictures } from '../../functions/src/sharing/operations/shared-pictures.ts';
import { withdrawShare } from '../../functions/src/sharing/operations/withdraw-share.ts';

/** Copies as `{ path, data }`: under their own names, queries of collection groups would find them. */
const COPIES_COLLECTION = 'before_import';
/** Marks that only the deletion of the copies is left: against the rest of them, all that is here would look imported. */
const APPLIED = 'applied';

/** The import may win here where the present was damaged. */
const IMPORTABLE = ['admins', 'settings', 'notices', 'switched_off', 'customers'];
/** What administrators have removed is never given back, so both the import and the present count. */
const REMOVALS = ['removals', 'removed_words'];
/** Collections in which an import must undo nothing: who decides, what was decided, and who pays. */
const DECISION_COLLECTIONS = [...REMOVALS, ...IMPORTABLE];
/** Deleted by decisions. What came back elsewhere was lost, or belongs to a deleted account, which the sweep deletes again. */
const REVOCABLE = ['admins', 'switched_off'];

/** Returns the number of copies by collection. @throws Error when an earlier copy is there, from before an import. */
export async function saveDecisions(firestore: Firestore): Promise<ReadonlyMap<string, number>> {
  const copies = firestore.collection(COPIES_COLLECTION);
  if (!(await copies.limit(1).get()).empty)
    throw new Error(
      `There is a copy in ${COPIES_COLLECTION} already. Apply it, or delete that collection if it is outdated.`,
    );
  const shares = firestore.collection('shares');
  const comments = firestore.collection('comments');
  const queries: Query[] = [
    ...DECISION_COLLECTIONS.map((collection) => firestore.collection(collection)),
    shares.where('withdrawnAt', '>', Timestamp.fromMillis(0)),
    shares.where('hidden', '==', true),
    comments.where('status', '!=', 'visible'),
  ];
  const writer = firestore.bulkWriter();
  const counts = new Map([...DECISION_COLLECTIONS, 'shares', 'comments'].map((collection) => [collection, 0]));
  const copy = (document: DocumentSnapshot): void => {
    const { path } = document.ref;
    void writer.set(copies.doc(path.replaceAll('/', '|')), { path, data: document.data() });
    const { id } = document.ref.parent;
    if (counts.has(id)) counts.set(id, (counts.get(id) ?? 0) + 1);
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
  return counts;
}

/** Which collections were damaged when the copies were made, and in which ones documents were deleted by decision. */
export interface Choices {
  keepImported: readonly string[];
  deleteImported: readonly string[];
}

interface ApplyDeps {
  firestore: Firestore;
  pictures: PictureStore;
  /** Ms. */
  now: number;
}

/**
 * Does again what an import has undone, and lets the sweep ask for every plan and delete every deleted account again. May
 * run again after a failure; in the end it deletes the copies. Returns the number of shares. @throws Error before it
 * writes anything, if documents came back whose deletion may have been a decision and `choices` do not say.
 */
export async function applyDecisions(deps: ApplyDeps, choices: Choices): Promise<number> {
  assertNames('--keep-imported', choices.keepImported, IMPORTABLE);
  assertNames('--delete-imported', choices.deleteImported, REVOCABLE);
  const { firestore } = deps;
  const copies = firestore.collection(COPIES_COLLECTION);
  const saved = new Map<string, DocumentData>();
  for await (const documents of pagesOf(copies))
    for (const document of documents) saved.set(readText(document.get('path')), document.get('data'));
  if (saved.size === 0) throw new Error(`There is no copy in ${COPIES_COLLECTION}. Make it before the import.`);
  const shareIds = [...saved.keys()].flatMap((path) => /^shares\/([^/]+)$/.exec(path)?.[1] ?? []);
  if (!saved.has(APPLIED)) {
    await applyTo(deps, choices, saved, shareIds);
    await copies.doc(APPLIED).set({ path: APPLIED });
  }
  const writer = firestore.bulkWriter();
  for await (const documents of pagesOf(copies))
    for (const { id, ref } of documents) if (id !== APPLIED) void writer.delete(ref);
  await writer.close();
  await copies.doc(APPLIED).delete();
  return shareIds.length;
}

function assertNames(option: string, names: readonly string[], known: readonly string[]): void {
  if (!names.every((name) => known.includes(name))) throw new Error(`${option} takes names of: ${known.join(', ')}`);
}

async function applyTo(
  { firestore, pictures, now }: ApplyDeps,
  choices: Choices,
  saved: ReadonlyMap<string, DocumentData>,
  shareIds: readonly string[],
): Promise<void> {
  const revoked = await findRevoked(firestore, saved, choices);
  const writer = firestore.bulkWriter();
  for (const reference of revoked) void writer.delete(reference);
  const replaced = [...IMPORTABLE, 'comments'].filter((collection) => !choices.keepImported.includes(collection));
  for (const [path, data] of saved) {
    const collection = path.split('/')[0] ?? '';
    const removed = readTextList(data['shareIds']);
    const added = removed.length === 0 ? data : { shareIds: FieldValue.arrayUnion(...removed) };
    if (replaced.includes(collection)) void writer.set(firestore.doc(path), data);
    else if (REMOVALS.includes(collection)) void writer.set(firestore.doc(path), added, { merge: true });
  }
  await writer.flush();
  await keepDisabled(firestore, writer);
  await writer.close();
  await recheck(firestore, now);

  const shares = createFirestoreShares(firestore);
  for (const shareId of shareIds) {
    const isWithdrawn = saved.get(`shares/${shareId}`)?.['withdrawnAt'] !== null;
    if (isWithdrawn) await withdrawShare({ shares, pictures }, shareId, now);
    for (const path of [`shares/${shareId}`, `shares/${shareId}/private/source`]) {
      const data = saved.get(path);
      if (data) await firestore.doc(path).set(data);
    }
    await shares.transact(shareId, async (tx) => {
      const share = await tx.share(shareId);
      const item = share && (await tx.item(share.source, share));
      if (item && item.item.sharing?.shareId === shareId) tx.saveSharing(share);
    });
    await syncPictures({ shares, pictures }, shareId);
  }
}

/** Documents that decisions had deleted, and that the restored backup has brought back. */
async function findRevoked(
  firestore: Firestore,
  saved: ReadonlyMap<string, DocumentData>,
  { keepImported, deleteImported }: Choices,
): Promise<DocumentReference[]> {
  const revoked: DocumentReference[] = [];
  for (const collection of REVOCABLE.filter((name) => !keepImported.includes(name)))
    for await (const documents of pagesOf(firestore.collection(collection)))
      revoked.push(...documents.map(({ ref }) => ref).filter(({ path }) => !saved.has(path)));
  const undecided = revoked
    .map(({ path }) => path)
    .filter((path) => !deleteImported.includes(path.split('/')[0] ?? ''));
  if (undecided.length > 0)
    throw new Error(`Nothing was changed. The import brought these documents, which the copy lacks:
${undecided.join('\n')}
If administrators had dismissed these people (admins), or enabled or deleted these accounts (switched_off):
  npm run restore -- apply --delete-imported NAME
If the documents were lost:
  npm run restore -- apply --keep-imported NAME
Names are separated by commas, and both options may be given.`);
  return revoked;
}

/** Lets the next sweeps ask for the plan of every customer, and delete every deleted account again. */
export async function recheck(firestore: Firestore, now: number): Promise<void> {
  const writer = firestore.bulkWriter();
  const updateAll = async (collection: string, fields: DocumentData): Promise<void> => {
    for await (const documents of pagesOf(firestore.collection(collection)))
      for (const { ref } of documents) void writer.update(ref, fields);
  };
  await updateAll('customers', { askedAt: Timestamp.fromMillis(0) });
  await updateAll('deleted', { lookAgainAt: Timestamp.fromMillis(now) });
  await writer.close();
}

/** The profile says of itself whether the account is disabled. */
async function keepDisabled(firestore: Firestore, writer: BulkWriter): Promise<void> {
  const disabled = new Set<string>();
  for await (const documents of pagesOf(firestore.collection('switched_off')))
    for (const { id } of documents) disabled.add(id);
  for await (const documents of pagesOf(firestore.collection('users')))
    for (const profile of documents)
      if ((profile.get('disabled') === true) !== disabled.has(profile.id))
        void writer.update(profile.ref, { disabled: disabled.has(profile.id) });
}
