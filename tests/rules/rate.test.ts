import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import { RATE_STAMPS } from '@talelantern/domain/limits/rate-stamps';
import { deleteField, increment, serverTimestamp, Timestamp } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { yesterday, type Fields } from '../support/documents.ts';
import {
  updateAsServer,
  signUp,
  writeAsServer,
  readAsServer,
  visitorDb,
  readWithRetry,
  type Family,
} from './family.ts';
import { addComment, comment, commenter, firstStamp, newCommentId, someComment, someShare } from './public-share.ts';
import { setUpRulesEnvironment } from './rules-environment.ts';

setUpRulesEnvironment();

const stampPath = ({ uid }: Family): string => `rate/${uid}`;

/** A family whose last comment is `secondsAgo` old. */
const familyThatCommented = async (secondsAgo: number) => {
  const [family, { id: shareId }] = [await commenter(), await someShare()];
  const lastCommentId = await someComment(family, shareId);
  const lastCommentAt = Timestamp.fromMillis(Date.now() - secondsAgo * 1_000);
  await writeAsServer(stampPath(family), {
    lastCommentAt,
    lastCommentId,
    lastReportAt: yesterday(),
    lastReportId: 'r1',
  });
  return { family, shareId, lastCommentId };
};

it('a second comment is allowed after ten seconds, not before', async () => {
  const { seconds } = RATE_STAMPS.comments;
  // A margin for the clock on a busy machine; the rule itself is exact.
  const early = await familyThatCommented(-30);
  await denied(comment(early.family, early.shareId));
  const laterCommenter = await familyThatCommented(seconds + 1);
  await allowed(comment(laterCommenter.family, laterCommenter.shareId));
  await denied(comment(laterCommenter.family, laterCommenter.shareId));
});

it('a hundred comments are accepted in 24 hours, and more after them', async () => {
  const { perDay } = RATE_STAMPS.comments;
  const commentAfter = async (comments: number, hoursAgo: number, stamp: Fields) => {
    const { family, shareId } = await familyThatCommented(60);
    const commentsSince = Timestamp.fromMillis(Date.now() - hoursAgo * 3_600_000);
    await updateAsServer(stampPath(family), { comments, commentsSince });
    return comment(family, shareId, { stamp });
  };
  const next = { comments: increment(1), commentsSince: undefined };
  await denied(commentAfter(perDay, 23, next));
  await denied(commentAfter(perDay, 23, {}));
  await denied(commentAfter(perDay - 1, 23, {}));
  await denied(commentAfter(perDay - 1, 23, { comments: perDay - 1, commentsSince: undefined }));
  await allowed(commentAfter(perDay - 1, 23, next));
  await allowed(commentAfter(perDay, 25, {}));
});

it('rate stamps can be read by their owner only', async () => {
  const { family } = await familyThatCommented(60);
  const stranger = await signUp();
  await denied(readWithRetry(stranger.db.doc(stampPath(family))));
  await denied(readWithRetry(visitorDb().doc(stampPath(family))));
  await denied(readWithRetry(family.db.collection('rate').limit(10)));
  await allowed(readWithRetry(family.db.doc(stampPath(family))));
});

it('rate stamps cannot be cleared, deleted or set back', async () => {
  const { family, shareId } = await familyThatCommented(60);
  const stamps = family.db.doc(stampPath(family));
  await denied(stamps.set({}));
  await denied(stamps.delete());
  await denied(stamps.update({ lastCommentAt: yesterday() }));
  await denied(stamps.update({ lastCommentAt: deleteField() }));
  await denied(stamps.update({ lastCommentAt: deleteField(), lastCommentId: deleteField() }));
  await denied(stamps.update({ lastCommentAt: serverTimestamp() }));
  await denied(stamps.update({ lastReportAt: deleteField(), lastReportId: deleteField() }));
  await allowed(comment(family, shareId));
});

it('a comment keeps the other rate stamps when it overwrites the document', async () => {
  const { family, shareId } = await familyThatCommented(60);
  const id = newCommentId();
  const batch = family.db.batch();
  addComment(batch, family, id, shareId);
  batch.set(family.db.doc(stampPath(family)), firstStamp(id));
  await denied(batch.commit());
  await allowed(comment(family, shareId, { id }));
  expect(await readAsServer(stampPath(family))).toMatchObject({ lastReportId: 'r1', lastCommentId: id });
});

it('rate stamps can only be created with a comment or message', async () => {
  const [family, { id: shareId }] = [await commenter(), await someShare()];
  const stamps = family.db.doc(stampPath(family));
  await denied(stamps.set({}));
  await denied(stamps.set({ lastCommentAt: yesterday(), lastCommentId: 'c1' }));
  await denied(comment(family, shareId, { stamp: { note: 'x' } }));
  await denied(comment(family, shareId, { stamp: { lastMessageAt: yesterday(), lastMessageId: 'm1' } }));
  await allowed(comment(family, shareId));
});

const wrongStamps: [string, Fields][] = [
  ['another time', { lastCommentAt: yesterday() }],
  ['another comment', { lastCommentId: 'somebody-elses' }],
  ['no comment', { lastCommentId: deleteField() }],
  ['a message as well', { lastMessageAt: serverTimestamp(), lastMessageId: 'm1' }],
  ['no count', { commentsSince: deleteField(), comments: deleteField() }],
  ['an extra field', { note: 'x' }],
];
it.each(wrongStamps)('a rate stamp is refused with %s', async (_what, stamp) => {
  const { family, shareId } = await familyThatCommented(60);
  await denied(comment(family, shareId, { stamp }));
  await allowed(comment(family, shareId));
});

it('a rate stamp allows one comment', async () => {
  const [family, { id: shareId }] = [await commenter(), await someShare()];
  const [first, second] = [newCommentId(), newCommentId()];
  const batch = family.db.batch();
  for (const id of [first, second]) addComment(batch, family, id, shareId);
  batch.set(family.db.doc(stampPath(family)), firstStamp(first));
  await denied(batch.commit());
  await allowed(comment(family, shareId, { id: first }));
});

it('a user’s rate-limit timestamps cannot be written by another user', async () => {
  const [family, other, { id: shareId }] = [await commenter(), await commenter(), await someShare()];
  const id = newCommentId();
  const batch = other.db.batch();
  addComment(batch, other, id, shareId);
  batch.set(other.db.doc(stampPath(family)), firstStamp(id));
  await denied(batch.commit());
  const withOwnStamp = () => {
    const foreignBatch = other.db.batch();
    addComment(foreignBatch, other, id, shareId);
    for (const one of [family, other]) foreignBatch.set(other.db.doc(stampPath(one)), firstStamp(id));
    return foreignBatch.commit();
  };
  await denied(withOwnStamp());
  await writeAsServer(stampPath(family), { lastCommentAt: yesterday(), lastCommentId: 'x' });
  await denied(withOwnStamp());
  await denied(other.db.doc(stampPath(family)).update(firstStamp(id)));
  await allowed(comment(other, shareId, { id }));
});

it('a rate stamp must come with a comment in the same batch', async () => {
  const { family, shareId, lastCommentId } = await familyThatCommented(60);
  const stamps = family.db.doc(stampPath(family));
  for (const id of [lastCommentId, newCommentId()]) await denied(stamps.update(firstStamp(id)));
  await updateAsServer(stampPath(family), { lastCommentAt: yesterday() });
  await allowed(comment(family, shareId));
});
