import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import { MAX_PUBLIC_QUERY_LIMIT } from '@talelantern/domain/limits/limits';
import { deleteField, increment, Timestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { shareFields, type Fields } from '../support/documents.ts';
import { amend, familyWithStory, signUp, store, stored, visitorDb, readSurely } from './family.ts';
import { someShare, someShareId, untilDone } from './public-share.ts';
import { useRulesEnvironment } from './rules-environment.ts';

useRulesEnvironment();

const CLOSED: [string, Fields][] = [
  ['hidden', { hidden: true }],
  ['withdrawn', { withdrawnAt: Timestamp.now() }],
  ['hidden, as far as anybody knows', { hidden: undefined }],
  ['withdrawn, as far as anybody knows', { withdrawnAt: undefined }],
];

describe('reading a share', () => {
  it('D1: is for everybody, while the story behind it stays private', async () => {
    const { family, path: story } = await familyWithStory({ sharing: { isPublic: true } });
    const { path } = await someShare({ ownerId: family.uid });
    await denied(readSurely(visitorDb().doc(story)));
    await allowed(readSurely(visitorDb().doc(path)));
    await allowed(readSurely((await signUp()).db.doc(path)));
  });

  it.each(CLOSED)('D6, D9: is denied when it is %s, as when there is none', async (_what, fields) => {
    const { path } = await someShare({ fields });
    await denied(readSurely(visitorDb().doc(path)));
    await denied(readSurely(visitorDb().doc(`shares/${someShareId()}`)));
    await allowed(readSurely(visitorDb().doc((await someShare()).path)));
  });

  it('D11: tells nobody whose it is, not even its owner', async () => {
    const owner = await signUp();
    const { path } = await someShare({ ownerId: owner.uid });
    for (const db of [visitorDb(), owner.db]) {
      await denied(readSurely(db.doc(`${path}/private/source`)));
      await denied(readSurely(db.collection(`${path}/private`).limit(1)));
    }
    await allowed(readSurely(owner.db.doc(path)));
    expect(JSON.stringify(await stored(path))).not.toContain(owner.uid);
  });

  it('D7: lists what is listed, thirty at most', async () => {
    await someShare({ fields: { listed: true } });
    await someShare();
    for (const [, fields] of CLOSED) await someShare({ fields: { listed: true, ...fields } });
    const shares = visitorDb().collection('shares');
    const listed = shares
      .where('listed', '==', true)
      .where('hidden', '==', false)
      .where('withdrawnAt', '==', null)
      .where('contentType', '==', 'story')
      .orderBy('sharing.sharedAt', 'desc');
    const listedOrClosed = shares.where('listed', '==', true).limit(MAX_PUBLIC_QUERY_LIMIT);
    await denied(readSurely(listedOrClosed));
    await denied(readSurely(listedOrClosed.where('hidden', '==', false)));
    await denied(readSurely(listedOrClosed.where('withdrawnAt', '==', null)));
    await denied(readSurely(listedOrClosed.where('withdrawnAt', '==', null).where('hidden', '==', true)));
    await denied(readSurely(listed));
    await denied(readSurely(listed.limit(MAX_PUBLIC_QUERY_LIMIT + 1)));
    await denied(readSurely(shares.limit(MAX_PUBLIC_QUERY_LIMIT)));
    const open = shares.where('hidden', '==', false).where('withdrawnAt', '==', null).limit(MAX_PUBLIC_QUERY_LIMIT);
    await denied(readSurely(open));
    await denied(readSurely(open.where('listed', '==', false)));
    const found = await allowed(readSurely(listed.limit(MAX_PUBLIC_QUERY_LIMIT)));
    expect(found.docs.map((share) => share.get('listed') as unknown)).not.toContain(false);
  });
});

describe('writing a share', () => {
  it('D3, D4: is for functions only, whoever owns the story behind it', async () => {
    const [owner, stranger] = [await signUp(), await signUp()];
    const { id, path } = await someShare({ ownerId: owner.uid, sharing: { likes: 2, views: 7 } });
    for (const { db, uid } of [owner, stranger]) {
      const newId = someShareId();
      await denied(db.doc(`shares/${newId}`).set(shareFields(newId)));
      await denied(db.doc(path).set(shareFields(id, {}, { likes: 500, views: 1_000_000 })));
      await denied(db.doc(path).delete());
      await denied(db.doc(`${path}/private/source`).set({ ownerId: uid }));
      await denied(db.doc(`${path}/private/source`).delete());
      await allowed(readSurely(db.doc(path)));
    }
  });

  const changes: [string, Fields][] = [
    ['D13: a mark of moderation', { hidden: true }],
    ['D2: a field more', { memoryKey: 'memory-key-1' }],
    ['E11: another way of counting', { countMode: 'async' }],
    ['D2: other text', { copy: { chapters: ['Unsafe.'] } }],
    ['D7: a place in the list', { listed: true }],
    ['D8: another sharer', { 'sharing.sharedBy': 'somebody-else' }],
    ['D8: another id', { 'sharing.shareId': 's_1' }],
    ['E7: likes', { 'sharing.likes': 500 }],
    ['E7: one like without its document', { 'sharing.likes': increment(1) }],
    ['E7: views', { 'sharing.views': 1_000_000 }],
    ['E7: no views at all', { 'sharing.views': deleteField() }],
    ['comments', { 'sharing.allowComments': false }],
    ['an end to it', { withdrawnAt: Timestamp.now() }],
  ];
  it.each(changes)('refuses its owner %s', async (_what, fields) => {
    const owner = await signUp();
    const { path } = await someShare({ ownerId: owner.uid });
    await denied(owner.db.doc(path).update(fields));
    await allowed(owner.db.doc(path).update({ 'sharing.views': increment(1) }));
  });

  it('D13: does not let a flag be wiped', async () => {
    const owner = await signUp();
    const { id, path } = await someShare({ ownerId: owner.uid, fields: { hidden: true } });
    const share = owner.db.doc(path);
    await denied(share.update({ hidden: deleteField() }));
    await denied(share.update({ hidden: false }));
    await denied(share.set(shareFields(id, { hidden: undefined })));
    await denied(share.delete());
    await amend(path, { hidden: false });
    await allowed(readSurely(share));
  });
});

describe('counting a view', () => {
  it('E8: is exactly one more, by anybody', async () => {
    const { path } = await someShare({ sharing: { views: 4 } });
    const share = visitorDb().doc(path);
    await denied(share.update({ 'sharing.views': increment(2) }));
    await denied(share.update({ 'sharing.views': increment(-1) }));
    await denied(share.update({ 'sharing.views': 4 }));
    await allowed(share.update({ 'sharing.views': increment(1) }));
    await allowed(share.update({ 'sharing.views': 6 }));
    expect(await stored(path)).toMatchObject({ sharing: { views: 6 } });
  });

  const along: [string, Fields][] = [
    ['the end of sharing', { 'sharing.isPublic': false }],
    ['a like', { 'sharing.likes': increment(1) }],
    ['another title', { 'copy.title': 'Mine' }],
    ['a new field', { note: 'x' }],
    ['a new field of the sharing', { 'sharing.note': 'x' }],
  ];
  it.each(along)('E8: takes %s not along', async (_what, fields) => {
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

  it('E8: is one for one request', async () => {
    const { path } = await someShare();
    const db = visitorDb();
    const twice = db.batch();
    twice.update(db.doc(path), { 'sharing.views': increment(1) });
    twice.update(db.doc(path), { 'sharing.views': increment(1) });
    await denied(twice.commit());
    await allowed(db.doc(path).update({ 'sharing.views': increment(1) }));
  });

  it('E10: has no second place to be counted at', async () => {
    const { path } = await someShare();
    const db = visitorDb();
    await store(`${path}/shards/1`, { views: 1 });
    await denied(db.doc(`${path}/shards/1`).update({ views: increment(1) }));
    await denied(db.doc(`${path}/shards/999`).set({ views: 9 }));
    await allowed(db.doc(path).update({ 'sharing.views': increment(1) }));
  });

  it('E9: counts thirty visitors at once', async () => {
    const { path } = await someShare();
    const visitors = Array.from({ length: 30 }, () => visitorDb());
    await Promise.all(visitors.map((db) => untilDone(() => db.doc(path).update({ 'sharing.views': increment(1) }))));
    expect(await stored(path)).toMatchObject({ sharing: { views: 30 } });
    await denied(
      visitorDb()
        .doc(path)
        .update({ 'sharing.views': increment(30) }),
    );
  });

  it.each(CLOSED)('D9: is refused when the share is %s', async (_what, fields) => {
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
});
