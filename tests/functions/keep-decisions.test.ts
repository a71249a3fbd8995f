import { Timestamp, type CollectionReference, type DocumentData } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { createBucketPictures } from '../../functions/src/pictures/adapters/bucket-pictures.ts';
import { updateSharing } from '../../functions/src/sharing/operations/update-sharing.ts';
import { findOrphaned } from '../../scripts/restore/find-orphaned.ts';
import { applyDecisions, saveDecisions, type Choices } from '../../scripts/restore/keep-decisions.ts';
import { setUpOwnProject } from '../support/test-cloud.ts';
import { adminAuth, adminBucket, adminFirestore, storedFields } from './support/cloud-access.ts';
import { createFamily } from './support/family.ts';
import { filesBelow, PEN_NAME, putWithThumbnail, shareItem, sharingDeps, storeStory } from './support/shared-items.ts';

setUpOwnProject('demo-keep-decisions');

const NOW = Date.UTC(2026, 10, 30);

/** Every document, by path. */
async function everything(collections?: CollectionReference[]): Promise<Map<string, DocumentData>> {
  const found = new Map<string, DocumentData>();
  for (const collection of collections ?? (await adminFirestore().listCollections())) {
    for (const document of (await collection.get()).docs) {
      found.set(document.ref.path, document.data());
      for (const [path, data] of await everything(await document.ref.listCollections())) found.set(path, data);
    }
  }
  return found;
}

/** Like Google's import: overwrites documents of the same path, and does not delete any. */
async function importAll(documents: ReadonlyMap<string, DocumentData>): Promise<void> {
  await Promise.all([...documents].map(([path, data]) => adminFirestore().doc(path).set(data)));
}

const apply = (choices: Partial<Choices> = {}) =>
  applyDecisions(
    { firestore: adminFirestore(), pictures: createBucketPictures(adminBucket(), '', ''), now: NOW },
    { keepImported: [], deleteImported: [], ...choices },
  );
const store = (path: string, fields: object) =>
  adminFirestore()
    .doc(path)
    .set({ ...fields });
const update = (path: string, fields: object) =>
  adminFirestore()
    .doc(path)
    .update({ ...fields });

const customer = (revision: number) => ({ customerId: 'cus_1', revision, askedAt: Timestamp.fromMillis(NOW) });

async function sharedStory() {
  const family = await createFamily({ profile: { penName: PEN_NAME } });
  const storyId = await storeStory(family);
  return { family, storyId, shareId: await shareItem(family, 'story', storyId) };
}

describe('an import of an earlier state', () => {
  it('does not undo withdrawals, decisions of administrators or changes of who pays', async () => {
    const [withdrawn, hidden, open] = [await sharedStory(), await sharedStory(), await sharedStory()];
    await Promise.all([
      store('admins/dismissed', { userId: 'dismissed' }),
      store('notices/banner', { text: 'Old.' }),
      store('comments/rude', { status: 'visible', contentId: open.shareId }),
      store('comments/kind', { status: 'visible', contentId: open.shareId }),
      store(`customers/${open.family.uid}`, customer(1)),
      store('deleted/left', { at: Timestamp.fromMillis(NOW) }),
    ]);
    const earlier = await everything();

    // What happened after the export.
    const { uid } = withdrawn.family;
    const wish = { contentType: 'story', contentId: withdrawn.storyId, isPublic: false } as const;
    await updateSharing(sharingDeps(), { uid, emailVerified: true }, wish);
    await update(`shares/${hidden.shareId}`, { hidden: true });
    await update(`shares/${hidden.shareId}/private/source`, { hold: 'review' });
    await update(`stories/${hidden.storyId}`, { 'sharing.hold': 'review' });
    await Promise.all([
      adminFirestore().doc('admins/dismissed').delete(),
      store('notices/banner', { text: 'We are restoring.' }),
      update('comments/rude', { status: 'refused' }),
      store(`customers/${open.family.uid}`, customer(2)),
      store(`switched_off/${hidden.family.uid}`, { at: Timestamp.fromMillis(NOW) }),
      update(`users/${hidden.family.uid}`, { disabled: true }),
    ]);
    const later = await everything();

    expect(Object.fromEntries(await saveDecisions(adminFirestore()))).toEqual({
      removals: 0,
      removed_words: 0,
      admins: 0,
      settings: 0,
      notices: 1,
      switched_off: 1,
      customers: 1,
      shares: 2,
      comments: 1,
    });
    await expect(saveDecisions(adminFirestore())).rejects.toThrow('There is a copy in before_import already');
    await importAll(earlier);
    await Promise.all([withdrawn, hidden].map(({ shareId }) => putWithThumbnail(`shared/${shareId}/scene.webp`)));
    expect(await storedFields(`shares/${withdrawn.shareId}`)).toMatchObject({ withdrawnAt: null });
    expect(await apply({ deleteImported: ['admins'] })).toBe(2);

    const after = await everything();
    expect([...after.keys()].toSorted()).toEqual([...later.keys()].toSorted());
    const changed = [...later].filter(([path, data]) => JSON.stringify(data) !== JSON.stringify(after.get(path)));
    expect(changed.map(([path]) => path).toSorted()).toEqual([`customers/${open.family.uid}`, 'deleted/left']);
    expect(after.get(`customers/${open.family.uid}`)).toEqual({ ...customer(2), askedAt: Timestamp.fromMillis(0) });
    expect(after.get('deleted/left')).toMatchObject({ lookAgainAt: Timestamp.fromMillis(NOW) });
    for (const { shareId } of [withdrawn, hidden]) expect(await filesBelow(`shared/${shareId}/`)).toEqual([]);
    // As if it had stopped while it deleted the copies.
    await store('before_import/applied', { path: 'applied' });
    await store('before_import/comments|rude', { path: 'comments/rude', data: {} });
    await apply();
    expect([...(await everything()).keys()].toSorted()).toEqual([...later.keys()].toSorted());
    await expect(apply()).rejects.toThrow('There is no copy in before_import');
  });

  it('rescues what is missing, and asks where its loss may have been a decision', async () => {
    const { uid } = await createFamily({});
    const mark = { at: Timestamp.fromMillis(NOW) };
    const lost = new Map<string, DocumentData>([
      [`customers/${uid}`, customer(1)],
      [`removals/${uid}`, { shareIds: ['removed'] }],
      ['removed_words/key', mark],
      ['settings/current', { revision: 3 }],
      [`admins/${uid}`, { userId: uid }],
      [`switched_off/${uid}`, mark],
    ]);
    await store('notices/banner', { text: 'We are restoring.' });
    await saveDecisions(adminFirestore());
    await importAll(lost);

    await expect(apply()).rejects.toThrow(`admins/${uid}\nswitched_off/${uid}`);
    await expect(apply({ deleteImported: ['admins'] })).rejects.toThrow(`switched_off/${uid}`);
    for (const [path, data] of lost) expect(await storedFields(path), path).toEqual(data);

    await apply({ keepImported: ['switched_off'], deleteImported: ['admins'] });
    lost.set(`customers/${uid}`, { ...customer(1), askedAt: Timestamp.fromMillis(0) });
    for (const [path, data] of lost)
      expect(await storedFields(path), path).toEqual(path === `admins/${uid}` ? {} : data);
    expect(await storedFields(`users/${uid}`)).toMatchObject({ disabled: true });
  });

  it('wins over a damaged collection that is listed, and does not lose a removal', async () => {
    const { uid } = await createFamily({});
    await store(`customers/${uid}`, { customerId: 'damaged' });
    await store(`removals/${uid}`, { shareIds: ['since'] });
    await store('removed_words/damaged', { hiddenBy: ['since'] });
    await saveDecisions(adminFirestore());
    await store(`customers/${uid}`, customer(1));
    await store(`removals/${uid}`, { shareIds: ['earlier'] });
    await store('removed_words/damaged', { hiddenBy: ['earlier'], at: Timestamp.fromMillis(NOW) });

    await expect(apply({ keepImported: ['removals'] })).rejects.toThrow(
      '--keep-imported takes names of: admins, settings, notices, switched_off, customers',
    );
    await expect(apply({ deleteImported: ['customers'] })).rejects.toThrow(
      '--delete-imported takes names of: admins, switched_off',
    );
    await apply({ keepImported: ['customers'] });
    expect(await storedFields(`customers/${uid}`)).toMatchObject({ customerId: 'cus_1' });
    expect(await storedFields(`removals/${uid}`)).toEqual({ shareIds: ['earlier', 'since'] });
    expect(await storedFields('removed_words/damaged')).toEqual({
      hiddenBy: ['since'],
      at: Timestamp.fromMillis(NOW),
    });
  });

  it('brings back accounts that were deleted after the export, and they are found by their missing sign-in', async () => {
    const [deletedFamily, keptFamily] = [await createFamily({}), await createFamily({})];
    await adminAuth().deleteUser(deletedFamily.uid);
    const orphaned = await findOrphaned(adminFirestore(), adminAuth());
    expect(orphaned).toContain(deletedFamily.uid);
    expect(orphaned).not.toContain(keptFamily.uid);
  });
});
