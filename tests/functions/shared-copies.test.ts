import { randomUUID } from 'node:crypto';
import { READ_BEFORE_SHARING } from '@talelantern/domain/contracts/update-sharing';
import { DAY_MS } from '@talelantern/domain/time/day';
import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { moderateComment } from '../../functions/src/sharing/operations/moderate-comment.ts';
import { refreshShare } from '../../functions/src/sharing/operations/refresh-share.ts';
import { refreshUserShares } from '../../functions/src/sharing/operations/refresh-user-shares.ts';
import { updateSharing } from '../../functions/src/sharing/operations/update-sharing.ts';
import {
  moderateHeldComments,
  moderateWaitingShares,
  mirrorCounts,
} from '../../functions/src/sweeps/operations/sweeps.ts';
import {
  handleDeletion,
  handleEdit,
  handleRealName,
  nicknameOf,
  realNameOf,
} from '../../functions/src/sharing/operations/item-events.ts';
import { createFirestoreUserDocuments } from '../../functions/src/families/adapters/firestore-user-documents.ts';
import { createFirestoreModerationRecords } from '../../functions/src/sharing/adapters/firestore-moderation-records.ts';
import { createFirestoreShareFollowUps } from '../../functions/src/sharing/adapters/firestore-removals.ts';
import { setUpOwnProject } from '../support/test-cloud.ts';
import { adminFirestore, storedFields } from './support/cloud-access.ts';
import { createFamily, storeCharacter, storeChild, type Family } from './support/family.ts';
import {
  filesBelow,
  knownModerator,
  PEN_NAME,
  putWithThumbnail,
  readPublicShare,
  shareItem,
  sharingDeps,
  storeOpenShare,
  storeStory,
  DISALLOWED,
} from './support/shared-items.ts';

setUpOwnProject('demo-shared-copies');

interface SharedStory {
  family: Family;
  storyId: string;
  shareId: string;
}

async function shareStory(
  overrides: Readonly<Record<string, unknown>> = {},
  profile: Readonly<Record<string, unknown>> = {},
): Promise<SharedStory> {
  const family = await createFamily({ profile: { penName: PEN_NAME, ...profile } });
  const storyId = await storeStory(family, overrides);
  const { shareId } = await updateSharing(
    sharingDeps(),
    { uid: family.uid, emailVerified: true },
    { contentType: 'story', contentId: storyId, isPublic: true, offered: true },
  );
  if (shareId === null) throw new Error('Nothing is shared');
  return { family, storyId, shareId };
}

const followUpDeps = () => ({
  userDocuments: createFirestoreUserDocuments(adminFirestore()),
  followUps: createFirestoreShareFollowUps(adminFirestore()),
});

const edit = (storyId: string, fields: Readonly<Record<string, unknown>>) =>
  adminFirestore().doc(`stories/${storyId}`).update(fields);

/** The event of the last edit of a story, as Firestore sends it; `before` is the previous version. */
const editOf = async (storyId: string, before: Record<string, unknown>) => ({
  collection: 'stories' as const,
  id: storyId,
  before,
  after: await storedFields(`stories/${storyId}`),
  changedAt: Infinity,
  eventId: randomUUID(),
});

const deletionOf = (storyId: string, before: Record<string, unknown>) => ({
  collection: 'stories' as const,
  id: storyId,
  before,
});

const sourceOf = (shareId: string) => adminFirestore().doc(`shares/${shareId}/private/source`);

const chaptersOf = async (shareId: string) => {
  const share = await readPublicShare(shareId);
  return share?.copy?.contentType === 'story' ? share.copy.chapters : null;
};

describe('chapters approved one by one', () => {
  const chapters = (...approvedParts: number[]) => ({
    previousParts: ['The first.', 'The second.'],
    sceneImages: [{ id: 'late', imageUrl: 'https://x.test/late', imagePath: null, part: 1, position: 0 }],
    approvedParts,
  });
  const showFirst = { preferences: { showFirst: true } };

  it('a share shows the chapters that the parent has approved, and the rest once approved', async () => {
    const { storyId, shareId } = await shareStory(chapters(0), showFirst);
    expect(await chaptersOf(shareId)).toEqual(['The first.']);
    const before = await storedFields(`stories/${storyId}`);
    await edit(storyId, { approvedParts: [0, 1] });
    await handleEdit(sharingDeps(), await editOf(storyId, before));
    expect(await chaptersOf(shareId)).toEqual(['The first.', 'The second.']);
  });

  it('a story without an approved chapter is hidden, and cannot be shared', async () => {
    await expect(shareStory(chapters(), showFirst)).rejects.toThrow(READ_BEFORE_SHARING);
    const { storyId, shareId } = await shareStory(chapters(0), showFirst);
    const before = await storedFields(`stories/${storyId}`);
    await edit(storyId, { approvedParts: [] });
    await handleEdit(sharingDeps(), await editOf(storyId, before));
    expect(await readPublicShare(shareId)).toMatchObject({ hidden: true });
    expect(await chaptersOf((await shareStory(chapters())).shareId)).toEqual(['The first.', 'The second.']);
  });
});

it('an edit updates the shared copy, which leaves the public list until reviewed', async () => {
  const { storyId, shareId } = await shareStory();
  await adminFirestore().doc(`shares/${shareId}`).update({ listed: true, 'sharing.likes': 2 });
  const before = await storedFields(`stories/${storyId}`);
  await edit(storyId, { previousParts: ['Another beginning.'] });
  const event = await editOf(storyId, before);
  await handleEdit(sharingDeps(), event);
  await handleEdit(sharingDeps(), event);
  expect(await chaptersOf(shareId)).toEqual(['Another beginning.']);
  expect(await readPublicShare(shareId)).toMatchObject({ listed: false, hidden: false, sharing: { likes: 2 } });
});

it('an edit of private fields changes neither the shared copy nor its listing', async () => {
  const { storyId, shareId } = await shareStory();
  await adminFirestore().doc(`shares/${shareId}`).update({ listed: true });
  const before = await storedFields(`stories/${storyId}`);
  await edit(storyId, { 'readingPlaces.mo': { part: 0, paragraph: 3 }, favorite: true });
  await handleEdit(sharingDeps(), await editOf(storyId, before));
  expect(await readPublicShare(shareId)).toMatchObject({ listed: true });
});

it('edit events out of order publish the current version', async () => {
  const { storyId, shareId } = await shareStory();
  const first = await storedFields(`stories/${storyId}`);
  await edit(storyId, { previousParts: ['The second.'] });
  const early = await editOf(storyId, first);
  const second = await storedFields(`stories/${storyId}`);
  await edit(storyId, { previousParts: ['The third.'] });
  const lateEvent = await editOf(storyId, second);
  await handleEdit(sharingDeps(), lateEvent);
  await handleEdit(sharingDeps(), early);
  expect(await chaptersOf(shareId)).toEqual(['The third.']);
});

it('a chapter that changes during moderation is published in its newest version', async () => {
  const { storyId, shareId } = await shareStory();
  await edit(storyId, { previousParts: ['The second.'] });
  let rounds = 0;
  const moderator = knownModerator({
    during: async () => {
      rounds += 1;
      if (rounds === 1) await edit(storyId, { previousParts: ['The third.'] });
    },
  });
  await refreshShare(sharingDeps(moderator), shareId, Date.now());
  expect(await chaptersOf(shareId)).toEqual(['The third.']);
  expect(rounds).toBe(2);
});

it('a share that an administrator hides while an edit of it is moderated stays hidden', async () => {
  const { storyId, shareId } = await shareStory();
  await edit(storyId, { previousParts: ['The second.'] });
  const moderator = knownModerator({
    during: async () => void (await adminFirestore().doc(`shares/${shareId}`).update({ hidden: true })),
  });
  await refreshShare(sharingDeps(moderator), shareId, Date.now());
  expect(await readPublicShare(shareId)).toMatchObject({ hidden: true });
});

it('a disallowed edit hides the share, and a correction shows it again', async () => {
  const { storyId, shareId } = await shareStory();
  await edit(storyId, { previousParts: [`A ${DISALLOWED} end.`] });
  await refreshShare(sharingDeps(), shareId, Date.now());
  expect(await readPublicShare(shareId)).toMatchObject({ hidden: true, listed: false });
  expect(JSON.stringify(await storedFields(`shares/${shareId}`))).not.toContain(DISALLOWED);
  await edit(storyId, { previousParts: ['A happy end.'] });
  await refreshShare(sharingDeps(), shareId, Date.now());
  expect(await readPublicShare(shareId)).toMatchObject({ hidden: false });
  expect(await chaptersOf(shareId)).toEqual(['A happy end.']);
});

it('an edit removes pictures that the share no longer shows', async () => {
  const family = await createFamily({ profile: { penName: PEN_NAME } });
  const [one, two] = await Promise.all(
    ['one', 'two'].map((name) => putWithThumbnail(`users/${family.uid}/stories/s/${name}.webp`)),
  );
  const scene = (imagePath: string | undefined, id: string) => ({
    id,
    imagePath,
    imageUrl: 'x',
    position: 0,
    part: 0,
  });
  const storyId = await storeStory(family, { sceneImages: [scene(one, 'a'), scene(two, 'b')] });
  const { shareId } = await updateSharing(
    sharingDeps(),
    { uid: family.uid, emailVerified: true },
    { contentType: 'story', contentId: storyId, isPublic: true },
  );
  // Each picture with its thumbnail, and the picture for link previews.
  expect(await filesBelow(`shared/${shareId}/`)).toHaveLength(5);
  await edit(storyId, { sceneImages: [scene(two, 'b')] });
  await refreshShare(sharingDeps(), shareId ?? '', Date.now());
  expect(await filesBelow(`shared/${shareId}/`)).toHaveLength(3);
});

/** A shared story with one picture; returns the files of the share and a function that withdraws it. */
async function shareWithPicture() {
  const family = await createFamily({ profile: { penName: PEN_NAME } });
  const imagePath = await putWithThumbnail(`users/${family.uid}/characters/ember/p.webp`);
  const storyId = await storeStory(family, { characters: [{ id: 'ember', name: 'Ember', imagePath }] });
  const caller = { uid: family.uid, emailVerified: true };
  const update = (isPublic: boolean, deps = sharingDeps()) =>
    updateSharing(deps, caller, { contentType: 'story', contentId: storyId, isPublic });
  const { shareId } = await update(true);
  if (shareId === null) throw new Error('Nothing is shared');
  return { family, storyId, shareId, update, files: () => filesBelow(`shared/${shareId}/`) };
}

describe('a real child’s name', () => {
  const deps = (moderator = knownModerator()) => ({ ...sharingDeps(moderator), ...followUpDeps() });
  const followUpOf = ({ uid }: Family) => adminFirestore().doc(`share_follow_ups/${uid}`);
  /** Moves the last change of a name, or of the account, a minute into the past. */
  const letAMinutePass = (family: Family) => followUpOf(family).set({ at: new Date(Date.now() - 60_000) });

  const isHidden = async (shareId: string) => (await readPublicShare(shareId))?.hidden;

  /** Changes the document of a child or a character as its family does; returns the event of the change. */
  async function changeOf(path: string, fields: Readonly<Record<string, unknown>> | null) {
    const document = adminFirestore().doc(path);
    const before = (await document.get()).data();
    await (fields === null ? document.delete() : document.set(fields, { merge: true }));
    const after = (await document.get()).data();
    const nameOf = path.startsWith('characters/') ? realNameOf : nicknameOf;
    return { before, after, nameOf, eventId: randomUUID() };
  }

  /** Makes the change and handles its event. */
  async function change(
    family: Family,
    path: string,
    fields: Readonly<Record<string, unknown>> | null,
    usedDeps: ReturnType<typeof deps> = deps(),
  ) {
    await handleRealName(usedDeps, family.uid, await changeOf(path, fields));
  }

  const holdOf = async (shareId: string): Promise<unknown> => (await sourceOf(shareId).get()).get('hold');
  const newChildPath = async (family: Family) =>
    `users/${family.uid}/children/${await storeChild(family, { nickname: 'Moss' })}`;

  it('the name of a deleted child, or of a character that is one, is kept in the ledgers of the stories that mention it', async () => {
    const family = await createFamily();
    const { uid } = family;
    const [childPath, characterPath] = [`users/${uid}/children/mo`, `characters/${await storeCharacter(family)}`];
    const keys = ['key-of-a-story-of-mathilda', 'key-of-a-story-of-xavi', 'key-of-a-story-of-nobody'];
    const texts = ['She called Mathilda.', 'Xavi’s kite flew.', 'A kite flew.'];
    for (const [index, memoryKey] of keys.entries()) {
      await storeStory(family, { memoryKey, previousParts: [texts[index]] });
      await adminFirestore().doc(`generations/${uid}_${memoryKey}`).set({ userId: uid });
    }
    await change(family, childPath, { nickname: 'Mathilda' });
    await change(family, characterPath, { name: 'Xavi', realChild: true });
    await change(family, childPath, null);
    await change(family, characterPath, null);
    const keptNames = keys.map(async (key) => (await storedFields(`generations/${uid}_${key}`))['deletedChildren']);
    expect(await Promise.all(keptNames)).toEqual([['Mathilda'], ['Xavi'], undefined]);
  });

  it('the name of a deleted child is kept for chapters that are being written or not saved yet, not for others', async () => {
    const family = await createFamily();
    const { uid } = family;
    const ledgers = {
      'key-of-a-chapter-being-written': { phases: { climax: { reserved: 1, used: 0 } } },
      'key-of-an-unsaved-chapter': { phases: { climax: { reserved: 0, used: 1 } }, wordsUntil: new Date() },
      'key-of-a-saved-chapter': { phases: { climax: { reserved: 0, used: 1 } } },
      'narration.story': { charge: null },
    };
    const pathOf = (key: string) => `generations/${uid}_${key}`;
    for (const [key, ledger] of Object.entries(ledgers))
      await adminFirestore()
        .doc(pathOf(key))
        .set({ userId: uid, ...ledger });
    await change(family, `users/${uid}/children/mo`, { nickname: 'Mathilda' });
    await change(family, `users/${uid}/children/mo`, null);
    const keptNames = Object.keys(ledgers).map(async (key) => (await storedFields(pathOf(key)))['deletedChildren']);
    expect(await Promise.all(keptNames)).toEqual([['Mathilda'], ['Mathilda'], undefined, undefined]);
  });

  it('a story that was shared between the deletion of a child and its event is hidden if it contains the name', async () => {
    const family = await createFamily({ profile: { penName: PEN_NAME } });
    const childPath = `users/${family.uid}/children/mo`;
    const memoryKey = 'key-of-a-story-of-mathilda';
    const storyId = await storeStory(family, { memoryKey, previousParts: ['She called Mathilda.'] });
    await adminFirestore().doc(`generations/${family.uid}_${memoryKey}`).set({ userId: family.uid });
    await adminFirestore().doc(childPath).set({ nickname: 'Mathilda' });
    const event = await changeOf(childPath, null);
    const [naming, other] = [
      await shareItem(family, 'story', storyId),
      await shareItem(family, 'story', await storeStory(family)),
    ];
    await handleRealName(deps(), family.uid, event);
    expect([await holdOf(naming), await holdOf(other)]).toEqual(['unfit', null]);
  });

  it('an edit that is moderated while a child is added does not show an unfit share that names the child', async () => {
    const { family, storyId, shareId } = await shareWithPicture();
    await sourceOf(shareId).update({ hold: 'unfit' });
    const story = adminFirestore().doc(`stories/${storyId}`);
    await story.update({ previousParts: ['She called Mathilda.'] });
    const during = async () => {
      await adminFirestore().doc(`users/${family.uid}/children/added`).set({ nickname: 'Mathilda' });
    };
    await refreshShare(deps(knownModerator({ during })), shareId, Date.now(), { attempts: 1 });
    expect(await holdOf(shareId)).toBe('unfit');
    await story.update({ previousParts: ['She called the sea.'] });
    await refreshShare(deps(), shareId, Date.now(), { attempts: 1 });
    expect(await holdOf(shareId)).toBeNull();
  });

  it('a character that is unmarked before its deletion does not count as a child', async () => {
    const family = await createFamily();
    const memoryKey = 'key-of-a-story-of-ember';
    const path = `characters/${await storeCharacter(family, { name: 'Ember', realChild: true })}`;
    await storeStory(family, { memoryKey, previousParts: ['Ember flew.'] });
    await adminFirestore().doc(`generations/${family.uid}_${memoryKey}`).set({ userId: family.uid });
    await change(family, path, { realChild: false });
    await change(family, path, null);
    expect(await storedFields(`generations/${family.uid}_${memoryKey}`)).not.toHaveProperty('deletedChildren');
  });

  it('a shared character that is marked as a real child is hidden until it is unmarked, and its stories until they are shared again', async () => {
    const { family, storyId, shareId } = await shareStory({
      characters: [{ id: 'mathilda', name: 'Mathilda', type: 'Human' }],
    });
    const characterId = await storeCharacter(family, { name: 'Mathilda' });
    const ownShareId = await shareItem(family, 'character', characterId);
    const path = `characters/${characterId}`;
    const holdInItem = async () => (await adminFirestore().doc(path).get()).get('sharing.hold');
    const areHidden = async () => [await isHidden(shareId), await isHidden(ownShareId)];
    await change(family, path, { realChild: true });
    expect(await areHidden()).toEqual([true, true]);
    expect(await holdInItem()).toBe('unfit');
    await letAMinutePass(family);
    await change(family, path, { realChild: false });
    expect(await areHidden()).toEqual([true, true]);
    const after = await storedFields(path);
    const unmarked = {
      collection: 'characters' as const,
      id: characterId,
      before: { ...after, realChild: true },
      after,
    };
    await handleEdit(sharingDeps(), { ...unmarked, changedAt: Infinity, eventId: randomUUID() });
    expect(await areHidden()).toEqual([true, false]);
    for (const [contentType, contentId] of [['story', storyId] as const, ['character', characterId] as const])
      await updateSharing(
        sharingDeps(),
        { uid: family.uid, emailVerified: true },
        { contentType, contentId, isPublic: true },
      );
    expect(await areHidden()).toEqual([false, false]);
    expect(await holdInItem()).toBeNull();
  });

  it('a shared story that mentions a child is hidden when the child’s profile gets that nickname, and stays hidden without the profile and after another child is renamed', async () => {
    const { family, shareId } = await shareStory({ previousParts: ['Then Quillon came home.'] });
    const path = `users/${family.uid}/children/${await storeChild(family, { nickname: 'Moss' })}`;
    await change(family, path, { nickname: 'Quillon' });
    expect(await readPublicShare(shareId)).toMatchObject({ hidden: true });
    await letAMinutePass(family);
    await change(family, path, null);
    expect(await isHidden(shareId)).toBe(true);
    const sibling = `users/${family.uid}/children/${await storeChild(family, { nickname: 'Reed' })}`;
    await change(family, sibling, { nickname: 'Fern' });
    expect(await isHidden(shareId)).toBe(true);
    // Disables and enables the account as an administrator would.
    const disabledMark = adminFirestore().doc(`switched_off/${family.uid}`);
    for (const decide of [() => disabledMark.set({ at: new Date() }), () => disabledMark.delete()]) {
      await decide();
      await letAMinutePass(family);
      await refreshUserShares(deps(), family.uid, Date.now());
      expect(await isHidden(shareId)).toBe(true);
    }
  });

  it('visible comments that name a child go to an administrator, for a new name immediately and for any name by the sweep, except comments that an administrator has shown', async () => {
    const { family, shareId } = await shareStory();
    const other = await storeOpenShare();
    const visible = async (text: string, contentId = shareId, userName = 'Aunt Willow', author = {}) => {
      const id = randomUUID();
      const createdAt = new Date();
      const status = 'visible';
      await adminFirestore()
        .doc(`comments/${id}`)
        .set({ contentId, contentType: 'story', userName, text, status, createdAt });
      await adminFirestore().doc(`comments/${id}/private/author`).set(author);
      return async () => ((await storedFields(`comments/${id}`))['status'] === 'review' ? [text] : []);
    };
    const shownMark = { shownAt: new Date() };
    await storeChild(family, { nickname: 'Tamsin' });
    const comments = [
      await visible('Good night, little Quillon!'),
      await visible('Good evening!', shareId, 'Quillon’s dad'),
      await visible('Good night, Brindle!'),
      await visible('Good night!'),
      await visible('Good night, Quillon!', other),
      await visible('Good night, Tamsin!'),
      await visible('Sleep well, Tamsin!', shareId, 'Aunt Willow', shownMark),
      await visible('Sleep well, Quillon!', shareId, 'Aunt Willow', shownMark),
    ];
    const inReview = async () => (await Promise.all(comments.map((ifInReview) => ifInReview()))).flat();
    const path = `users/${family.uid}/children/${await storeChild(family, { nickname: 'Moss' })}`;
    await change(family, path, { nickname: 'Quillon' });
    // An administrator had shown the last of these before its name became a child’s name.
    const withNewName = ['Good night, little Quillon!', 'Good evening!', 'Sleep well, Quillon!'];
    expect(await inReview()).toEqual(withNewName);
    await change(family, path, { nickname: 'Brindle' });
    expect(await inReview()).toEqual(withNewName);
    await refreshUserShares(deps(), family.uid, Date.now());
    const bySweep = ['Good night, Brindle!', 'Good night, Tamsin!'];
    expect((await inReview()).toSorted()).toEqual([...withNewName, ...bySweep].toSorted());
  });

  it('the stories of a deleted character that was a real child stay hidden', async () => {
    const { family, shareId } = await shareStory({ previousParts: ['Then Quillon came home.'] });
    const path = `characters/${await storeCharacter(family, { name: 'Quillon' })}`;
    await change(family, path, { realChild: true });
    await letAMinutePass(family);
    await change(family, path, null);
    expect(await readPublicShare(shareId)).toMatchObject({ hidden: true });
  });

  it('shares are moderated again immediately after the first change of a real child’s name, and by the sweep after further changes within a minute', async () => {
    const { family, shareId } = await shareStory({ previousParts: ['Then Quillon came home.'] });
    const [later, last] = await Promise.all(
      ['Brindle', 'Wren'].map(async (name) => {
        const storyId = await storeStory(family, { previousParts: [`Then ${name} came home.`] });
        return shareItem(family, 'story', storyId);
      }),
    );
    const path = `users/${family.uid}/children/${await storeChild(family, { nickname: 'Moss' })}`;
    const areHidden = () => Promise.all([shareId, later ?? '', last ?? ''].map(isHidden));
    await change(family, path, { nickname: 'Quillon' });
    expect(await areHidden()).toEqual([true, false, false]);
    await change(family, path, { nickname: 'Fern' });
    await change(family, path, { nickname: 'Brindle' });
    expect(await areHidden()).toEqual([true, false, false]);
    await refreshUserShares(deps(), family.uid, Date.now());
    expect(await areHidden()).toEqual([true, true, false]);
    expect((await followUpOf(family).get()).exists).toBe(false);
    await change(family, path, { nickname: 'Wren' });
    expect(await areHidden()).toEqual([true, true, true]);
  });

  it('a change of a real child’s name leaves an earlier, interrupted disabling to the sweep', async () => {
    const { family, shareId } = await shareStory({ previousParts: ['Then Quillon came home.'] });
    const path = `users/${family.uid}/children/${await storeChild(family, { nickname: 'Moss' })}`;
    await letAMinutePass(family);
    await change(family, path, { nickname: 'Quillon' });
    expect(await isHidden(shareId)).toBe(true);
    expect(await followUpDeps().followUps.find(family.uid)).toMatchObject({ isSettled: false });
  });

  describe('while moderation is unavailable', () => {
    const depsWithoutModeration = () => deps(knownModerator({ isUnavailable: () => true }));
    /** A new child is named in the family. */
    const nameChild = async (family: Family) =>
      change(family, await newChildPath(family), { nickname: 'Quillon' }, depsWithoutModeration());
    const scene = (imagePath: string, id: string) => ({ id, imagePath, imageUrl: 'x', position: 0, part: 0 });

    it('a share that has not changed stays public, in the public list and with its pictures', async () => {
      const { family, shareId, files } = await shareWithPicture();
      await adminFirestore().doc(`shares/${shareId}`).update({ offered: true, listed: true });
      const naming = await shareItem(
        family,
        'story',
        await storeStory(family, { previousParts: ['Then Quillon came home.'] }),
      );
      const before = await storedFields(`shares/${shareId}`);
      await nameChild(family);
      expect(await storedFields(`shares/${shareId}`)).toEqual(before);
      expect(await files()).toHaveLength(2);
      expect([await holdOf(shareId), await holdOf(naming)]).toEqual([null, 'unfit']);
    });

    it.each([
      ['whose title changed', { title: 'Another title' }],
      ['whose words changed', { previousParts: ['Another beginning.', 'The second.'] }],
      ['whose readers are younger', { ageRange: '3-4' }],
      ['of which one approval was taken back', { approvedParts: [0] }],
      ['of which all approvals were taken back', { approvedParts: [] }],
    ])('a share %s without an event is hidden', async (_what, fields) => {
      const { family, storyId, shareId } = await shareStory(
        { previousParts: ['The first.', 'The second.'], approvedParts: [0, 1] },
        { preferences: { showFirst: true } },
      );
      await edit(storyId, fields);
      await nameChild(family);
      expect(await holdOf(shareId)).toBe('waiting');
    });

    it('a share whose item has a new picture is hidden, and the picture is not copied', async () => {
      const family = await createFamily({ profile: { penName: PEN_NAME } });
      const [one = '', two = ''] = await Promise.all(
        ['one', 'two'].map((name) => putWithThumbnail(`users/${family.uid}/stories/s/${name}.webp`)),
      );
      const storyId = await storeStory(family, { sceneImages: [scene(one, 'a')] });
      const shareId = await shareItem(family, 'story', storyId);
      await edit(storyId, { sceneImages: [scene(one, 'a'), scene(two, 'b')] });
      await nameChild(family);
      expect(await holdOf(shareId)).toBe('waiting');
      expect(await filesBelow(`shared/${shareId}/`)).toEqual([]);
    });

    it('a share that was edited and edited back while it was hidden stays hidden', async () => {
      const { family, storyId, shareId } = await shareStory();
      const before = await storedFields(`stories/${storyId}`);
      await edit(storyId, { previousParts: ['Another beginning.'] });
      await handleEdit(depsWithoutModeration(), await editOf(storyId, before));
      await edit(storyId, { previousParts: ['Once upon a time.'] });
      await nameChild(family);
      expect(await holdOf(shareId)).toBe('waiting');
    });

    it('a share that was never moderated stays hidden after its account was disabled and enabled', async () => {
      const family = await createFamily({ profile: { penName: PEN_NAME } });
      const contentId = await storeStory(family);
      const caller = { uid: family.uid, emailVerified: true };
      const wish = { contentType: 'story', contentId, isPublic: true } as const;
      const { shareId } = await updateSharing(depsWithoutModeration(), caller, wish);
      const disabledMark = adminFirestore().doc(`switched_off/${family.uid}`);
      await disabledMark.set({ at: new Date() });
      await refreshShare(depsWithoutModeration(), shareId ?? '', Date.now());
      expect(await holdOf(shareId ?? '')).toBe('disabled');
      await disabledMark.delete();
      await nameChild(family);
      expect(await holdOf(shareId ?? '')).toBe('waiting');
    });

    it('a share of a family whose shares were removed too often is held for review', async () => {
      const { family, shareId } = await shareStory();
      await adminFirestore()
        .doc(`removals/${family.uid}`)
        .set({ shareIds: ['one', 'two', 'three'] });
      await nameChild(family);
      expect(await holdOf(shareId)).toBe('review');
    });
  });

  describe('with several shares', () => {
    /**
     * A family whose three stories name Quillon, in the order in which an event takes them, and a child without a name.
     */
    async function threeShares() {
      const { family, shareId } = await shareStory({ previousParts: ['Then Quillon came home.'] });
      const share = async () =>
        shareItem(family, 'story', await storeStory(family, { previousParts: ['Then Quillon came home.'] }));
      const ids = [shareId, await share(), await share()].toSorted();
      const path = await newChildPath(family);
      return { family, ids, nameChild: () => changeOf(path, { nickname: 'Quillon' }) };
    }
    const holdsOf = (ids: readonly string[]) => Promise.all(ids.map(holdOf));

    /** Deps that note whose pictures are synchronized, which ends each refresh; `before` may fail. */
    function watchedDeps(before: (shareId: string) => Promise<void> = async () => {}) {
      const finished: string[] = [];
      const { pictures, ...rest } = deps();
      const list: typeof pictures.list = async (prefix) => {
        const shareId = prefix.split('/')[1] ?? '';
        await before(shareId);
        finished.push(shareId);
        return pictures.list(prefix);
      };
      return { ...rest, pictures: { ...pictures, list }, finished };
    }

    it.each([0, 1, 2])(
      'a share that cannot be moderated is held, alerted and moderated by the sweep: %i',
      async (at) => {
        const { family, ids, nameChild } = await threeShares();
        const [broken = ''] = ids.slice(at);
        const alerts: unknown[] = [];
        const { shares, ...rest } = deps();
        const item: typeof shares.item = (reference, storedShare) =>
          storedShare?.share.id === broken ? Promise.reject(new Error('broken')) : shares.item(reference, storedShare);
        const brokenDeps = {
          ...rest,
          shares: { ...shares, item },
          log: (...line: unknown[]) => void alerts.push(line),
        };
        await handleRealName(brokenDeps, family.uid, await nameChild());
        expect(await holdsOf(ids)).toEqual(ids.map((id) => (id === broken ? 'waiting' : 'unfit')));
        expect(await isHidden(broken)).toBe(true);
        expect(alerts).toEqual([['alert', 'share_not_judged', expect.objectContaining({ shareId: broken })]]);
        const waitingShareIds = () => only(broken, shares.waitingShareIds());
        await moderateWaitingShares({ ...rest, shares: { ...shares, waitingShareIds } }, Date.now());
        expect(await holdOf(broken)).toBe('unfit');
      },
    );

    it('an event that runs out of time leaves the rest to the sweep, which repeats nothing', async () => {
      const { family, ids, nameChild } = await threeShares();
      const { finished, ...watched } = watchedDeps();
      await handleRealName(watched, family.uid, await nameChild(), () => finished.length === 1);
      expect(await holdsOf(ids)).toEqual(['unfit', null, null]);
      await refreshUserShares(watched, family.uid, Date.now());
      expect(await holdsOf(ids)).toEqual(['unfit', 'unfit', 'unfit']);
      expect(finished).toEqual(ids);
      expect((await followUpOf(family).get()).exists).toBe(false);
    });

    it('an event that is delivered again, even a minute later, goes on with what it has not finished', async () => {
      const { family, ids, nameChild } = await threeShares();
      let isUnavailable = true;
      const { finished, ...watched } = watchedDeps((shareId) =>
        isUnavailable && shareId === ids[1] ? Promise.reject(new Error('unavailable')) : Promise.resolve(),
      );
      const event = await nameChild();
      const earlier = { now: () => Date.now() - 70_000, sleep: async () => {} };
      await expect(handleRealName({ ...watched, clock: earlier }, family.uid, event)).rejects.toThrow('unavailable');
      expect(await holdsOf(ids)).toEqual(['unfit', 'unfit', 'unfit']);
      const decidedAt = async () => (await followUpDeps().followUps.find(family.uid))?.decidedAt;
      const before = await decidedAt();
      isUnavailable = false;
      await handleRealName(watched, family.uid, event);
      expect(finished).toEqual([ids[0], ids[2], ids[1]]);
      expect(await decidedAt()).toBe(before);
      await refreshUserShares(watched, family.uid, Date.now());
      expect(finished).toHaveLength(3);
      expect(await decidedAt()).toBeUndefined();
    });

    it('an event also holds comments with the names of earlier changes that were left to the sweep', async () => {
      const { family, shareId } = await shareStory();
      const id = randomUUID();
      await adminFirestore().doc(`comments/${id}`).set({
        contentId: shareId,
        contentType: 'story',
        userName: 'Aunt Willow',
        text: 'Good night, Brindle!',
        status: 'visible',
        createdAt: new Date(),
      });
      const path = await newChildPath(family);
      for (const nickname of ['Quillon', 'Brindle']) await change(family, path, { nickname });
      await letAMinutePass(family);
      await change(family, await newChildPath(family), { nickname: 'Wren' });
      await refreshUserShares(deps(), family.uid, Date.now());
      expect((await storedFields(`comments/${id}`))['status']).toBe('review');
    });
  });

  describe('after “Let me read it first” was switched on or off', () => {
    const setting = (showFirst: boolean) => ({ preferences: { showFirst } });
    const previousParts = ['The first.', 'The second.', 'The third.'];
    const nameChild = async (family: Family) =>
      change(family, `users/${family.uid}/children/${await storeChild(family, { nickname: 'Moss' })}`, {
        nickname: `Quillon ${randomUUID()}`,
      });
    /** Disables and enables the account as an administrator would. */
    const disableAndEnable = async (family: Family) => {
      const disabledMark = adminFirestore().doc(`switched_off/${family.uid}`);
      for (const decide of [() => disabledMark.set({ at: new Date() }), () => disabledMark.delete()]) {
        await decide();
        await letAMinutePass(family);
        await refreshUserShares(deps(), family.uid, Date.now());
      }
    };

    const editWithEvent = async (storyId: string, fields: Readonly<Record<string, unknown>>) => {
      const before = await storedFields(`stories/${storyId}`);
      await edit(storyId, fields);
      await handleEdit(sharingDeps(), await editOf(storyId, before));
    };

    describe.each([
      ['on, nothing approved', { isOn: true, approvedParts: [], shown: 3 }],
      ['on, one chapter approved', { isOn: true, approvedParts: [0], shown: 3 }],
      ['off, one chapter approved', { isOn: false, approvedParts: [0], shown: 1 }],
    ])('(%s)', (_, { isOn, approvedParts, shown: shownChapters }) => {
      /** Shares a story, then changes the setting. */
      const shareBefore = async () => {
        const shared = await shareStory({ previousParts, approvedParts }, setting(!isOn));
        await adminFirestore().doc(`users/${shared.family.uid}`).update(setting(isOn));
        return shared;
      };
      const showsSame = async (shareId: string, chapters = previousParts) =>
        expect(await readPublicShare(shareId)).toMatchObject({
          hidden: false,
          copy: { chapters: chapters.slice(0, shownChapters) },
        });

      it('moderating all shares again keeps the chapters of a link, in their present words', async () => {
        const { family, storyId, shareId } = await shareBefore();
        for (const moderateAll of [nameChild, disableAndEnable]) {
          await moderateAll(family);
          await showsSame(shareId);
        }
        const editedParts = ['Another beginning.', 'The second.', 'The third.'];
        await edit(storyId, { previousParts: editedParts });
        await nameChild(family);
        await showsSame(shareId, editedParts);
      });

      it('a share that an administrator or the sweep releases shows the chapters that were shared', async () => {
        const { shareId } = await shareBefore();
        await adminFirestore().doc(`shares/${shareId}`).update({ hidden: true });
        await sourceOf(shareId).update({ hold: 'waiting' });
        await refreshShare(sharingDeps(), shareId, Date.now());
        await showsSame(shareId);
      });

      it('an edit keeps the number of chapters of a link', async () => {
        const { storyId, shareId } = await shareBefore();
        const editedParts = ['Another beginning.', 'Another second.', 'Another third.'];
        await editWithEvent(storyId, { previousParts: editedParts });
        await showsSame(shareId, editedParts);
      });

      it('a chapter that is written after the change is shown once it is approved', async () => {
        const { storyId, shareId } = await shareBefore();
        const longer = [...previousParts, 'The fourth.'];
        await editWithEvent(storyId, { previousParts: longer });
        await showsSame(shareId);
        await edit(storyId, { approvedParts: [0, 1, 2, 3] });
        await refreshShare(sharingDeps(), shareId, Date.now());
        expect(await chaptersOf(shareId)).toEqual(longer);
      });

      it('sharing once more shows the chapters that the setting allows', async () => {
        const { family, storyId, shareId } = await shareBefore();
        const caller = { uid: family.uid, emailVerified: true };
        const request = { contentType: 'story', contentId: storyId, isPublic: true } as const;
        const secondUpdate = updateSharing(sharingDeps(), caller, request);
        if (isOn && approvedParts.length === 0) return expect(secondUpdate).rejects.toThrow(READ_BEFORE_SHARING);
        await secondUpdate;
        for (const title of ['Another title', 'A third title']) {
          expect(await chaptersOf(shareId)).toEqual(isOn ? ['The first.'] : previousParts);
          await editWithEvent(storyId, { title });
        }
      });
    });

    it('a link to all chapters also gets new chapters while the setting is off', async () => {
      const { storyId, shareId } = await shareStory({ previousParts }, setting(false));
      const longer = [...previousParts, 'The fourth.'];
      await editWithEvent(storyId, { previousParts: longer });
      expect(await chaptersOf(shareId)).toEqual(longer);
    });

    it('moderating all shares does not publish pictures of a chapter that no parent approved', async () => {
      const family = await createFamily({ profile: { penName: PEN_NAME, ...setting(true) } });
      const sceneImages = await Promise.all(
        [0, 1].map(async (part) => {
          const imagePath = await putWithThumbnail(`users/${family.uid}/stories/s/${part}.webp`);
          return { id: `scene-${part}`, imagePath, imageUrl: 'x', position: 0, part };
        }),
      );
      const storyId = await storeStory(family, { previousParts, sceneImages, approvedParts: [0] });
      const shareId = await shareItem(family, 'story', storyId);
      const files = await filesBelow(`shared/${shareId}/`);
      await adminFirestore().doc(`users/${family.uid}`).update(setting(false));
      await nameChild(family);
      expect(await filesBelow(`shared/${shareId}/`)).toEqual(files);
    });

    it('moderating all shares does not show a story whose approval was taken back', async () => {
      const { family, storyId, shareId } = await shareStory({ previousParts, approvedParts: [0, 1, 2] }, setting(true));
      const before = await storedFields(`stories/${storyId}`);
      await edit(storyId, { approvedParts: [] });
      await handleEdit(sharingDeps(), await editOf(storyId, before));
      await nameChild(family);
      expect(await isHidden(shareId)).toBe(true);
    });
  });

  it('a change of a real child’s name does not start a follow-up for a deleted account', async () => {
    const uid = `family${randomUUID().replaceAll('-', '')}`;
    await adminFirestore().doc(`deleted/${uid}`).set({ at: new Date() });
    expect(await followUpDeps().followUps.begin(uid, randomUUID(), Date.now())).toBeNull();
    expect(await storedFields(`share_follow_ups/${uid}`)).toEqual({});
  });
});

it('a withdrawal during the moderation of an edit deletes the share’s pictures', async () => {
  const { storyId, shareId, update, files } = await shareWithPicture();
  await edit(storyId, { title: 'Another title' });
  const moderator = knownModerator({ during: async () => void (await update(false)) });
  await refreshShare(sharingDeps(moderator), shareId, Date.now());
  expect(await files()).toEqual([]);
});

it('a withdrawal during re-sharing deletes the share’s pictures, and the item stays private', async () => {
  const { update, files } = await shareWithPicture();
  let isFirst = true;
  const moderator = knownModerator({
    during: async () => {
      if (isFirst) await update(false);
      isFirst = false;
    },
  });
  expect(await update(true, sharingDeps(moderator))).toMatchObject({ outcome: 'private', shareId: null });
  expect(await files()).toEqual([]);
});

it('a withdrawal while pictures are restored deletes the share’s pictures', async () => {
  const { storyId, shareId, update, files } = await shareWithPicture();
  await edit(storyId, { title: 'Another title' });
  const deps = sharingDeps();
  let copies = 0;
  const pictures: typeof deps.pictures = {
    ...deps.pictures,
    find: async (path) => {
      copies += 1;
      // The second lookup follows the publication of the edit.
      if (copies !== 2) return deps.pictures.find(path);
      await update(false);
      return null;
    },
  };
  await refreshShare({ ...deps, pictures }, shareId, Date.now());
  expect((await readPublicShare(shareId))?.withdrawnAt).not.toBeNull();
  expect(await files()).toEqual([]);
});

it('when the process of a first sharing dies, the sweep or the deletion of the account removes its pictures', async () => {
  const family = await createFamily({ profile: { penName: PEN_NAME } });
  const imagePath = await putWithThumbnail(`users/${family.uid}/characters/ember/p.webp`);
  const contentId = await storeStory(family, { characters: [{ id: 'ember', name: 'Ember', imagePath }] });
  const deps = sharingDeps();
  const copied = new Promise<string>((resolve) => {
    const copy: typeof deps.pictures.copy = async (path, target) => {
      await deps.pictures.copy(path, target);
      resolve(target.split('/')[1] ?? '');
      // The process is killed here: this call never ends.
      return new Promise(() => {});
    };
    const wish = { contentType: 'story', contentId, isPublic: true } as const;
    const killed = { ...deps, pictures: { ...deps.pictures, copy } };
    void updateSharing(killed, { uid: family.uid, emailVerified: true }, wish);
  });
  const shareId = await copied;
  expect(await filesBelow(`shared/${shareId}/`)).toHaveLength(2);
  const owned = createFirestoreUserDocuments(adminFirestore()).shareIds(family.uid);
  expect((await owned.next()).value).toBe(shareId);
  await moderateWaitingShares(deps, Date.now());
  expect(await filesBelow(`shared/${shareId}/`)).toEqual([]);
  expect(await storedFields(`shares/${shareId}/private/source`)).toEqual({});
});

it('a first sharing that fails leaves no pictures', async () => {
  const family = await createFamily({ profile: { penName: PEN_NAME } });
  const imagePath = await putWithThumbnail(`users/${family.uid}/characters/ember/p.webp`);
  const contentId = await storeStory(family, { characters: [{ id: 'ember', name: 'Ember', imagePath }] });
  const deps = sharingDeps();
  const copies: string[] = [];
  const failingDeps = {
    ...deps,
    pictures: {
      ...deps.pictures,
      copy: (path: string, target: string) => {
        copies.push(target);
        return deps.pictures.copy(path, target);
      },
    },
    shares: { ...deps.shares, transact: () => Promise.reject(new Error('unavailable')) },
  };
  const wish = { contentType: 'story', contentId, isPublic: true } as const;
  const sharing = updateSharing(failingDeps, { uid: family.uid, emailVerified: true }, wish);
  await expect(sharing).rejects.toThrow('unavailable');
  const [copiedPath = ''] = copies;
  expect(copiedPath).toMatch(/^shared\/s_/);
  expect(await filesBelow(copiedPath.slice(0, copiedPath.lastIndexOf('/') + 1))).toEqual([]);
});

it('a withdrawn share’s pictures are deleted by the next event when Storage failed at first', async () => {
  const { storyId, shareId, files } = await shareWithPicture();
  const deps = sharingDeps();
  const brokenDeps = {
    ...deps,
    pictures: { ...deps.pictures, remove: () => Promise.reject(new Error('unavailable')) },
  };
  const before = await storedFields(`stories/${storyId}`);
  await adminFirestore().doc(`stories/${storyId}`).delete();
  const event = deletionOf(storyId, before);
  await expect(handleDeletion(brokenDeps, event)).rejects.toThrow('unavailable');
  expect((await readPublicShare(shareId))?.withdrawnAt).not.toBeNull();
  await handleDeletion(deps, event);
  expect(await files()).toEqual([]);
});

it('a hidden share’s pictures are removed, and restored when the share is shown again', async () => {
  const { storyId, shareId, files } = await shareWithPicture();
  await edit(storyId, { previousParts: [`A ${DISALLOWED} end.`] });
  await refreshShare(sharingDeps(), shareId, Date.now());
  expect(await files()).toEqual([]);
  await edit(storyId, { previousParts: ['A happy end.'] });
  await refreshShare(sharingDeps(), shareId, Date.now());
  expect(await files()).toHaveLength(2);
});

it('a share’s pictures stay removed while an administrator holds the share', async () => {
  const { storyId, shareId, files } = await shareWithPicture();
  await adminFirestore().doc(`shares/${shareId}`).update({ hidden: true });
  await edit(storyId, { title: 'Another title' });
  await refreshShare(sharingDeps(), shareId, Date.now());
  expect(await readPublicShare(shareId)).toMatchObject({ hidden: true });
  expect(await files()).toEqual([]);
});

it('a refresh that ends after a later one does not delete the pictures of the share', async () => {
  const { family, storyId, shareId, files } = await shareWithPicture();
  const second = await putWithThumbnail(`users/${family.uid}/characters/ember/q.webp`);
  await edit(storyId, { title: 'Another title' });
  let isFirst = true;
  const moderator = knownModerator({
    during: async () => {
      if (!isFirst) return;
      isFirst = false;
      await edit(storyId, { characters: [{ id: 'ember', name: 'Ember', imagePath: second }] });
      await refreshShare(sharingDeps(), shareId, Date.now());
    },
  });
  await refreshShare(sharingDeps(moderator), shareId, Date.now());
  expect(await files()).toHaveLength(2);
  const { copy } = (await readPublicShare(shareId)) ?? {};
  const shownPath = copy?.contentType === 'story' ? decodeURIComponent(copy.cast[0]?.imageUrl ?? '') : '';
  expect((await files()).some((path) => shownPath.includes(path))).toBe(true);
});

it('a deleted story leaves a tombstone and no files; a late event does nothing', async () => {
  const { family, storyId, shareId } = await shareStory();
  const own = await putWithThumbnail(`users/${family.uid}/stories/${storyId}/scene.webp`);
  const other = await putWithThumbnail(`users/${family.uid}/characters/pip/p.webp`);
  const before = await storedFields(`stories/${storyId}`);
  await adminFirestore().doc(`stories/${storyId}`).delete();
  const event = deletionOf(storyId, before);
  await handleDeletion(sharingDeps(), event);
  await handleDeletion(sharingDeps(), event);
  expect(await readPublicShare(shareId)).toMatchObject({ copy: null, sharing: { isPublic: false } });
  expect((await readPublicShare(shareId))?.withdrawnAt).not.toBeNull();
  expect(await filesBelow(own)).toEqual([]);
  expect(await filesBelow(other)).toEqual([other]);
});

it('the words of a ledger are deleted with the last story that needs them, and its counts stay', async () => {
  const family = await createFamily();
  const memoryKey = randomUUID();
  const path = `generations/${family.uid}_${memoryKey}`;
  const counts = { userId: family.uid, memoryKey, phases: { introduction: { reserved: 0, used: 1 } } };
  const words = {
    notes: { introduction: { summary: 'A lantern went out.' } },
    offered: { development: ['A bridge sang.'] },
    talkCards: { introduction: { textHash: 'x', cards: [] } },
    readers: { introduction: 'child-1' },
  };
  await adminFirestore()
    .doc(path)
    .set({ ...counts, ...words });
  const remove = async (storyId: string) => {
    const before = await storedFields(`stories/${storyId}`);
    await adminFirestore().doc(`stories/${storyId}`).delete();
    await handleDeletion(sharingDeps(), deletionOf(storyId, before));
  };
  const storyIds = [await storeStory(family, { memoryKey }), await storeStory(family, { memoryKey })] as const;
  await remove(storyIds[0]);
  expect(await storedFields(path)).toEqual({ ...counts, ...words });
  await remove(storyIds[1]);
  expect(await storedFields(path)).toEqual(counts);
});

it('a story that is restored before its files are deleted keeps them', async () => {
  const { family, storyId } = await shareStory();
  const own = await putWithThumbnail(`users/${family.uid}/stories/${storyId}/scene.webp`);
  const before = await storedFields(`stories/${storyId}`);
  await handleDeletion(sharingDeps(), { collection: 'stories', id: storyId, before });
  expect(await filesBelow(own)).toEqual([own]);
});

it('deleting a story does not delete files of another family, even if the story references one', async () => {
  const [family, victim] = await Promise.all([createFamily(), createFamily()]);
  const foreignPath = await putWithThumbnail(`users/${victim.uid}/characters/c/p.webp`);
  const before = { userId: family.uid, imagePath: foreignPath };
  await handleDeletion(sharingDeps(), { collection: 'characters', id: 'c', before });
  expect(await filesBelow(foreignPath)).toEqual([foreignPath]);
});

it('deleting a character keeps a scene that a story shows', async () => {
  const family = await createFamily();
  const id = randomUUID();
  const at = (name: string) => `users/${family.uid}/characters/${id}/${name}.webp`;
  const [scene, old] = await Promise.all([putWithThumbnail(at('scene')), putWithThumbnail(at('old'))]);
  const imageUrl = `http://127.0.0.1/v0/b/x/o/${encodeURIComponent(old)}?alt=media&token=0b1c`;
  await storeStory(family, { characters: [{ id, name: 'Ember', imageUrl }], sceneImages: [{ imagePath: scene }] });
  await handleDeletion(sharingDeps(), { collection: 'characters', id, before: { userId: family.uid } });
  expect(await filesBelow(scene)).toEqual([scene]);
  expect(await filesBelow(old)).toEqual([old]);
});

it.each(['x/y', '__x__', '..', '', 7])(
  'an old sharing block with the invalid share id “%s” is ignored',
  async (shareId) => {
    const family = await createFamily({ profile: { penName: PEN_NAME } });
    const storyId = await storeStory(family, { sharing: { isPublic: true, shareId } });
    const before = await storedFields(`stories/${storyId}`);
    await edit(storyId, { title: 'Another title' });
    await handleEdit(sharingDeps(), await editOf(storyId, before));
    const caller = { uid: family.uid, emailVerified: true };
    const request = { contentType: 'story', contentId: storyId, isPublic: true } as const;
    expect((await updateSharing(sharingDeps(), caller, request)).outcome).toBe('public');
  },
);

it('deleting a character keeps the portrait that a story shows', async () => {
  const family = await createFamily();
  const id = randomUUID();
  const at = (name: string) => `users/${family.uid}/characters/${id}/${name}.webp`;
  const [shownPath, unused] = await Promise.all([putWithThumbnail(at('shown')), putWithThumbnail(at('unused'))]);
  await storeStory(family, { characters: [{ id, name: 'Ember', imagePath: shownPath }] });
  await handleDeletion(sharingDeps(), { collection: 'characters', id, before: { userId: family.uid } });
  expect(await filesBelow(at('shown'))).toEqual([shownPath]);
  expect(await filesBelow(unused)).toEqual([]);
});

it.each(['characters', 'locations'] as const)(
  'the picture of a deleted entry of %s is deleted with the last story that shows it; the picture of an existing entry stays',
  async (collection) => {
    const family = await createFamily();
    const [deletedId, existingId] = [randomUUID(), await storeCharacter(family)];
    const [shownPicture, own] = await Promise.all([
      putWithThumbnail(`users/${family.uid}/${collection}/${deletedId}/shown.webp`),
      putWithThumbnail(`users/${family.uid}/characters/${existingId}/own.webp`),
    ]);
    const cast = [
      { id: deletedId, name: 'Ember', imagePath: shownPicture },
      { id: existingId, name: 'Pip', imagePath: own },
      { id: '../x' },
    ];
    const [first, last] = [
      await storeStory(family, { [collection]: cast }),
      await storeStory(family, { [collection]: cast }),
    ];
    for (const storyId of [first, last]) {
      expect(await filesBelow(shownPicture)).toEqual([shownPicture]);
      const before = await storedFields(`stories/${storyId}`);
      await adminFirestore().doc(`stories/${storyId}`).delete();
      await handleDeletion(sharingDeps(), deletionOf(storyId, before));
    }
    expect(await filesBelow(`users/${family.uid}/${collection}/${deletedId}/`)).toEqual([]);
    if (collection === 'characters') expect(await filesBelow(own)).toEqual([own]);
  },
);

/** Limits a sweep to the ids of this test. */
async function* only(own: string | null, ids: AsyncIterable<string>): AsyncIterable<string> {
  for await (const id of ids) if (id === own) yield id;
}

it('the sweep copies a share’s counts to the owner’s item only', async () => {
  const { storyId, shareId } = await shareStory();
  const thief = await createFamily();
  const stolen = await storeStory(thief, { sharing: { isPublic: true, shareId, views: 0, likes: 0 } });
  await adminFirestore().doc(`shares/${shareId}`).update({ 'sharing.views': 12, 'sharing.likes': 5 });
  const deps = sharingDeps();
  // Only this share: other test files compare whole documents at the same time.
  const openShareIds = () => only(shareId, deps.shares.openShareIds());
  await mirrorCounts({ ...deps, shares: { ...deps.shares, openShareIds } });
  expect((await storedFields(`stories/${storyId}`))['sharing']).toMatchObject({ views: 12, likes: 5 });
  expect((await storedFields(`stories/${stolen}`))['sharing']).toMatchObject({ views: 0, likes: 0 });
});

/** The sweep that copies counts and withdraws shares without a story, for this share only, `days` from now. */
const mirror = ({ shareId }: SharedStory, days: number) => {
  const deps = sharingDeps();
  const openShareIds = () => only(shareId, deps.shares.openShareIds());
  const clock = { now: () => Date.now() + days * DAY_MS };
  return mirrorCounts({ ...deps, clock, shares: { ...deps.shares, openShareIds } });
};

it.each([
  ['the whole story', { isOn: false, shown: 'all', staysOpen: true }],
  ['its approved chapters', { isOn: true, shown: 'approved', staysOpen: false }],
])(
  'the sweep stores that a link of an earlier version shows %s, and does not close it',
  async (_, { isOn, shown, staysOpen }) => {
    const chapters = { previousParts: ['The first.', 'The second.'], approvedParts: isOn ? [0, 1] : [] };
    const share = await shareStory(chapters, { preferences: { showFirst: isOn } });
    await sourceOf(share.shareId).update({ shownChapters: FieldValue.delete() });
    await mirror(share, 0);
    expect(await chaptersOf(share.shareId)).toEqual(chapters.previousParts);
    expect((await sourceOf(share.shareId).get()).get('shownChapters')).toBe(shown);
    await edit(share.storyId, { approvedParts: [] });
    await adminFirestore()
      .doc(`users/${share.family.uid}`)
      .update({ preferences: { showFirst: false } });
    await mirror(share, 0);
    expect((await readPublicShare(share.shareId))?.hidden).toBe(!staysOpen);
  },
);

it('the sweep refreshes a share whose story was edited without an event, and no share whose story is unchanged', async () => {
  const [editedShare, unchangedShare] = [await shareStory(), await shareStory()];
  await edit(editedShare.storyId, { previousParts: ['Another beginning.'] });
  expect(await mirror(editedShare, 0)).toBe(1);
  expect(await chaptersOf(editedShare.shareId)).toEqual(['Another beginning.']);
  expect(await mirror(editedShare, 0)).toBe(0);
  expect(await mirror(unchangedShare, 0)).toBe(0);
  await edit(editedShare.storyId, { previousParts: [DISALLOWED] });
  await mirror(editedShare, 0);
  expect(await readPublicShare(editedShare.shareId)).toMatchObject({ hidden: true });
});

it('the sweep does not refresh a share because “Let me read it first” was switched on or off', async () => {
  const setting = (showFirst: boolean) => ({ preferences: { showFirst } });
  const previousParts = ['The first.', 'The second.'];
  const unread = { previousParts, approvedParts: [] };
  const [wholeShare, firstChapterShare] = [
    await shareStory(unread, setting(false)),
    await shareStory({ ...unread, approvedParts: [0] }, setting(true)),
  ];
  await adminFirestore().doc(`users/${wholeShare.family.uid}`).update(setting(true));
  await adminFirestore().doc(`users/${firstChapterShare.family.uid}`).update(setting(false));
  for (const shared of [wholeShare, firstChapterShare]) expect(await mirror(shared, 0)).toBe(0);
  expect(await chaptersOf(wholeShare.shareId)).toEqual(previousParts);
  expect(await chaptersOf(firstChapterShare.shareId)).toEqual(['The first.']);
  expect(await readPublicShare(wholeShare.shareId)).toMatchObject({ hidden: false });
  // The sweep also removes words that the family has removed, but does not add a chapter that nobody has read.
  const editedParts = ['Another beginning.', 'The second.', 'The third.'];
  for (const { storyId } of [wholeShare, firstChapterShare]) await edit(storyId, { previousParts: editedParts });
  for (const outcome of [1, 0])
    for (const shared of [wholeShare, firstChapterShare]) expect(await mirror(shared, 0)).toBe(outcome);
  expect(await chaptersOf(wholeShare.shareId)).toEqual(editedParts.slice(0, 2));
  expect(await chaptersOf(firstChapterShare.shareId)).toEqual(editedParts.slice(0, 1));
  expect(await readPublicShare(wholeShare.shareId)).toMatchObject({ hidden: false });
});

it('the sweep withdraws a share whose story is gone, as the event would, but no share whose story is unreadable', async () => {
  const [shareWithoutStory, shareOfUnreadableStory] = [await shareStory(), await shareStory()];
  const own = await putWithThumbnail(
    `users/${shareWithoutStory.family.uid}/stories/${shareWithoutStory.storyId}/scene.webp`,
  );
  await adminFirestore().doc(`stories/${shareWithoutStory.storyId}`).delete();
  await adminFirestore()
    .doc(`stories/${shareOfUnreadableStory.storyId}`)
    .set({ userId: shareOfUnreadableStory.family.uid });
  for (const days of [0, 1])
    for (const shared of [shareWithoutStory, shareOfUnreadableStory]) await mirror(shared, days);
  expect(await readPublicShare(shareWithoutStory.shareId)).toMatchObject({ copy: null, sharing: { isPublic: false } });
  expect(await filesBelow(own)).toEqual([]);
  expect(await readPublicShare(shareOfUnreadableStory.shareId)).toMatchObject({ withdrawnAt: null });
});

it('the sweep keeps a share whose story is missing for less than a day, as during a restore', async () => {
  const sharedStory = await shareStory();
  const story = adminFirestore().doc(`stories/${sharedStory.storyId}`);
  const storyFields = await storedFields(story.path);
  const isOpen = async () => (await readPublicShare(sharedStory.shareId))?.withdrawnAt === null;
  await story.delete();
  await mirror(sharedStory, 0);
  await mirror(sharedStory, 0.9);
  expect(await isOpen()).toBe(true);
  await story.set(storyFields);
  await mirror(sharedStory, 0.95);
  // The day starts again, because the story existed in between.
  await story.delete();
  await mirror(sharedStory, 1.5);
  expect(await isOpen()).toBe(true);
  await mirror(sharedStory, 2.5);
  expect(await isOpen()).toBe(false);
});

it('a deletion event without its document is refused, so that it is delivered again', async () => {
  const event = { collection: 'stories', id: randomUUID(), before: undefined } as const;
  await expect(handleDeletion(sharingDeps(), event)).rejects.toThrow('has no document');
});

it('the sweep publishes shares that waited for moderation', async () => {
  const family = await createFamily({ profile: { penName: PEN_NAME } });
  const storyId = await storeStory(family);
  const depsWithoutModeration = sharingDeps(knownModerator({ isUnavailable: () => true }));
  const caller = { uid: family.uid, emailVerified: true };
  const { shareId } = await updateSharing(depsWithoutModeration, caller, {
    contentType: 'story',
    contentId: storyId,
    isPublic: true,
  });
  const deps = sharingDeps();
  const waitingShareIds = () => only(shareId, deps.shares.waitingShareIds());
  await moderateWaitingShares({ ...deps, shares: { ...deps.shares, waitingShareIds } }, Date.now());
  expect(await readPublicShare(shareId)).toMatchObject({ hidden: false });
});

async function comment(
  text: string,
  { contentId = '', id = randomUUID() }: { contentId?: string; id?: string } = {},
): Promise<string> {
  await adminFirestore()
    .doc(`comments/${id}`)
    .set({
      contentId: contentId || (await storeOpenShare()),
      contentType: 'story',
      userName: 'Aunt Willow',
      text,
      status: 'held',
      createdAt: new Date(),
    });
  return id;
}
const statusOf = async (id: string) => (await storedFields(`comments/${id}`))['status'];
const ONE_A_DAY = { requestsPerDay: 1, windowMs: 0 };
const commentBy = async ({ uid }: Family, contentId: string) => {
  const id = await comment('Good night, Ember.', { contentId });
  await adminFirestore().doc(`comments/${id}/private/author`).set({ userId: uid });
  return id;
};

it.each([
  ['What a lovely dragon!', 'visible'],
  [`How ${DISALLOWED}!`, 'refused'],
  ['Write to me: mo@example.com', 'refused'],
  ['\u00a0\u00a0', 'refused'],
])('the comment “%s” becomes %s', async (text, status) => {
  const id = await comment(text);
  expect(await moderateComment(sharingDeps(), id)).toBe(true);
  expect(await moderateComment(sharingDeps(), id)).toBe(false);
  expect(await statusOf(id)).toBe(status);
});

it('a comment stays held while moderation is unavailable, until a sweep', async () => {
  const id = await comment('Good night, Ember.');
  await expect(moderateComment(sharingDeps(knownModerator({ isUnavailable: () => true })), id)).rejects.toThrow();
  expect(await statusOf(id)).toBe('held');
  const deps = sharingDeps();
  await moderateHeldComments({
    ...deps,
    comments: { ...deps.comments, heldIds: () => only(id, deps.comments.heldIds()) },
  });
  expect(await statusOf(id)).toBe('visible');
});

it('a comment beyond the day’s moderation requests of its author is left to an administrator, another author’s is shown', async () => {
  const [author, other, contentId] = [await createFamily(), await createFamily(), await storeOpenShare()];
  const deps = { ...sharingDeps(), moderationRecords: createFirestoreModerationRecords(adminFirestore(), ONE_A_DAY) };
  const today = Date.now();
  const outcome = async (from: Family, now: number) => {
    const id = await commentBy(from, contentId);
    expect(await moderateComment({ ...deps, clock: { now: () => now } }, id)).toBe(true);
    return statusOf(id);
  };
  expect(await outcome(author, today)).toBe('visible');
  expect(await outcome(author, today)).toBe('review');
  expect(await outcome(other, today)).toBe('visible');
  expect(await outcome(author, today + DAY_MS)).toBe('visible');
});

it('a moderation request that failed is not counted', async () => {
  const author = await createFamily();
  const id = await commentBy(author, await storeOpenShare());
  const moderationRecords = createFirestoreModerationRecords(adminFirestore(), ONE_A_DAY);
  const unavailable = knownModerator({ isUnavailable: () => true });
  await expect(moderateComment({ ...sharingDeps(unavailable), moderationRecords }, id)).rejects.toThrow();
  expect(await moderateComment({ ...sharingDeps(), moderationRecords }, id)).toBe(true);
});

it('comments that can never be moderated do not stop a sweep from reaching later comments', async () => {
  const contentId = await storeOpenShare();
  const run = randomUUID();
  const ids = Array.from({ length: 6 }, (_, index) => `${run}-${index}`);
  for (const id of ids) await comment(id === ids[5] ? 'Good night.' : 'Breaks the moderator.', { contentId, id });
  const passingModerator = knownModerator();
  const moderator: typeof passingModerator = {
    ...passingModerator,
    moderateTexts: (texts) =>
      texts.some((text) => text.includes('Breaks'))
        ? Promise.reject(new Error('broken'))
        : passingModerator.moderateTexts(texts),
  };
  const { comments, ...deps } = sharingDeps(moderator);
  async function* ownIds(): AsyncIterable<string> {
    for await (const id of comments.heldIds()) if (ids.includes(id)) yield id;
  }
  const sweep = () => moderateHeldComments({ ...deps, comments: { ...comments, heldIds: ownIds } });
  await expect(sweep()).rejects.toThrow('Several in a row failed');
  expect(await sweep()).toBe(1);
  expect(await statusOf(ids[5] ?? '')).toBe('visible');
  for (const id of ids) await adminFirestore().doc(`comments/${id}`).delete();
});

it('a comment replaced during its moderation is not published', async () => {
  const id = await comment('Good night, Ember.');
  const contentId = String((await storedFields(`comments/${id}`))['contentId']);
  let rounds = 0;
  const moderator = knownModerator({
    during: async () => {
      rounds += 1;
      if (rounds === 1) await comment(`How ${DISALLOWED}!`, { contentId, id });
    },
  });
  expect(await moderateComment(sharingDeps(moderator), id)).toBe(true);
  expect(await statusOf(id)).toBe('refused');
});

it.each([
  ['withdrawn', { withdrawnAt: new Date() }],
  ['hidden', { hidden: true }],
  ['closed for comments', { sharing: { isPublic: true, allowComments: false } }],
])('a comment is refused when its share is %s', async (_what, fields) => {
  const [id, fit] = [
    await comment('Good night.', { contentId: await storeOpenShare(fields) }),
    await comment('Good night.'),
  ];
  for (const one of [id, fit]) await moderateComment(sharingDeps(), one);
  expect([await statusOf(id), await statusOf(fit)]).toEqual(['refused', 'visible']);
});

it('a comment that is left to an administrator is moderated once, and a sweep moderates the others', async () => {
  const contentId = await storeOpenShare();
  const [inReview, fit] = [await comment('all nаked', { contentId }), await comment('Good night.', { contentId })];
  const moderatedIds: string[] = [];
  async function* ownOf(ids: AsyncIterable<string>): AsyncIterable<string> {
    for await (const id of ids) if (id === inReview || id === fit) yield id;
  }
  const sweep = () => {
    const { comments, ...deps } = sharingDeps();
    return moderateHeldComments({
      ...deps,
      comments: {
        ...comments,
        findHeld: async (id) => {
          moderatedIds.push(id);
          return comments.findHeld(id);
        },
        heldIds: () => ownOf(comments.heldIds()),
      },
    });
  };
  expect(await sweep()).toBe(2);
  expect([await statusOf(inReview), await statusOf(fit)]).toEqual(['review', 'visible']);
  expect(await sweep()).toBe(0);
  expect(moderatedIds.toSorted()).toEqual([inReview, fit].toSorted());
});

it('a comment that mentions a child of the share’s owner or of its author is left to an administrator', async () => {
  const [owner, author, contentId] = [await createFamily(), await createFamily(), await storeOpenShare()];
  await storeChild(owner, { nickname: 'Quillon' });
  await storeChild(author, { nickname: 'Zephyrine' });
  await adminFirestore().doc(`shares/${contentId}/private/source`).set({ ownerId: owner.uid });
  for (const [text, status] of [
    ['I read it to Zephyrine.', 'review'],
    ['I read it to my daughter.', 'visible'],
    ['What a lovely story for little quillon!', 'review'],
  ] as const) {
    const id = await comment(text, { contentId });
    await adminFirestore().doc(`comments/${id}/private/author`).set({ userId: author.uid });
    await moderateComment(sharingDeps(), id);
    expect(await statusOf(id), text).toBe(status);
  }
});

it('the comments of an author who has mentioned a hidden child are left to an administrator on all shares of the family, even after the comment was deleted', async () => {
  const [owner, stranger, aunt] = [await createFamily(), await createFamily(), await createFamily()];
  await storeChild(owner, { nickname: 'Quillon' });
  const [firstShare, secondShare, foreignShare] = [
    await storeOpenShare(),
    await storeOpenShare(),
    await storeOpenShare(),
  ];
  for (const id of [firstShare, secondShare])
    await adminFirestore().doc(`shares/${id}/private/source`).set({ ownerId: owner.uid });
  const outcome = async (author: Family, contentId: string, text: string) => {
    const id = await comment(text, { contentId });
    const authorDocument = adminFirestore().doc(`comments/${id}/private/author`);
    await authorDocument.set({ userId: author.uid });
    await moderateComment(sharingDeps(), id);
    const status = await statusOf(id);
    await authorDocument.delete();
    await adminFirestore().doc(`comments/${id}`).delete();
    return status;
  };
  expect(await outcome(stranger, firstShare, 'Anna Bodo Cleo')).toBe('visible');
  expect(await outcome(stranger, firstShare, 'Dario Quillon Zora')).toBe('review');
  expect(await outcome(stranger, firstShare, 'Dario')).toBe('review');
  expect(await outcome(stranger, secondShare, `How ${DISALLOWED}!`)).toBe('review');
  expect(await outcome(stranger, foreignShare, 'Dario')).toBe('visible');
  expect(await outcome(aunt, firstShare, 'Dario')).toBe('visible');
  await sharingDeps().shares.deleteReactions(firstShare);
  expect((await adminFirestore().collection(`shares/${firstShare}/private`).get()).docs.map(({ id }) => id)).toEqual([
    'source',
  ]);
});

it('the moderation of a comment keeps an administrator’s concurrent decision', async () => {
  const id = await comment('Good night, Ember.');
  const moderator = knownModerator({
    during: async () => {
      await adminFirestore().doc(`comments/${id}`).update({ status: 'refused' });
    },
  });
  expect(await moderateComment(sharingDeps(moderator), id)).toBe(false);
  expect(await statusOf(id)).toBe('refused');
});
