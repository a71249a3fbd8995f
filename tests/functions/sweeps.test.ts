import { describe, expect, it } from 'vitest';
import { generatedPicturePath, thumbnailPath } from '@talelantern/domain/images/media-address';
import { DAY_MS } from '@talelantern/domain/time/day';
import { monthlyUsageId } from '@talelantern/domain/usage/usage';
import { deleteExpired } from '../../functions/src/operations/sweep/delete-expired.ts';
import { refundLapsedLeases } from '../../functions/src/operations/sweep/refund-lapsed-leases.ts';
import { openJob } from '../../functions/src/operations/generation/jobs.ts';
import { reserveUsage } from '../../functions/src/operations/generation/reservations.ts';
import { createBucketPictures } from '../../functions/src/storage/bucket-pictures.ts';
import { createFirestoreBooks } from '../../functions/src/storage/firestore-books.ts';
import { createFirestoreHousekeeping } from '../../functions/src/storage/firestore-housekeeping.ts';
import { saveFile } from '../../functions/src/storage/save-file.ts';
import { adminBucket, adminFirestore, storedFields } from './support/cloud-access.ts';
import { createFamily, type Family } from './support/family.ts';
import { newRequestId } from './support/function-under-test.ts';
import { MANY_STARTS } from './support/many-starts.ts';

/** Sweeps reach every family: in this year no other test keeps anything. */
const LONG_AGO = Date.UTC(2001, 4, 17, 12);
const LEASE_MS = 45_000;
const WEEK_MS = 7 * DAY_MS;

function tools() {
  const firestore = adminFirestore();
  return {
    books: createFirestoreBooks(firestore),
    housekeeping: createFirestoreHousekeeping(firestore),
    pictures: createBucketPictures(adminBucket(), 'http://storage.test', 'a secret of the tests'),
    log: () => {},
  };
}

/** A portrait that was begun at `now` and of which nothing was heard again. */
async function beginPortrait({ uid }: Family, now = LONG_AGO, requestId = newRequestId()): Promise<string> {
  await openJob<null, null>(tools().books, {
    caller: { uid, emailVerified: true },
    requestId,
    kind: 'portrait',
    signedOut: 'Signed out',
    leaseMs: LEASE_MS,
    ...MANY_STARTS,
    now,
    identify: async () => null,
    admit: async ({ page, plan, profile }) => ({
      reserved: { usage: await reserveUsage(page, { uid, plan, profile }, 'pictures', now), chapter: null },
      admitted: null,
    }),
  });
  return requestId;
}

const jobOf = ({ uid }: Family, requestId: string) => storedFields(`jobs/${uid}_${requestId}`);
const pictures = async ({ uid }: Family) => (await storedFields(`usage/${monthlyUsageId(uid, LONG_AGO)}`))['pictures'];

describe('the sweep of dead runs', () => {
  it('gives back what a run of a silent family holds, once', async () => {
    const family = await createFamily();
    const requestId = await beginPortrait(family);
    expect(await pictures(family)).toEqual({ reserved: 1, used: 0 });
    await refundLapsedLeases(tools(), LONG_AGO + LEASE_MS);
    await refundLapsedLeases(tools(), LONG_AGO + LEASE_MS);
    expect(await pictures(family)).toEqual({ reserved: 0, used: 0 });
    expect(await jobOf(family, requestId)).toMatchObject({ status: 'failed', reserved: null });
  });

  it('leaves a run alone whose lease goes on', async () => {
    const family = await createFamily();
    const requestId = await beginPortrait(family);
    await refundLapsedLeases(tools(), LONG_AGO + LEASE_MS - 1);
    expect(await jobOf(family, requestId)).toMatchObject({ status: 'running' });
    expect(await pictures(family)).toEqual({ reserved: 1, used: 0 });
  });

  it('is not stopped by a job that nobody can read', async () => {
    const family = await createFamily();
    await adminFirestore()
      .doc(`jobs/${family.uid}_broken-broken-broken`)
      .set({
        userId: family.uid,
        requestId: 'broken-broken-broken',
        status: 'running',
        leaseUntil: new Date(LONG_AGO - 1),
      });
    await beginPortrait(family);
    await refundLapsedLeases(tools(), LONG_AGO + LEASE_MS);
    expect(await pictures(family)).toEqual({ reserved: 0, used: 0 });
  });

  it('gives back once when two sweeps meet', async () => {
    const family = await createFamily();
    await Promise.all([beginPortrait(family), beginPortrait(family)]);
    await Promise.all([1, 2].map(() => refundLapsedLeases(tools(), LONG_AGO + LEASE_MS)));
    expect(await pictures(family)).toEqual({ reserved: 0, used: 0 });
  });
});

describe('the sweep of what is over', () => {
  it('leaves a job that runs, and one that was begun anew', async () => {
    const family = await createFamily();
    const requestId = await beginPortrait(family);
    await deleteExpired(tools(), LONG_AGO + WEEK_MS);
    expect(await jobOf(family, requestId)).toMatchObject({ status: 'running' });
    await refundLapsedLeases(tools(), LONG_AGO + LEASE_MS);
    await beginPortrait(family, LONG_AGO + WEEK_MS - 1, requestId);
    await refundLapsedLeases(tools(), LONG_AGO + WEEK_MS + LEASE_MS);
    await deleteExpired(tools(), LONG_AGO + WEEK_MS);
    expect(await jobOf(family, requestId)).toMatchObject({ status: 'failed' });
  });

  it('deletes a job and a draft a week after they were made, and nothing younger', async () => {
    const family = await createFamily();
    const [old, young] = [await beginPortrait(family), await beginPortrait(family, LONG_AGO + 1)];
    const { books } = tools();
    await refundLapsedLeases(tools(), LONG_AGO + 2 * LEASE_MS);
    for (const [requestId, createdAt] of [
      [old, LONG_AGO],
      [young, LONG_AGO + 1],
    ] as const) {
      await books.transact(family.uid, async (page) =>
        page.keepWork(family.uid, { kind: 'portrait', requestId, result: null, partial: null }, createdAt),
      );
    }
    await deleteExpired(tools(), LONG_AGO + WEEK_MS);
    expect(await jobOf(family, old)).toEqual({});
    expect(await storedFields(`temp/temp_${family.uid}_${old}`)).toEqual({});
    expect(await jobOf(family, young)).toMatchObject({ requestId: young });
    expect(await storedFields(`temp/temp_${family.uid}_${young}`)).toMatchObject({ requestId: young });
  });

  it('R10: takes the pictures of old jobs with them, and none that a family saved or painted later', async () => {
    const family = await createFamily();
    const [old, young] = [await beginPortrait(family), await beginPortrait(family, LONG_AGO + 1)];
    const paths = [old, young].map((requestId) => generatedPicturePath(family.uid, requestId));
    const saved = `users/${family.uid}/characters/ember/${old}.webp`;
    for (const path of [...paths, saved]) {
      await Promise.all(
        [path, thumbnailPath(path)].map((name) => saveFile(adminBucket(), name, Buffer.from('painted'), {})),
      );
    }
    await refundLapsedLeases(tools(), LONG_AGO + 2 * LEASE_MS);
    await deleteExpired(tools(), LONG_AGO + WEEK_MS);
    const left = await tools().pictures.list(`users/${family.uid}/`);
    expect(left.toSorted()).toEqual([saved, paths[1] ?? ''].flatMap((path) => [path, thumbnailPath(path)]).toSorted());
  });
});
