import { itemPicturePath } from '@talelantern/domain/images/media-url';
import { PAGE_SIZE } from '@talelantern/domain/limits/limits';
import { readItemSharing } from '@talelantern/domain/sharing/item-sharing';
import { newShareId } from '@talelantern/domain/sharing/share-id';
import { readRecord, readTime, type StoredData } from '@talelantern/domain/stored/read-fields';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { refreshShare } from '../../functions/src/sharing/operations/refresh-share.ts';
import { randomShareToken } from '../../functions/src/sharing/operations/share-keys.ts';
import { updateSharing } from '../../functions/src/sharing/operations/update-sharing.ts';
import { setUpOwnProject } from '../support/test-cloud.ts';
import { ask, auditOf, createAdmin, seenBy } from './support/admins.ts';
import { adminFirestore, storedFields } from './support/cloud-access.ts';
import { createFamily, type Family } from './support/family.ts';
import { setUpFunction } from './support/function-under-test.ts';
import {
  filesBelow,
  newWord,
  PEN_NAME,
  putWithThumbnail,
  readPublicShare,
  sharingDeps,
  storeStory,
} from './support/shared-items.ts';

setUpOwnProject('demo-removed-shares');

const underTest = setUpFunction('admin', {});
let admin: Family;
beforeAll(async () => {
  admin = await createAdmin(['moderation']);
});

const newFamily = () => createFamily({ profile: { penName: PEN_NAME } });

/** A chapter that no other test uses. */
const newChapter = (): string =>
  `Once upon a time a small dragon called ${newWord()} lost the only map of the harbour.`;

async function shareNewStory(family: Family, overrides: Readonly<Record<string, unknown>> = {}) {
  const storyId = await storeStory(family, { title: newWord(), previousParts: [newChapter()], ...overrides });
  return { storyId, ...(await shareAgain(family, storyId)) };
}

async function shareAgain({ uid }: Family, contentId: string) {
  const request = { contentType: 'story', contentId, isPublic: true } as const;
  const { shareId, outcome } = await updateSharing(sharingDeps(), { uid, emailVerified: true }, request);
  if (shareId === null) throw new Error('Nothing is shared');
  return { shareId, outcome };
}

async function edit(storyId: string, shareId: string, fields: Readonly<Record<string, unknown>>): Promise<void> {
  await adminFirestore().doc(`stories/${storyId}`).update(fields);
  await refreshShare(sharingDeps(), shareId, Date.now());
}

const withdraw = ({ uid }: Family, contentId: string) =>
  updateSharing(sharingDeps(), { uid, emailVerified: true }, { contentType: 'story', contentId, isPublic: false });

/** A story under a second link, after its first one was withdrawn. */
async function shareUnderNewLink(family: Family, overrides: Readonly<Record<string, unknown>> = {}) {
  const { storyId, shareId: first } = await shareNewStory(family, overrides);
  await withdraw(family, storyId);
  const { shareId: second, outcome } = await shareAgain(family, storyId);
  expect(outcome).toBe('public');
  return { storyId, first, second };
}

async function decide(shareId: string, decision: 'approve' | 'hide' | 'remove') {
  const seenPage = decision === 'approve' ? await seenBy(underTest, admin, shareId) : null;
  return ask(underTest, admin, { action: 'decideShare', shareId, decision, ...seenPage, note: 'We looked.' });
}

const holdOf = async (shareId: string) => (await storedFields(`shares/${shareId}/private/source`))['hold'];

it('removed words are held for review wherever they are shared again; other words are not', async () => {
  const [author, copycat] = [await newFamily(), await newFamily()];
  const [title, chapter] = [newWord(), newChapter()];
  const { shareId } = await shareNewStory(author, { title, previousParts: [chapter] });
  await decide(shareId, 'remove');
  for (const family of [author, copycat]) {
    const whole = await shareNewStory(family, { title, previousParts: [chapter] });
    expect(whole.outcome).toBe('held');
    expect(await holdOf(whole.shareId)).toBe('review');
    const reformatted = chapter.toUpperCase().replaceAll(' ', ' … ');
    expect((await shareNewStory(family, { previousParts: ['A new beginning.', reformatted] })).outcome).toBe('held');
    expect((await shareNewStory(family)).outcome).toBe('public');
  }
});

it('removed words are held with another sentence before or after them, and in a different order', async () => {
  const [author, copycat] = [await newFamily(), await newFamily()];
  const paragraphs = Array.from({ length: 40 }, () => `${newChapter()} ${newChapter()}`);
  const [first = '', second = ''] = paragraphs;
  const { shareId } = await shareNewStory(author, { previousParts: [paragraphs.join('\n\n')] });
  const visibleShare = await shareNewStory(copycat, { previousParts: [paragraphs.toReversed().join('\n\n')] });
  await decide(shareId, 'remove');
  expect(await holdOf(visibleShare.shareId)).toBe('review');
  for (const chapter of [`${first}\n\nThe end.`, `Long ago.\n\n${second}`, `${second}\n\n${first}`]) {
    expect((await shareNewStory(copycat, { previousParts: [chapter] })).outcome).toBe('held');
  }
  expect((await shareNewStory(copycat, { previousParts: [`${newChapter()}\n\nThe end.`] })).outcome).toBe('public');
});

it('existing shares of others with removed words are held', async () => {
  const [author, twin, other] = [await newFamily(), await newFamily(), await newFamily()];
  const chapter = newChapter();
  const { shareId } = await shareNewStory(author, { previousParts: [chapter] });
  const [same, divided, different] = [
    await shareNewStory(twin, { previousParts: [chapter] }),
    await shareNewStory(other, { previousParts: [chapter.slice(0, 25), chapter.slice(25)] }),
    await shareNewStory(other),
  ];
  await decide(shareId, 'remove');
  for (const heldShare of [same, divided]) {
    expect(await readPublicShare(heldShare.shareId)).toMatchObject({ hidden: true });
    expect(await holdOf(heldShare.shareId)).toBe('review');
  }
  expect(await readPublicShare(different.shareId)).toMatchObject({ hidden: false });
});

it('an edit that adds removed words to a share is held; other edits are not', async () => {
  const [author, copycat] = [await newFamily(), await newFamily()];
  const chapter = newChapter();
  await decide((await shareNewStory(author, { previousParts: [chapter] })).shareId, 'remove');
  const { storyId, shareId } = await shareNewStory(copycat);
  await edit(storyId, shareId, { previousParts: [newChapter()] });
  expect(await readPublicShare(shareId)).toMatchObject({ hidden: false });
  await edit(storyId, shareId, { previousParts: [chapter] });
  expect(await readPublicShare(shareId)).toMatchObject({ hidden: true });
  expect(await holdOf(shareId)).toBe('review');
});

it('removed words are published after a reviewer approved them in a share', async () => {
  const [author, other] = [await newFamily(), await newFamily()];
  const chapter = newChapter();
  await decide((await shareNewStory(author, { previousParts: [chapter] })).shareId, 'remove');
  const { storyId, shareId, outcome } = await shareNewStory(other, { previousParts: [chapter] });
  expect(outcome).toBe('held');
  expect((await decide(shareId, 'approve')).share).toMatchObject({ state: 'shown', hold: null });
  expect((await shareAgain(other, storyId)).outcome).toBe('public');
  await edit(storyId, shareId, { title: newWord() });
  expect(await holdOf(shareId)).toBe('review');
});

it.each([
  ['the cast', { characters: [{ id: 'moth', name: newWord(), type: 'Animal' }] }],
  ['the theme', { theme: newWord() }],
  ['the description of a picture', { alt: newWord() }],
] as const)('an approved share is held again when %s changes', async (_what, fields) => {
  const [author, other] = [await newFamily(), await newFamily()];
  const imagePath = await putWithThumbnail(`users/${other.uid}/stories/s/one.webp`);
  const scene = { id: 'one', imagePath, imageUrl: 'x', part: 0, position: 0, alt: 'Fog' };
  const previousParts = [newChapter()];
  await decide((await shareNewStory(author, { previousParts })).shareId, 'remove');
  const { storyId, shareId } = await shareNewStory(other, { previousParts, sceneImages: [scene] });
  expect((await decide(shareId, 'approve')).share).toMatchObject({ state: 'shown', hold: null });
  await edit(storyId, shareId, { favorite: true });
  expect(await holdOf(shareId)).toBeNull();
  await edit(storyId, shareId, 'alt' in fields ? { sceneImages: [{ ...scene, ...fields }] } : fields);
  expect(await holdOf(shareId)).toBe('review');
  expect(JSON.stringify((await readPublicShare(shareId))?.copy)).toContain(
    JSON.stringify(fields).match(/Snorkel\w+/)?.[0],
  );
});

it('removed words are stored as hashes only, without their owner', async () => {
  const family = await newFamily();
  const { shareId } = await shareNewStory(family);
  await decide(shareId, 'remove');
  const { docs: removedWords } = await adminFirestore().collection('removed_words').get();
  // Rules tests store documents under family ids.
  const docs = removedWords.filter(({ id }) => /^[\w-]{43}$/.test(id));
  expect(docs.length).toBeGreaterThan(0);
  for (const document of docs.filter((removal) => removal.get('hiddenBy') === undefined))
    expect(Object.keys(document.data())).toEqual(['removedBy']);
});

it('hidden words are held in every other story, even of the same family, until their share is approved', async () => {
  const [family, copycat] = [await newFamily(), await newFamily()];
  const chapter = newChapter();
  const { storyId, shareId } = await shareNewStory(family, { previousParts: [chapter] });
  const earlierShare = await shareNewStory(copycat, { previousParts: [chapter] });
  await decide(shareId, 'hide');
  expect(await holdOf(earlierShare.shareId)).toBe('review');
  for (const other of [family, copycat]) {
    expect((await shareNewStory(other, { previousParts: [chapter] })).outcome).toBe('held');
    expect((await shareNewStory(other)).outcome).toBe('public');
  }
  expect((await decide(shareId, 'approve')).share).toMatchObject({ state: 'shown', hold: null });
  expect((await shareAgain(family, storyId)).outcome).toBe('public');
  expect((await shareNewStory(family, { previousParts: [chapter] })).outcome).toBe('public');
});

it('words that are removed after they were hidden stay held when another share of them is approved', async () => {
  const [family, other] = [await newFamily(), await newFamily()];
  const chapter = newChapter();
  const { shareId } = await shareNewStory(family, { previousParts: [chapter] });
  await decide(shareId, 'hide');
  await decide(shareId, 'remove');
  const heldShare = await shareNewStory(other, { previousParts: [chapter] });
  expect(heldShare.outcome).toBe('held');
  await decide(heldShare.shareId, 'approve');
  expect((await shareNewStory(family, { previousParts: [chapter] })).outcome).toBe('held');
});

it('three hidden shares do not count as removed ones', async () => {
  const family = await newFamily();
  for (const _ of [1, 2, 3]) await decide((await shareNewStory(family)).shareId, 'hide');
  expect((await shareNewStory(family)).outcome).toBe('public');
});

it.each(['hide', 'remove'] as const)(
  'a story shared again under a new link is hidden with its pictures by a decision about its first link: %s',
  async (decision) => {
    const family = await newFamily();
    const path = itemPicturePath(family.uid, { collection: 'characters', id: 'ember' }, 'first');
    await putWithThumbnail(path);
    const characters = [{ id: 'ember', name: 'Ember', type: 'Animal - Forest - Fox', imagePath: path }];
    const { storyId, first, second } = await shareUnderNewLink(family, { characters });
    const other = await shareNewStory(family);
    expect(await filesBelow(`shared/${second}/`)).toHaveLength(2);

    await decide(first, decision);
    expect(await readPublicShare(second)).toMatchObject({ hidden: true, listed: false });
    expect(await holdOf(second)).toBe('review');
    expect(await filesBelow(`shared/${second}/`)).toEqual([]);
    expect(await auditOf('share', second)).toMatchObject([
      { before: { state: 'shown', hold: null }, after: { state: 'held', hold: 'review' } },
    ]);
    expect(await readPublicShare(other.shareId)).toMatchObject({ hidden: false });
    await edit(storyId, second, { title: newWord() });
    expect(await readPublicShare(second)).toMatchObject({ hidden: true });
  },
);

it('a story rewritten and shared again under a new link loses its public pictures immediately when its first link is hidden', async () => {
  const family = await newFamily();
  const path = itemPicturePath(family.uid, { collection: 'characters', id: 'ember' }, 'first');
  await putWithThumbnail(path);
  const characters = [{ id: 'ember', name: 'Ember', type: 'Animal - Forest - Fox', imagePath: path }];
  const { storyId, shareId: first } = await shareNewStory(family, { characters });
  await withdraw(family, storyId);
  const chapter = newChapter();
  await adminFirestore()
    .doc(`stories/${storyId}`)
    .update({ title: newWord(), content: chapter, previousParts: [chapter] });
  const { shareId: second } = await shareAgain(family, storyId);
  expect(await filesBelow(`shared/${second}/`)).toHaveLength(2);

  await decide(first, 'hide');
  expect(await readPublicShare(second)).toMatchObject({ hidden: true });
  expect(await filesBelow(`shared/${second}/`)).toEqual([]);
});

it('a story shared again under a new link is shown once it is approved; approving only the withdrawn link leaves it in the queue', async () => {
  const family = await newFamily();
  const { storyId, first, second } = await shareUnderNewLink(family);
  await decide(first, 'hide');
  await decide(first, 'approve');
  expect(await holdOf(second)).toBe('review');
  expect((await decide(second, 'approve')).share).toMatchObject({ state: 'shown', hold: null });
  await edit(storyId, second, { title: newWord() });
  expect(await readPublicShare(second)).toMatchObject({ hidden: false });
});

it('closing the reports of a withdrawn link does not end the review of an earlier one', async () => {
  const family = await newFamily();
  const { storyId, first, second } = await shareUnderNewLink(family);
  await withdraw(family, storyId);
  await decide(first, 'hide');
  const report = { contentId: second, commentId: null, status: 'pending', createdAt: new Date() };
  const { id } = await adminFirestore().collection('reports').add(report);
  await decide(second, 'approve');
  expect(await storedFields(`reports/${id}`)).toMatchObject({ status: 'dismissed' });
  expect(await shareAgain(family, storyId)).toMatchObject({ outcome: 'held' });
});

it('a story shared again under a new link is held at its next edit while the earlier link is under review', async () => {
  const family = await newFamily();
  const { storyId, first, second } = await shareUnderNewLink(family);
  await edit(storyId, second, { title: newWord() });
  expect(await readPublicShare(second)).toMatchObject({ hidden: false });
  await adminFirestore().doc(`shares/${first}/private/source`).update({ hold: 'review' });
  await edit(storyId, second, { title: newWord() });
  expect(await holdOf(second)).toBe('review');
});

it('a story whose withdrawn share an administrator removed is held when its text is shared as a new story', async () => {
  const [family, copycat] = [await newFamily(), await newFamily()];
  const chapter = newChapter();
  const { storyId, shareId } = await shareNewStory(family, { previousParts: [chapter] });
  await withdraw(family, storyId);
  expect(await storedFields(`shares/${shareId}/private/source`)).toMatchObject({ wordsKeys: [] });
  const visibleShare = await shareNewStory(copycat, { previousParts: [chapter] });
  await decide(shareId, 'remove');
  expect(await holdOf(visibleShare.shareId)).toBe('review');
  expect((await shareNewStory(family, { previousParts: [chapter] })).outcome).toBe('held');
  expect((await shareNewStory(family)).outcome).toBe('public');
});

it('every share of a family is held for review after three removed shares, but not after two', async () => {
  const family = await newFamily();
  const visibleShare = await shareNewStory(family);
  for (const time of [1, 2]) {
    const { shareId } = await shareNewStory(family);
    await decide(shareId, 'remove');
    // Removing the same share again does not count.
    await decide(shareId, 'remove');
    expect((await shareNewStory(family)).outcome, `after ${time}`).toBe('public');
  }
  await decide((await shareNewStory(family)).shareId, 'remove');
  const { storyId, shareId, outcome } = await shareNewStory(family);
  expect(outcome).toBe('held');
  expect(await holdOf(shareId)).toBe('review');
  expect(await readPublicShare(visibleShare.shareId)).toMatchObject({ hidden: true });
  expect(await holdOf(visibleShare.shareId)).toBe('review');

  expect((await decide(shareId, 'approve')).share).toMatchObject({ state: 'shown', hold: null });
  const next = newChapter();
  await edit(storyId, shareId, { previousParts: [next] });
  expect(await readPublicShare(shareId)).toMatchObject({ hidden: true });
  // The reviewer reads what would be published.
  const { content } = await ask(underTest, admin, { action: 'readSharedItem', shareId });
  expect(content).toMatchObject({ chapters: [next], pictures: [] });
  expect((await decide(shareId, 'approve')).share).toMatchObject({ state: 'shown' });
  expect((await shareNewStory(await newFamily())).outcome).toBe('public');
});

it('closing a removed share undoes its removal: the same words are shared again, and it no longer counts', async () => {
  const [family, copycat] = [await newFamily(), await newFamily()];
  const chapter = newChapter();
  const { storyId, shareId } = await shareNewStory(family, { previousParts: [chapter] });
  for (const _ of [1, 2]) await decide((await shareNewStory(family)).shareId, 'remove');
  await decide(shareId, 'remove');
  expect((await shareNewStory(family)).outcome).toBe('held');
  expect((await decide(shareId, 'approve')).share).toMatchObject({ state: 'withdrawn', hold: null });
  expect((await shareNewStory(family)).outcome).toBe('public');
  expect((await shareAgain(family, storyId)).outcome).toBe('public');
  expect((await shareNewStory(copycat, { previousParts: [chapter] })).outcome).toBe('public');
});

it('words stay held while another share in which they were removed is not closed', async () => {
  const [author, twin] = [await newFamily(), await newFamily()];
  const previousParts = [newChapter()];
  const { shareId } = await shareNewStory(author, { previousParts });
  const similar = await shareNewStory(twin, { previousParts });
  for (const removed of [shareId, similar.shareId]) await decide(removed, 'remove');
  await decide(shareId, 'approve');
  expect((await shareNewStory(author, { previousParts })).outcome).toBe('held');
  await decide(similar.shareId, 'approve');
  expect((await shareNewStory(author, { previousParts })).outcome).toBe('public');
});

it('approving the next link of a removed story does not undo the removal', async () => {
  const family = await newFamily();
  const previousParts = [newChapter()];
  const { storyId, shareId } = await shareNewStory(family, { previousParts });
  await decide(shareId, 'remove');
  const next = await shareAgain(family, storyId);
  expect((await decide(next.shareId, 'approve')).share).toMatchObject({ state: 'shown' });
  expect((await shareNewStory(family, { previousParts })).outcome).toBe('held');
  expect(await storedFields(`removals/${family.uid}`)).toEqual({ shareIds: [shareId] });
  await adminFirestore().collection('reports').add({ contentId: shareId, commentId: null, status: 'pending' });
  await decide(shareId, 'approve');
  expect(await storedFields(`removals/${family.uid}`)).toEqual({ shareIds: [] });
});

describe('hold shown on the story of a removed share', () => {
  const sharingOf = async (storyId: string) => readItemSharing((await storedFields(`stories/${storyId}`))['sharing']);

  it('a story says that its link was removed, until the removal is undone', async () => {
    const family = await newFamily();
    const { storyId, shareId } = await shareNewStory(family);
    await decide(shareId, 'remove');
    expect(await sharingOf(storyId)).toMatchObject({ isPublic: false, hold: 'removed' });
    await withdraw(family, storyId);
    await decide(shareId, 'remove');
    expect(await sharingOf(storyId)).toMatchObject({ hold: 'removed' });
    await decide(shareId, 'approve');
    expect(await sharingOf(storyId)).toMatchObject({ isPublic: false, hold: null });
  });

  it('a story that is shared again after a removal says that its new link waits for review', async () => {
    const family = await newFamily();
    const { storyId, shareId } = await shareNewStory(family);
    await decide(shareId, 'remove');
    const next = await shareAgain(family, storyId);
    expect(await sharingOf(storyId)).toMatchObject({ isPublic: true, shareId: next.shareId, hold: 'review' });
    await withdraw(family, storyId);
    expect(await sharingOf(storyId)).toMatchObject({ isPublic: false, hold: null });
  });

  it('a story whose family withdrew its link first does not say that it was removed', async () => {
    const family = await newFamily();
    const { storyId, shareId } = await shareNewStory(family);
    await withdraw(family, storyId);
    await decide(shareId, 'remove');
    expect(await sharingOf(storyId)).toMatchObject({ isPublic: false, hold: null });
  });
});

type SharesOf = 'listSharesToApprove' | 'listHeldShares';

/** Those of `shareIds` that are listed, in the order of the list. */
async function findListed(list: SharesOf, shareIds: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const { shares, next } =
      list === 'listHeldShares'
        ? await ask(underTest, admin, { action: list, hold: 'review', cursor })
        : await ask(underTest, admin, { action: list, cursor });
    ids.push(...shares.map(({ shareId }) => shareId));
    cursor = next ?? undefined;
  } while (cursor !== undefined);
  return ids.filter((id) => shareIds.includes(id));
}
/**
 * Stores copies of a waiting share and of its story that have waited longer, the longest first; returns their ids.
 */
async function storeEarlier({ shareId, storyId }: { shareId: string; storyId: string }, count: number) {
  const paths = [`shares/${shareId}`, `shares/${shareId}/private/source`, `stories/${storyId}`];
  const [share = {}, source = {}, story = {}] = await Promise.all(paths.map(storedFields));
  const since = readTime(source['waitsSince']) ?? 0;
  const ids = Array.from({ length: count }, () => newShareId('story', randomShareToken()));
  const batch = adminFirestore().batch();
  for (const [index, id] of ids.entries()) {
    const sharingOf = (item: StoredData) => ({ sharing: { ...readRecord(item['sharing']), shareId: id } });
    const copy = adminFirestore().doc(`shares/${id}`);
    const contentId = `story_${index}_${id}`;
    const waitsSince = Timestamp.fromMillis(since - 1_000 * (count - index));
    batch.set(copy, { ...share, ...sharingOf(share) });
    batch.set(copy.collection('private').doc('source'), { ...source, contentId, waitsSince });
    batch.set(adminFirestore().doc(`stories/${contentId}`), { ...story, id: contentId, ...sharingOf(story) });
  }
  await batch.commit();
  return ids;
}
const waitsSince = async (shareId: string) => (await storedFields(`shares/${shareId}/private/source`))['waitsSince'];

it('shares that are held by a rule are listed separately from hidden ones, those that wait longest first', async () => {
  const [author, copycat] = [await newFamily(), await newFamily()];
  const chapter = newChapter();
  await decide((await shareNewStory(author, { previousParts: [chapter] })).shareId, 'remove');
  const firstShare = await shareNewStory(copycat, { previousParts: [chapter] });
  const { shareId: first } = firstShare;
  const { shareId: second } = await shareNewStory(copycat, { previousParts: [chapter] });
  // More shares than a page of the list holds: their ids are random, so the order of ids is not the order of time.
  const earlierIds = await storeEarlier(firstShare, PAGE_SIZE - 1);
  const { storyId, shareId: editedShareId } = await shareNewStory(copycat);
  await edit(storyId, editedShareId, { previousParts: [chapter] });
  const waitingIds = [...earlierIds, first, second, editedShareId];
  const { shareId: hiddenShareId } = await shareNewStory(copycat);
  await decide(hiddenShareId, 'hide');
  expect(await findListed('listSharesToApprove', [...waitingIds, hiddenShareId])).toEqual(waitingIds);
  expect(await findListed('listHeldShares', [...waitingIds, hiddenShareId])).toEqual([hiddenShareId]);

  expect((await decide(first, 'hide')).share).toMatchObject({ hold: 'review', waitsSince: null });
  expect((await decide(second, 'approve')).share).toMatchObject({ state: 'shown', waitsSince: null });
  await withdraw(copycat, storyId);
  expect(await findListed('listSharesToApprove', waitingIds)).toEqual(earlierIds);
  expect(await findListed('listHeldShares', waitingIds)).toEqual([first]);
  expect(await auditOf('share', first)).toMatchObject([{ before: { hold: 'approval' }, after: { hold: 'review' } }]);
  expect(await auditOf('share', second)).toMatchObject([{ before: { hold: 'approval' }, after: { hold: 'waiting' } }]);
});

it('an edited share keeps its place in the review queue, and an edited hidden share stays hidden', async () => {
  const [author, copycat] = [await newFamily(), await newFamily()];
  const chapter = newChapter();
  await decide((await shareNewStory(author, { previousParts: [chapter] })).shareId, 'remove');
  const waitingShare = await shareNewStory(copycat, { previousParts: [chapter] });
  const since = await waitsSince(waitingShare.shareId);
  const hiddenShare = await shareNewStory(copycat);
  await decide(hiddenShare.shareId, 'hide');
  for (const { storyId, shareId } of [waitingShare, hiddenShare]) {
    await edit(storyId, shareId, { previousParts: [newChapter()] });
    await shareAgain(copycat, storyId);
  }
  expect([await waitsSince(waitingShare.shareId), await waitsSince(hiddenShare.shareId)]).toEqual([since, null]);
});
