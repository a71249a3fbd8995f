import { CHANGED_MEANWHILE, OUTDATED_PAGE, REASON_REQUIRED } from '@talelantern/domain/contracts/admin/admin-action';
import { NOT_OFFERED, NOT_SHOWN, SHARE_NOT_FOUND } from '@talelantern/domain/contracts/admin/moderation';
import { readTime } from '@talelantern/domain/stored/read-fields';
import { DAY_MS } from '@talelantern/domain/time/day';
import { PAGE_SIZE } from '@talelantern/domain/limits/limits';
import { newShareId } from '@talelantern/domain/sharing/share-id';
import { itemPicturePath } from '@talelantern/domain/images/media-url';
import { randomUUID } from 'node:crypto';
import { Query } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { MAX_REPORTS_CLOSED } from '../../functions/src/admin/adapters/close-reports.ts';
import { createFirestoreAuditStore } from '../../functions/src/admin/adapters/firestore-audit-store.ts';
import { createFirestoreModerationStore } from '../../functions/src/admin/adapters/firestore-moderation-store.ts';
import { decideShare } from '../../functions/src/admin/operations/moderate.ts';
import { createFirestoreUserDocuments } from '../../functions/src/families/adapters/firestore-user-documents.ts';
import { createFirestoreShareFollowUps } from '../../functions/src/sharing/adapters/firestore-removals.ts';
import { handleRealName, nicknameOf } from '../../functions/src/sharing/operations/item-events.ts';
import { moderateComment } from '../../functions/src/sharing/operations/moderate-comment.ts';
import { refreshShare } from '../../functions/src/sharing/operations/refresh-share.ts';
import { refreshUserShares } from '../../functions/src/sharing/operations/refresh-user-shares.ts';
import { updateSharing } from '../../functions/src/sharing/operations/update-sharing.ts';
import { ask, auditOf, createAdmin, fieldOf, seenBy } from './support/admins.ts';
import { adminFirestore, storedFields } from './support/cloud-access.ts';
import { createFamily, storeChild, type Family } from './support/family.ts';
import { failure, UNAVAILABLE, setUpFunction } from './support/function-under-test.ts';
import {
  filesBelow,
  newWord,
  PEN_NAME,
  putWithThumbnail,
  readPublicShare,
  sharingDeps,
  storeOpenShare,
  storeStory,
} from './support/shared-items.ts';

const underTest = setUpFunction('admin');
let admin: Family;
beforeAll(async () => {
  admin = await createAdmin(['moderation']);
});

const share = async (family: Family, storyId: string, isPublic = true) =>
  updateSharing(
    sharingDeps(),
    { uid: family.uid, emailVerified: true },
    { contentType: 'story', contentId: storyId, isPublic, offered: true },
  );

/** A shared story with a picture. */
async function sharedStory() {
  const family = await createFamily({ profile: { penName: PEN_NAME } });
  const storyId = await storeStory(family, { title: newWord() });
  const path = itemPicturePath(family.uid, { collection: 'characters', id: 'ember' }, 'first');
  await putWithThumbnail(path);
  const ember = { id: 'ember', name: 'Ember', type: 'Animal - Forest - Fox', imagePath: path };
  await adminFirestore()
    .doc(`stories/${storyId}`)
    .update({ characters: [ember] });
  const { shareId } = await share(family, storyId);
  if (shareId === null) throw new Error('Nothing is shared');
  return { family, storyId, shareId };
}

async function report(shareId: string, commentId: string | null = null): Promise<string> {
  const reportDocument = await adminFirestore().collection('reports').add({
    userId: null,
    contentType: 'story',
    contentId: shareId,
    commentId,
    reason: 'unkind',
    details: 'It frightens my child.',
    status: 'pending',
    createdAt: new Date(),
  });
  return reportDocument.id;
}

async function storeComment(shareId: string, status: string, prefix = 'comment'): Promise<string> {
  const id = `${prefix}${randomUUID().replaceAll('-', '')}`;
  const comment = adminFirestore().doc(`comments/${id}`);
  await comment.set({
    contentId: shareId,
    contentType: 'story',
    userName: 'Moth',
    text: 'Ugh.',
    status,
    createdAt: new Date(),
  });
  await comment.collection('private').doc('author').set({ userId: 'moth' });
  return id;
}

const readAsAdmin = (shareId: string) => seenBy(underTest, admin, shareId);

/** Reads what an administrator sees, as `decideShare` requires before a share is approved or listed. */
async function decide(
  shareId: string,
  decision: 'approve' | 'hide' | 'remove' | 'list' | 'unlist',
  note = 'We looked.',
) {
  const isLookedAt = decision === 'approve' || decision === 'list';
  const shownPage = isLookedAt ? await readAsAdmin(shareId) : null;
  return ask(underTest, admin, { action: 'decideShare', shareId, decision, ...shownPage, note });
}

const createdAtOf = async (commentId: string) => readTime(await fieldOf(`comments/${commentId}`, 'createdAt'));

const decideComment = async (commentId: string, decision: 'show' | 'hide' | 'remove') =>
  ask(underTest, admin, {
    action: 'decideComment',
    commentId,
    decision,
    createdAt: await createdAtOf(commentId),
    note: 'We looked.',
  });

/** Edits a story and refreshes its share, as the trigger would. */
async function edit(storyId: string, shareId: string, fields: Readonly<Record<string, unknown>>): Promise<void> {
  await adminFirestore().doc(`stories/${storyId}`).update(fields);
  await refreshShare(sharingDeps(), shareId, Date.now());
}
const statusOf = (reportId: string) => fieldOf(`reports/${reportId}`, 'status');

it('an administrator finds, reads and hides a reported share with its pictures, and both are logged', async () => {
  const { family, storyId, shareId } = await sharedStory();
  const reportId = await report(shareId);
  const { reports } = await ask(underTest, admin, { action: 'readSharedItem', shareId });
  expect(reports).toMatchObject([{ id: reportId, reason: 'unkind', reporterId: null, status: 'pending' }]);
  expect(await filesBelow(`shared/${shareId}/`)).toHaveLength(2);

  const { share: hidden } = await decide(shareId, 'hide', 'Too frightening.');
  expect(hidden).toMatchObject({ state: 'held', hold: 'review', listed: false });
  expect(await readPublicShare(shareId)).toMatchObject({ hidden: true });
  expect(await filesBelow(`shared/${shareId}/`)).toEqual([]);
  expect(await storedFields(`stories/${storyId}`)).toMatchObject({ sharing: { isPublic: true, hold: 'review' } });
  expect(await statusOf(reportId)).toBe('upheld');
  expect(await auditOf('share', shareId)).toEqual([
    {
      adminId: admin.uid,
      action: 'decideShare',
      before: { state: 'shown', hold: null, listed: false, pendingReports: 1 },
      after: { state: 'held', hold: 'review', listed: false, pendingReports: 0 },
      note: 'Too frightening.',
    },
  ]);
  const response = await ask(underTest, admin, { action: 'readSharedItem', shareId });
  expect(response).toMatchObject({
    ownerId: family.uid,
    content: { contentType: 'story', chapters: ['Once upon a time.'], pictures: [] },
    history: [{ action: 'decideShare', adminEmail: `${admin.uid}@example.test` }],
  });
  expect(JSON.stringify(response)).not.toContain('the prompt of this family');
});

it('a removal needs a reason in the log', async () => {
  const { shareId } = await sharedStory();
  const remove = (overrides: object) =>
    underTest.call(admin, { action: 'decideShare', shareId, decision: 'remove', ...overrides });
  for (const fields of [{}, { note: ' ' }, { note: '', from: 'shown' }])
    expect(await remove(fields)).toMatchObject({ status: 400, json: failure('invalid', REASON_REQUIRED, 'note') });
  expect(await remove({ from: 'gone' })).toMatchObject({ status: 409 });
  expect(await remove({ note: 'Unkind.', from: 'shown' })).toMatchObject({ status: 200 });
});

it('the report of a share is found and closed although there are many newer reports of its comments', async () => {
  const { shareId } = await sharedStory();
  const about = adminFirestore().collection('reports');
  const batch = adminFirestore().batch();
  const pending = { userId: null, contentType: 'story', contentId: shareId, reason: 'spam', status: 'pending' };
  // Firestore finds reports in the order of their ids.
  const reportId = `zz${randomUUID()}`;
  batch.set(about.doc(reportId), { ...pending, commentId: null, createdAt: new Date('2026-01-01') });
  for (let count = 0; count < 200; count += 1)
    batch.set(about.doc(), { ...pending, commentId: `comment-${count}`, createdAt: new Date() });
  await batch.commit();
  const { reports } = await ask(underTest, admin, { action: 'readSharedItem', shareId });
  expect(reports).toHaveLength(21);
  expect(reports.at(-1)).toMatchObject({ id: reportId, commentId: null, status: 'pending' });
  await decide(shareId, 'approve');
  expect(await statusOf(reportId)).toBe('dismissed');
  const commentReports = about.where('contentId', '==', shareId).where('status', '==', 'pending');
  expect((await commentReports.count().get()).data().count).toBe(200);
  await decide(shareId, 'remove');
  expect((await commentReports.count().get()).data().count).toBe(0);
});

/** Stores `count` pending reports. */
async function reportOften(shareId: string, commentId: string | null, count: number): Promise<void> {
  const about = adminFirestore().collection('reports');
  const batch = adminFirestore().batch();
  const fields = { userId: null, contentType: 'story', contentId: shareId, commentId, reason: 'spam', details: '' };
  for (let index = 0; index < count; index += 1)
    batch.set(about.doc(), { ...fields, status: 'pending', createdAt: new Date() });
  await batch.commit();
}
const reportsWith = async (status: string, shareId: string): Promise<number> => {
  const about = adminFirestore().collection('reports').where('contentId', '==', shareId);
  return (await about.where('status', '==', status).count().get()).data().count;
};
const pendingInLog = async (target: string, targetId: string) =>
  (await auditOf(target, targetId)).map(({ before, after }) => [before, after]);

it('hiding a share closes up to a thousand of its reports, hiding it again closes the others and later ones', async () => {
  const { shareId } = await sharedStory();
  await reportOften(shareId, null, MAX_REPORTS_CLOSED + 1);
  await decide(shareId, 'hide');
  expect(await reportsWith('upheld', shareId)).toBe(MAX_REPORTS_CLOSED);
  await report(shareId);
  await decide(shareId, 'hide');
  expect(await reportsWith('pending', shareId)).toBe(0);
  expect(await reportsWith('upheld', shareId)).toBe(MAX_REPORTS_CLOSED + 2);
  expect(await pendingInLog('share', shareId)).toMatchObject([
    [
      { state: 'shown', pendingReports: MAX_REPORTS_CLOSED + 1 },
      { state: 'held', pendingReports: 1 },
    ],
    [
      { state: 'held', pendingReports: 2 },
      { state: 'held', pendingReports: 0 },
    ],
  ]);
});

it('a decision about a comment closes all of its reports, and the log counts pending reports', async () => {
  const { shareId } = await sharedStory();
  const commentId = await storeComment(shareId, 'visible');
  await reportOften(shareId, commentId, 30);
  await decideComment(commentId, 'show');
  expect(await reportsWith('dismissed', shareId)).toBe(30);
  expect(await pendingInLog('comment', commentId)).toMatchObject([[{ pendingReports: 30 }, { pendingReports: 0 }]]);
});

it('approving a share closes the reports that were read, and later ones stay pending', async () => {
  const { shareId } = await sharedStory();
  const read = await report(shareId);
  const approve = async (seenPage: Awaited<ReturnType<typeof readAsAdmin>>) =>
    ask(underTest, admin, {
      action: 'decideShare',
      shareId,
      decision: 'approve',
      from: 'shown',
      ...seenPage,
      note: '',
    });
  const before = await readAsAdmin(shareId);
  const late = await report(shareId);
  await approve(before);
  expect([await statusOf(read), await statusOf(late)]).toEqual(['dismissed', 'pending']);
  expect(await pendingInLog('share', shareId)).toMatchObject([[{ pendingReports: 2 }, { pendingReports: 1 }]]);
  await approve(await readAsAdmin(shareId));
  expect(await statusOf(late)).toBe('dismissed');
  await report(shareId);
  await approve({ ...before, reportsUntil: null });
  expect(await reportsWith('pending', shareId)).toBe(1);
});

it('the page of a share has its newest pending reports and says how many there are', async () => {
  const { shareId } = await sharedStory();
  await reportOften(shareId, null, 30);
  await report(shareId, 'comment-1');
  const newest = await report(shareId);
  const { reports, pendingReports } = await ask(underTest, admin, { action: 'readSharedItem', shareId });
  expect([reports[0]?.id, pendingReports]).toEqual([newest, 31]);
  expect(reports.filter(({ commentId }) => commentId === null)).toHaveLength(PAGE_SIZE);
  await decide(shareId, 'approve');
  expect(await reportsWith('dismissed', shareId)).toBe(31);
});

it.each(['waiting', 'unfit', 'disabled'])('a share that is held as %s can be hidden', async (hold) => {
  const { shareId } = await sharedStory();
  await adminFirestore().doc(`shares/${shareId}`).update({ hidden: true });
  await adminFirestore().doc(`shares/${shareId}/private/source`).update({ hold });
  const body = { action: 'decideShare', shareId, decision: 'hide', from: 'held', note: '' } as const;
  expect((await ask(underTest, admin, body)).share).toMatchObject({ state: 'held', hold: 'review' });
});

it('an administrator is told which account reported a share and which wrote a comment', async () => {
  const { shareId } = await sharedStory();
  const commentId = await storeComment(shareId, 'held');
  const reportId = await report(shareId, commentId);
  await adminFirestore()
    .doc(`reports/${reportId}`)
    .update({ userId: 'heron', createdAt: new Date('2019-01-01') });
  const { reports, comments } = await ask(underTest, admin, { action: 'readSharedItem', shareId });
  expect(reports).toMatchObject([{ id: reportId, reporterId: 'heron' }]);
  expect(comments).toMatchObject([{ commentId, authorId: 'moth' }]);
  const queue = await ask(underTest, admin, { action: 'listReports', status: 'pending' });
  expect(queue.reports.find(({ id }) => id === reportId)).toMatchObject({
    reporterId: 'heron',
    commentAuthorId: 'moth',
  });
  await decide(shareId, 'remove');
});

it('repeated requests hide and remove a share once, and the audit log has only the requests that took effect', async () => {
  const { shareId } = await sharedStory();
  for (const decision of ['hide', 'hide', 'remove', 'remove'] as const) await decide(shareId, decision);
  const hiddenState = { state: 'held', hold: 'review' };
  const removedState = { state: 'withdrawn', hold: 'review' };
  expect((await auditOf('share', shareId)).map(({ before, after }) => [before, after])).toMatchObject([
    [{ state: 'shown' }, hiddenState],
    [hiddenState, removedState],
  ]);
});

it('an approved share is moderated again, and the audit log shows the administrator', async () => {
  const { shareId } = await sharedStory();
  await adminFirestore().doc(`shares/${shareId}`).update({ hidden: true });
  await adminFirestore().doc(`shares/${shareId}/private/source`).update({ hold: 'unfit' });
  expect((await decide(shareId, 'approve')).share).toMatchObject({ state: 'shown', hold: null });
  expect(await auditOf('share', shareId)).toMatchObject([
    { adminId: admin.uid, before: { state: 'held', hold: 'unfit' }, after: { state: 'held', hold: 'waiting' } },
  ]);
});

it('a hidden share stays hidden when its family shares it again, until it is approved', async () => {
  const { family, storyId, shareId } = await sharedStory();
  await decide(shareId, 'hide');
  await share(family, storyId, false);
  const { shareId: again, outcome } = await share(family, storyId);
  expect(outcome).toBe('held');
  if (again === null) throw new Error('Nothing is shared');
  const reportId = await report(again);
  expect((await decide(again, 'approve')).share).toMatchObject({ state: 'shown', hold: null });
  expect(await filesBelow(`shared/${again}/`)).toHaveLength(2);
  expect(await statusOf(reportId)).toBe('dismissed');
  // The earlier hold no longer applies.
  await share(family, storyId, false);
  expect(await share(family, storyId)).toMatchObject({ outcome: 'public' });
});

it('a share that is approved while moderation is unavailable stays unpublished', async () => {
  const { shareId } = await sharedStory();
  await decide(shareId, 'hide');
  await underTest.standIn.plan(UNAVAILABLE, { path: '/v1/moderations' });
  expect((await decide(shareId, 'approve')).share).toMatchObject({ state: 'held', hold: 'waiting' });
  expect(await readPublicShare(shareId)).toMatchObject({ hidden: true });
  await underTest.standIn.reset();
  expect((await decide(shareId, 'approve')).share).toMatchObject({ state: 'shown', hold: null });
});

it('a share is removed with its comments, and a report about a deleted share can be closed', async () => {
  const { family, storyId, shareId } = await sharedStory();
  const commentId = await storeComment(shareId, 'visible');
  const reports = [await report(shareId), await report(shareId, commentId)];
  await decide(shareId, 'hide');
  // The comment is still to be decided.
  expect(await Promise.all(reports.map(statusOf))).toEqual(['upheld', 'pending']);
  expect((await decide(shareId, 'remove')).share).toMatchObject({ state: 'withdrawn', hold: 'review' });
  expect(await storedFields(`comments/${commentId}`)).toEqual({});
  expect(await Promise.all(reports.map(statusOf))).toEqual(['upheld', 'upheld']);
  expect(await share(family, storyId)).toMatchObject({ outcome: 'held' });

  const missingShareId = await storeOpenShare();
  const lateReport = await report(missingShareId);
  await adminFirestore().doc(`shares/${missingShareId}`).delete();
  expect(
    await underTest.call(admin, { action: 'decideShare', shareId: missingShareId, decision: 'hide' }),
  ).toMatchObject({
    status: 404,
    json: failure('not_found', SHARE_NOT_FOUND),
  });
  // Closing the reports about what is gone does not need a reason.
  const close = {
    action: 'decideShare',
    shareId: missingShareId,
    decision: 'remove',
    from: 'gone',
    note: '',
  } as const;
  expect((await ask(underTest, admin, close)).share.state).toBe('gone');
  expect(await statusOf(lateReport)).toBe('upheld');
});

describe('a decision that Storage interrupts', () => {
  const deps = () => {
    const firestore = adminFirestore();
    return {
      ...sharingDeps(),
      moderationStore: createFirestoreModerationStore(firestore),
      auditStore: createFirestoreAuditStore(firestore),
      followUps: createFirestoreShareFollowUps(firestore),
      userDocuments: createFirestoreUserDocuments(firestore),
    };
  };
  const rejectUnavailable = () => Promise.reject(new Error('unavailable'));
  const acting = { userId: 'admin', email: '', role: 'admin', permissions: [] };

  it.each(['hide', 'remove'] as const)('the sweep finishes a decision to %s a share', async (decision) => {
    const { family, storyId, shareId } = await sharedStory();
    const other = await storeStory(family, { title: newWord() });
    const { shareId: otherShareId } = await share(family, other);
    const workingDeps = deps();
    const brokenDeps = { ...workingDeps, pictures: { ...workingDeps.pictures, remove: rejectUnavailable } };
    const request = { action: 'decideShare', shareId, decision, note: '' } as const;
    await expect(decideShare(brokenDeps, acting, request)).rejects.toThrow('unavailable');
    expect(await filesBelow(`shared/${shareId}/`)).toHaveLength(2);
    // A decision about one share does not apply to others.
    const depsWithFailingModeration = {
      ...workingDeps,
      families: { ...workingDeps.families, safetyOf: rejectUnavailable },
    };
    await refreshUserShares(depsWithFailingModeration, family.uid, Date.now());
    expect(await filesBelow(`shared/${shareId}/`)).toEqual([]);
    expect(await readPublicShare(otherShareId)).toMatchObject({ hidden: false });
    expect(await storedFields(`stories/${storyId}`)).toMatchObject({ sharing: { isPublic: decision === 'hide' } });
    expect(await storedFields(`share_follow_ups/${family.uid}`)).toEqual({});
  });

  it.each([false, true])(
    'a removal that stopped before the share was withdrawn is finished by the sweep (all shares are refreshed: %s)',
    async (isOfAll) => {
      const { family, storyId, shareId } = await sharedStory();
      const workingDeps = deps();
      const brokenDeps = { ...workingDeps, shares: { ...workingDeps.shares, transact: rejectUnavailable } };
      const request = { action: 'decideShare', shareId, decision: 'remove', note: '' } as const;
      await expect(decideShare(brokenDeps, acting, request)).rejects.toThrow('unavailable');
      if (isOfAll) await adminFirestore().doc(`share_follow_ups/${family.uid}`).set({ at: new Date() });
      await refreshUserShares(workingDeps, family.uid, Date.now());
      expect((await readPublicShare(shareId))?.withdrawnAt).not.toBeNull();
      expect(await storedFields(`stories/${storyId}`)).toMatchObject({ sharing: { isPublic: false, hold: 'removed' } });
    },
  );

  it('a decision about one share does not end a pending follow-up for all shares of its family', async () => {
    const { family, shareId } = await sharedStory();
    await adminFirestore().doc(`share_follow_ups/${family.uid}`).set({ at: new Date() });
    await decide(shareId, 'hide');
    expect(await deps().followUps.find(family.uid)).toMatchObject({ isSettled: false });
  });

  it.each(['hide', 'remove'] as const)(
    'a decision to %s a share leaves the other shares of its family to the sweep',
    async (decision) => {
      const { family, shareId } = await sharedStory();
      const userDocuments = { unclearedShareIds: () => expect.unreachable('It reads other shares') };
      const request = { action: 'decideShare', shareId, decision, note: '' } as const;
      await decideShare({ ...deps(), userDocuments }, acting, request);
      expect(await filesBelow(`shared/${shareId}/`)).toEqual([]);
      expect(await deps().followUps.find(family.uid)).toMatchObject({ isSettled: true });
    },
  );

  it.each(['hide', 'remove'] as const)(
    'a share that mentions a child is hidden immediately when the child gets that name right after a decision to %s another one',
    async (decision) => {
      const { family, shareId } = await sharedStory();
      const names = [newWord(), newWord()];
      const shareIds: (string | null)[] = [];
      for (const name of names) {
        const storyId = await storeStory(family, { previousParts: [`Then ${name} came home.`] });
        shareIds.push((await share(family, storyId)).shareId);
      }
      await decide(shareId, decision);
      const clock = { now: () => Date.now() };
      for (const nickname of names) {
        await storeChild(family, { nickname });
        const change = { before: {}, after: { nickname }, nameOf: nicknameOf, eventId: randomUUID() };
        await handleRealName({ ...deps(), clock }, family.uid, change);
      }
      const areHidden = async () => (await Promise.all(shareIds.map(readPublicShare))).map((copy) => copy?.hidden);
      // The second name within a minute is left to the sweep.
      expect(await areHidden()).toEqual([true, false]);
      await refreshUserShares(deps(), family.uid, Date.now());
      expect(await areHidden()).toEqual([true, true]);
    },
  );
});

const changedMeanwhile = { status: 409, json: failure('in_progress', CHANGED_MEANWHILE) };
/** The response to a page of an earlier version, which does not send the state that the administrator saw. */
const outdatedPage = { status: 409, json: failure('in_progress', OUTDATED_PAGE) };

it('a closed report expires after 180 days, or at its earlier expiry', async () => {
  const { shareId } = await sharedStory();
  const commentId = await storeComment(shareId, 'visible');
  const [ofShare, ofComment, ofVisitor] = [
    await report(shareId),
    await report(shareId, commentId),
    await report(shareId),
  ];
  const tomorrow = Date.now() + DAY_MS;
  await adminFirestore()
    .doc(`reports/${ofVisitor}`)
    .update({ expiresAt: new Date(tomorrow) });
  await decide(shareId, 'approve');
  await decideComment(commentId, 'show');
  const daysLeft = async (reportId: string) =>
    Math.round(((readTime(await fieldOf(`reports/${reportId}`, 'expiresAt')) ?? 0) - Date.now()) / DAY_MS);
  expect(await Promise.all([ofShare, ofComment, ofVisitor].map(daysLeft))).toEqual([180, 180, 1]);
});

it('a share hidden in the meantime is neither shown nor removed by an administrator who saw it before', async () => {
  const { shareId } = await sharedStory();
  const fromShown = (decision: string) =>
    underTest.call(admin, { action: 'decideShare', shareId, decision, from: 'shown', note: 'We looked.' });
  await decide(shareId, 'hide');
  for (const decision of ['approve', 'remove']) expect(await fromShown(decision)).toMatchObject(changedMeanwhile);
  expect(await readPublicShare(shareId)).toMatchObject({ hidden: true, withdrawnAt: null });
  expect(await fromShown('hide')).toMatchObject({ status: 200 });
  expect(await auditOf('share', shareId)).toHaveLength(1);
});

it.each([
  ['waited to be approved', { hold: 'review', waitsSince: new Date() }],
  ['was unsuitable', { hold: 'unfit' }],
])(
  'a share that another administrator hid while it %s is not approved by one who saw it before',
  async (_how, heldShare) => {
    const { shareId } = await sharedStory();
    await adminFirestore().doc(`shares/${shareId}`).update({ hidden: true });
    await adminFirestore().doc(`shares/${shareId}/private/source`).update(heldShare);
    const approve = (seenPage: Awaited<ReturnType<typeof readAsAdmin>>) =>
      underTest.call(admin, { action: 'decideShare', shareId, decision: 'approve', from: 'held', ...seenPage });
    const { hold, waitsSince } = await readAsAdmin(shareId);
    await decide(shareId, 'hide');
    const approveAsBefore = async () => approve({ ...(await readAsAdmin(shareId)), hold, waitsSince });
    expect(await approveAsBefore()).toMatchObject(changedMeanwhile);
    expect(await readAsAdmin(shareId)).toMatchObject({ hold: 'review', waitsSince: null });
    expect(await approve(await readAsAdmin(shareId))).toMatchObject({ json: { share: { state: 'shown' } } });
    // An approval that comes second changes nothing.
    expect(await approveAsBefore()).toMatchObject({ status: 200 });
  },
);

it('words that a family adds after the administrator opened the share are not approved, unlike the words that were there', async () => {
  const { storyId, shareId } = await sharedStory();
  await decide(shareId, 'hide');
  const before = await readAsAdmin(shareId);
  const approve = (seenPage: Partial<Record<keyof typeof before, unknown>>) =>
    underTest.call(admin, { action: 'decideShare', shareId, decision: 'approve', from: 'held', ...seenPage });
  await edit(storyId, shareId, { previousParts: ['And then it bit.'] });
  for (const seenPage of [before, { ...before, seen: null }])
    expect(await approve(seenPage)).toMatchObject(changedMeanwhile);
  for (const field of ['seen', 'hold', 'waitsSince', 'reportsUntil'])
    expect(await approve({ ...(await readAsAdmin(shareId)), [field]: undefined })).toMatchObject(outdatedPage);
  expect(await readPublicShare(shareId)).toMatchObject({ hidden: true });
  expect(await approve(await readAsAdmin(shareId))).toMatchObject({ json: { share: { state: 'shown' } } });
  expect(await readPublicShare(shareId)).toMatchObject({ hidden: false, copy: { chapters: ['And then it bit.'] } });
});

it.each([
  ['words', { previousParts: ['And then it bit.'] }],
  ['pictures', { characters: [{ id: 'ember', name: 'Ember', type: 'Animal - Forest - Fox', imagePath: null }] }],
])(
  '%s that a family adds after the administrator opened the share are not listed, unlike those that were there',
  async (_what, fields) => {
    const { storyId, shareId } = await sharedStory();
    const before = await readAsAdmin(shareId);
    await edit(storyId, shareId, fields);
    const list = (seenPage: typeof before) =>
      underTest.call(admin, { action: 'decideShare', shareId, decision: 'list', from: 'shown', ...seenPage });
    for (const seenPage of [before, { ...before, seen: null }])
      expect(await list(seenPage)).toMatchObject(changedMeanwhile);
    expect(await readPublicShare(shareId)).toMatchObject({ listed: false });
    expect(await list(await readAsAdmin(shareId))).toMatchObject({ json: { share: { listed: true } } });
  },
);

it.each(['hide', 'remove'] as const)(
  'a decision to %s a share holds the words that the administrator saw, although its family has changed them in the meantime',
  async (decision) => {
    const [words, harmless] = [newWord(), newWord()].map((word) => `${word} ${'ended '.repeat(12)}`);
    const { storyId, shareId } = await sharedStory();
    await edit(storyId, shareId, { previousParts: [words] });
    const before = await readAsAdmin(shareId);
    await edit(storyId, shareId, { previousParts: [harmless] });
    const request = {
      action: 'decideShare',
      shareId,
      decision,
      from: 'shown',
      note: 'We looked.',
      ...before,
    } as const;
    expect(await underTest.call(admin, request)).toMatchObject({ status: 200 });
    const other = await createFamily({ profile: { penName: PEN_NAME } });
    const outcomes: string[] = [];
    for (const chapter of [words, 'Once upon a time.'])
      outcomes.push(
        (await share(other, await storeStory(other, { title: newWord(), previousParts: [chapter] }))).outcome,
      );
    expect(outcomes).toEqual(['held', 'public']);
  },
);

it('a comment hidden in the meantime is not shown by an administrator who saw it held', async () => {
  const { shareId } = await sharedStory();
  const commentId = await storeComment(shareId, 'held');
  const fromHeld = (decision: string) =>
    underTest.call(admin, { action: 'decideComment', commentId, decision, from: 'held' });
  expect(await fromHeld('hide')).toMatchObject({ json: { state: 'refused' } });
  expect(await fromHeld('show')).toMatchObject(changedMeanwhile);
  expect(await fromHeld('hide')).toMatchObject({ json: { state: 'refused' } });
  expect(await fieldOf(`comments/${commentId}`, 'status')).toBe('refused');
  expect(await auditOf('comment', commentId)).toHaveLength(1);
});

it('a comment replaced under the same id can be hidden, but not shown, by an administrator who saw the earlier one', async () => {
  const { shareId } = await sharedStory();
  const commentId = await storeComment(shareId, 'held');
  const reportId = await report(shareId, commentId);
  await adminFirestore()
    .doc(`reports/${reportId}`)
    .update({ createdAt: new Date(0) });
  const { comments } = await ask(underTest, admin, { action: 'readSharedItem', shareId });
  const { reports } = await ask(underTest, admin, { action: 'listReports', status: 'pending' });
  const first = comments[0]?.createdAt;
  expect(reports.find(({ id }) => id === reportId)?.commentCreatedAt).toBe(first);
  await adminFirestore()
    .doc(`comments/${commentId}`)
    .update({ text: 'Boo.', createdAt: new Date(Date.now() + 1) });
  const decideAbout = (decision: string, createdAt: number | null | undefined) =>
    underTest.call(admin, { action: 'decideComment', commentId, decision, from: 'held', createdAt });
  expect(await decideAbout('show', first)).toMatchObject(changedMeanwhile);
  expect(await decideAbout('show', undefined)).toMatchObject(outdatedPage);
  expect(await fieldOf(`comments/${commentId}`, 'status')).toBe('held');
  expect(await decideAbout('hide', first)).toMatchObject({ json: { state: 'refused' } });
  expect(await decideComment(commentId, 'show')).toEqual({ state: 'visible' });
});

it('an administrator adds an offered, visible share to the public list, and removes it', async () => {
  const { shareId } = await sharedStory();
  expect((await decide(shareId, 'list')).share.listed).toBe(true);
  expect(await readPublicShare(shareId)).toMatchObject({ listed: true });
  expect((await decide(shareId, 'unlist')).share.listed).toBe(false);
  await decide(shareId, 'list');
  expect((await decide(shareId, 'hide')).share.listed).toBe(false);
  const list = { action: 'decideShare', shareId, decision: 'list' };
  expect(await underTest.call(admin, list)).toMatchObject({ status: 400, json: failure('refused', NOT_SHOWN) });
});

it('a share that its family has not offered cannot be listed', async () => {
  const { shareId } = await sharedStory();
  await adminFirestore().doc(`shares/${shareId}`).update({ offered: false });
  const list = { action: 'decideShare', shareId, decision: 'list' };
  expect(await underTest.call(admin, list)).toMatchObject({ status: 400, json: failure('refused', NOT_OFFERED) });
});

describe('comments', () => {
  it('an administrator shows, hides and removes a comment, which closes its reports, and the log shows its author', async () => {
    const { shareId } = await sharedStory();
    const commentId = await storeComment(shareId, 'held');
    const [unfounded, aboutShare] = [await report(shareId, commentId), await report(shareId)];
    expect(await decideComment(commentId, 'show')).toEqual({ state: 'visible' });
    expect([await statusOf(unfounded), await statusOf(aboutShare)]).toEqual(['dismissed', 'pending']);
    const reportId = await report(shareId, commentId);
    expect(await decideComment(commentId, 'hide')).toEqual({ state: 'refused' });
    expect(await statusOf(reportId)).toBe('upheld');
    expect(await fieldOf(`comments/${commentId}`, 'status')).toBe('refused');
    expect(await decideComment(commentId, 'remove')).toEqual({ state: 'gone' });
    expect(await storedFields(`comments/${commentId}`)).toEqual({});
    expect(await storedFields(`comments/${commentId}/private/author`)).toEqual({});
    const log = await auditOf('comment', commentId);
    const ofMoth = { authorId: 'moth' };
    expect(log.map(({ before }) => before)).toMatchObject([ofMoth, ofMoth, ofMoth]);
    expect(log.map(({ after }) => after)).toMatchObject([
      { ...ofMoth, state: 'visible' },
      { ...ofMoth, state: 'refused' },
      { ...ofMoth, state: 'gone' },
    ]);
    expect(JSON.stringify(log)).not.toContain('Ugh');
  });

  /** A share with comments of a family with this child. */
  const sharedByFamilyOf = async (nickname: string) => {
    const { family, shareId } = await sharedStory();
    await adminFirestore().doc(`shares/${shareId}`).update({ 'sharing.allowComments': true });
    await storeChild(family, { nickname });
    return { family, shareId };
  };

  /** Moderates a new comment as its event does. */
  const comment = async (shareId: string, author: Family, text: string) => {
    const id = await storeComment(shareId, 'held');
    await adminFirestore().doc(`comments/${id}`).update({ text });
    await adminFirestore().doc(`comments/${id}/private/author`).set({ userId: author.uid });
    await moderateComment(sharingDeps(), id);
    return { id, status: () => fieldOf(`comments/${id}`, 'status') };
  };

  it('a comment that mentions a child stays visible in sweeps of the family’s shares once an administrator has shown it', async () => {
    const { family, shareId } = await sharedByFamilyOf('Quillon');
    const namingComment = await comment(shareId, await createFamily(), 'Good night, Quillon!');
    expect(await namingComment.status()).toBe('review');
    await decideComment(namingComment.id, 'show');
    // The follow-up that a decision about the account starts.
    await adminFirestore().doc(`share_follow_ups/${family.uid}`).set({ at: new Date() });
    const followUps = createFirestoreShareFollowUps(adminFirestore());
    const userDocuments = createFirestoreUserDocuments(adminFirestore());
    await refreshUserShares({ ...sharingDeps(), followUps, userDocuments }, family.uid, Date.now());
    expect(await namingComment.status()).toBe('visible');
    expect(await followUps.find(family.uid)).toBeNull();
  });

  it('once an administrator has shown a comment that mentions a child, its author’s next comments are moderated by their text', async () => {
    const { shareId } = await sharedByFamilyOf('Quillon');
    const aunt = await createFamily();
    const namingComment = await comment(shareId, aunt, 'Good night, Quillon!');
    const nextComment = await comment(shareId, aunt, 'Good night, Ember!');
    const lastComment = await comment(shareId, aunt, 'And Quillon laughed.');
    expect([await nextComment.status(), await lastComment.status()]).toEqual(['review', 'review']);
    // Showing these comments does not release the next ones of their author.
    await decideComment(nextComment.id, 'show');
    await decideComment(lastComment.id, 'show');
    expect(await (await comment(shareId, aunt, 'Sleep well!')).status()).toBe('review');
    await decideComment(namingComment.id, 'show');
    expect(await (await comment(shareId, aunt, 'Sleep well, all!')).status()).toBe('visible');
    expect(await (await comment(shareId, aunt, 'Sleep well, Quillon!')).status()).toBe('review');
  });

  it('showing a comment that replaced one that named a child leaves its author’s next comments to an administrator', async () => {
    const { shareId } = await sharedByFamilyOf('Quillon');
    const stranger = await createFamily();
    const { id } = await comment(shareId, stranger, 'Good night, Quillon!');
    const reference = adminFirestore().doc(`comments/${id}`);
    const fields = (await reference.get()).data();
    await reference.delete();
    await reference.set({ ...fields, text: 'Good night!', status: 'held', createdAt: new Date() });
    await moderateComment(sharingDeps(), id);
    expect(await decideComment(id, 'show')).toEqual({ state: 'visible' });
    expect(await (await comment(shareId, stranger, 'Sleep well!')).status()).toBe('review');
  });
});

describe('ids that are longer than the rules now allow', () => {
  it('a report quotes a comment with a long id, and an administrator can hide the comment', async () => {
    const { shareId } = await sharedStory();
    const commentId = await storeComment(shareId, 'visible', ' .\n'.repeat(300));
    const reportId = await report(shareId, commentId);
    await adminFirestore()
      .doc(`reports/${reportId}`)
      .update({ createdAt: new Date(0) });
    const { reports } = await ask(underTest, admin, { action: 'listReports', status: 'pending' });
    expect(reports.find((entry) => entry.commentId === commentId)).toMatchObject({ excerpt: 'Ugh.' });
    const hide = { action: 'decideComment', commentId, decision: 'hide' };
    expect(await underTest.call(admin, hide)).toMatchObject({ status: 200, json: { state: 'refused' } });
    for (const id of ['a/b', '', '..', '__a__', 'x'.repeat(1501)])
      expect(await underTest.call(admin, { ...hide, commentId: id })).toMatchObject({ status: 400 });
  });

  it('a list continues after an entry with a long id', async () => {
    const shareId = await storeOpenShare();
    const cursor = `1.1.${' .\n'.repeat(400)}`;
    await storeComment(shareId, 'held');
    const page = await underTest.call(admin, { action: 'listHeldComments', status: 'held', cursor });
    expect(page).toMatchObject({ status: 200 });
  });
});

it('moderation lists return each entry once over several pages, oldest first', async () => {
  const shareId = await storeOpenShare({ copy: { contentType: 'story', title: 'Long ago', chapters: ['Once.'] } });
  const batch = adminFirestore().batch();
  const marks = Array.from({ length: PAGE_SIZE * 2 + 1 }, (_, index) => `${shareId}-${index}`);
  for (const [index, details] of marks.entries())
    batch.create(adminFirestore().collection('reports').doc(), {
      userId: null,
      contentType: 'story',
      contentId: shareId,
      commentId: null,
      reason: 'spam',
      details,
      status: 'pending',
      createdAt: new Date(Date.UTC(2020, 0, 1, 0, 0, index)),
    });
  await batch.commit();
  const listedIds: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await ask(underTest, admin, { action: 'listReports', status: 'pending', cursor });
    expect(page.reports.length).toBeLessThanOrEqual(PAGE_SIZE);
    for (const entry of page.reports.filter((found) => found.shareId === shareId)) {
      expect(entry).toMatchObject({ excerpt: 'Long ago', shareState: 'shown', commentState: null });
      listedIds.push(entry.details);
    }
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  expect(listedIds).toEqual(marks);
  await decide(shareId, 'remove');
  const { reports } = await ask(underTest, admin, { action: 'listReports', status: 'closed' });
  expect(reports.every(({ status }) => status === 'upheld' || status === 'dismissed')).toBe(true);
});

it('hidden shares are listed although many shares wait to be approved', async () => {
  const firestore = adminFirestore();
  const batch = firestore.batch();
  const sources = Array.from({ length: 5 * PAGE_SIZE }, () =>
    firestore.doc(`shares/${newShareId('story', randomUUID().replaceAll('-', ''))}/private/source`),
  );
  for (const source of sources) batch.set(source, { hold: 'review', waitsSince: new Date() });
  await batch.commit();
  const querySpy = vi.spyOn(Query.prototype, 'get');
  await createFirestoreModerationStore(firestore).listHeldShares('review', undefined);
  const queries = querySpy.mock.calls.length;
  querySpy.mockRestore();
  expect(queries).toBeLessThanOrEqual(2);
  const removal = firestore.batch();
  for (const source of sources) removal.delete(source);
  await removal.commit();
});

it('moderation lists contain everything that waits for review: held shares until they are withdrawn, offered shares, comments', async () => {
  const { family, storyId, shareId } = await sharedStory();
  const offeredIds = await listAllIds((cursor) => ask(underTest, admin, { action: 'listOfferedShares', cursor }));
  expect(offeredIds).toContain(shareId);
  await decide(shareId, 'hide');
  const listHidden = () =>
    listAllIds((cursor) => ask(underTest, admin, { action: 'listHeldShares', hold: 'review', cursor }));
  expect(await listHidden()).toContain(shareId);
  await share(family, storyId, false);
  expect(await listHidden()).not.toContain(shareId);
  expect(await share(family, storyId)).toMatchObject({ outcome: 'held' });
  const commentId = await storeComment(shareId, 'refused');
  const { comments } = await ask(underTest, admin, { action: 'readSharedItem', shareId });
  expect(comments).toMatchObject([{ commentId, text: 'Ugh.', status: 'refused' }]);
  const inReview = await storeComment(shareId, 'review');
  const ids = await listAllIds(async (cursor) => {
    const page = await ask(underTest, admin, { action: 'listHeldComments', status: 'held', cursor });
    return { shares: page.comments.map(({ commentId: id }) => ({ shareId: id })), next: page.next };
  });
  expect(ids).toContain(inReview);
  expect(ids).not.toContain(commentId);
  const both = await ask(underTest, admin, { action: 'readSharedItem', shareId });
  expect(both.comments).toMatchObject([
    { commentId: inReview, status: 'held' },
    { commentId, status: 'refused' },
  ]);
  const decision = {
    action: 'decideComment',
    commentId: inReview,
    decision: 'show',
    from: 'held',
    createdAt: await createdAtOf(inReview),
    note: '',
  } as const;
  expect(await ask(underTest, admin, decision)).toEqual({ state: 'visible' });
  const refusal = await ask(underTest, admin, { action: 'listHeldComments', status: 'refused' });
  expect(refusal.comments.length).toBeGreaterThan(0);
});

type SharesTx = (cursor?: string) => Promise<{ shares: { shareId: string }[]; next: string | null }>;

/** The ids of all shares of a list, page by page. */
async function listAllIds(listPage: SharesTx): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const { shares, next } = await listPage(cursor);
    ids.push(...shares.map(({ shareId }) => shareId));
    cursor = next ?? undefined;
  } while (cursor !== undefined);
  return ids;
}
