import { randomUUID } from 'node:crypto';
import { READ_BEFORE_SHARING } from '@talelantern/domain/contracts/update-sharing';
import { describe, expect, it } from 'vitest';
import { moderateComment } from '../../functions/src/operations/comments/moderate-comment.ts';
import { refreshShare } from '../../functions/src/operations/sharing/refresh-share.ts';
import { updateSharing } from '../../functions/src/operations/sharing/update-sharing.ts';
import { judgeHeldComments, judgeWaitingShares } from '../../functions/src/operations/sweep/judge-waiting.ts';
import { mirrorCounts } from '../../functions/src/operations/sweep/mirror-counts.ts';
import { followItem } from '../../functions/src/triggers/item-written.ts';
import { adminFirestore, storedFields } from './support/cloud-access.ts';
import { createFamily, type Family } from './support/family.ts';
import {
  filesBelow,
  knownModerator,
  PEN_NAME,
  putWithThumbnail,
  sharedAs,
  sharingTools,
  storeOpenShare,
  storeStory,
  UNFIT,
} from './support/shared-items.ts';

interface SharedStory {
  family: Family;
  storyId: string;
  shareId: string;
}

async function shareStory(
  fields: Readonly<Record<string, unknown>> = {},
  profile: Readonly<Record<string, unknown>> = {},
): Promise<SharedStory> {
  const family = await createFamily({ profile: { penName: PEN_NAME, ...profile } });
  const storyId = await storeStory(family, fields);
  const { shareId } = await updateSharing(
    sharingTools(),
    { uid: family.uid, emailVerified: true },
    { contentType: 'story', contentId: storyId, isPublic: true, offered: true },
  );
  if (shareId === null) throw new Error('Nothing is shared');
  return { family, storyId, shareId };
}

const edit = (storyId: string, fields: Readonly<Record<string, unknown>>) =>
  adminFirestore().doc(`stories/${storyId}`).update(fields);

/** The event of the last write to a story, as Firestore sends it; `before` is what it replaced. */
const eventOf = async (storyId: string, before: Record<string, unknown>) => {
  const after = await storedFields(`stories/${storyId}`);
  return { collection: 'stories' as const, id: storyId, before, after: 'userId' in after ? after : null };
};

const chaptersOf = async (shareId: string) => {
  const share = await sharedAs(shareId);
  return share?.copy?.contentType === 'story' ? share.copy.chapters : null;
};

describe('a shared story of a family that wants to be shown chapters first', () => {
  const chapters = (...approvedParts: number[]) => ({
    previousParts: ['The first.', 'The second.'],
    sceneImages: [{ id: 'late', imageUrl: 'https://x.test/late', imagePath: null, part: 1, position: 0 }],
    approvedParts,
  });
  const showFirst = { preferences: { showFirst: true } };

  it('shows what a parent has allowed, and the rest when that is allowed', async () => {
    const { storyId, shareId } = await shareStory(chapters(0), showFirst);
    expect(await chaptersOf(shareId)).toEqual(['The first.']);
    const before = await storedFields(`stories/${storyId}`);
    await edit(storyId, { approvedParts: [0, 1] });
    await followItem(sharingTools(), await eventOf(storyId, before));
    expect(await chaptersOf(shareId)).toEqual(['The first.', 'The second.']);
  });

  it('is hidden while nothing is allowed any more, and not shared before anything is', async () => {
    await expect(shareStory(chapters(), showFirst)).rejects.toThrow(READ_BEFORE_SHARING);
    const { storyId, shareId } = await shareStory(chapters(0), showFirst);
    const before = await storedFields(`stories/${storyId}`);
    await edit(storyId, { approvedParts: [] });
    await followItem(sharingTools(), await eventOf(storyId, before));
    expect(await sharedAs(shareId)).toMatchObject({ hidden: true });
    expect(await chaptersOf((await shareStory(chapters())).shareId)).toEqual(['The first.', 'The second.']);
  });
});

describe('an edit of a shared story', () => {
  it('reaches the copy, which leaves the public list until it is seen again', async () => {
    const { storyId, shareId } = await shareStory();
    await adminFirestore().doc(`shares/${shareId}`).update({ listed: true, 'sharing.likes': 2 });
    const before = await storedFields(`stories/${storyId}`);
    await edit(storyId, { previousParts: ['Another beginning.'] });
    const event = await eventOf(storyId, before);
    await followItem(sharingTools(), event);
    await followItem(sharingTools(), event);
    expect(await chaptersOf(shareId)).toEqual(['Another beginning.']);
    expect(await sharedAs(shareId)).toMatchObject({ listed: false, hidden: false, sharing: { likes: 2 } });
  });

  it('that others do not see leaves the copy and its place in the list alone', async () => {
    const { storyId, shareId } = await shareStory();
    await adminFirestore().doc(`shares/${shareId}`).update({ listed: true });
    const before = await storedFields(`stories/${storyId}`);
    await edit(storyId, { readingPlace: { part: 0, paragraph: 3 }, favorite: true });
    await followItem(sharingTools(), await eventOf(storyId, before));
    expect(await sharedAs(shareId)).toMatchObject({ listed: true });
  });

  it('shows what is true now when events come in the wrong order', async () => {
    const { storyId, shareId } = await shareStory();
    const first = await storedFields(`stories/${storyId}`);
    await edit(storyId, { previousParts: ['The second.'] });
    const early = await eventOf(storyId, first);
    const second = await storedFields(`stories/${storyId}`);
    await edit(storyId, { previousParts: ['The third.'] });
    const late = await eventOf(storyId, second);
    await followItem(sharingTools(), late);
    await followItem(sharingTools(), early);
    expect(await chaptersOf(shareId)).toEqual(['The third.']);
  });

  it('shows the newest text when it changes while it is judged', async () => {
    const { storyId, shareId } = await shareStory();
    await edit(storyId, { previousParts: ['The second.'] });
    let rounds = 0;
    const moderator = knownModerator({
      during: async () => {
        rounds += 1;
        if (rounds === 1) await edit(storyId, { previousParts: ['The third.'] });
      },
    });
    await refreshShare(sharingTools(moderator), shareId, Date.now());
    expect(await chaptersOf(shareId)).toEqual(['The third.']);
    expect(rounds).toBe(2);
  });

  it('D13: to something unfit hides it, an edit back shows it again', async () => {
    const { storyId, shareId } = await shareStory();
    await edit(storyId, { previousParts: [`A ${UNFIT} end.`] });
    await refreshShare(sharingTools(), shareId, Date.now());
    expect(await sharedAs(shareId)).toMatchObject({ hidden: true, listed: false });
    expect(JSON.stringify(await storedFields(`shares/${shareId}`))).not.toContain(UNFIT);
    await edit(storyId, { previousParts: ['A happy end.'] });
    await refreshShare(sharingTools(), shareId, Date.now());
    expect(await sharedAs(shareId)).toMatchObject({ hidden: false });
    expect(await chaptersOf(shareId)).toEqual(['A happy end.']);
  });

  it('takes pictures away that it does not show any more', async () => {
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
      sharingTools(),
      { uid: family.uid, emailVerified: true },
      { contentType: 'story', contentId: storyId, isPublic: true },
    );
    expect(await filesBelow(`shared/${shareId}/`)).toHaveLength(4);
    await edit(storyId, { sceneImages: [scene(two, 'b')] });
    await refreshShare(sharingTools(), shareId ?? '', Date.now());
    expect(await filesBelow(`shared/${shareId}/`)).toHaveLength(2);
  });
});

/** A story with one picture in it, shared; what lies under the share, and how to withdraw it. */
async function shareWithPicture() {
  const family = await createFamily({ profile: { penName: PEN_NAME } });
  const imagePath = await putWithThumbnail(`users/${family.uid}/characters/ember/p.webp`);
  const storyId = await storeStory(family, { characters: [{ id: 'ember', name: 'Ember', imagePath }] });
  const caller = { uid: family.uid, emailVerified: true };
  const update = (isPublic: boolean, tools = sharingTools()) =>
    updateSharing(tools, caller, { contentType: 'story', contentId: storyId, isPublic });
  const { shareId } = await update(true);
  if (shareId === null) throw new Error('Nothing is shared');
  return { family, storyId, shareId, update, files: () => filesBelow(`shared/${shareId}/`) };
}

describe('the pictures of a share', () => {
  it('D10: go when it is withdrawn while an edit of it is judged', async () => {
    const { storyId, shareId, update, files } = await shareWithPicture();
    await edit(storyId, { title: 'Another title' });
    const moderator = knownModerator({ during: async () => void (await update(false)) });
    await refreshShare(sharingTools(moderator), shareId, Date.now());
    expect(await files()).toEqual([]);
  });

  it('D10: go when it is withdrawn while it is shared again', async () => {
    const { shareId, update, files } = await shareWithPicture();
    let isFirst = true;
    const moderator = knownModerator({
      during: async () => {
        if (isFirst) await update(false);
        isFirst = false;
      },
    });
    const again = await update(true, sharingTools(moderator));
    expect(again.shareId).not.toBe(shareId);
    expect(await files()).toEqual([]);
    expect(await filesBelow(`shared/${again.shareId}/`)).toHaveLength(2);
  });

  it('D10: go with the next event when Storage failed after the tombstone', async () => {
    const { storyId, shareId, files } = await shareWithPicture();
    const tools = sharingTools();
    const broken = { ...tools, pictures: { ...tools.pictures, remove: () => Promise.reject(new Error('away')) } };
    const before = await storedFields(`stories/${storyId}`);
    await adminFirestore().doc(`stories/${storyId}`).delete();
    const event = await eventOf(storyId, before);
    await expect(followItem(broken, event)).rejects.toThrow('away');
    expect((await sharedAs(shareId))?.withdrawnAt).not.toBeNull();
    await followItem(tools, event);
    expect(await files()).toEqual([]);
  });

  it('D13: go while it is hidden and come back with it', async () => {
    const { storyId, shareId, files } = await shareWithPicture();
    await edit(storyId, { previousParts: [`A ${UNFIT} end.`] });
    await refreshShare(sharingTools(), shareId, Date.now());
    expect(await files()).toEqual([]);
    await edit(storyId, { previousParts: ['A happy end.'] });
    await refreshShare(sharingTools(), shareId, Date.now());
    expect(await files()).toHaveLength(2);
  });

  it('D13: stay away while an administrator holds it, however the hiding was written', async () => {
    const { storyId, shareId, files } = await shareWithPicture();
    await adminFirestore().doc(`shares/${shareId}`).update({ hidden: true });
    await edit(storyId, { title: 'Another title' });
    await refreshShare(sharingTools(), shareId, Date.now());
    expect(await sharedAs(shareId)).toMatchObject({ hidden: true });
    expect(await files()).toEqual([]);
  });

  it('are not taken by a run that is late', async () => {
    const { family, storyId, shareId, files } = await shareWithPicture();
    const second = await putWithThumbnail(`users/${family.uid}/characters/ember/q.webp`);
    await edit(storyId, { title: 'Another title' });
    let isFirst = true;
    const moderator = knownModerator({
      during: async () => {
        if (!isFirst) return;
        isFirst = false;
        await edit(storyId, { characters: [{ id: 'ember', name: 'Ember', imagePath: second }] });
        await refreshShare(sharingTools(), shareId, Date.now());
      },
    });
    await refreshShare(sharingTools(moderator), shareId, Date.now());
    expect(await files()).toHaveLength(2);
    const { copy } = (await sharedAs(shareId)) ?? {};
    const shown = copy?.contentType === 'story' ? decodeURIComponent(copy.cast[0]?.imageUrl ?? '') : '';
    expect((await files()).some((path) => shown.includes(path))).toBe(true);
  });
});

describe('a deleted story', () => {
  it('C12: leaves a tombstone, and its files go; a late event finds nothing to do', async () => {
    const { family, storyId, shareId } = await shareStory();
    const own = await putWithThumbnail(`users/${family.uid}/stories/${storyId}/scene.webp`);
    const other = await putWithThumbnail(`users/${family.uid}/characters/ember/p.webp`);
    const before = await storedFields(`stories/${storyId}`);
    await adminFirestore().doc(`stories/${storyId}`).delete();
    const event = await eventOf(storyId, before);
    await followItem(sharingTools(), event);
    await followItem(sharingTools(), event);
    expect(await sharedAs(shareId)).toMatchObject({ copy: null, sharing: { isPublic: false } });
    expect((await sharedAs(shareId))?.withdrawnAt).not.toBeNull();
    expect(await filesBelow(own)).toEqual([]);
    expect(await filesBelow(other)).toEqual([other]);
  });

  it('that came back meanwhile keeps its files', async () => {
    const { family, storyId } = await shareStory();
    const own = await putWithThumbnail(`users/${family.uid}/stories/${storyId}/scene.webp`);
    const before = await storedFields(`stories/${storyId}`);
    await followItem(sharingTools(), { collection: 'stories', id: storyId, before, after: null });
    expect(await filesBelow(own)).toEqual([own]);
  });

  it('C9: takes no file of another family along, whatever it named', async () => {
    const [family, victim] = await Promise.all([createFamily(), createFamily()]);
    const theirs = await putWithThumbnail(`users/${victim.uid}/characters/c/p.webp`);
    const before = { userId: family.uid, imagePath: theirs };
    await followItem(sharingTools(), { collection: 'characters', id: 'c', before, after: null });
    expect(await filesBelow(theirs)).toEqual([theirs]);
  });
});

it('a deleted character leaves what a story shows as a scene, or by its address alone', async () => {
  const family = await createFamily();
  const id = randomUUID();
  const at = (name: string) => `users/${family.uid}/characters/${id}/${name}.webp`;
  const [scene, old] = await Promise.all([putWithThumbnail(at('scene')), putWithThumbnail(at('old'))]);
  const imageUrl = `http://127.0.0.1/v0/b/x/o/${encodeURIComponent(old)}?alt=media&token=0b1c`;
  await storeStory(family, { characters: [{ id, name: 'Ember', imageUrl }], sceneImages: [{ imagePath: scene }] });
  await followItem(sharingTools(), { collection: 'characters', id, before: { userId: family.uid }, after: null });
  expect(await filesBelow(scene)).toEqual([scene]);
  expect(await filesBelow(old)).toEqual([old]);
});

it.each(['x/y', '__x__', '..', '', 7])('an old sharing block that names “%s” stops nothing', async (shareId) => {
  const family = await createFamily({ profile: { penName: PEN_NAME } });
  const storyId = await storeStory(family, { sharing: { isPublic: true, shareId } });
  const before = await storedFields(`stories/${storyId}`);
  await edit(storyId, { title: 'Another title' });
  await followItem(sharingTools(), await eventOf(storyId, before));
  const caller = { uid: family.uid, emailVerified: true };
  const request = { contentType: 'story', contentId: storyId, isPublic: true } as const;
  expect((await updateSharing(sharingTools(), caller, request)).outcome).toBe('public');
});

it('a deleted character leaves the portrait that a story shows', async () => {
  const family = await createFamily();
  const id = randomUUID();
  const at = (name: string) => `users/${family.uid}/characters/${id}/${name}.webp`;
  const [shown, unused] = await Promise.all([putWithThumbnail(at('shown')), putWithThumbnail(at('unused'))]);
  await storeStory(family, { characters: [{ id, name: 'Ember', imagePath: shown }] });
  await followItem(sharingTools(), { collection: 'characters', id, before: { userId: family.uid }, after: null });
  expect(await filesBelow(at('shown'))).toEqual([shown]);
  expect(await filesBelow(unused)).toEqual([]);
});

/** Sweeps reach everything; other tests want to find theirs as they left it. */
async function* only(own: string | null, ids: AsyncIterable<string>): AsyncIterable<string> {
  for await (const id of ids) if (id === own) yield id;
}

describe('the sweeps', () => {
  it('tell the owner the counts of a share, and nobody whose share it is not', async () => {
    const { storyId, shareId } = await shareStory();
    const thief = await createFamily();
    const stolen = await storeStory(thief, { sharing: { isPublic: true, shareId, views: 0, likes: 0 } });
    await adminFirestore().doc(`shares/${shareId}`).update({ 'sharing.views': 12, 'sharing.likes': 5 });
    await mirrorCounts(sharingTools());
    expect((await storedFields(`stories/${storyId}`))['sharing']).toMatchObject({ views: 12, likes: 5 });
    expect((await storedFields(`stories/${stolen}`))['sharing']).toMatchObject({ views: 0, likes: 0 });
  });

  it('publish what waited for the moderator', async () => {
    const family = await createFamily({ profile: { penName: PEN_NAME } });
    const storyId = await storeStory(family);
    const away = sharingTools(knownModerator({ isAway: () => true }));
    const caller = { uid: family.uid, emailVerified: true };
    const { shareId } = await updateSharing(away, caller, { contentType: 'story', contentId: storyId, isPublic: true });
    const tools = sharingTools();
    const waitingShareIds = () => only(shareId, tools.shares.waitingShareIds());
    await judgeWaitingShares({ ...tools, shares: { ...tools.shares, waitingShareIds } }, Date.now());
    expect(await sharedAs(shareId)).toMatchObject({ hidden: false });
  });
});

describe('a comment', () => {
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

  it.each([
    ['What a lovely dragon!', 'visible'],
    [`How ${UNFIT}!`, 'refused'],
    ['Write to me: mo@example.com', 'refused'],
    ['\u00a0\u00a0', 'refused'],
  ])('E16: “%s” becomes %s', async (text, status) => {
    const id = await comment(text);
    expect(await moderateComment(sharingTools(), id)).toBe(true);
    expect(await moderateComment(sharingTools(), id)).toBe(false);
    expect(await statusOf(id)).toBe(status);
  });

  it('stays held while nobody can judge it, until a sweep can', async () => {
    const id = await comment('Good night, Ember.');
    await expect(moderateComment(sharingTools(knownModerator({ isAway: () => true })), id)).rejects.toThrow();
    expect(await statusOf(id)).toBe('held');
    const tools = sharingTools();
    await judgeHeldComments({
      ...tools,
      comments: { ...tools.comments, heldIds: () => only(id, tools.comments.heldIds()) },
    });
    expect(await statusOf(id)).toBe('visible');
  });

  it('is not shown in the place of one that was judged', async () => {
    const id = await comment('Good night, Ember.');
    const contentId = String((await storedFields(`comments/${id}`))['contentId']);
    let rounds = 0;
    const moderator = knownModerator({
      during: async () => {
        rounds += 1;
        if (rounds === 1) await comment(`How ${UNFIT}!`, { contentId, id });
      },
    });
    expect(await moderateComment(sharingTools(moderator), id)).toBe(true);
    expect(await statusOf(id)).toBe('refused');
  });

  it.each([
    ['withdrawn', { withdrawnAt: new Date() }],
    ['hidden', { hidden: true }],
    ['silent by now', { sharing: { isPublic: true, allowComments: false } }],
  ])('is refused when its share is %s', async (_what, fields) => {
    const [id, fit] = [
      await comment('Good night.', { contentId: await storeOpenShare(fields) }),
      await comment('Good night.'),
    ];
    for (const one of [id, fit]) await moderateComment(sharingTools(), one);
    expect([await statusOf(id), await statusOf(fit)]).toEqual(['refused', 'visible']);
  });

  it('that an administrator decided meanwhile keeps that decision', async () => {
    const id = await comment('Good night, Ember.');
    const moderator = knownModerator({
      during: async () => {
        await adminFirestore().doc(`comments/${id}`).update({ status: 'refused' });
      },
    });
    expect(await moderateComment(sharingTools(moderator), id)).toBe(false);
    expect(await statusOf(id)).toBe('refused');
  });
});
