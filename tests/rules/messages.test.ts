import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { REPORT_REASONS } from '@talelantern/domain/reports/report';
import { serverTimestamp, Timestamp } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { withoutUndefined, yesterday, type Fields } from '../support/documents.ts';
import { newUid, signUp, store, visitorDb, readSurely, type Family } from './family.ts';
import { someShareId } from './public-share.ts';
import { useRulesEnvironment } from './rules-environment.ts';

useRulesEnvironment();

/** What is sent to the administrators, with its stamp. */
interface Post {
  collection: string;
  stamps: { at: string; id: string };
  fields: (family: Family) => Fields;
}

const MESSAGE: Post = {
  collection: 'contact_messages',
  stamps: { at: 'lastMessageAt', id: 'lastMessageId' },
  fields: ({ uid }) => ({
    userId: uid,
    message: 'Our dragon will not fly.',
    status: 'pending',
    timestamp: serverTimestamp(),
    createdAt: serverTimestamp(),
  }),
};

const REPORT: Post = {
  collection: 'reports',
  stamps: { at: 'lastReportAt', id: 'lastReportId' },
  fields: ({ uid }) => ({
    userId: uid,
    contentType: 'story',
    contentId: someShareId(),
    commentId: null,
    reason: 'unkind',
    details: 'The second page.',
    status: 'pending',
    createdAt: serverTimestamp(),
  }),
};

interface Deviation {
  id?: string;
  fields?: Fields;
  isStamped?: boolean;
}

function send(post: Post, family: Family, { id = newUid(), fields = {}, isStamped = true }: Deviation = {}) {
  const batch = family.db.batch();
  batch.set(family.db.doc(`${post.collection}/${id}`), withoutUndefined({ ...post.fields(family), ...fields }));
  if (isStamped) {
    const stamps = { [post.stamps.at]: serverTimestamp(), [post.stamps.id]: id };
    batch.set(family.db.doc(`rate/${family.uid}`), stamps, { merge: true });
  }
  return batch.commit();
}

describe.each([MESSAGE, REPORT])('what is sent to $collection', (post) => {
  it('F1: comes from a family, with a stamp', async () => {
    const family = await signUp();
    await denied(send(post, family, { isStamped: false }));
    await denied(visitorDb().doc(`${post.collection}/${newUid()}`).set(post.fields(family)));
    await denied(send(post, family, { fields: { userId: (await signUp()).uid } }));
    await allowed(send(post, family));
  });

  it('F2: is read, changed and deleted by nobody', async () => {
    const family = await signUp();
    const path = `${post.collection}/${newUid()}`;
    await store(path, { userId: family.uid });
    const document = family.db.doc(path);
    await denied(readSurely(document));
    await denied(document.update({ status: 'resolved' }));
    await denied(document.delete());
    await denied(readSurely(family.db.collection(post.collection).where('userId', '==', family.uid).limit(10)));
    await allowed(send(post, family));
  });

  it('is refused to a disabled family and after the account is deleted', async () => {
    const [disabled, deleted] = [await signUp({ disabled: true }), await signUp()];
    await store(`deleted/${deleted.uid}`, { at: Timestamp.now() });
    for (const family of [disabled, deleted]) await denied(send(post, family));
    await allowed(send(post, await signUp()));
  });

  it('F2: comes once in a minute', async () => {
    const family = await signUp();
    await allowed(send(post, family));
    await denied(send(post, family));
  });

  it('F2: comes one at a time', async () => {
    const family = await signUp();
    const [first, second] = [newUid(), newUid()];
    const batch = family.db.batch();
    for (const id of [first, second]) batch.set(family.db.doc(`${post.collection}/${id}`), post.fields(family));
    batch.set(family.db.doc(`rate/${family.uid}`), { [post.stamps.at]: serverTimestamp(), [post.stamps.id]: first });
    await denied(batch.commit());
    await allowed(send(post, family, { id: first }));
  });
});

describe('a contact message', () => {
  const wrong: [string, Fields][] = [
    ['no words', { message: '' }],
    ['spaces', { message: '  \n' }],
    ['spaces that are not cut off', { message: '\u00a0\u2003' }],
    ['what nobody sees', { message: '\u200b\u2060\u3164\u2800' }],
    ['words in spaces, which the app takes away', { message: ' Hello ' }],
    ['a text that is none', { message: 7 }],
    ['a text that is too long', { message: 'x'.repeat(LIMITS.contactMessage + 1) }],
    ['another status', { status: 'resolved' }],
    ['no status', { status: undefined }],
    ["the sender's own time", { timestamp: yesterday() }],
    ["the sender's own creation", { createdAt: yesterday() }],
    ['no time', { timestamp: undefined }],
    ['a field more', { email: 'a@example.test' }],
  ];
  it.each(wrong)('F1: refuses %s', async (_what, fields) => {
    const family = await signUp();
    await denied(send(MESSAGE, family, { fields }));
    await allowed(send(MESSAGE, family, { fields: { message: 'x'.repeat(LIMITS.contactMessage) } }));
  });
});

describe('a report', () => {
  const wrong: [string, Fields, Fields][] = [
    ['an unknown reason', { reason: 'boring' }, { reason: REPORT_REASONS[0] }],
    ['a long explanation', { details: 'x'.repeat(LIMITS.freeText + 1) }, { details: 'x'.repeat(LIMITS.freeText) }],
    ['an explanation that is no text', { details: null }, { details: '' }],
    ['a path as comment', { commentId: 'a/b' }, { commentId: 'comment-1' }],
    ['the wrong kind', { contentType: 'location' }, { contentType: 'story' }],
    [
      'the kind of another',
      { contentType: 'character' },
      { contentType: 'character', contentId: someShareId('character') },
    ],
    ['what is no share', { contentId: 'story_1' }, { contentId: someShareId() }],
    ['another status', { status: 'resolved' }, { status: 'pending' }],
    ["the sender's own time", { createdAt: yesterday() }, { createdAt: serverTimestamp() }],
    ['a field more', { email: 'a@example.test' }, {}],
    ['no comment, not even none', { commentId: undefined }, { commentId: null }],
  ];
  it.each(wrong)('refuses %s', async (_what, fields, right) => {
    const family = await signUp();
    await denied(send(REPORT, family, { fields }));
    await allowed(send(REPORT, family, { fields: right }));
  });
});
