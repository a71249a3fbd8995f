import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import { MAX_PUBLIC_QUERY_LIMIT } from '@talelantern/domain/limits/limits';
import { deleteField, increment, Timestamp } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { shareFields, type Fields } from '../support/documents.ts';
import {
  updateAsServer,
  familyWithStory,
  signUp,
  writeAsServer,
  readAsServer,
  visitorDb,
  readWithRetry,
} from './family.ts';
import { someShare, someShareId, retryUntilDone } from './public-share.ts';
import { setUpRulesEnvironment } from './rules-environment.ts';

setUpRulesEnvironment();

const CLOSED: [string, Fields][] = [
  ['it is hidden', { hidden: true }],
  ['it is withdrawn', { withdrawnAt: Timestamp.now() }],
  ['its hidden field is missing', { hidden: undefined }],
  ['its withdrawnAt field is missing', { withdrawnAt: undefined }],
];

it('a share can be read by everyone, while the story that it copies stays private', async () => {
  const { family, path: story } = await familyWithStory({ sharing: { isPublic: true } });
  const { path } = await someShare({ ownerId: family.uid });
  await denied(readWithRetry(visitorDb().doc(story)));
  await allowed(readWithRetry(visitorDb().doc(path)));
  await allowed(readWithRetry((await signUp()).db.doc(path)));
});

it.each(CLOSED)('reading a share is denied when %s, as when it does not exist', async (_what, fields) => {
  const { path } = await someShare({ fields });
  await denied(readWithRetry(visitorDb().doc(path)));
  await denied(readWithRetry(visitorDb().doc(`shares/${someShareId()}`)));
  await allowed(readWithRetry(visitorDb().doc((await someShare()).path)));
});

it('reading a share does not reveal the owner, not even to the owner', async () => {
  const owner = await signUp();
  const { path } = await someShare({ ownerId: owner.uid });
  for (const db of [visitorDb(), owner.db]) {
    await denied(readWithRetry(db.doc(`${path}/private/source`)));
    await denied(readWithRetry(db.collection(`${path}/private`).limit(1)));
  }
  await allowed(readWithRetry(owner.db.doc(path)));
  expect(JSON.stringify(await readAsServer(path))).not.toContain(owner.uid);
});

it('public shares can be listed, thirty at most', async () => {
  await someShare({ fields: { listed: true } });
  await someShare();
  for (const [, fields] of CLOSED) await someShare({ fields: { listed: true, ...fields } });
  const shares = visitorDb().collection('shares');
  const listedQuery = shares
    .where('listed', '==', true)
    .where('hidden', '==', false)
    .where('withdrawnAt', '==', null)
    .where('contentType', '==', 'story')
    .orderBy('sharing.sharedAt', 'desc');
  const listedOrClosed = shares.where('listed', '==', true).limit(MAX_PUBLIC_QUERY_LIMIT);
  await denied(readWithRetry(listedOrClosed));
  await denied(readWithRetry(listedOrClosed.where('hidden', '==', false)));
  await denied(readWithRetry(listedOrClosed.where('withdrawnAt', '==', null)));
  await denied(readWithRetry(listedOrClosed.where('withdrawnAt', '==', null).where('hidden', '==', true)));
  await denied(readWithRetry(listedQuery));
  await denied(readWithRetry(listedQuery.limit(MAX_PUBLIC_QUERY_LIMIT + 1)));
  await denied(readWithRetry(shares.limit(MAX_PUBLIC_QUERY_LIMIT)));
  const open = shares.where('hidden', '==', false).where('withdrawnAt', '==', null).limit(MAX_PUBLIC_QUERY_LIMIT);
  await denied(readWithRetry(open));
  await denied(readWithRetry(open.where('listed', '==', false)));
  const listedShares = await allowed(readWithRetry(listedQuery.limit(MAX_PUBLIC_QUERY_LIMIT)));
  expect(listedShares.docs.map((share) => share.get('listed') as unknown)).not.toContain(false);
});

it("a share can be written by functions only, even when the story is the user's own", async () => {
  const [owner, stranger] = [await signUp(), await signUp()];
  const { id, path } = await someShare({ ownerId: owner.uid, sharing: { likes: 2, views: 7 } });
  for (const { db, uid } of [owner, stranger]) {
    const newId = someShareId();
    await denied(db.doc(`shares/${newId}`).set(shareFields(newId)));
    await denied(db.doc(path).set(shareFields(id, {}, { likes: 500, views: 1_000_000 })));
    await denied(db.doc(path).delete());
    await denied(db.doc(`${path}/private/source`).set({ ownerId: uid }));
    await denied(db.doc(`${path}/private/source`).delete());
    await allowed(readWithRetry(db.doc(path)));
  }
});

it('the owner of a share cannot write which chapters it was published with', async () => {
  const owner = await signUp();
  const { path } = await someShare({ ownerId: owner.uid });
  await updateAsServer(`${path}/private/source`, { shownChapters: 'approved' });
  await denied(owner.db.doc(`${path}/private/source`).update({ shownChapters: 'all' }));
  await denied(owner.db.doc(`${path}/private/source`).update({ shownChapters: deleteField() }));
  await denied(owner.db.doc(path).update({ shownChapters: 'all' }));
  await allowed(owner.db.doc(path).update({ 'sharing.views': increment(1) }));
});

const shareChanges: [string, Fields][] = [
  ['a moderation flag', { hidden: true }],
  ['an extra field', { memoryKey: 'memory-key-1' }],
  ['another way of counting', { countMode: 'async' }],
  ['other text', { copy: { chapters: ['Unsafe.'] } }],
  ['a place in the public list', { listed: true }],
  ['another sharer', { 'sharing.sharedBy': 'somebody-else' }],
  ['another id', { 'sharing.shareId': 's_1' }],
  ['likes', { 'sharing.likes': 500 }],
  ['one like without its document', { 'sharing.likes': increment(1) }],
  ['views', { 'sharing.views': 1_000_000 }],
  ['zero views', { 'sharing.views': deleteField() }],
  ['comments', { 'sharing.allowComments': false }],
  ['an end of sharing', { withdrawnAt: Timestamp.now() }],
];
it.each(shareChanges)('the owner of a share cannot write %s', async (_what, fields) => {
  const owner = await signUp();
  const { path } = await someShare({ ownerId: owner.uid });
  await denied(owner.db.doc(path).update(fields));
  await allowed(owner.db.doc(path).update({ 'sharing.views': increment(1) }));
});

it('clearing a flag of a share is refused', async () => {
  const owner = await signUp();
  const { id, path } = await someShare({ ownerId: owner.uid, fields: { hidden: true } });
  const share = owner.db.doc(path);
  await denied(share.update({ hidden: deleteField() }));
  await denied(share.update({ hidden: false }));
  await denied(share.set(shareFields(id, { hidden: undefined })));
  await denied(share.delete());
  await updateAsServer(path, { hidden: false });
  await allowed(readWithRetry(share));
});

it('counting a view adds exactly one, for anyone', async () => {
  const { path } = await someShare({ sharing: { views: 4 } });
  const share = visitorDb().doc(path);
  await denied(share.update({ 'sharing.views': increment(2) }));
  await denied(share.update({ 'sharing.views': increment(-1) }));
  await denied(share.update({ 'sharing.views': 4 }));
  await allowed(share.update({ 'sharing.views': increment(1) }));
  await allowed(share.update({ 'sharing.views': 6 }));
  expect(await readAsServer(path)).toMatchObject({ sharing: { views: 6 } });
});

const changesBesideView: [string, Fields][] = [
  ['the end of sharing', { 'sharing.isPublic': false }],
  ['a like', { 'sharing.likes': increment(1) }],
  ['another title', { 'copy.title': 'Mine' }],
  ['a new field', { note: 'x' }],
  ['a new field of the sharing', { 'sharing.note': 'x' }],
];
it.each(changesBesideView)('counting a view is refused with a change of %s', async (_what, fields) => {
  const { path } = await someShare();
  await denied(
    visitorDb()
      .doc(path)
      .update({ 'sharing.views': increment(1), ...fields }),
  );
  await allowed(
    visitorDb()
      .doc(path)
      .update({ 'sharing.views': increment(1) }),
  );
});

it('one view is counted per request', async () => {
  const { path } = await someShare();
  const db = visitorDb();
  const doubleCount = db.batch();
  doubleCount.update(db.doc(path), { 'sharing.views': increment(1) });
  doubleCount.update(db.doc(path), { 'sharing.views': increment(1) });
  await denied(doubleCount.commit());
  await allowed(db.doc(path).update({ 'sharing.views': increment(1) }));
});

it('a view cannot be counted in another document', async () => {
  const { path } = await someShare();
  const db = visitorDb();
  await writeAsServer(`${path}/shards/1`, { views: 1 });
  await denied(db.doc(`${path}/shards/1`).update({ views: increment(1) }));
  await denied(db.doc(`${path}/shards/999`).set({ views: 9 }));
  await allowed(db.doc(path).update({ 'sharing.views': increment(1) }));
});

it('eight concurrent views are all counted', async () => {
  const { path } = await someShare();
  const visitors = Array.from({ length: 8 }, () => visitorDb());
  await Promise.all(visitors.map((db) => retryUntilDone(() => db.doc(path).update({ 'sharing.views': increment(1) }))));
  expect(await readAsServer(path)).toMatchObject({ sharing: { views: 8 } });
  await denied(
    visitorDb()
      .doc(path)
      .update({ 'sharing.views': increment(8) }),
  );
});

it.each(CLOSED)('counting a view is refused when %s', async (_what, fields) => {
  const { path } = await someShare({ fields });
  await denied(
    visitorDb()
      .doc(path)
      .update({ 'sharing.views': increment(1) }),
  );
  const open = await someShare();
  await allowed(
    visitorDb()
      .doc(open.path)
      .update({ 'sharing.views': increment(1) }),
  );
});
