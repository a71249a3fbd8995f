import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import { RATE_STAMPS } from '@talelantern/domain/rate/rate-stamps';
import { deleteField, serverTimestamp, Timestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { yesterday, type Fields } from '../support/documents.ts';
import { amend, signUp, store, stored, visitorDb, readSurely, type Family } from './family.ts';
import { addComment, comment, commenter, newCommentId, someComment, someShare } from './public-share.ts';
import { useRulesEnvironment } from './rules-environment.ts';

useRulesEnvironment();

const stampPath = ({ uid }: Family): string => `rate/${uid}`;

/** A family whose last comment is `secondsAgo` old. */
const commentedBefore = async (secondsAgo: number) => {
  const [family, { id: shareId }] = [await commenter(), await someShare()];
  const lastCommentId = await someComment(family, shareId);
  const lastCommentAt = Timestamp.fromMillis(Date.now() - secondsAgo * 1_000);
  await store(stampPath(family), { lastCommentAt, lastCommentId, lastReportAt: yesterday(), lastReportId: 'r1' });
  return { family, shareId, lastCommentId };
};

describe('the stamps of a family', () => {
  it('E12: let a second comment pass after ten seconds, not before', async () => {
    const { seconds } = RATE_STAMPS.comments;
    // A margin for the clock and for a busy machine: the rule itself is exact.
    const early = await commentedBefore(-30);
    await denied(comment(early.family, early.shareId));
    const late = await commentedBefore(seconds + 1);
    await allowed(comment(late.family, late.shareId));
    await denied(comment(late.family, late.shareId));
  });

  it('are read by that family only', async () => {
    const { family } = await commentedBefore(60);
    const stranger = await signUp();
    await denied(readSurely(stranger.db.doc(stampPath(family))));
    await denied(readSurely(visitorDb().doc(stampPath(family))));
    await denied(readSurely(family.db.collection('rate').limit(10)));
    await allowed(readSurely(family.db.doc(stampPath(family))));
  });

  it('E14: are never emptied, deleted or set back', async () => {
    const { family, shareId } = await commentedBefore(60);
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

  it('E14: are not made to forget by a comment that sets them anew', async () => {
    const { family, shareId } = await commentedBefore(60);
    const id = newCommentId();
    const batch = family.db.batch();
    addComment(batch, family, id, shareId);
    batch.set(family.db.doc(stampPath(family)), { lastCommentAt: serverTimestamp(), lastCommentId: id });
    await denied(batch.commit());
    await allowed(comment(family, shareId, { id }));
    expect(await stored(stampPath(family))).toMatchObject({ lastReportId: 'r1', lastCommentId: id });
  });

  it('E14: begin with what is sent, and with nothing else', async () => {
    const [family, { id: shareId }] = [await commenter(), await someShare()];
    const stamps = family.db.doc(stampPath(family));
    await denied(stamps.set({}));
    await denied(stamps.set({ lastCommentAt: yesterday(), lastCommentId: 'c1' }));
    await denied(comment(family, shareId, { stamp: { note: 'x' } }));
    await denied(comment(family, shareId, { stamp: { lastMessageAt: yesterday(), lastMessageId: 'm1' } }));
    await allowed(comment(family, shareId));
  });

  const wrongStamps: [string, Fields][] = [
    ['another moment', { lastCommentAt: yesterday() }],
    ['another comment', { lastCommentId: 'somebody-elses' }],
    ['no comment', { lastCommentId: deleteField() }],
    ['a message as well', { lastMessageAt: serverTimestamp(), lastMessageId: 'm1' }],
    ['a field more', { note: 'x' }],
  ];
  it.each(wrongStamps)('E12: refuse %s', async (_what, stamp) => {
    const { family, shareId } = await commentedBefore(60);
    await denied(comment(family, shareId, { stamp }));
    await allowed(comment(family, shareId));
  });

  it('E12: are good for one comment', async () => {
    const [family, { id: shareId }] = [await commenter(), await someShare()];
    const [first, second] = [newCommentId(), newCommentId()];
    const batch = family.db.batch();
    for (const id of [first, second]) addComment(batch, family, id, shareId);
    batch.set(family.db.doc(stampPath(family)), { lastCommentAt: serverTimestamp(), lastCommentId: first });
    await denied(batch.commit());
    await allowed(comment(family, shareId, { id: first }));
  });

  it('are nobody else’s', async () => {
    const [family, other, { id: shareId }] = [await commenter(), await commenter(), await someShare()];
    const id = newCommentId();
    const batch = other.db.batch();
    addComment(batch, other, id, shareId);
    batch.set(other.db.doc(stampPath(family)), { lastCommentAt: serverTimestamp(), lastCommentId: id });
    await denied(batch.commit());
    const alongOwn = () => {
      const along = other.db.batch();
      addComment(along, other, id, shareId);
      for (const one of [family, other])
        along.set(other.db.doc(stampPath(one)), { lastCommentAt: serverTimestamp(), lastCommentId: id });
      return along.commit();
    };
    await denied(alongOwn());
    await store(stampPath(family), { lastCommentAt: yesterday(), lastCommentId: 'x' });
    await denied(alongOwn());
    await denied(other.db.doc(stampPath(family)).update({ lastCommentAt: serverTimestamp(), lastCommentId: id }));
    await allowed(comment(other, shareId, { id }));
  });

  it('belong to a comment that this request writes', async () => {
    const { family, shareId, lastCommentId } = await commentedBefore(60);
    const stamps = family.db.doc(stampPath(family));
    await denied(stamps.update({ lastCommentAt: serverTimestamp(), lastCommentId }));
    await denied(stamps.update({ lastCommentAt: serverTimestamp(), lastCommentId: newCommentId() }));
    await amend(stampPath(family), { lastCommentAt: yesterday() });
    await allowed(comment(family, shareId));
  });
});
