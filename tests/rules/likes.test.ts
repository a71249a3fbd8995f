import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import { MAX_QUERY_LIMIT } from '@talelantern/domain/limits/limits';
import { increment, Timestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { yesterday, type Fields } from '../support/documents.ts';
import { amend, newUid, signUp, store, stored, visitorDb, readSurely } from './family.ts';
import { like, likeFields, someShare, someShareId, unlike, untilDone } from './public-share.ts';
import { server, useRulesEnvironment } from './rules-environment.ts';

useRulesEnvironment();

const likedShare = async () => {
  const [family, share] = [await signUp(), await someShare()];
  await like(family, share.id);
  return { family, ...share, likePath: `likes/story_${share.id}_${family.uid}` };
};

describe('liking', () => {
  it('E1: is the like and the count in one batch', async () => {
    const [family, { id, path }] = [await signUp(), await someShare()];
    await denied(like(family, id, { count: null }));
    await denied(family.db.doc(path).update({ 'sharing.likes': increment(1) }));
    await allowed(like(family, id));
    expect(await stored(path)).toMatchObject({ sharing: { likes: 1 } });
    await denied(family.db.doc(path).update({ 'sharing.likes': increment(1) }));
  });

  it('E3: is done once', async () => {
    const { family, id, path } = await likedShare();
    await denied(like(family, id));
    await denied(like(family, id, { count: null }));
    await denied(like(family, id, { docId: `story_${id}_${family.uid}2` }));
    expect(await stored(path)).toMatchObject({ sharing: { likes: 1 } });
    await allowed(like(await signUp(), id));
  });

  it('E2: is done under the own name, at its own id', async () => {
    const [family, other] = [await signUp(), await signUp()];
    const { id } = await someShare();
    await denied(like(family, id, { docId: newUid() }));
    await denied(like(family, id, { docId: `story_${id}_${other.uid}`, fields: { userId: other.uid } }));
    await denied(like(family, id, { docId: `story_${id}_${other.uid}` }));
    await denied(like(family, id, { fields: { userId: other.uid } }));
    const beside = family.db.batch();
    beside.set(family.db.doc(`likes/${newUid()}`), likeFields(family, id));
    beside.set(family.db.doc(`likes/story_${id}_${family.uid}`), likeFields(family, id));
    beside.update(family.db.doc(`shares/${id}`), { 'sharing.likes': increment(1) });
    await denied(beside.commit());
    await allowed(like(family, id));
  });

  it('E5: is not for visitors', async () => {
    const [family, { id, path }] = [await signUp(), await someShare()];
    const db = visitorDb();
    const batch = db.batch();
    batch.set(db.doc(`likes/story_${id}_${family.uid}`), likeFields(family, id));
    batch.update(db.doc(path), { 'sharing.likes': increment(1) });
    await denied(batch.commit());
    await allowed(like(family, id));
  });

  const wrongLikes: [string, Fields][] = [
    ['an earlier moment', { createdAt: yesterday() }],
    ['no moment', { createdAt: undefined }],
    ['the wrong kind', { contentType: 'character' }],
    ['another share', { contentId: someShareId() }],
    ['a field more', { weight: 100 }],
  ];
  it.each(wrongLikes)('refuses %s', async (_what, fields) => {
    const [family, { id }] = [await signUp(), await someShare()];
    await denied(like(family, id, { fields }));
    await allowed(like(family, id));
  });

  it('knows a story by its id, and a character by its own', async () => {
    const family = await signUp();
    const character = await someShare({ contentType: 'character' });
    await denied(like(family, character.id, { contentType: 'story' }));
    await allowed(like(family, character.id, { contentType: 'character' }));
    await denied(like(family, (await someShare()).id, { contentType: 'character' }));
  });

  it('D5: refuses what only looks like a share', async () => {
    const family = await signUp();
    await store('shares/s_1', { contentType: 'story', hidden: false, withdrawnAt: null, sharing: { likes: 0 } });
    await denied(like(family, 's_1'));
    await denied(like(family, someShareId()));
    await allowed(like(family, (await someShare()).id));
  });

  it('E4: moves the count by one', async () => {
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

  it('takes nothing along', async () => {
    const [family, { id, path }] = [await signUp(), await someShare()];
    const along: Fields[] = [{ 'sharing.views': increment(1) }, { 'sharing.allowComments': false }, { hidden: true }];
    for (const fields of along) {
      const batch = family.db.batch();
      batch.set(family.db.doc(`likes/story_${id}_${family.uid}`), likeFields(family, id));
      batch.update(family.db.doc(path), { 'sharing.likes': increment(1), ...fields });
      await denied(batch.commit());
    }
    await allowed(like(family, id));
  });

  it('refuses a like of one share that is counted on another', async () => {
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
  ])('D9: is refused when the share is %s, and so is taking it back', async (_what, fields) => {
    const { family, id, path } = await likedShare();
    await amend(path, fields);
    await denied(like(await signUp(), id));
    await denied(unlike(family, id));
    await amend(path, { hidden: false, withdrawnAt: null });
    await allowed(like(await signUp(), id));
    await allowed(unlike(family, id));
  });

  it('E9, K9: counts thirty people at once', async () => {
    const { id, path } = await someShare();
    const families = await Promise.all(Array.from({ length: 30 }, () => signUp()));
    await Promise.all(families.map((family) => untilDone(() => like(family, id))));
    const likes = await readSurely(server().firestore().collection('likes').where('contentId', '==', id));
    expect(likes.size).toBe(30);
    expect(await stored(path)).toMatchObject({ sharing: { likes: 30 } });
  });

  it('A12, K8: is refused without a profile, for a disabled one and after the account is deleted', async () => {
    const { id } = await someShare();
    const [disabled, deleted] = [await signUp({ disabled: true }), await signUp()];
    await store(`deleted/${deleted.uid}`, { at: Timestamp.now() });
    for (const family of [disabled, deleted]) await denied(like(family, id));
    await allowed(like(await signUp(), id));
  });
});

describe('taking a like back', () => {
  it('E4: is done once, with the count', async () => {
    const { family, id, path } = await likedShare();
    await denied(unlike(family, id, { count: null }));
    await denied(unlike(family, id, { count: increment(-2) }));
    await denied(unlike(family, id, { count: increment(1) }));
    await denied(family.db.doc(path).update({ 'sharing.likes': increment(-1) }));
    await allowed(unlike(family, id));
    expect(await stored(path)).toMatchObject({ sharing: { likes: 0 } });
    await denied(unlike(family, id));
  });

  it("E2: is not done for another's", async () => {
    const { family, id, likePath, path } = await likedShare();
    const stranger = await signUp();
    const batch = stranger.db.batch();
    batch.delete(stranger.db.doc(likePath));
    batch.update(stranger.db.doc(path), { 'sharing.likes': increment(-1) });
    await denied(batch.commit());
    await denied(stranger.db.doc(likePath).delete());
    await like(stranger, id);
    const along = stranger.db.batch();
    along.delete(stranger.db.doc(likePath));
    along.delete(stranger.db.doc(`likes/story_${id}_${stranger.uid}`));
    along.update(stranger.db.doc(path), { 'sharing.likes': increment(-1) });
    await denied(along.commit());
    await allowed(unlike(family, id));
  });

  it('E4: is not a way to count once more', async () => {
    const { family, id, path, likePath } = await likedShare();
    const batch = family.db.batch();
    batch.delete(family.db.doc(likePath));
    batch.set(family.db.doc(likePath), likeFields(family, id));
    batch.update(family.db.doc(path), { 'sharing.likes': increment(1) });
    await denied(batch.commit());
    await allowed(unlike(family, id));
  });

  it('is refused to a disabled profile', async () => {
    const { family, id } = await likedShare();
    await amend(family.profilePath, { disabled: true });
    await denied(unlike(family, id));
    await amend(family.profilePath, { disabled: false });
    await allowed(unlike(family, id));
  });
});

describe('reading likes', () => {
  it('E6: shows the own ones and nobody who else liked', async () => {
    const { family, id, likePath } = await likedShare();
    const stranger = await signUp();
    const about = (db: typeof family.db) => db.collection('likes').where('contentId', '==', id);
    await denied(readSurely(stranger.db.doc(likePath)));
    await denied(readSurely(visitorDb().doc(likePath)));
    await denied(readSurely(about(stranger.db).limit(10)));
    await denied(readSurely(about(visitorDb()).limit(10)));
    await allowed(readSurely(family.db.doc(likePath)));
    await denied(readSurely(about(stranger.db).where('userId', '==', family.uid).limit(10)));
    const own = about(family.db).where('userId', '==', family.uid);
    await denied(readSurely(own));
    await denied(readSurely(own.limit(MAX_QUERY_LIMIT + 1)));
    expect((await allowed(readSurely(own.limit(MAX_QUERY_LIMIT)))).size).toBe(1);
  });

  it('answers a family that has not liked yet that there is none', async () => {
    const [family, { id }] = [await signUp(), await someShare()];
    const path = `likes/story_${id}_${family.uid}`;
    expect((await allowed(readSurely(family.db.doc(path)))).exists).toBe(false);
    await denied(readSurely(family.db.doc(`likes/${family.uid}`)));
    await denied(readSurely(family.db.doc(`likes/story_${id}_x${family.uid}`)));
  });

  it('is never changed', async () => {
    const { family, id, likePath } = await likedShare();
    await denied(family.db.doc(likePath).update({ createdAt: Timestamp.now() }));
    await allowed(unlike(family, id));
  });
});
