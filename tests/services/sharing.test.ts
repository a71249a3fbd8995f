import { toContactMessage } from '@talelantern/domain/accounts/contact-message';
import { RATE_STAMPS } from '@talelantern/domain/limits/rate-stamps';
import { newShareId } from '@talelantern/domain/sharing/share-id';
import type { Share } from '@talelantern/domain/sharing/share';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { randomShareToken } from '../../functions/src/sharing/operations/share-keys.ts';
import { adminFirestore, storedFields } from '../functions/support/cloud-access.ts';
import { signUpFamily } from './app-family.ts';

const PEN_NAME = 'Aunt Willow';

/** A share as the function writes it. */
async function storeShare(overrides: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const id = newShareId('story', randomShareToken());
  await adminFirestore()
    .doc(`shares/${id}`)
    .set({
      contentType: 'story',
      copy: { title: 'The Treasure Hunt of Ember', chapters: ['Once.'], theme: 'Treasure Hunt', ageRange: '5-8' },
      sharing: {
        isPublic: true,
        allowComments: true,
        shareId: id,
        sharedAt: new Date(),
        sharedBy: 'x',
        views: 0,
        likes: 0,
      },
      hidden: false,
      offered: true,
      listed: false,
      withdrawnAt: null,
      ...overrides,
    });
  return id;
}

/** A reader with a pen name and a verified email address, and a share that they look at. */
async function readerOf(shareId: string) {
  const reader = await signUpFamily();
  await adminFirestore().doc(`users/${reader.uid}`).update({ penName: PEN_NAME });
  await reader.verifyEmail();
  const share = await reader.shares.find(shareId);
  if (!share) throw new Error('The share is not to be seen');
  return { ...reader, share };
}

const countsOf = async ({ id }: Pick<Share, 'id'>) => (await storedFields(`shares/${id}`))['sharing'];

it('a share is found by its link while it is open, and counts views', async () => {
  const id = await storeShare();
  const { shares, countView, share } = await readerOf(id);
  expect(share).toMatchObject({ id, copy: { title: 'The Treasure Hunt of Ember' }, sharing: { views: 0 } });
  await countView(id);
  expect(await countsOf({ id })).toMatchObject({ views: 1, likes: 0 });
  expect(await shares.find(await storeShare({ hidden: true }))).toBeNull();
  expect(await shares.find(await storeShare({ withdrawnAt: new Date() }))).toBeNull();
  expect(await shares.find(newShareId('story', randomShareToken()))).toBeNull();
});

it('a share is listed only after approval', async () => {
  const listedShare = await storeShare({ listed: true });
  const hiddenShare = await storeShare({ listed: true, hidden: true });
  const withdrawnShare = await storeShare({ listed: true, withdrawnAt: new Date() });
  const { shares } = await readerOf(await storeShare());
  const ids = (await shares.listPublic(null)).items.map(({ id }) => id);
  expect(ids).toContain(listedShare);
  expect(ids).not.toContain(hiddenShare);
  expect(ids).not.toContain(withdrawnShare);
  expect(ids.length).toBeLessThanOrEqual(20);
});

it('a share is liked and unliked once with its count, even for repeated calls', async () => {
  const { likes, share } = await readerOf(await storeShare());
  for (const shouldLike of [true, true, false, false, true]) {
    await likes.setLiked(share, shouldLike);
    expect(await likes.isLiked(share)).toBe(shouldLike);
    expect(await countsOf(share)).toMatchObject({ likes: shouldLike ? 1 : 0 });
  }
});

it('a comment is held, visible to its author only, and visible to everyone once published', async () => {
  const id = await storeShare();
  const [author, other] = await Promise.all([readerOf(id), readerOf(id)]);
  const commentId = randomUUID();
  const commentFields = { userName: PEN_NAME, text: 'We read it twice.' };
  await author.comments.add(commentId, author.share, commentFields);
  await author.comments.add(commentId, author.share, commentFields);
  expect(await author.comments.find(commentId)).toMatchObject({ status: 'held', text: 'We read it twice.' });
  expect(await other.comments.find(commentId)).toBeNull();
  expect((await other.comments.list(other.share, null)).items).toEqual([]);
  await adminFirestore().doc(`comments/${commentId}`).update({ status: 'visible' });
  expect((await other.comments.list(other.share, null)).items).toMatchObject([{ id: commentId }]);
  await author.comments.delete(commentId);
  expect((await other.comments.list(other.share, null)).items).toEqual([]);
  expect(await storedFields(`comments/${commentId}/private/author`)).toEqual({});
});

it('a comment within seconds of the previous one is refused', async () => {
  const { uid, comments, share } = await readerOf(await storeShare());
  const words = { userName: PEN_NAME, text: 'Again!' };
  await comments.add(randomUUID(), share, words);
  // Moves the stamp ahead, because the ten seconds may pass on a slow machine.
  await adminFirestore()
    .doc(`rate/${uid}`)
    .update({ lastCommentAt: new Date(Date.now() + 30_000) });
  await expect(comments.add(randomUUID(), share, words)).rejects.toMatchObject({ code: 'permission-denied' });
});

it('a report is not stored when its share has been withdrawn since the page was opened', async () => {
  const { uid, messages, share } = await readerOf(await storeShare());
  await adminFirestore().doc(`shares/${share.id}`).update({ withdrawnAt: new Date() });
  const fields = { userId: uid, contentType: 'story', contentId: share.id, commentId: null } as const;
  expect(await messages.sendReport({ ...fields, reason: 'spam', details: '', status: 'pending' })).toBe(false);
});

it('messages are counted until there are too many, and begin again in the next 24 hours', async () => {
  const { uid, messages } = await readerOf(await storeShare());
  const stamps = adminFirestore().doc(`rate/${uid}`);
  const send = async (counted: object = {}) => {
    await stamps.set({ lastMessageAt: new Date(Date.now() - 120_000), ...counted }, { merge: true });
    const message = toContactMessage(uid, 'Hello');
    if (!message || !(await messages.sendMessage(randomUUID(), message))) return 'denied';
    return (await stamps.get()).get('messages');
  };
  expect([await send(), await send()]).toEqual([1, 2]);
  expect(await messages.findStamps('contact_messages')).toMatchObject({ count: 2 });
  const full = RATE_STAMPS.contact_messages.perDay;
  expect(await send({ messages: full })).toBe('denied');
  expect(await send({ messages: full, messagesSince: new Date(Date.now() - 25 * 3_600_000) })).toBe(1);
});

it('a message and a report are stored for the administrators', async () => {
  const { uid, messages, share } = await readerOf(await storeShare());
  const message = toContactMessage(uid, ` Hello ${randomUUID()} `);
  if (!message) throw new Error('The message is fit to be sent');
  expect(await messages.sendMessage(randomUUID(), message)).toBe(true);
  const fields = { userId: uid, contentType: 'story', contentId: share.id, commentId: null } as const;
  expect(await messages.sendReport({ ...fields, reason: 'spam', details: '', status: 'pending' })).toBe(true);
  const storedMessages = await adminFirestore().collection('contact_messages').where('userId', '==', uid).get();
  expect(storedMessages.docs.map((document) => document.data())).toMatchObject([
    { message: message.message, status: 'pending' },
  ]);
  const storedReports = await adminFirestore().collection('reports').where('userId', '==', uid).get();
  expect(storedReports.docs.map((document) => document.data())).toMatchObject([
    { contentId: share.id, reason: 'spam' },
  ]);
});
