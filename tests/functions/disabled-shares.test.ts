import { randomUUID } from 'node:crypto';
import { updateSharingContract } from '@talelantern/domain/contracts/update-sharing';
import { beforeAll, expect, it } from 'vitest';
import { moderateComment } from '../../functions/src/sharing/operations/moderate-comment.ts';
import { refreshShare } from '../../functions/src/sharing/operations/refresh-share.ts';
import { refreshUserShares } from '../../functions/src/sharing/operations/refresh-user-shares.ts';
import { updateSharing } from '../../functions/src/sharing/operations/update-sharing.ts';
import { finishShareFollowUps } from '../../functions/src/sweeps/operations/sweeps.ts';
import { createFirestoreShareFollowUps } from '../../functions/src/sharing/adapters/firestore-removals.ts';
import { ask, createAdmin } from './support/admins.ts';
import { adminFirestore, storedFields } from './support/cloud-access.ts';
import { deleteAccountDeps } from './support/account-deletions.ts';
import { createFamily, type Family } from './support/family.ts';
import { setUpFunction } from './support/function-under-test.ts';
import {
  filesBelow,
  knownModerator,
  PEN_NAME,
  putWithThumbnail,
  readPublicShare,
  sharingDeps,
  storeOpenShare,
  storeStory,
} from './support/shared-items.ts';

const underTest = setUpFunction('admin');
let admin: Family;
beforeAll(async () => {
  admin = await createAdmin(['people', 'moderation']);
});

/** A family with a shared story that shows a picture. */
async function createSharingFamily() {
  const family = await createFamily({ profile: { penName: PEN_NAME } });
  const imagePath = await putWithThumbnail(`users/${family.uid}/characters/ember/p.webp`);
  const storyId = await storeStory(family, { characters: [{ id: 'ember', name: 'Ember', imagePath }] });
  return { family, storyId, shareId: await share(family, storyId) };
}

async function share({ uid }: Family, contentId: string, deps = sharingDeps()): Promise<string> {
  const request = { contentType: 'story', contentId, isPublic: true } as const;
  const { shareId } = await updateSharing(deps, { uid, emailVerified: true }, request);
  if (shareId === null) throw new Error('Nothing is shared');
  return shareId;
}

const withdraw = ({ uid }: Family, contentId: string, deps: ReturnType<typeof sharingDeps>) =>
  updateSharing(deps, { uid, emailVerified: true }, { contentType: 'story', contentId, isPublic: false });

const setDisabled = ({ uid }: Family, disabled: boolean) =>
  ask(underTest, admin, { action: 'setPersonDisabled', uid, disabled, note: 'We looked.' });
const holdOf = async (shareId: string) => (await storedFields(`shares/${shareId}/private/source`))['hold'];
const hold = (shareId: string, why: string) =>
  Promise.all([
    adminFirestore().doc(`shares/${shareId}`).update({ hidden: true }),
    adminFirestore().doc(`shares/${shareId}/private/source`).update({ hold: why }),
  ]);

const followDeps = () => ({ ...deleteAccountDeps(), followUps: createFirestoreShareFollowUps(adminFirestore()) });

/** Disables the account in the database only, as an interrupted call does. */
async function disableWithoutFollowUp({ uid }: Family): Promise<void> {
  const batch = adminFirestore().batch();
  batch.set(adminFirestore().doc(`switched_off/${uid}`), { at: new Date() });
  batch.set(adminFirestore().doc(`share_follow_ups/${uid}`), { at: new Date() });
  await batch.commit();
}

it('the shares of a disabled user are hidden with their pictures until the user is enabled; other shares are not', async () => {
  const [{ family, shareId }, other] = [await createSharingFamily(), await createSharingFamily()];
  await setDisabled(family, true);
  expect(await readPublicShare(shareId)).toMatchObject({ hidden: true, listed: false });
  expect(await holdOf(shareId)).toBe('disabled');
  expect(await filesBelow(`shared/${shareId}/`)).toEqual([]);
  expect(await readPublicShare(other.shareId)).toMatchObject({ hidden: false });
  await setDisabled(family, false);
  expect(await readPublicShare(shareId)).toMatchObject({ hidden: false });
  expect(await holdOf(shareId)).toBeNull();
  expect(await filesBelow(`shared/${shareId}/`)).toHaveLength(2);
  expect(await storedFields(`share_follow_ups/${family.uid}`)).toEqual({});
});

it('a share held for review stays held when its user is disabled and enabled', async () => {
  const { family, shareId } = await createSharingFamily();
  await hold(shareId, 'review');
  await setDisabled(family, true);
  expect(await holdOf(shareId)).toBe('review');
  await setDisabled(family, false);
  expect(await holdOf(shareId)).toBe('review');
  expect(await readPublicShare(shareId)).toMatchObject({ hidden: true });
});

it('a concurrent edit or sweep does not moderate or publish a disabled user’s shares', async () => {
  const { family, storyId, shareId } = await createSharingFamily();
  await hold(shareId, 'waiting');
  await disableWithoutFollowUp(family);
  let requests = 0;
  const moderator = knownModerator({
    during: async () => {
      requests += 1;
    },
  });
  await adminFirestore().doc(`stories/${storyId}`).update({ title: 'Another title' });
  await refreshShare(sharingDeps(moderator), shareId, Date.now());
  expect(await readPublicShare(shareId)).toMatchObject({ hidden: true });
  expect(requests).toBe(0);
  await adminFirestore().doc(`switched_off/${family.uid}`).delete();
  await refreshShare(sharingDeps(moderator), shareId, Date.now());
  expect(await readPublicShare(shareId)).toMatchObject({ hidden: false });
  expect(requests).toBe(1);
});

it('a call or edit in progress does not publish a disabled user’s shares', async () => {
  const { family, storyId, shareId } = await createSharingFamily();
  let isFirst = true;
  const moderator = knownModerator({
    during: async () => {
      if (isFirst) await disableWithoutFollowUp(family);
      isFirst = false;
    },
  });
  await adminFirestore().doc(`stories/${storyId}`).update({ title: 'Another title' });
  await refreshShare(sharingDeps(moderator), shareId, Date.now());
  expect(await holdOf(shareId)).toBe('disabled');

  const { family: late, storyId: unshared } = await createSharingFamily();
  const slow = knownModerator({ during: () => disableWithoutFollowUp(late) });
  await expect(share(late, unshared, sharingDeps(slow))).rejects.toThrow(updateSharingContract.signedOut);
});

it('the sweep hides a disabled user’s shares after the disabling call has been interrupted', async () => {
  const { family, shareId } = await createSharingFamily();
  await disableWithoutFollowUp(family);
  const deps = followDeps();
  const brokenDeps = {
    ...deps,
    pictures: { ...deps.pictures, remove: () => Promise.reject(new Error('unavailable')) },
  };
  await expect(refreshUserShares(brokenDeps, family.uid, Date.now())).rejects.toThrow('unavailable');
  expect(await filesBelow(`shared/${shareId}/`)).toHaveLength(2);
  const own = async function* () {
    yield family.uid;
  };
  const followUps = { ...deps.followUps, uids: own };
  expect(await finishShareFollowUps({ ...deps, followUps }, Date.now())).toBe(1);
  expect(await filesBelow(`shared/${shareId}/`)).toEqual([]);
  expect(await holdOf(shareId)).toBe('disabled');
  expect(await storedFields(`share_follow_ups/${family.uid}`)).toEqual({});
});

it('withdrawn shares do not delay the hiding of the others, except to finish a withdrawal', async () => {
  const { family, storyId, shareId: withdrawn } = await createSharingFamily();
  const deps = followDeps();
  await withdraw(family, storyId, deps);
  const interrupted = await share(family, storyId);
  const brokenDeps = {
    ...deps,
    pictures: { ...deps.pictures, remove: () => Promise.reject(new Error('unavailable')) },
  };
  await expect(withdraw(family, storyId, brokenDeps)).rejects.toThrow('unavailable');
  const open = await share(family, storyId);
  await disableWithoutFollowUp(family);
  const listedPrefixes: string[] = [];
  const list: typeof deps.pictures.list = (prefix) => {
    listedPrefixes.push(prefix);
    return deps.pictures.list(prefix);
  };
  await refreshUserShares({ ...deps, pictures: { ...deps.pictures, list } }, family.uid, Date.now());
  expect(listedPrefixes.toSorted()).toEqual([`shared/${interrupted}/`, `shared/${open}/`].toSorted());
  for (const id of [withdrawn, interrupted, open]) expect(await filesBelow(`shared/${id}/`)).toEqual([]);
  expect(await holdOf(open)).toBe('disabled');
});

it('a sweep whose time runs out within the shares of a family continues with the rest', async () => {
  const { family, shareId } = await createSharingFamily();
  const ids = [shareId, await share(family, await storeStory(family)), await share(family, await storeStory(family))];
  const countVisible = async () => {
    const shares = await Promise.all(ids.map(readPublicShare));
    return shares.filter((one) => !one?.hidden).length;
  };
  await disableWithoutFollowUp(family);
  const refreshed: string[] = [];
  const { pictures, ...deps } = followDeps();
  const list: typeof pictures.list = (prefix) => {
    refreshed.push(prefix);
    return pictures.list(prefix);
  };
  const refresh = (isOutOfTime: () => boolean) =>
    refreshUserShares({ ...deps, pictures: { ...pictures, list } }, family.uid, Date.now(), isOutOfTime);
  await refresh(() => refreshed.length === 1);
  expect(await countVisible()).toBe(2);
  expect(await storedFields(`share_follow_ups/${family.uid}`)).not.toEqual({});
  await refresh(() => false);
  expect(await countVisible()).toBe(0);
  expect(refreshed.toSorted()).toEqual(ids.map((id) => `shared/${id}/`).toSorted());
  expect(await storedFields(`share_follow_ups/${family.uid}`)).toEqual({});
});

/**
 * A disabled family with three shares, in the order in which the sweep takes them, and a function that sweeps that
 * family.
 */
async function threeShares() {
  const { family, shareId } = await createSharingFamily();
  const otherShareIds = [await share(family, await storeStory(family)), await share(family, await storeStory(family))];
  await disableWithoutFollowUp(family);
  const { followUps, ...deps } = followDeps();
  async function* uids(): AsyncIterable<string> {
    yield family.uid;
  }
  /** `before` runs before each share is read; it may fail, or never end. */
  const sweep = (before: (shareId: string) => Promise<void> = async () => {}) => {
    const find: typeof deps.shares.share = async (id) => {
      await before(id);
      return deps.shares.share(id);
    };
    const shares = { ...deps.shares, share: find };
    return finishShareFollowUps({ ...deps, shares, followUps: { ...followUps, uids } }, Date.now());
  };
  const isPending = async () => (await followUps.find(family.uid)) !== null;
  return { family, ids: [shareId, ...otherShareIds].toSorted(), sweep, isPending };
}
const hiddenOf = async (ids: readonly string[]) =>
  (await Promise.all(ids.map(readPublicShare))).map((one) => one?.hidden);

it.each([0, 1, 2])(
  'a share that cannot be read is hidden too, and the sweep keeps trying until its pictures are removed: %i',
  async (at) => {
    const { ids, sweep, isPending } = await threeShares();
    const unreadableId = ids[at] ?? '';
    const breaks = (id: string) => (id === unreadableId ? Promise.reject(new Error('broken')) : Promise.resolve());
    for (const _ of [1, 2]) {
      await expect(sweep(breaks)).rejects.toThrow('Each one failed');
      expect([await hiddenOf(ids), await isPending()]).toEqual([[true, true, true], true]);
    }
    expect(await holdOf(unreadableId)).toBe('waiting');
    expect(await sweep()).toBe(1);
    expect([await hiddenOf(ids), await isPending()]).toEqual([[true, true, true], false]);
    expect(await holdOf(unreadableId)).toBe('disabled');
  },
);

it('a share that cannot be moderated when its user is enabled waits, and the sweep of waiting shares shows it', async () => {
  const { family, ids, sweep } = await threeShares();
  await sweep();
  await adminFirestore().doc(`switched_off/${family.uid}`).delete();
  await adminFirestore().doc(`share_follow_ups/${family.uid}`).set({ at: new Date() });
  const { families, ...deps } = followDeps();
  const safetyOf: typeof families.safetyOf = (uid, childId, story) =>
    story === undefined ? families.safetyOf(uid, childId) : Promise.reject(new Error('broken'));
  await refreshUserShares({ ...deps, families: { ...families, safetyOf } }, family.uid, Date.now());
  expect(await Promise.all(ids.map(holdOf))).toEqual(['waiting', 'waiting', 'waiting']);
  for (const id of ids) await refreshShare(sharingDeps(), id, Date.now());
  expect(await hiddenOf(ids)).toEqual([false, false, false]);
});

it('a sweep that is killed within the shares of a family continues with the remaining shares', async () => {
  const { ids, sweep, isPending } = await threeShares();
  const startedIds: string[] = [];
  void sweep((id) => {
    startedIds.push(id);
    // Simulates a killed process: this call never continues.
    return id === ids[1] ? new Promise(() => {}) : Promise.resolve();
  });
  await expect.poll(() => startedIds.at(-1)).toBe(ids[1]);
  startedIds.length = 0;
  expect(await sweep(async (id) => void startedIds.push(id))).toBe(1);
  expect(new Set(startedIds)).toEqual(new Set(ids.slice(1)));
  expect([await hiddenOf(ids), await isPending()]).toEqual([[true, true, true], false]);
});

it('a share that is written while its family is swept is refreshed again', async () => {
  const { family, ids, sweep } = await threeShares();
  const [first = ''] = ids;
  await expect(sweep((id) => (id === first ? Promise.resolve() : Promise.reject(new Error('broken'))))).rejects.toThrow(
    'Each one failed',
  );
  // Writes what an edit would write that began before the account was disabled.
  const { refreshedFor, ...source } = await storedFields(`shares/${first}/private/source`);
  expect(refreshedFor).toBeDefined();
  await adminFirestore()
    .doc(`shares/${first}/private/source`)
    .set({ ...source, hold: null });
  await adminFirestore().doc(`shares/${first}`).update({ hidden: false });
  expect(await sweep()).toBe(1);
  expect(await hiddenOf(ids)).toEqual([true, true, true]);
  expect(await storedFields(`share_follow_ups/${family.uid}`)).toEqual({});
});

it('users whose shares can never be refreshed do not stop the sweep from reaching later users', async () => {
  const { followUps, ...deps } = followDeps();
  const run = randomUUID();
  const uids = Array.from({ length: 6 }, (_, index) => `${run}-${index}`);
  const documents = uids.map((uid) => adminFirestore().doc(`share_follow_ups/${uid}`));
  for (const document of documents) await document.set({ at: new Date() });
  async function* ownUids(): AsyncIterable<string> {
    for await (const uid of followUps.uids()) if (uids.includes(uid)) yield uid;
  }
  const find: typeof followUps.find = (uid) =>
    uid === uids[5] ? followUps.find(uid) : Promise.reject(new Error('broken'));
  const sweep = () => finishShareFollowUps({ ...deps, followUps: { ...followUps, uids: ownUids, find } }, Date.now());
  await expect(sweep()).rejects.toThrow('Several in a row failed');
  expect(await sweep()).toBe(1);
  for (const document of documents) await document.delete();
});

it('the pending update of a user’s shares is kept when the user is disabled or enabled again while it runs', async () => {
  const { family } = await createSharingFamily();
  const { followUps } = followDeps();
  await disableWithoutFollowUp(family);
  const decidedAt = async () => (await followUps.find(family.uid))?.decidedAt;
  const first = await decidedAt();
  await adminFirestore()
    .doc(`share_follow_ups/${family.uid}`)
    .set({ at: new Date(Date.now() + 60_000) });
  await followUps.end(family.uid, first ?? 0);
  expect(await decidedAt()).toBeDefined();
  await followUps.end(family.uid, (await decidedAt()) ?? 0);
  expect(await decidedAt()).toBeUndefined();
});

const storeComment = async (uid: string, status: string, shareId?: string): Promise<string> => {
  const comment = adminFirestore().doc(`comments/comment${randomUUID().replaceAll('-', '')}`);
  const contentId = shareId ?? (await storeOpenShare());
  const fields = { contentId, contentType: 'story', userName: 'Moth', text: 'Hm.', status, createdAt: new Date() };
  await comment.set(fields);
  await comment.collection('private').doc('author').set({ userId: uid });
  return comment.id;
};
const statusOf = async (id: string) => (await storedFields(`comments/${id}`))['status'];

it('the visible comments of a disabled user are left to an administrator; other comments stay visible', async () => {
  const [family, other] = [await createFamily(), await createFamily()];
  const ids = [
    await storeComment(family.uid, 'visible'),
    await storeComment(family.uid, 'refused'),
    await storeComment(other.uid, 'visible'),
  ];
  await setDisabled(family, true);
  const statuses = ['review', 'refused', 'visible'];
  expect(await Promise.all(ids.map(statusOf))).toEqual(statuses);
  await setDisabled(family, false);
  expect(await Promise.all(ids.map(statusOf))).toEqual(statuses);
});

it('an administrator hides all held comments of a disabled user with one of them, and no others', async () => {
  const [family, { family: other, shareId }] = [await createFamily(), await createSharingFamily()];
  const [ids, ofOther] = [
    [await storeComment(family.uid, 'visible', shareId), await storeComment(family.uid, 'held')],
    [await storeComment(other.uid, 'review'), await storeComment(other.uid, 'held')],
  ];
  const hide = (commentId = '') =>
    ask(underTest, admin, { action: 'decideComment', commentId, decision: 'hide', hidesOthers: true, note: 'Spam.' });
  await setDisabled(family, true);
  const { comments } = await ask(underTest, admin, { action: 'readSharedItem', shareId });
  expect(comments).toMatchObject([{ authorId: family.uid, isAuthorDisabled: true }]);
  await hide(ids[0]);
  await hide(ofOther[0]);
  expect(await Promise.all([...ids, ...ofOther].map(statusOf))).toEqual(['refused', 'refused', 'refused', 'held']);
  const entries = await adminFirestore().collection('audit').where('targetId', 'in', ids).get();
  expect(entries.size).toBe(2);
});

it('a comment that is moderated after its author was disabled is left to an administrator', async () => {
  const [family, other] = [await createFamily(), await createFamily()];
  const [id, otherId] = [await storeComment(family.uid, 'held'), await storeComment(other.uid, 'held')];
  await setDisabled(family, true);
  for (const commentId of [id, otherId]) await moderateComment(sharingDeps(), commentId);
  expect([await statusOf(id), await statusOf(otherId)]).toEqual(['review', 'visible']);
});

it('the sweep holds the comments of a user whose disabling has been interrupted', async () => {
  const family = await createFamily();
  const id = await storeComment(family.uid, 'visible');
  await disableWithoutFollowUp(family);
  await refreshUserShares(followDeps(), family.uid, Date.now());
  expect(await statusOf(id)).toBe('review');
  expect(await storedFields(`share_follow_ups/${family.uid}`)).toEqual({});
});
