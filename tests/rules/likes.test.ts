import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import { MAX_QUERY_LIMIT } from '@talelantern/domain/limits/limits';
import { increment, Timestamp } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { yesterday, type Fields } from '../support/documents.ts';
import { updateAsServer, newUid, signUp, writeAsServer, readAsServer, visitorDb, readWithRetry } from './family.ts';
import { like, likeFields, someShare, someShareId, unlike, retryUntilDone } from './public-share.ts';
import { server, setUpRulesEnvironment } from './rules-environment.ts';

setUpRulesEnvironment();

const likedShare = async () => {
  const [family, share] = [await signUp(), await someShare()];
  await like(family, share.id);
  return { family, ...share, likePath: `likes/story_${share.id}_${family.uid}` };
};

it('liking writes the like and the count in one batch', async () => {
  const [family, { id, path }] = [await signUp(), await someShare()];
  await denied(like(family, id, { count: null }));
  await denied(family.db.doc(path).update({ 'sharing.likes': increment(1) }));
  await allowed(like(family, id));
  expect(await readAsServer(path)).toMatchObject({ sharing: { likes: 1 } });
  await denied(family.db.doc(path).update({ 'sharing.likes': increment(1) }));
});

it('a user can like a share once', async () => {
  const { family, id, path } = await likedShare();
  await denied(like(family, id));
  await denied(like(family, id, { count: null }));
  await denied(like(family, id, { docId: `story_${id}_${family.uid}2` }));
  expect(await readAsServer(path)).toMatchObject({ sharing: { likes: 1 } });
  await allowed(like(await signUp(), id));
});

it('a like is only possible under the user’s own id', async () => {
  const [family, other] = [await signUp(), await signUp()];
  const { id } = await someShare();
  await denied(like(family, id, { docId: newUid() }));
  await denied(like(family, id, { docId: `story_${id}_${other.uid}`, fields: { userId: other.uid } }));
  await denied(like(family, id, { docId: `story_${id}_${other.uid}` }));
  await denied(like(family, id, { fields: { userId: other.uid } }));
  const otherBatch = family.db.batch();
  otherBatch.set(family.db.doc(`likes/${newUid()}`), likeFields(family, id));
  otherBatch.set(family.db.doc(`likes/story_${id}_${family.uid}`), likeFields(family, id));
  otherBatch.update(family.db.doc(`shares/${id}`), { 'sharing.likes': increment(1) });
  await denied(otherBatch.commit());
  await allowed(like(family, id));
});

it('a like is refused for visitors', async () => {
  const [family, { id, path }] = [await signUp(), await someShare()];
  const db = visitorDb();
  const batch = db.batch();
  batch.set(db.doc(`likes/story_${id}_${family.uid}`), likeFields(family, id));
  batch.update(db.doc(path), { 'sharing.likes': increment(1) });
  await denied(batch.commit());
  await allowed(like(family, id));
});

const wrongLikes: [string, Fields][] = [
  ['an earlier time', { createdAt: yesterday() }],
  ['no time', { createdAt: undefined }],
  ['the wrong content type', { contentType: 'character' }],
  ['another share', { contentId: someShareId() }],
  ['an extra field', { weight: 100 }],
];
it.each(wrongLikes)('a like is refused with %s', async (_what, fields) => {
  const [family, { id }] = [await signUp(), await someShare()];
  await denied(like(family, id, { fields }));
  await allowed(like(family, id));
});

it('a like is refused with a content id that does not match the share', async () => {
  const family = await signUp();
  const character = await someShare({ contentType: 'character' });
  await denied(like(family, character.id, { contentType: 'story' }));
  await allowed(like(family, character.id, { contentType: 'character' }));
  await denied(like(family, (await someShare()).id, { contentType: 'character' }));
});

it('a like is refused for a path that only looks like a share', async () => {
  const family = await signUp();
  await writeAsServer('shares/s_1', {
    contentType: 'story',
    hidden: false,
    withdrawnAt: null,
    sharing: { likes: 0 },
  });
  await denied(like(family, 's_1'));
  await denied(like(family, someShareId()));
  await allowed(like(family, (await someShare()).id));
});

it('a like changes the count by exactly one', async () => {
  const [family, { id, path }] = [await signUp(), await someShare({ sharing: { likes: 3 } })];
  await denied(like(family, id, { count: increment(2) }));
  await denied(like(family, id, { count: increment(-1) }));
  await denied(like(family, id, { count: 3 }));
  const batch = family.db.batch();
  batch.set(family.db.doc(`likes/story_${id}_${family.uid}`), likeFields(family, id));
  batch.update(family.db.doc(path), { 'sharing.likes': increment(1) });
  batch.update(family.db.doc(path), { 'sharing.likes': increment(1) });
  await denied(batch.commit());
  await allowed(like(family, id, { count: 4 }));
});

it('a like does not change other fields of the share', async () => {
  const [family, { id, path }] = [await signUp(), await someShare()];
  const extraChanges: Fields[] = [
    { 'sharing.views': increment(1) },
    { 'sharing.allowComments': false },
    { hidden: true },
  ];
  for (const fields of extraChanges) {
    const batch = family.db.batch();
    batch.set(family.db.doc(`likes/story_${id}_${family.uid}`), likeFields(family, id));
    batch.update(family.db.doc(path), { 'sharing.likes': increment(1), ...fields });
    await denied(batch.commit());
  }
  await allowed(like(family, id));
});

it('a like of one share that is counted on another is refused', async () => {
  const [family, first, second] = [await signUp(), await someShare(), await someShare()];
  const batch = family.db.batch();
  batch.set(family.db.doc(`likes/story_${first.id}_${family.uid}`), likeFields(family, first.id));
  batch.update(family.db.doc(second.path), { 'sharing.likes': increment(1) });
  await denied(batch.commit());
  await allowed(like(family, first.id));
});

it.each([
  ['hidden', { hidden: true }],
  ['withdrawn', { withdrawnAt: Timestamp.now() }],
])('liking and unliking are refused when the share is %s', async (_what, fields) => {
  const { family, id, path } = await likedShare();
  await updateAsServer(path, fields);
  await denied(like(await signUp(), id));
  await denied(unlike(family, id));
  await updateAsServer(path, { hidden: false, withdrawnAt: null });
  await allowed(like(await signUp(), id));
  await allowed(unlike(family, id));
});

it('eight concurrent likes are all counted', async () => {
  const { id, path } = await someShare();
  const families = await Promise.all(Array.from({ length: 8 }, () => signUp()));
  await Promise.all(families.map((family) => retryUntilDone(() => like(family, id))));
  const likes = await readWithRetry(server().firestore().collection('likes').where('contentId', '==', id));
  expect(likes.size).toBe(8);
  expect(await readAsServer(path)).toMatchObject({ sharing: { likes: 8 } });
});

it('a like is refused for a disabled user and after the account is deleted', async () => {
  const { id } = await someShare();
  const [disabledFamily, deletedFamily] = [await signUp({ disabled: true }), await signUp()];
  await writeAsServer(`deleted/${deletedFamily.uid}`, { at: Timestamp.now() });
  for (const family of [disabledFamily, deletedFamily]) await denied(like(family, id));
  await allowed(like(await signUp(), id));
});

it('a like can be removed once, together with its count', async () => {
  const { family, id, path } = await likedShare();
  await denied(unlike(family, id, { count: null }));
  await denied(unlike(family, id, { count: increment(-2) }));
  await denied(unlike(family, id, { count: increment(1) }));
  await denied(family.db.doc(path).update({ 'sharing.likes': increment(-1) }));
  await allowed(unlike(family, id));
  expect(await readAsServer(path)).toMatchObject({ sharing: { likes: 0 } });
  await denied(unlike(family, id));
});

it("removing another family's like is refused", async () => {
  const { family, id, likePath, path } = await likedShare();
  const stranger = await signUp();
  const batch = stranger.db.batch();
  batch.delete(stranger.db.doc(likePath));
  batch.update(stranger.db.doc(path), { 'sharing.likes': increment(-1) });
  await denied(batch.commit());
  await denied(stranger.db.doc(likePath).delete());
  await like(stranger, id);
  const strangerBatch = stranger.db.batch();
  strangerBatch.delete(stranger.db.doc(likePath));
  strangerBatch.delete(stranger.db.doc(`likes/story_${id}_${stranger.uid}`));
  strangerBatch.update(stranger.db.doc(path), { 'sharing.likes': increment(-1) });
  await denied(strangerBatch.commit());
  await allowed(unlike(family, id));
});

it('removing a like cannot raise the count', async () => {
  const { family, id, path, likePath } = await likedShare();
  const batch = family.db.batch();
  batch.delete(family.db.doc(likePath));
  batch.set(family.db.doc(likePath), likeFields(family, id));
  batch.update(family.db.doc(path), { 'sharing.likes': increment(1) });
  await denied(batch.commit());
  await allowed(unlike(family, id));
});

it('removing a like is refused for a disabled user', async () => {
  const { family, id } = await likedShare();
  await updateAsServer(family.profilePath, { disabled: true });
  await denied(unlike(family, id));
  await updateAsServer(family.profilePath, { disabled: false });
  await allowed(unlike(family, id));
});

it('a user can read their own likes and no others', async () => {
  const { family, id, likePath } = await likedShare();
  const stranger = await signUp();
  const about = (db: typeof family.db) => db.collection('likes').where('contentId', '==', id);
  await denied(readWithRetry(stranger.db.doc(likePath)));
  await denied(readWithRetry(visitorDb().doc(likePath)));
  await denied(readWithRetry(about(stranger.db).limit(10)));
  await denied(readWithRetry(about(visitorDb()).limit(10)));
  await allowed(readWithRetry(family.db.doc(likePath)));
  await denied(readWithRetry(about(stranger.db).where('userId', '==', family.uid).limit(10)));
  const own = about(family.db).where('userId', '==', family.uid);
  await denied(readWithRetry(own));
  await denied(readWithRetry(own.limit(MAX_QUERY_LIMIT + 1)));
  expect((await allowed(readWithRetry(own.limit(MAX_QUERY_LIMIT)))).size).toBe(1);
});

it('reading the like of a family that has not liked returns no document', async () => {
  const [family, { id }] = [await signUp(), await someShare()];
  const path = `likes/story_${id}_${family.uid}`;
  expect((await allowed(readWithRetry(family.db.doc(path)))).exists).toBe(false);
  await denied(readWithRetry(family.db.doc(`likes/${family.uid}`)));
  await denied(readWithRetry(family.db.doc(`likes/story_${id}_x${family.uid}`)));
});

it('every update of a like is refused', async () => {
  const { family, id, likePath } = await likedShare();
  await denied(family.db.doc(likePath).update({ createdAt: Timestamp.now() }));
  await allowed(unlike(family, id));
});
