import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ARCHIVE_IN_PROGRESS } from '@talelantern/domain/contracts/export-account';
import { removeArchives } from '../../functions/src/sweeps/operations/sweeps.ts';
import { exportFamily as writeFamily } from '../../scripts/export/export-family.ts';
import { createBucketFileStore } from '../../functions/src/accounts/adapters/bucket-file-store.ts';
import { createFirestoreArchiveStore } from '../../functions/src/accounts/adapters/firestore-archives.ts';
import { adminAuth, adminBucket, adminFirestore } from './support/cloud-access.ts';
import { createFamily, PASSWORD, signIn, type Family } from './support/family.ts';
import { failure, setUpFunction } from './support/function-under-test.ts';
import { storeStory } from './support/shared-items.ts';
import { tracesOf } from './support/traces.ts';
import { comment, createWholeFamily, like } from './support/whole-family.ts';

const LONG_AGO = Date.UTC(2001, 4, 17, 12);
const HOUR_MS = 3_600_000;

const packedSchema = z.object({ url: z.string(), bytes: z.number(), madeAt: z.number(), expiresAt: z.number() });

/** Creates two families with every kind of document. */
const ARCHIVE_OPTIONS = { timeout: 180_000 };

const underTest = setUpFunction('exportAccount');

async function exportFamily(family: Family) {
  const response = await underTest.call(family);
  if (response.status !== 200) throw new Error(`${response.status} ${response.text}`);
  const packed = packedSchema.parse(response.json);
  const file = await fetch(packed.url);
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { packed, headers: file.headers, bytes, entries: unzipSync(bytes) };
}

const textOf = (entries: Record<string, Uint8Array>, path: string): string =>
  strFromU8(entries[path] ?? new Uint8Array());

/** The mark of generated content. Its URLs name terms of a vocabulary, and browsers do not load them. */
const GENERATED_MARK = / itemscope itemtype="[^"]+"><link itemprop="digitalSourceType" href="[^"]+"/;

it(
  'an account archive contains every document and file of the family, and nothing of other families',
  ARCHIVE_OPTIONS,
  async () => {
    const [family, other] = await Promise.all([createWholeFamily(), createWholeFamily()]);
    await like(family, other.shareIds[0]);
    await comment(family, other.shareIds[0]);
    const traces = await tracesOf([family.uid, ...family.shareIds]);
    // The family's own comment is stored under the other family's share.
    const paths = Object.keys(traces.documents);
    const comments = paths
      .filter((path) => path.startsWith('comments/'))
      .map((path) => path.replace('/private/author', ''));
    const { packed, headers, bytes, entries } = await exportFamily(family);

    const expected = [...paths, ...comments].map((path) => `data/${path}.json`);
    expect(
      Object.keys(entries)
        .filter((path) => path.startsWith('data/'))
        .toSorted(),
    ).toEqual([...new Set(['data/account.json', ...expected])].toSorted());
    const own = `users/${family.uid}/`;
    for (const [path, hash] of Object.entries(traces.files)) {
      const entry = entries[path.startsWith(own) ? `files/${path.slice(own.length)}` : path];
      expect(
        createHash('sha256')
          .update(entry ?? '')
          .digest('hex'),
        path,
      ).toBe(hash);
    }
    const files = Object.keys(entries).filter((path) => /^(?:files|shared)\//.test(path));
    expect(files).toHaveLength(Object.keys(traces.files).length);
    expect(
      Object.values(entries)
        .map((entry) => strFromU8(entry))
        .join('\n'),
    ).not.toContain(other.uid);

    expect(packed.bytes).toBe(bytes.length);
    expect(packed.expiresAt - packed.madeAt).toBe(24 * HOUR_MS);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="?talelantern-\d{4}-\d\d-\d\d\.zip/);
  },
);

it('an account archive contains readable times and no PIN hash', async () => {
  const family = await createWholeFamily();
  const { entries } = await exportFamily(family);
  const profile: unknown = JSON.parse(textOf(entries, `data/users/${family.uid}.json`));
  expect(profile).toMatchObject({ displayName: 'The Fennimores', lock: 'set' });
  expect(JSON.stringify(profile)).not.toContain('of-the-pin');
  const story: unknown = JSON.parse(textOf(entries, `data/stories/${family.storyId}.json`));
  expect(story).toMatchObject({ title: 'The Treasure Hunt of Ember', createdAt: '2026-11-01T00:00:00.000Z' });
  expect(JSON.parse(textOf(entries, 'data/account.json'))).toMatchObject({
    email: `${family.uid}@example.test`,
    signsInWith: [{ providerId: 'password' }],
  });
});

it('an account archive contains what the sign-in service knows, and what administrators did with the account', async () => {
  const family = await createFamily();
  const google = { providerId: 'google.com', uid: '1047' };
  const photoURL = 'https://photos.test/fennimore';
  await signIn(`${family.uid}@example.test`, PASSWORD);
  await adminAuth().updateUser(family.uid, { photoURL, providerToLink: google });
  const entry = { target: 'person', targetId: family.uid, action: 'disableUser', before: null, after: { on: true } };
  const audit = adminFirestore().doc(`audit/${randomUUID()}`);
  await audit.set({ ...entry, adminId: 'the-admin', adminEmail: 'admin@example.test', note: 'Wrote to us twice' });
  const { entries } = await exportFamily(family);
  const account: unknown = JSON.parse(textOf(entries, 'data/account.json'));
  expect(account).toMatchObject({ photoURL, lastActiveAt: expect.any(String) });
  expect(account).toHaveProperty('signsInWith', expect.arrayContaining([expect.objectContaining(google)]));
  expect(JSON.parse(textOf(entries, `data/${audit.path}.json`))).toEqual(entry);
});

it('an account archive shows stories, pictures and recordings offline', async () => {
  const family = await createWholeFamily();
  const hostileStory = await storeStory(family, {
    title: '</title><script>alert(1)</script>',
    previousParts: ['<b>Boo</b>'],
  });
  const { entries } = await exportFamily(family);
  const index = textOf(entries, 'index.html');
  expect(index).toContain(`href="stories/${family.storyId}.html"`);
  const pages = Object.keys(entries).filter((path) => path.endsWith('.html'));
  expect(pages).toHaveLength(3);
  for (const page of pages) {
    const html = textOf(entries, page).replace(GENERATED_MARK, '');
    expect(html).not.toMatch(/<script|https?:/);
    for (const [, link = ''] of html.matchAll(/(?:src|href)="([^"]+)"/g)) {
      expect(Object.keys(entries), `${page} leads to ${link}`).toContain(
        new URL(link, `http://x/${page}`).pathname.slice(1),
      );
    }
  }
  const story = textOf(entries, `stories/${family.storyId}.html`);
  expect(story).toContain('Ember flew over the quiet harbour.');
  expect(story).toMatch(/<audio[^>]+src="..\/files\/stories\/told\/0-first.mp3"/);
  expect(story).toMatch(/<img[^>]+scene.webp"/);
  expect(textOf(entries, `stories/${hostileStory}.html`)).toContain('&lt;b&gt;Boo&lt;/b&gt;');
});

it('requests within a few minutes return the same archive, and later requests a new one', async () => {
  const family = await createFamily();
  const [first, again] = [await exportFamily(family), await exportFamily(family)];
  expect(again.packed).toEqual(first.packed);
  const archive = adminFirestore().doc(`archives/${family.uid}`);
  await archive.update({ completedAt: new Date(Date.now() - HOUR_MS) });
  const later = await exportFamily(family);
  expect(later.packed.url).not.toBe(first.packed.url);
  expect((await fetch(first.packed.url)).ok).toBe(false);
  expect(Object.keys(later.entries).some((path) => path.endsWith('.zip'))).toBe(false);
});

it('an archive that took an hour to pack is returned once it is ready', async () => {
  const family = await createFamily();
  const { packed } = await exportFamily(family);
  await adminFirestore()
    .doc(`archives/${family.uid}`)
    .update({ madeAt: new Date(Date.now() - HOUR_MS) });
  expect((await exportFamily(family)).packed.url).toBe(packed.url);
});

it('an account is packed once at a time, and a crashed run is replaced', async () => {
  const family = await createFamily();
  const archive = adminFirestore().doc(`archives/${family.uid}`);
  await archive.set({ userId: family.uid, status: 'running', until: new Date(Date.now() + HOUR_MS) });
  expect(await underTest.call(family)).toMatchObject({
    status: 409,
    json: failure('in_progress', ARCHIVE_IN_PROGRESS),
  });
  await archive.update({ until: new Date(Date.now() - 1) });
  await exportFamily(family);
});

it('an archive expires after a day and is deleted', async () => {
  const family = await createFamily();
  const { packed } = await exportFamily(family);
  await adminFirestore()
    .doc(`archives/${family.uid}`)
    .update({ expiresAt: new Date(LONG_AGO) });
  const deps = {
    archiveStore: createFirestoreArchiveStore(adminFirestore()),
    fileStore: createBucketFileStore(adminBucket()),
    log: () => {},
  };
  expect(await removeArchives(deps, LONG_AGO - 1)).toBe(0);
  expect((await fetch(packed.url)).ok).toBe(true);
  expect(await removeArchives(deps, LONG_AGO)).toBe(1);
  expect((await fetch(packed.url)).ok).toBe(false);
  expect((await adminFirestore().doc(`archives/${family.uid}`).get()).exists).toBe(false);
});

it('archives that can never be removed do not stop the sweep from reaching later archives', async () => {
  const archives = Array.from({ length: 6 }, (_, index) => adminFirestore().doc(`archives/${index}-${randomUUID()}`));
  for (const [index, archive] of archives.entries())
    await archive.set({ userId: archive.id, status: 'ready', expiresAt: new Date(LONG_AGO - 6 + index) });
  const last = archives[5]?.id ?? '';
  const removeAll = async (prefix: string) => {
    if (!prefix.includes(last)) throw new Error('broken');
  };
  const deps = {
    archiveStore: createFirestoreArchiveStore(adminFirestore()),
    fileStore: { ...createBucketFileStore(adminBucket()), removeAll },
    log: () => {},
  };
  await expect(removeArchives(deps, LONG_AGO)).rejects.toThrow('Several in a row failed');
  expect(await removeArchives(deps, LONG_AGO)).toBe(1);
  for (const archive of archives) await archive.delete();
});

it('an archive is returned again for five minutes, and a run that is packing blocks another for fifteen', async () => {
  const { uid } = await createFamily();
  const store = createFirestoreArchiveStore(adminFirestore());
  const [startMs, minute] = [Date.now(), 60_000];
  const claimAfter = async (ms: number) => (await store.claim(uid, 'one.zip', startMs + ms)).state;
  expect([await claimAfter(0), await claimAfter(15 * minute - 1), await claimAfter(15 * minute)]).toEqual([
    'ours',
    'running',
    'ours',
  ]);
  const archive = { path: 'one.zip', bytes: 1, madeAt: startMs, expiresAt: startMs + HOUR_MS };
  await store.complete(uid, archive, startMs + 20 * minute);
  expect([await claimAfter(25 * minute - 1), await claimAfter(25 * minute)]).toEqual(['ready', 'ours']);
});

it('an archive of a user disabled during packing is not stored', async () => {
  const [family, other] = [await createFamily(), await createFamily()];
  const store = createFirestoreArchiveStore(adminFirestore());
  const packed = { path: 'one.zip', bytes: 1, madeAt: Date.now(), expiresAt: Date.now() + HOUR_MS };
  for (const { uid } of [family, other])
    expect(await store.claim(uid, packed.path, packed.madeAt)).toEqual({ state: 'ours' });
  await adminFirestore().doc(`switched_off/${family.uid}`).set({ at: new Date() });
  expect(await store.complete(family.uid, packed, Date.now())).toBe(false);
  expect(await store.complete(other.uid, packed, Date.now())).toBe(true);
});

it('a refused export of a deleted account does not store a file', async () => {
  const family = await createFamily();
  await adminFirestore().doc(`deleted/${family.uid}`).set({ at: new Date() });
  expect(await underTest.call(family)).toMatchObject({ status: 401 });
  expect((await tracesOf([family.uid])).files).toEqual({});
});

describe('npm run export', () => {
  const cloud = () => ({ firestore: adminFirestore(), auth: adminAuth(), bucket: adminBucket() });
  const folder = mkdtempSync(join(tmpdir(), 'talelantern-export-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('an operator writes the archive of a disabled family, which cannot download it, to a file', async () => {
    const family = await createWholeFamily();
    const own = Object.keys((await exportFamily(family)).entries);
    await adminFirestore().doc(`switched_off/${family.uid}`).set({ at: new Date() });
    await adminAuth().updateUser(family.uid, { disabled: true });
    expect((await underTest.call(family)).status).toBe(401);
    const lines: string[] = [];
    await writeFamily(cloud(), [family.uid], folder, (line) => lines.push(line));
    const [file = ''] = readdirSync(folder);
    expect(lines).toEqual([expect.stringContaining(join(folder, file))]);
    const entries = unzipSync(readFileSync(join(folder, file)));
    expect(Object.keys(entries).toSorted()).toEqual([...own, `data/switched_off/${family.uid}.json`].toSorted());
    expect(textOf(entries, 'data/account.json')).toContain(`${family.uid}@example.test`);
  });

  it.each([[[]], [['somebody']], [['one', 'two']]])('nothing is written for %j', async (args) => {
    await expect(writeFamily(cloud(), args, join(folder, 'none'), (line) => expect.fail(line))).rejects.toThrow(
      'npm run export',
    );
    expect(existsSync(join(folder, 'none'))).toBe(false);
  });
});
