import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { generatedPicturePath, thumbnailPath } from '@talelantern/domain/images/media-url';
import { DAY_MS } from '@talelantern/domain/time/day';
import { monthlyUsageId } from '@talelantern/domain/plans/usage';
import { deleteExpired, releaseLapsedJobs, removeUnsavedTexts } from '../../functions/src/sweeps/operations/sweeps.ts';
import { openJob } from '../../functions/src/generation/operations/open-job.ts';
import { reserveUsage } from '../../functions/src/generation/operations/reservations.ts';
import { createBucketPictures } from '../../functions/src/pictures/adapters/bucket-pictures.ts';
import { createFirestoreJobStore } from '../../functions/src/generation/adapters/firestore-job-store.ts';
import { createFirestoreOwnedFiles } from '../../functions/src/families/adapters/firestore-owned-files.ts';
import { createFirestoreExpiredDocuments } from '../../functions/src/sweeps/adapters/firestore-expired-documents.ts';
import { documentsFromCheckpoint, groupsFromCheckpoint } from '../../functions/src/core/firestore-reads.ts';
import { saveFile } from '../../functions/src/core/bucket-files.ts';
import { setUpOwnProject } from '../support/test-cloud.ts';
import { adminBucket, adminFirestore, storedFields } from './support/cloud-access.ts';
import { createFamily, type Family } from './support/family.ts';
import { newRequestId } from './support/function-under-test.ts';
import { storeStory } from './support/shared-items.ts';
import { UNLIMITED_STARTS } from './support/unlimited-starts.ts';

setUpOwnProject('demo-sweeps');

/** Sweeps reach every family: a year that no other test uses. */
const LONG_AGO = Date.UTC(2001, 4, 17, 12);
const LEASE_MS = 45_000;
const WEEK_MS = 7 * DAY_MS;

function deps() {
  const firestore = adminFirestore();
  return {
    store: createFirestoreJobStore(firestore),
    expiredDocuments: createFirestoreExpiredDocuments(firestore),
    ownedFiles: createFirestoreOwnedFiles(firestore),
    pictures: createBucketPictures(adminBucket(), 'http://storage.test', 'a secret of the tests'),
    log: () => {},
  };
}

interface Begun {
  kind: 'portrait' | 'location' | 'scene';
  /** In ms since 1970. */
  now: number;
  requestId: string;
}

/** A job that started at `now` and does not send heartbeats. */
async function beginPicture(
  { uid }: Family,
  { kind = 'portrait', now = LONG_AGO, requestId = newRequestId() }: Partial<Begun> = {},
): Promise<string> {
  await openJob<null, null>(deps().store, {
    caller: { uid, emailVerified: true },
    requestId,
    kind,
    signedOut: 'Signed out',
    leaseMs: LEASE_MS,
    ...UNLIMITED_STARTS,
    now,
    identify: async () => null,
    admit: async ({ tx, plan, profile }) => ({
      reserved: { usage: await reserveUsage(tx, { uid, plan, profile }, 'pictures', now), chapter: null },
      admitted: null,
    }),
  });
  return requestId;
}

const jobOf = ({ uid }: Family, requestId: string) => storedFields(`jobs/${uid}_${requestId}`);
const pictures = async ({ uid }: Family) => (await storedFields(`usage/${monthlyUsageId(uid, LONG_AGO)}`))['pictures'];

it('the sweep releases the reservation of a dead run, once', async () => {
  const family = await createFamily();
  const requestId = await beginPicture(family);
  expect(await pictures(family)).toEqual({ reserved: 1, used: 0 });
  await releaseLapsedJobs(deps(), LONG_AGO + LEASE_MS);
  await releaseLapsedJobs(deps(), LONG_AGO + LEASE_MS);
  expect(await pictures(family)).toEqual({ reserved: 0, used: 0 });
  expect(await jobOf(family, requestId)).toMatchObject({ status: 'failed', reserved: null });
});

it('the sweep ignores a run whose lease is extended', async () => {
  const family = await createFamily();
  const requestId = await beginPicture(family);
  await releaseLapsedJobs(deps(), LONG_AGO + LEASE_MS - 1);
  expect(await jobOf(family, requestId)).toMatchObject({ status: 'running' });
  expect(await pictures(family)).toEqual({ reserved: 1, used: 0 });
});

it('the sweep continues after an unreadable job', async () => {
  const family = await createFamily();
  await adminFirestore()
    .doc(`jobs/${family.uid}_broken-broken-broken`)
    .set({
      userId: family.uid,
      requestId: 'broken-broken-broken',
      status: 'running',
      leaseUntil: new Date(LONG_AGO - 1),
    });
  await beginPicture(family);
  await releaseLapsedJobs(deps(), LONG_AGO + LEASE_MS);
  expect(await pictures(family)).toEqual({ reserved: 0, used: 0 });
});

it('jobs that can never be released do not stop the sweep from reaching later jobs', async () => {
  const family = await createFamily();
  const { store } = deps();
  const transact: typeof store.transact = (uid, work) =>
    uid === family.uid ? store.transact(uid, work) : Promise.reject(new Error('broken'));
  const brokenJobs = Array.from({ length: 5 }, () => adminFirestore().doc(`jobs/${newRequestId()}`));
  for (const job of brokenJobs)
    await job.set({ userId: job.id, requestId: job.id, status: 'running', leaseUntil: new Date(LONG_AGO - 1) });
  await beginPicture(family);
  const sweep = () => releaseLapsedJobs({ ...deps(), store: { ...store, transact } }, LONG_AGO + LEASE_MS);
  await expect(sweep()).rejects.toThrow('Several in a row failed');
  expect(await sweep()).toBe(1);
  expect(await pictures(family)).toEqual({ reserved: 0, used: 0 });
  for (const job of brokenJobs) await job.delete();
});

it('two concurrent sweeps release a reservation once', async () => {
  const family = await createFamily();
  await Promise.all([beginPicture(family), beginPicture(family)]);
  // `allSettled`, because the second sweep may be refused while the first one runs.
  await Promise.allSettled([1, 2].map(() => releaseLapsedJobs(deps(), LONG_AGO + LEASE_MS)));
  expect(await pictures(family)).toEqual({ reserved: 0, used: 0 });
});

describe('sweeps that continue where the previous one stopped', () => {
  /** Stores documents with these ids. Three at a time have the same time, and the query by path excludes `b`. */
  async function storeThings(ids: readonly string[]) {
    const firestore = adminFirestore();
    const folder = newRequestId();
    const things = firestore.collection(`test_things/${folder}/things`);
    const batch = firestore.batch();
    for (const [index, id] of ids.entries())
      batch.set(things.doc(id), { isOpen: id !== 'b', at: Timestamp.fromMillis(LONG_AGO + Math.floor(index / 3)) });
    await batch.commit();
    return {
      things,
      folder,
      byPath: () => documentsFromCheckpoint(things.where('isOpen', '==', true), folder),
      byTime: () => documentsFromCheckpoint(things, folder, ['at', LONG_AGO + DAY_MS]),
    };
  }
  async function visit(run: AsyncIterable<{ id: string }>, most = Infinity): Promise<string[]> {
    const visitedIds: string[] = [];
    for await (const { id } of run) {
      if (visitedIds.length === most) break;
      visitedIds.push(id);
    }
    return visitedIds;
  }

  it('a sweep continues where the previous one stopped early, and begins again after the last document', async () => {
    const { things, byPath } = await storeThings(['a', 'b', 'c', 'd', 'e']);
    expect(await visit(byPath(), 2)).toEqual(['a', 'c']);
    await things.doc('c').delete();
    expect(await visit(byPath(), 1)).toEqual(['d']);
    expect(await visit(byPath())).toEqual(['e']);
    expect(await visit(byPath())).toEqual(['a', 'd', 'e']);
  });

  it.each(['byPath', 'byTime'] as const)(
    'a sweep continues after the document at which the process was killed, and reaches that document in the next round: %s',
    async (order) => {
      const { things, [order]: begin } = await storeThings(['f', 'e', 'd', 'a', 'c']);
      const all = order === 'byTime' ? ['d', 'e', 'f', 'a', 'c'] : ['a', 'c', 'd', 'e', 'f'];
      // Two processes are killed: neither records that it stopped.
      for (const id of all.slice(0, 2)) {
        expect(await begin().next()).toMatchObject({ value: { id } });
        await expect(visit(begin())).rejects.toThrow(`A run was killed at or near ${things.doc(id).path}`);
      }
      await things.doc(all[1] ?? '').delete();
      expect(await visit(begin())).toEqual(all.slice(2));
      expect(await visit(begin())).toEqual(all.filter((id) => id !== all[1]));
    },
  );

  it('a sweep that handles several documents at the same time continues after a kill with the same documents, one by one', async () => {
    const { things, folder } = await storeThings(['a', 'c', 'd', 'e', 'f']);
    const begin = () => groupsFromCheckpoint(2, things, folder);
    const idsOf = async (groups: AsyncIterable<{ id: string }[]>, most = Infinity) => {
      const visitedIds: string[] = [];
      for await (const group of groups) {
        if (visitedIds.length === most) break;
        visitedIds.push(group.map(({ id }) => id).join(''));
      }
      return visitedIds;
    };
    expect(await idsOf(begin(), 1)).toEqual(['ac']);
    // The process is killed with the first of the two that it handles.
    expect((await begin().next()).value).toMatchObject([{ id: 'd' }, { id: 'e' }]);
    await expect(idsOf(begin())).rejects.toThrow(`A run was killed at or near ${things.doc('c').path}`);
    expect((await begin().next()).value).toMatchObject([{ id: 'd' }]);
    await expect(idsOf(begin())).rejects.toThrow(`A run was killed at or near ${things.doc('d').path}`);
    expect(await idsOf(begin())).toEqual(['e', 'f']);
    expect(await idsOf(begin())).toEqual(['ac', 'de', 'f']);
  });

  it('a document kills at most two sweeps, although the position is stored only once a second', async () => {
    const { byPath } = await storeThings(['a', 'c', 'd', 'e', 'f', 'g']);
    // The process is killed when it begins with `e`.
    for (const first of ['a', 'c']) {
      const run = byPath();
      expect(await run.next()).toMatchObject({ value: { id: first } });
      for (let id = first; id !== 'e';) id = (await run.next()).value?.id ?? 'e';
      await expect(visit(byPath())).rejects.toThrow('A run was killed');
    }
    expect(await visit(byPath())).toEqual(['f', 'g']);
    expect(await visit(byPath())).toEqual(['a', 'c', 'd', 'e', 'f', 'g']);
  });

  it.each(['byPath', 'byTime'] as const)(
    'sweeps that stop early handle each of hundreds of documents once: %s',
    async (order) => {
      const ids = Array.from({ length: 450 }, (_, index) => `thing-${String(index).padStart(3, '0')}`);
      const { [order]: begin } = await storeThings(ids);
      const visitedIds: string[] = [];
      for (const most of [1, 0, 199, 101, Infinity]) visitedIds.push(...(await visit(begin(), most)));
      expect(visitedIds).toEqual(ids);
    },
  );

  it('the second of two concurrent sweeps does nothing, and the first handles every document', async () => {
    const { byTime } = await storeThings(['a', 'c', 'd', 'e']);
    const first = byTime();
    expect(await first.next()).toMatchObject({ value: { id: 'a' } });
    await expect(visit(byTime())).rejects.toThrow('or still runs');
    expect(await visit(first)).toEqual(['c', 'd', 'e']);
    expect(await visit(byTime())).toEqual(['a', 'c', 'd', 'e']);
  });
});

describe('sweep of expired documents', () => {
  afterEach(() => void vi.restoreAllMocks());

  it.each([
    'deleted',
    'address_usage',
    'temp',
    'staging',
    'stripe_events',
    'audit',
    'verdicts',
    'judging_turns',
    'judging_days',
    'picture_scores',
    'reports',
  ])('the sweep deletes only expired documents in %s', async (collection) => {
    const [expiredPath, keptPath] = [`${collection}/${newRequestId()}`, `${collection}/${newRequestId()}`];
    const expiringAt = (ms: number) => ({ expiresAt: Timestamp.fromMillis(ms) });
    await adminFirestore().doc(expiredPath).set(expiringAt(LONG_AGO));
    await adminFirestore()
      .doc(keptPath)
      .set(expiringAt(LONG_AGO + 1));
    await deleteExpired(deps(), LONG_AGO);
    expect(await storedFields(expiredPath)).toEqual({});
    expect(await storedFields(keptPath)).not.toEqual({});
  });

  it('a sweep that runs out of time leaves the rest to the next sweep', async () => {
    const drafts = adminFirestore().collection('temp');
    const expiresAt = Timestamp.fromMillis(LONG_AGO);
    const batch = adminFirestore().batch();
    for (let count = 0; count < 201; count += 1) batch.set(drafts.doc(newRequestId()), { expiresAt });
    await batch.commit();
    const countLeft = async () => (await drafts.where('expiresAt', '==', expiresAt).get()).size;
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 45_000));
    await deleteExpired(deps(), LONG_AGO);
    vi.restoreAllMocks();
    expect(await countLeft()).toBe(1);
    await deleteExpired(deps(), LONG_AGO);
    expect(await countLeft()).toBe(0);
  });

  it('the words of a ledger are deleted once its chapters can no longer be saved, unless they were saved', async () => {
    const family = await createFamily();
    const store = async (until: number) => {
      const memoryKey = newRequestId();
      const wordsUntil = Timestamp.fromMillis(until);
      const path = `generations/${family.uid}_${memoryKey}`;
      const laterVersions = { climax: [{ textHash: 'x', notes: null, cards: [], reader: null }] };
      const offered = { climax: ['A bridge sang.'] };
      const deletedChildren = ['Quillon', 'Xavi'];
      const ledger = { userId: family.uid, memoryKey, planId: 'free', offered, laterVersions, deletedChildren };
      await adminFirestore()
        .doc(path)
        .set({ ...ledger, unsavedPlanId: 'free', unsavedUntil: wordsUntil, wordsUntil });
      return { path, memoryKey };
    };
    const [expiredWords, savedWords, recentWords] = [
      await store(LONG_AGO),
      await store(LONG_AGO),
      await store(LONG_AGO + 1),
    ];
    await storeStory(family, { memoryKey: savedWords.memoryKey, previousParts: ['Quillon waved.'] });
    await removeUnsavedTexts(deps(), LONG_AGO);
    for (const { path } of [expiredWords, savedWords]) {
      expect(await storedFields(path)).toMatchObject({ planId: 'free' });
      for (const field of ['unsavedPlanId', 'unsavedUntil', 'wordsUntil', 'laterVersions'])
        expect(await storedFields(path)).not.toHaveProperty(field);
    }
    expect(await storedFields(expiredWords.path)).not.toHaveProperty('offered');
    expect(await storedFields(expiredWords.path)).not.toHaveProperty('deletedChildren');
    expect(await storedFields(savedWords.path)).toMatchObject({ offered: {}, deletedChildren: ['Quillon'] });
    expect(await storedFields(recentWords.path)).toMatchObject({ unsavedPlanId: 'free', offered: {} });
  });

  it('the sweep keeps jobs that are running or restarted', async () => {
    const family = await createFamily();
    const requestId = await beginPicture(family);
    await deleteExpired(deps(), LONG_AGO + WEEK_MS);
    expect(await jobOf(family, requestId)).toMatchObject({ status: 'running' });
    await releaseLapsedJobs(deps(), LONG_AGO + LEASE_MS);
    await beginPicture(family, { now: LONG_AGO + WEEK_MS - 1, requestId });
    await releaseLapsedJobs(deps(), LONG_AGO + WEEK_MS + LEASE_MS);
    await deleteExpired(deps(), LONG_AGO + WEEK_MS);
    expect(await jobOf(family, requestId)).toMatchObject({ status: 'failed' });
  });

  it('the sweep deletes jobs and drafts a week after their creation', async () => {
    const family = await createFamily();
    const [old, young] = [await beginPicture(family), await beginPicture(family, { now: LONG_AGO + 1 })];
    const { store } = deps();
    await releaseLapsedJobs(deps(), LONG_AGO + 2 * LEASE_MS);
    for (const [requestId, createdAt] of [
      [old, LONG_AGO],
      [young, LONG_AGO + 1],
    ] as const) {
      await store.transact(family.uid, async (tx) =>
        tx.storeWork(family.uid, { kind: 'portrait', requestId, result: null, partial: null }, createdAt),
      );
    }
    await deleteExpired(deps(), LONG_AGO + WEEK_MS);
    expect(await jobOf(family, old)).toEqual({});
    expect(await storedFields(`temp/temp_${family.uid}_${old}`)).toEqual({});
    expect(await jobOf(family, young)).toMatchObject({ requestId: young });
    expect(await storedFields(`temp/temp_${family.uid}_${young}`)).toMatchObject({ requestId: young });
  });

  it.each(['portrait', 'location', 'scene'] as const)(
    'the sweep deletes the %s of an old job, except saved and newer pictures',
    async (kind) => {
      const family = await createFamily();
      const [old, young] = [
        await beginPicture(family, { kind }),
        await beginPicture(family, { kind, now: LONG_AGO + 1 }),
      ];
      const paths = [old, young].map((requestId) => generatedPicturePath(family.uid, requestId));
      const savedPath = `users/${family.uid}/characters/ember/${old}.webp`;
      for (const path of [...paths, savedPath]) {
        await Promise.all(
          [path, thumbnailPath(path)].map((name) => saveFile(adminBucket(), name, Buffer.from('painted'), {})),
        );
      }
      await releaseLapsedJobs(deps(), LONG_AGO + 2 * LEASE_MS);
      await deleteExpired(deps(), LONG_AGO + WEEK_MS);
      const remainingFiles = await deps().pictures.list(`users/${family.uid}/`);
      expect(remainingFiles.toSorted()).toEqual(
        [savedPath, paths[1] ?? ''].flatMap((path) => [path, thumbnailPath(path)]).toSorted(),
      );
    },
  );
});
