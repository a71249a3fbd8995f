import { assertFails as denied, assertSucceeds as allowed } from '@firebase/rules-unit-testing';
import { finishedWorkId } from '@talelantern/domain/generation/finished-work';
import { jobId } from '@talelantern/domain/generation/job';
import { PAGE_SIZE } from '@talelantern/domain/limits/limits';
import { monthlyUsageId, yearlyUsageId } from '@talelantern/domain/usage/usage';
import { Timestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { amend, signUp, store, visitorDb, readSurely, type Family } from './family.ts';
import { useRulesEnvironment } from './rules-environment.ts';

useRulesEnvironment();

const REQUEST_ID = 'request-0123456789';

const records: [string, (family: Family) => string][] = [
  ["a month's usage", ({ uid }) => `usage/${monthlyUsageId(uid, Date.now())}`],
  ["a year's usage", ({ uid }) => `usage/${yearlyUsageId(uid, Date.now())}`],
  ['a job', ({ uid }) => `jobs/${jobId(uid, REQUEST_ID)}`],
];

describe.each(records)('%s', (_what, pathOf) => {
  it('is read by the family that it belongs to', async () => {
    const [family, stranger] = [await signUp(), await signUp()];
    const path = pathOf(family);
    await store(path, { userId: family.uid, status: 'done' });
    await allowed(readSurely(family.db.doc(path)));
    await denied(readSurely(stranger.db.doc(path)));
    await denied(readSurely(visitorDb().doc(path)));
  });

  it('may be asked for before it is there, by its own family', async () => {
    const [family, stranger] = [await signUp(), await signUp()];
    expect((await allowed(readSurely(family.db.doc(pathOf(family))))).exists).toBe(false);
    await denied(readSurely(stranger.db.doc(pathOf(family))));
    await denied(readSurely(family.db.doc(`${pathOf(family)}/more/x`)));
  });

  it('is written by functions only', async () => {
    const family = await signUp();
    const path = pathOf(family);
    await denied(family.db.doc(path).set({ userId: family.uid, stories: { used: -50 } }));
    await store(path, { userId: family.uid, stories: { used: 1 } });
    await denied(family.db.doc(path).update({ 'stories.used': 0 }));
    await denied(family.db.doc(path).delete());
    await allowed(readSurely(family.db.doc(path)));
  });

  it('is listed for nobody', async () => {
    const family = await signUp();
    const path = pathOf(family);
    await store(path, { userId: family.uid });
    const collection = family.db.collection(path.split('/')[0] ?? '');
    await denied(readSurely(collection.where('userId', '==', family.uid).limit(10)));
    await allowed(readSurely(family.db.doc(path)));
  });
});

describe('ids that only look like the own ones', () => {
  it.each([
    'usage/{uid}_2026',
    'usage/{uid}_y2026',
    'usage/x{uid}_202611',
    'usage/{uid}x_202611',
    'jobs/{uid}',
    'jobs/{uid}_x',
  ])('are refused: %s', async (pattern) => {
    const family = await signUp();
    await denied(readSurely(family.db.doc(pattern.replace('{uid}', family.uid))));
    await allowed(readSurely(family.db.doc(`jobs/${jobId(family.uid, REQUEST_ID)}`)));
  });
});

describe('finished work that waits to be saved', () => {
  const draftPath = ({ uid }: Family, requestId = REQUEST_ID): string => `temp/${finishedWorkId(uid, requestId)}`;
  const draft = ({ uid }: Family) => ({
    userId: uid,
    requestId: REQUEST_ID,
    kind: 'story',
    createdAt: Timestamp.now(),
  });

  it('is read by its own family, also before it is there', async () => {
    const [family, stranger] = [await signUp(), await signUp()];
    expect((await allowed(readSurely(family.db.doc(draftPath(family))))).exists).toBe(false);
    await store(draftPath(family), draft(family));
    await allowed(readSurely(family.db.doc(draftPath(family))));
    await denied(readSurely(stranger.db.doc(draftPath(family))));
    await denied(readSurely(visitorDb().doc(draftPath(family))));
  });

  it('is listed for its own family, at most twenty at once', async () => {
    const [family, stranger] = [await signUp(), await signUp()];
    await store(draftPath(family), draft(family));
    const own = family.db.collection('temp').where('userId', '==', family.uid).orderBy('createdAt', 'desc');
    expect((await allowed(readSurely(own.limit(PAGE_SIZE)))).size).toBe(1);
    await denied(readSurely(own.limit(PAGE_SIZE + 1)));
    await denied(readSurely(own));
    await denied(readSurely(family.db.collection('temp').limit(PAGE_SIZE)));
    await denied(readSurely(stranger.db.collection('temp').where('userId', '==', family.uid).limit(PAGE_SIZE)));
  });

  it('F7: is discarded by its own family; discarding what is gone is no failure', async () => {
    const [family, stranger] = [await signUp(), await signUp()];
    await store(draftPath(family), draft(family));
    await denied(stranger.db.doc(draftPath(family)).delete());
    await denied(visitorDb().doc(draftPath(family)).delete());
    await allowed(family.db.doc(draftPath(family)).delete());
    await allowed(family.db.doc(draftPath(family)).delete());
  });

  it('F7: is discarded by an id of drafts only', async () => {
    const family = await signUp();
    const id = `${family.uid}_${REQUEST_ID}`;
    await store(`temp/${id}`, draft(family));
    await denied(family.db.doc(`temp/${id}`).delete());
    await denied(family.db.doc(`temp/temp_${family.uid}_x`).delete());
    await allowed(family.db.doc(draftPath(family)).delete());
  });

  it('C11: is written by functions only, one or six hundred', async () => {
    const family = await signUp();
    await denied(family.db.doc(draftPath(family)).set(draft(family)));
    const batch = family.db.batch();
    for (let index = 0; index < 600; index += 1) {
      batch.set(family.db.doc(draftPath(family, `${REQUEST_ID}-${index}`)), draft(family));
    }
    await denied(batch.commit());
    await store(draftPath(family), draft(family));
    await denied(family.db.doc(draftPath(family)).update({ kind: 'portrait' }));
    await allowed(readSurely(family.db.doc(draftPath(family))));
  });

  it('stays where it is while the account is disabled', async () => {
    const family = await signUp({ disabled: true });
    await store(draftPath(family), draft(family));
    await denied(family.db.doc(draftPath(family)).delete());
    await amend(family.profilePath, { disabled: false });
    await allowed(family.db.doc(draftPath(family)).delete());
  });
});

describe('everything else', () => {
  it.each([
    'generations/{uid}_memory-key-1',
    'deleted/{uid}',
    'deleted_usage/{uid}',
    'archives/{uid}',
    'shares/s_{uid}/private/source',
    'comments/{uid}/private/author',
    'settings/{uid}',
    'audit/{uid}',
    'stats/{uid}',
    'customers/{uid}',
    'stripe_events/{uid}',
    'anything/{uid}',
  ])('is closed: %s', async (pattern) => {
    const family = await signUp();
    const path = pattern.replace('{uid}', family.uid);
    await denied(family.db.doc(path).set({ userId: family.uid }));
    await store(path, { userId: family.uid });
    await denied(readSurely(family.db.doc(path)));
    await denied(family.db.doc(path).update({ userId: 'somebody-else' }));
    await denied(family.db.doc(path).delete());
    await denied(readSurely(family.db.collection(path.slice(0, path.lastIndexOf('/'))).limit(10)));
    await allowed(readSurely(family.db.doc(family.profilePath)));
  });
});
