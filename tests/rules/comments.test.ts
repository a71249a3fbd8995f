import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import { LIMITS, MAX_PUBLIC_QUERY_LIMIT } from '@talelantern/domain/limits/limits';
import { Timestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { yesterday, type Fields } from '../support/documents.ts';
import { updateAsServer, signUp, writeAsServer, readAsServer, visitorDb, readWithRetry } from './family.ts';
import {
  comment,
  commenter,
  commentFields,
  newCommentId,
  removeComment,
  someComment,
  someShare,
  someShareId,
  INVALID_IDS,
} from './public-share.ts';
import { setUpRulesEnvironment } from './rules-environment.ts';

setUpRulesEnvironment();

describe('commenting', () => {
  it('a comment must be written in one batch with its author and a rate stamp', async () => {
    const [family, { id: shareId }] = [await commenter(), await someShare()];
    const id = newCommentId();
    await denied(comment(family, shareId, { author: null }));
    await denied(comment(family, shareId, { stamp: null }));
    await denied(family.db.doc(`comments/${id}/private/author`).set({ userId: family.uid }));
    await allowed(comment(family, shareId, { id }));
    expect(await readAsServer(`comments/${id}/private/author`)).toEqual({ userId: family.uid });
    expect(JSON.stringify(await readAsServer(`comments/${id}`))).not.toContain(family.uid);
  });

  const wrongComments: [string, Fields][] = [
    ['a text that is too long', { text: 'x'.repeat(LIMITS.comment + 1) }],
    ['no text', { text: ' \n ' }],
    ['untrimmed Unicode spaces', { text: '\u00a0\u2003' }],
    ['invisible characters only', { text: '\u200b\u2060\u3164\u2800\u115f\u1160\uffa0\u0301' }],
    ['a text that is not a string', { text: 7 }],
    ['an extra field', { pinned: true }],
    ['the uid in the readable part', { userId: 'somebody' }],
    ['an earlier time', { createdAt: yesterday() }],
    ['no time', { createdAt: undefined }],
    ['the name Admin', { userName: 'Admin' }],
    ["another's name", { userName: 'Owl Tower' }],
    ['no name', { userName: undefined }],
    ['the status visible', { status: 'visible' }],
    ['no status', { status: undefined }],
    ['the wrong content type', { contentType: 'character' }],
    ['a share that does not exist', { contentId: someShareId() }],
    ['a document that is not a share', { contentId: 's_1' }],
  ];
  it.each(wrongComments)('a comment is refused with %s', async (_what, fields) => {
    const [family, { id }] = [await commenter(), await someShare()];
    await writeAsServer('shares/s_1', {
      contentType: 'story',
      hidden: false,
      withdrawnAt: null,
      sharing: { allowComments: true },
    });
    await denied(comment(family, id, { fields }));
    await allowed(comment(family, id, { fields: { text: 'x'.repeat(LIMITS.comment) } }));
  });

  it.each(['7', '!', '\u{1f409}', 'Drache \u00e4', '\u9f8d', '\n\u00a0x\n'])(
    'a comment is accepted with the text %j',
    async (text) => {
      await allowed(comment(await commenter(), (await someShare()).id, { fields: { text } }));
    },
  );

  it('a comment is only possible under the user’s own id', async () => {
    const [family, other, { id }] = [await commenter(), await commenter(), await someShare()];
    await denied(comment(family, id, { author: { userId: other.uid } }));
    await denied(comment(family, id, { author: { note: 'x' } }));
    await allowed(comment(family, id));
  });

  it.each(INVALID_IDS)('a comment is refused under an id with %s', async (_what, toInvalidId) => {
    const [family, share] = [await commenter(), await someShare()];
    await denied(comment(family, share.id, { id: toInvalidId(newCommentId()) }));
    await allowed(comment(family, share.id));
  });

  it('a comment requires a pen name', async () => {
    const { id } = await someShare();
    for (const penName of ['', undefined])
      await denied(comment(await commenter({ penName }), id, { fields: { userName: penName ?? 'The Fennimores' } }));
    const long = 'x'.repeat(LIMITS.penName + 1);
    await denied(comment(await commenter({ penName: long }), id, { fields: { userName: long } }));
    const invisible = '\u00a0\u200b';
    await denied(comment(await commenter({ penName: invisible }), id, { fields: { userName: invisible } }));
    await allowed(comment(await commenter({ penName: 'Owl' }), id, { fields: { userName: 'Owl' } }));
  });

  it('a comment requires a verified email address', async () => {
    const { id } = await someShare();
    const profile = { penName: 'Lantern Lane' };
    await denied(comment(await signUp(profile), id));
    await denied(comment(await signUp(profile, { email_verified: false }), id));
    await allowed(comment(await signUp(profile, { email_verified: true }), id));
  });

  const closed: [string, Fields, Fields][] = [
    ['comments are turned off', {}, { allowComments: false }],
    ['the share is withdrawn', { withdrawnAt: Timestamp.now() }, {}],
    ['the share is hidden', { hidden: true }, {}],
    ['the comment setting is missing', {}, { allowComments: undefined }],
  ];
  it.each(closed)('a comment is refused when %s', async (_what, fields, sharing) => {
    const family = await commenter();
    const block = sharing['allowComments'] === undefined && 'allowComments' in sharing ? { sharing: { likes: 0 } } : {};
    await denied(comment(family, (await someShare({ fields: { ...fields, ...block }, sharing })).id));
    await allowed(comment(family, (await someShare()).id));
  });

  it('a comment is refused for visitors, disabled users and deleted accounts', async () => {
    const [family, { id: shareId }] = [await commenter(), await someShare()];
    const [disabledFamily, deletedFamily] = [await commenter({ disabled: true }), await commenter()];
    await writeAsServer(`deleted/${deletedFamily.uid}`, { at: Timestamp.now() });
    for (const one of [disabledFamily, deletedFamily]) await denied(comment(one, shareId));
    await denied(visitorDb().doc(`comments/${newCommentId()}`).set(commentFields(shareId)));
    await allowed(comment(family, shareId));
  });

  it('a comment cannot be edited or overwritten', async () => {
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

it('the visible comments of an open share can be read by everyone', async () => {
  const [author, { id: shareId, path }] = [await commenter(), await someShare()];
  const [visibleComments, heldComments] = [
    await someComment(author, shareId),
    await someComment(author, shareId, { status: 'held' }),
  ];
  const db = visitorDb();
  await allowed(readWithRetry(db.doc(`comments/${visibleComments}`)));
  await denied(readWithRetry(db.doc(`comments/${heldComments}`)));
  await updateAsServer(path, { hidden: true });
  await denied(readWithRetry(db.doc(`comments/${visibleComments}`)));
  await updateAsServer(path, { hidden: false, withdrawnAt: Timestamp.now() });
  await denied(readWithRetry(db.doc(`comments/${visibleComments}`)));
});

it.each(['held', 'review'])('a comment with the status %s can be read by its author only', async (status) => {
  const [author, other, { id: shareId }] = [await commenter(), await commenter(), await someShare()];
  const heldComment = await someComment(author, shareId, { status });
  await denied(readWithRetry(other.db.doc(`comments/${heldComment}`)));
  await denied(readWithRetry(author.db.doc(`comments/${heldComment}/private/author`)));
  await allowed(readWithRetry(author.db.doc(`comments/${heldComment}`)));
});

it('nobody can read or remove the note that an author named a child', async () => {
  const [author, owner] = [await commenter(), await signUp()];
  const { id: shareId } = await someShare({ ownerId: owner.uid });
  const path = `shares/${shareId}/private/named_by_${author.uid}`;
  await writeAsServer(path, { namedBy: author.uid, childOf: owner.uid });
  for (const { db } of [author, owner]) {
    await denied(readWithRetry(db.doc(path)));
    await denied(db.doc(path).delete());
    await denied(readWithRetry(db.collectionGroup('private').where('namedBy', '==', author.uid)));
  }
  await allowed(readWithRetry(author.db.doc(`shares/${shareId}`)));
});

it('the visible comments of one share can be listed, newest first', async () => {
  const [author, { id: shareId, path }] = [await commenter(), await someShare()];
  await someComment(author, shareId);
  await someComment(author, shareId, { status: 'held' });
  const commentsOfShare = visitorDb()
    .collection('comments')
    .where('contentId', '==', shareId)
    .where('contentType', '==', 'story')
    .orderBy('createdAt', 'desc');
  const visible = commentsOfShare.where('status', '==', 'visible');
  await denied(readWithRetry(commentsOfShare.limit(20)));
  await denied(readWithRetry(visible));
  await denied(readWithRetry(visible.limit(MAX_PUBLIC_QUERY_LIMIT + 1)));
  await denied(readWithRetry(visitorDb().collection('comments').where('status', '==', 'visible').limit(20)));
  expect((await allowed(readWithRetry(visible.limit(MAX_PUBLIC_QUERY_LIMIT)))).size).toBe(1);
  await updateAsServer(path, { withdrawnAt: Timestamp.now() });
  await denied(readWithRetry(visible.limit(20)));
});

it('a comment can be removed by its author and by the owner of the share', async () => {
  const [author, owner, other] = [await commenter(), await signUp(), await commenter()];
  const { id: shareId } = await someShare({ ownerId: owner.uid });
  const [first, second] = [await someComment(author, shareId), await someComment(author, shareId)];
  await denied(removeComment(other, first));
  await allowed(removeComment(author, first));
  await denied(visitorDb().doc(`comments/${second}`).delete());
  await allowed(removeComment(owner, second));
});

it('a comment by an unknown author can be removed only by the owner of the share', async () => {
  const [owner, other] = [await signUp(), await commenter()];
  const { id: shareId } = await someShare({ ownerId: owner.uid });
  const id = newCommentId();
  await writeAsServer(`comments/${id}`, commentFields(shareId));
  await denied(other.db.doc(`comments/${id}`).delete());
  await denied(removeComment(other, id));
  await allowed(owner.db.doc(`comments/${id}`).delete());
});

it('a comment can be removed only together with its author document', async () => {
  const [author, { id: shareId }] = [await commenter(), await someShare()];
  const id = await someComment(author, shareId);
  await denied(author.db.doc(`comments/${id}`).delete());
  await denied(author.db.doc(`comments/${id}/private/author`).delete());
  await allowed(removeComment(author, id));
});

it("removing a comment does not expose another comment's author", async () => {
  const [author, other, { id: shareId }] = [await commenter(), await commenter(), await someShare()];
  const [foreignComment, own] = [await someComment(author, shareId), await someComment(other, shareId)];
  const batch = other.db.batch();
  batch.delete(other.db.doc(`comments/${own}`));
  batch.delete(other.db.doc(`comments/${foreignComment}/private/author`));
  await denied(batch.commit());
  await writeAsServer(`comments/${newCommentId()}/private/author`, { userId: author.uid });
  await allowed(removeComment(other, own));
});

it('a comment on a closed share can be removed', async () => {
  const [author, { id: shareId }] = [await commenter(), await someShare({ fields: { withdrawnAt: Timestamp.now() } })];
  await allowed(removeComment(author, await someComment(author, shareId)));
});

it('the id of a removed comment cannot be reused without a new rate stamp', async () => {
  const [family, { id: shareId }] = [await commenter(), await someShare()];
  const id = newCommentId();
  await allowed(comment(family, shareId, { id }));
  await allowed(removeComment(family, id));
  await denied(comment(family, shareId, { id, stamp: null }));
  await updateAsServer(`rate/${family.uid}`, { lastCommentAt: yesterday(), commentsSince: yesterday() });
  await denied(comment(family, shareId, { id, stamp: null }));
  await allowed(comment(family, shareId, { id }));
});
