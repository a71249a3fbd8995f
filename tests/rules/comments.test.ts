import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import { LIMITS, MAX_QUERY_LIMIT } from '@talelantern/domain/limits/limits';
import { serverTimestamp, Timestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { yesterday, type Fields } from '../support/documents.ts';
import { amend, signUp, store, stored, visitorDb, readSurely } from './family.ts';
import {
  comment,
  commenter,
  commentFields,
  newCommentId,
  removeComment,
  someComment,
  someShare,
  someShareId,
} from './public-share.ts';
import { useRulesEnvironment } from './rules-environment.ts';

useRulesEnvironment();

describe('commenting', () => {
  it('is the comment, its author and a stamp in one batch', async () => {
    const [family, { id: shareId }] = [await commenter(), await someShare()];
    const id = newCommentId();
    await denied(comment(family, shareId, { author: null }));
    await denied(comment(family, shareId, { stamp: null }));
    await denied(family.db.doc(`comments/${id}/private/author`).set({ userId: family.uid }));
    await allowed(comment(family, shareId, { id }));
    expect(await stored(`comments/${id}/private/author`)).toEqual({ userId: family.uid });
    expect(JSON.stringify(await stored(`comments/${id}`))).not.toContain(family.uid);
  });

  const wrongComments: [string, Fields][] = [
    ['E12: a text that is too long', { text: 'x'.repeat(LIMITS.comment + 1) }],
    ['no words', { text: ' \n ' }],
    ['spaces that are not cut off', { text: '\u00a0\u2003' }],
    ['what nobody sees', { text: '\u200b\u2060\u3164\u2800\u115f\u1160\uffa0\u0301' }],
    ['a text that is none', { text: 7 }],
    ['E12: a field more', { pinned: true }],
    ['the uid in the readable part', { userId: 'somebody' }],
    ['E13: an earlier moment', { createdAt: yesterday() }],
    ['no moment', { createdAt: undefined }],
    ['E15: the name Admin', { userName: 'Admin' }],
    ["E15: another's name", { userName: 'Owl Tower' }],
    ['E15: no name', { userName: undefined }],
    ['E16: a comment that everybody sees at once', { status: 'visible' }],
    ['no status', { status: undefined }],
    ['the wrong kind', { contentType: 'character' }],
    ['no such share', { contentId: someShareId() }],
    ['something that is no share', { contentId: 's_1' }],
  ];
  it.each(wrongComments)('refuses %s', async (_what, fields) => {
    const [family, { id }] = [await commenter(), await someShare()];
    await store('shares/s_1', {
      contentType: 'story',
      hidden: false,
      withdrawnAt: null,
      sharing: { allowComments: true },
    });
    await denied(comment(family, id, { fields }));
    await allowed(comment(family, id, { fields: { text: 'x'.repeat(LIMITS.comment) } }));
  });

  it.each(['7', '!', '\u{1f409}', 'Drache \u00e4', '\u9f8d', '\n\u00a0x\n'])('may be %j', async (text) => {
    await allowed(comment(await commenter(), (await someShare()).id, { fields: { text } }));
  });

  it('E12: is under the own account', async () => {
    const [family, other, { id }] = [await commenter(), await commenter(), await someShare()];
    await denied(comment(family, id, { author: { userId: other.uid } }));
    await denied(comment(family, id, { author: { note: 'x' } }));
    await allowed(comment(family, id));
  });

  it('E15: needs a pen name', async () => {
    const { id } = await someShare();
    for (const penName of ['', undefined])
      await denied(comment(await commenter({ penName }), id, { fields: { userName: penName ?? 'The Fennimores' } }));
    const long = 'x'.repeat(LIMITS.penName + 1);
    await denied(comment(await commenter({ penName: long }), id, { fields: { userName: long } }));
    const unseen = '\u00a0\u200b';
    await denied(comment(await commenter({ penName: unseen }), id, { fields: { userName: unseen } }));
    await allowed(comment(await commenter({ penName: 'Owl' }), id, { fields: { userName: 'Owl' } }));
  });

  it('needs an address that is verified', async () => {
    const { id } = await someShare();
    const profile = { penName: 'Lantern Lane' };
    await denied(comment(await signUp(profile), id));
    await denied(comment(await signUp(profile, { email_verified: false }), id));
    await allowed(comment(await signUp(profile, { email_verified: true }), id));
  });

  const closed: [string, Fields, Fields][] = [
    ['E13: comments are not wanted', {}, { allowComments: false }],
    ['D9: the share is withdrawn', { withdrawnAt: Timestamp.now() }, {}],
    ['D9: the share is hidden', { hidden: true }, {}],
    ['nothing says that comments are wanted', {}, { allowComments: undefined }],
  ];
  it.each(closed)('%s', async (_what, fields, sharing) => {
    const family = await commenter();
    const block = sharing['allowComments'] === undefined && 'allowComments' in sharing ? { sharing: { likes: 0 } } : {};
    await denied(comment(family, (await someShare({ fields: { ...fields, ...block }, sharing })).id));
    await allowed(comment(family, (await someShare()).id));
  });

  it('E12: is not for visitors, disabled families and deleted accounts', async () => {
    const [family, { id: shareId }] = [await commenter(), await someShare()];
    const [disabled, deleted] = [await commenter({ disabled: true }), await commenter()];
    await store(`deleted/${deleted.uid}`, { at: Timestamp.now() });
    for (const one of [disabled, deleted]) await denied(comment(one, shareId));
    await denied(visitorDb().doc(`comments/${newCommentId()}`).set(commentFields(shareId)));
    await allowed(comment(family, shareId));
  });

  it('E13: is never edited, and never written over', async () => {
    const [family, other, { id: shareId }] = [await commenter(), await commenter(), await someShare()];
    const id = await someComment(family, shareId, { status: 'held' });
    await denied(family.db.doc(`comments/${id}`).update({ text: 'Better.' }));
    await denied(family.db.doc(`comments/${id}`).update({ status: 'visible' }));
    await denied(family.db.doc(`comments/${id}/private/author`).update({ userId: other.uid }));
    await denied(comment(family, shareId, { id }));
    await denied(comment(other, shareId, { id }));
    await allowed(comment(family, shareId));
  });
});

describe('reading comments', () => {
  it('shows the visible ones of a share that is open', async () => {
    const [author, { id: shareId, path }] = [await commenter(), await someShare()];
    const [visible, held] = [
      await someComment(author, shareId),
      await someComment(author, shareId, { status: 'held' }),
    ];
    const db = visitorDb();
    await allowed(readSurely(db.doc(`comments/${visible}`)));
    await denied(readSurely(db.doc(`comments/${held}`)));
    await amend(path, { hidden: true });
    await denied(readSurely(db.doc(`comments/${visible}`)));
    await amend(path, { hidden: false, withdrawnAt: Timestamp.now() });
    await denied(readSurely(db.doc(`comments/${visible}`)));
  });

  it('E16: shows a held one to its author only', async () => {
    const [author, other, { id: shareId }] = [await commenter(), await commenter(), await someShare()];
    const held = await someComment(author, shareId, { status: 'held' });
    await denied(readSurely(other.db.doc(`comments/${held}`)));
    await denied(readSurely(author.db.doc(`comments/${held}/private/author`)));
    await allowed(readSurely(author.db.doc(`comments/${held}`)));
  });

  it('lists the visible ones of one share, newest first', async () => {
    const [author, { id: shareId, path }] = [await commenter(), await someShare()];
    await someComment(author, shareId);
    await someComment(author, shareId, { status: 'held' });
    const about = visitorDb()
      .collection('comments')
      .where('contentId', '==', shareId)
      .where('contentType', '==', 'story')
      .orderBy('createdAt', 'desc');
    const visible = about.where('status', '==', 'visible');
    await denied(readSurely(about.limit(20)));
    await denied(readSurely(visible));
    await denied(readSurely(visible.limit(MAX_QUERY_LIMIT + 1)));
    await denied(readSurely(visitorDb().collection('comments').where('status', '==', 'visible').limit(20)));
    expect((await allowed(readSurely(visible.limit(MAX_QUERY_LIMIT)))).size).toBe(1);
    await amend(path, { withdrawnAt: Timestamp.now() });
    await denied(readSurely(visible.limit(20)));
  });
});

describe('removing a comment', () => {
  it('E17: is for its author and for whoever shared what it is about', async () => {
    const [author, owner, other] = [await commenter(), await signUp(), await commenter()];
    const { id: shareId } = await someShare({ ownerId: owner.uid });
    const [first, second] = [await someComment(author, shareId), await someComment(author, shareId)];
    await denied(removeComment(other, first));
    await allowed(removeComment(author, first));
    await denied(visitorDb().doc(`comments/${second}`).delete());
    await allowed(removeComment(owner, second));
  });

  it('is for nobody but the owner of the share where its author is not known', async () => {
    const [owner, other] = [await signUp(), await commenter()];
    const { id: shareId } = await someShare({ ownerId: owner.uid });
    const id = newCommentId();
    await store(`comments/${id}`, commentFields(shareId));
    await denied(other.db.doc(`comments/${id}`).delete());
    await denied(removeComment(other, id));
    await allowed(owner.db.doc(`comments/${id}`).delete());
  });

  it('takes its author along', async () => {
    const [author, { id: shareId }] = [await commenter(), await someShare()];
    const id = await someComment(author, shareId);
    await denied(author.db.doc(`comments/${id}`).delete());
    await denied(author.db.doc(`comments/${id}/private/author`).delete());
    await allowed(removeComment(author, id));
  });

  it("does not help anybody to another's author", async () => {
    const [author, other, { id: shareId }] = [await commenter(), await commenter(), await someShare()];
    const [theirs, own] = [await someComment(author, shareId), await someComment(other, shareId)];
    const batch = other.db.batch();
    batch.delete(other.db.doc(`comments/${own}`));
    batch.delete(other.db.doc(`comments/${theirs}/private/author`));
    await denied(batch.commit());
    await store(`comments/${newCommentId()}/private/author`, { userId: author.uid });
    await allowed(removeComment(other, own));
  });

  it('needs no open share', async () => {
    const [author, { id: shareId }] = [
      await commenter(),
      await someShare({ fields: { withdrawnAt: Timestamp.now() } }),
    ];
    await allowed(removeComment(author, await someComment(author, shareId)));
  });

  it('leaves an id that cannot be used again without a new stamp', async () => {
    const [family, { id: shareId }] = [await commenter(), await someShare()];
    const id = newCommentId();
    await allowed(comment(family, shareId, { id }));
    await allowed(removeComment(family, id));
    await denied(comment(family, shareId, { id, stamp: null }));
    await amend(`rate/${family.uid}`, { lastCommentAt: yesterday() });
    await denied(comment(family, shareId, { id, stamp: null }));
    await allowed(comment(family, shareId, { id, stamp: { lastCommentAt: serverTimestamp() } }));
  });
});
