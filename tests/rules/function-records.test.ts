import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import { finishedWorkId } from '@talelantern/domain/generation/finished-work';
import { jobId } from '@talelantern/domain/generation/job';
import { PAGE_SIZE } from '@talelantern/domain/limits/limits';
import { wordTimesId } from '@talelantern/domain/narration/word-timings';
import { monthlyUsageId, yearlyUsageId } from '@talelantern/domain/plans/usage';
import { Timestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { updateAsServer, signUp, writeAsServer, visitorDb, readWithRetry, type Family } from './family.ts';
import { setUpRulesEnvironment } from './rules-environment.ts';

setUpRulesEnvironment();

const REQUEST_ID = 'request-0123456789';

const records: [string, (family: Family) => string][] = [
  ["a month's usage", ({ uid }) => `usage/${monthlyUsageId(uid, Date.now())}`],
  ["a year's usage", ({ uid }) => `usage/${yearlyUsageId(uid, Date.now())}`],
  ['the word times of a narration', ({ uid }) => `narrations/${wordTimesId(uid, 'story_1_abcdef', 2)}`],
  ['a job', ({ uid }) => `jobs/${jobId(uid, REQUEST_ID)}`],
];

describe.each(records)('%s', (_what, pathOf) => {
  it('the owner can read a document written by functions', async () => {
    const [family, stranger] = [await signUp(), await signUp()];
    const path = pathOf(family);
    await writeAsServer(path, { userId: family.uid, status: 'done' });
    await allowed(readWithRetry(family.db.doc(path)));
    await denied(readWithRetry(stranger.db.doc(path)));
    await denied(readWithRetry(visitorDb().doc(path)));
  });

  it('the owner can read the path of a document that functions have not written yet, and finds nothing', async () => {
    const [family, stranger] = [await signUp(), await signUp()];
    expect((await allowed(readWithRetry(family.db.doc(pathOf(family))))).exists).toBe(false);
    await denied(readWithRetry(stranger.db.doc(pathOf(family))));
    await denied(readWithRetry(family.db.doc(`${pathOf(family)}/more/x`)));
  });

  it('a user cannot create, change or delete a document written by functions', async () => {
    const family = await signUp();
    const path = pathOf(family);
    await denied(family.db.doc(path).set({ userId: family.uid, stories: { used: -50 } }));
    await writeAsServer(path, { userId: family.uid, stories: { used: 1 } });
    await denied(family.db.doc(path).update({ 'stories.used': 0 }));
    await denied(family.db.doc(path).delete());
    await allowed(readWithRetry(family.db.doc(path)));
  });

  it('a document written by functions cannot be listed', async () => {
    const family = await signUp();
    const path = pathOf(family);
    await writeAsServer(path, { userId: family.uid });
    const collection = family.db.collection(path.split('/')[0] ?? '');
    await denied(readWithRetry(collection.where('userId', '==', family.uid).limit(10)));
    await allowed(readWithRetry(family.db.doc(path)));
  });
});

it.each([
  'usage/{uid}_2026',
  'usage/{uid}_y2026',
  'usage/x{uid}_202611',
  'usage/{uid}x_202611',
  'jobs/{uid}',
  'jobs/{uid}_x',
])('reading a document whose id resembles the user’s own is refused: %s', async (pattern) => {
  const family = await signUp();
  await denied(readWithRetry(family.db.doc(pattern.replace('{uid}', family.uid))));
  await allowed(readWithRetry(family.db.doc(`jobs/${jobId(family.uid, REQUEST_ID)}`)));
});

const draftPath = ({ uid }: Family, requestId = REQUEST_ID): string => `temp/${finishedWorkId(uid, requestId)}`;
const draft = ({ uid }: Family) => ({
  userId: uid,
  requestId: REQUEST_ID,
  kind: 'story',
  createdAt: Timestamp.now(),
});

it('the owner can read finished work; reading work that does not exist yet is allowed and finds nothing', async () => {
  const [family, stranger] = [await signUp(), await signUp()];
  expect((await allowed(readWithRetry(family.db.doc(draftPath(family))))).exists).toBe(false);
  await writeAsServer(draftPath(family), draft(family));
  await allowed(readWithRetry(family.db.doc(draftPath(family))));
  await denied(readWithRetry(stranger.db.doc(draftPath(family))));
  await denied(readWithRetry(visitorDb().doc(draftPath(family))));
});

it('the owner can list finished work, at most twenty per query', async () => {
  const [family, stranger] = [await signUp(), await signUp()];
  await writeAsServer(draftPath(family), draft(family));
  const own = family.db.collection('temp').where('userId', '==', family.uid).orderBy('createdAt', 'desc');
  expect((await allowed(readWithRetry(own.limit(PAGE_SIZE)))).size).toBe(1);
  await denied(readWithRetry(own.limit(PAGE_SIZE + 1)));
  await denied(readWithRetry(own));
  await denied(readWithRetry(family.db.collection('temp').limit(PAGE_SIZE)));
  await denied(readWithRetry(stranger.db.collection('temp').where('userId', '==', family.uid).limit(PAGE_SIZE)));
});

it('the owner can discard finished work, even when it is already gone', async () => {
  const [family, stranger] = [await signUp(), await signUp()];
  await writeAsServer(draftPath(family), draft(family));
  await denied(stranger.db.doc(draftPath(family)).delete());
  await denied(visitorDb().doc(draftPath(family)).delete());
  await allowed(family.db.doc(draftPath(family)).delete());
  await allowed(family.db.doc(draftPath(family)).delete());
});

it("finished work can be discarded only under a draft's id", async () => {
  const family = await signUp();
  const id = `${family.uid}_${REQUEST_ID}`;
  await writeAsServer(`temp/${id}`, draft(family));
  await denied(family.db.doc(`temp/${id}`).delete());
  await denied(family.db.doc(`temp/temp_${family.uid}_x`).delete());
  await allowed(family.db.doc(draftPath(family)).delete());
});

it('only functions can write finished work, whether one document or six hundred in a batch', async () => {
  const family = await signUp();
  await denied(family.db.doc(draftPath(family)).set(draft(family)));
  const batch = family.db.batch();
  for (let index = 0; index < 600; index += 1) {
    batch.set(family.db.doc(draftPath(family, `${REQUEST_ID}-${index}`)), draft(family));
  }
  await denied(batch.commit());
  await writeAsServer(draftPath(family), draft(family));
  await denied(family.db.doc(draftPath(family)).update({ kind: 'portrait' }));
  await allowed(readWithRetry(family.db.doc(draftPath(family))));
});

it('finished work cannot be discarded while the account is disabled', async () => {
  const family = await signUp({ disabled: true });
  await writeAsServer(draftPath(family), draft(family));
  await denied(family.db.doc(draftPath(family)).delete());
  await updateAsServer(family.profilePath, { disabled: false });
  await allowed(family.db.doc(draftPath(family)).delete());
});

describe('everything else', () => {
  it.each([
    'generations/{uid}_memory-key-1',
    'deleted/{uid}',
    'address_usage/{uid}',
    'archives/{uid}',
    'shares/s_{uid}/private/source',
    'comments/{uid}/private/author',
    'settings/{uid}',
    'audit/{uid}',
    'stats/{uid}',
    'customers/{uid}',
    'stripe_events/{uid}',
    'verdicts/{uid}',
    'judging_turns/s_{uid}',
    'judging_days/{uid}_20261123',
    'picture_scores/{uid}_request-1234567890',
    'removals/{uid}',
    'removed_words/{uid}',
    'share_follow_ups/{uid}',
    'anything/{uid}',
  ])('an internal document is closed to the app: %s', async (pattern) => {
    const family = await signUp();
    const path = pattern.replace('{uid}', family.uid);
    await denied(family.db.doc(path).set({ userId: family.uid }));
    await writeAsServer(path, { userId: family.uid });
    await denied(readWithRetry(family.db.doc(path)));
    await denied(family.db.doc(path).update({ userId: 'somebody-else' }));
    await denied(family.db.doc(path).delete());
    await denied(readWithRetry(family.db.collection(path.slice(0, path.lastIndexOf('/'))).limit(10)));
    await allowed(readWithRetry(family.db.doc(family.profilePath)));
  });
});
