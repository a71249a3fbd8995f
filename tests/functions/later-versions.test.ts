import { AS_CONFIGURED } from '@talelantern/domain/contracts/admin/site-settings';
import { AppError } from '@talelantern/domain/errors/app-error';
import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { createFirestoreSettingsStore } from '../../functions/src/admin/adapters/firestore-settings-store.ts';
import { createFirestoreJobStore } from '../../functions/src/generation/adapters/firestore-job-store.ts';
import {
  toChapterLedgerDocument,
  toNarrationLedgerDocument,
} from '../../functions/src/generation/adapters/ledger-documents.ts';
import { beginChapterLedger } from '../../functions/src/generation/operations/chapter-ledger.ts';
import { failJob, releaseIfDead } from '../../functions/src/generation/operations/jobs.ts';
import { beginLedger, settleNarration, withHold } from '../../functions/src/generation/operations/narration-ledger.ts';
import { claimJob } from '../../functions/src/generation/operations/open-job.ts';
import { prepareTakedown } from '../../functions/src/sharing/adapters/firestore-removals.ts';
import { refreshShare } from '../../functions/src/sharing/operations/refresh-share.ts';
import { withdrawShare } from '../../functions/src/sharing/operations/withdraw-share.ts';
import { recordSavedChapter } from '../../functions/src/stories/operations/saved-chapter.ts';
import { setUpOwnProject } from '../support/test-cloud.ts';
import { adminFirestore } from './support/cloud-access.ts';
import { createFamily } from './support/family.ts';
import { newRequestId } from './support/function-under-test.ts';
import { PEN_NAME, shareItem, sharingDeps, storeStory } from './support/shared-items.ts';
import { UNLIMITED_STARTS } from './support/unlimited-starts.ts';

setUpOwnProject('demo-later-versions');

/** What a later version has stored before a rollback; this version does not know the field. */
const LATER = { laterField: { names: ['Mathilda'], at: Timestamp.fromMillis(1_700_000_000_000) } };

const store = () => createFirestoreJobStore(adminFirestore());
const storedAt = async (reference: DocumentReference) => (await reference.get()).data();

it('saving a story keeps a field of a later version in its ledger, but not the time until which it was unsaved', async () => {
  const family = await createFamily();
  const { uid } = family;
  const memoryKey = 'memory-of-a-later-version';
  const storyId = await storeStory(family, { memoryKey });
  const ledger = adminFirestore().doc(`generations/${uid}_${memoryKey}`);
  const opened = beginChapterLedger({ userId: uid, memoryKey, planId: 'free', isIncluded: true, openedBy: 'r' }, 0);
  const unsaved = { ...opened, unsavedPlanId: opened.planId, wordsUntil: Date.now() };
  await ledger.set({ ...toChapterLedgerDocument(unsaved), ...LATER });
  expect(await storedAt(ledger)).toHaveProperty('unsavedUntil');
  await recordSavedChapter({ store: store() }, { uid, storyId });
  expect(await storedAt(ledger)).toMatchObject(LATER);
  const { unsavedPlanId, unsavedUntil, wordsUntil } = (await storedAt(ledger)) ?? {};
  expect([unsavedPlanId, unsavedUntil, wordsUntil]).toEqual([undefined, undefined, undefined]);
});

it('settling a narration keeps a field of a later version in its ledger', async () => {
  const { uid } = await createFamily();
  const hold = { storyId: 'story', part: 0, key: 'key', holdsCharge: false };
  const ledger = adminFirestore().doc(`generations/${uid}_narration.story`);
  const begun = withHold(beginLedger(uid, 'story', 0), hold);
  await ledger.set({ ...toNarrationLedgerDocument(begun), ...LATER });
  await store().transact(uid, (tx) => settleNarration(tx, uid, hold));
  expect(await storedAt(ledger)).toMatchObject({ parts: { 0: { key: { reserved: 0, used: 1 } } }, ...LATER });
});

it('claiming, failing and releasing a job keep a field of a later version', async () => {
  const { uid } = await createFamily();
  const [requestId, now] = [newRequestId(), Date.now()];
  const job = adminFirestore().doc(`jobs/${uid}_${requestId}`);
  const queued = { userId: uid, requestId, kind: 'portrait', status: 'running', isQueued: true, attempt: 1 };
  const unused = { providerStarted: false, cancelled: false, reserved: null, error: null };
  await job.set({ ...queued, ...unused, leaseUntil: new Date(now + 60_000), createdAt: new Date(now), ...LATER });
  const claimed = await claimJob(
    store(),
    {
      ...UNLIMITED_STARTS,
      caller: { uid, emailVerified: true },
      requestId,
      kind: 'portrait',
      signedOut: '',
      leaseMs: 1,
      now,
      identify: async () => null,
      admit: async () => ({ reserved: { usage: null, chapter: null }, admitted: null }),
    },
    1,
  );
  expect(await storedAt(job)).toMatchObject({ isQueued: false, ...LATER });
  expect(await releaseIfDead(store(), { uid, requestId }, now + 1)).toBe(true);
  expect(await storedAt(job)).toMatchObject({ status: 'failed', ...LATER });
  await job.update({ status: 'running' });
  if (!claimed) throw new Error('Not claimed');
  const failure = { error: new AppError('busy', 'Busy'), workToKeep: null, spent: 0 };
  await failJob(store(), claimed.run, failure, now);
  expect(await storedAt(job)).toMatchObject({ status: 'failed', error: { code: 'busy' }, ...LATER });
});

it('moderating, sharing again and withdrawing keep a field of a later version in the source of a share, but not what was noted since it was written', async () => {
  const family = await createFamily({ profile: { penName: PEN_NAME } });
  const storyId = await storeStory(family);
  const shareId = await shareItem(family, 'story', storyId);
  const source = adminFirestore().doc(`shares/${shareId}/private/source`);
  const noted = { isCleared: true, refreshedFor: new Date(), orphanedAt: new Date() };
  const expectKept = async () => {
    expect(await storedAt(source)).toMatchObject(LATER);
    for (const note of Object.keys(noted)) expect(await storedAt(source)).not.toHaveProperty(note);
  };
  const edit = async (title: string) => {
    await source.update({ ...noted, ...LATER });
    await adminFirestore().doc(`stories/${storyId}`).update({ title });
  };
  await edit('Another title');
  await refreshShare(sharingDeps(), shareId, Date.now());
  await expectKept();
  await edit('A third title');
  expect(await shareItem(family, 'story', storyId)).toBe(shareId);
  await expectKept();
  await withdrawShare(sharingDeps(), shareId, Date.now());
  expect(await storedAt(source)).toMatchObject({ isCleared: true, ...LATER });
});

it('removing a share and changing the site settings keep fields of a later version, in the groups of settings too', async () => {
  const { uid } = await createFamily();
  const firestore = adminFirestore();
  const removals = firestore.doc(`removals/${uid}`);
  await removals.set({ shareIds: ['earlier'], ...LATER });
  const takedown = { ownerId: uid, shareId: 'removed', wordsKeys: [], isRemoval: true, now: Date.now() };
  await firestore.runTransaction(async (transaction) => {
    (await prepareTakedown(firestore, transaction, takedown)).note();
  });
  expect(await storedAt(removals)).toEqual({ shareIds: ['earlier', 'removed'], ...LATER });
  const settings = firestore.doc('settings/current');
  const later = { ...AS_CONFIGURED, starts: { ...AS_CONFIGURED.starts, ...LATER }, ...LATER };
  await settings.set({ ...later, revision: 1 });
  const admin = { userId: 'admin', email: '', role: 'console', permissions: [] } as const;
  const act = { admin, action: 'changeSettings', note: '', now: Date.now() } as const;
  await createFirestoreSettingsStore(firestore).change({ ...AS_CONFIGURED, banner: 'Hello' }, 1, act);
  expect(await storedAt(settings)).toEqual({ ...later, banner: 'Hello', revision: 2 });
});
