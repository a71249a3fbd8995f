import { Timestamp, type CollectionReference, type DocumentData } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { createBucketPictures } from '../../functions/src/pictures/adapters/bucket-pictures.ts';
import { updateSharing } from '../../functions/src/sharing/operations/update-sharing.ts';
import { applyDecisions, saveDecisions } from '../../scripts/restore/keep-decisions.ts';
import { useOwnProject } from '../support/test-cloud.ts';
import { adminBucket, adminFirestore, storedFields } from './support/cloud-access.ts';
import { createFamily } from './support/family.ts';
import { filesBelow, PEN_NAME, putWithThumbnail, shareItem, sharingDeps, storeStory } from './support/shared-items.ts';

useOwnProject('demo-keep-decisions');

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

/** Like Google's import: overwrites documents of the same path, and deletes none. */
async function importAll(documents: ReadonlyMap<string, DocumentData>): Promise<void> {
  await Promise.all([...documents].map(([path, data]) => adminFirestore().doc(path).set(data)));
}

const apply = () =>
  applyDecisions({ firestore: adminFirestore(), pictures: createBucketPictures(adminBucket(), '', ''), now: NOW });
const update = (path: string, fields: object) =>
  adminFirestore()
    .doc(path)
    .update({ ...fields });

async function sharedStory() {
  const family = await createFamily({ profile: { penName: PEN_NAME } });
  const storyId = await storeStory(family);
  return { family, storyId, shareId: await shareItem(family, 'story', storyId) };
}

describe('an import of an earlier state', () => {
  it('undoes no withdrawal, no decision of an administrator and no change of who pays', async () => {
    const [withdrawn, hidden, open] = [await sharedStory(), await sharedStory(), await sharedStory()];
    const store = (path: string, fields: object) =>
      adminFirestore()
        .doc(path)
        .set({ ...fields });
    const customer = (revision: number) => ({ customerId: 'cus_1', revision, askedAt: Timestamp.fromMillis(NOW) });
    await Promise.all([
      store('admins/dismissed', { userId: 'dismissed' }),
      store('notices/banner', { text: 'Old.' }),
      store('comments/rude', { status: 'visible', contentId: open.shareId }),
      store('comments/kind', { status: 'visible', contentId: open.shareId }),
      store(`customers/${open.family.uid}`, customer(1)),
      store('deleted/left', { at: Timestamp.fromMillis(NOW) }),
    ]);
    const earlier = await everything();

    // What happened since.
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

    expect(await saveDecisions(adminFirestore())).toBeGreaterThan(0);
    await expect(saveDecisions(adminFirestore())).rejects.toThrow('There is a copy in before_import already');
    await importAll(earlier);
    await Promise.all([withdrawn, hidden].map(({ shareId }) => putWithThumbnail(`shared/${shareId}/scene.webp`)));
    expect(await storedFields(`shares/${withdrawn.shareId}`)).toMatchObject({ withdrawnAt: null });
    expect(await apply()).toBe(2);

    const after = await everything();
    expect([...after.keys()].toSorted()).toEqual([...later.keys()].toSorted());
    const changed = [...later].filter(([path, data]) => JSON.stringify(data) !== JSON.stringify(after.get(path)));
    expect(changed.map(([path]) => path).toSorted()).toEqual([`customers/${open.family.uid}`, 'deleted/left']);
    expect(after.get(`customers/${open.family.uid}`)).toEqual({ ...customer(2), askedAt: Timestamp.fromMillis(0) });
    expect(after.get('deleted/left')).toMatchObject({ lookAgainAt: Timestamp.fromMillis(NOW) });
    for (const { shareId } of [withdrawn, hidden]) expect(await filesBelow(`shared/${shareId}/`)).toEqual([]);
    await expect(apply()).rejects.toThrow('There is no copy in before_import');
  });
});
