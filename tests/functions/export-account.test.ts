import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ARCHIVE_IN_PROGRESS } from '@talelantern/domain/contracts/export-account';
import { removeArchives } from '../../functions/src/operations/sweep/remove-archives.ts';
import { createBucketFileShelf } from '../../functions/src/storage/bucket-file-shelf.ts';
import { createFirestoreArchiveBooks } from '../../functions/src/storage/firestore-archive-books.ts';
import { adminBucket, adminFirestore } from './support/cloud-access.ts';
import { createFamily, type Family } from './support/family.ts';
import { failure, useFunction } from './support/function-under-test.ts';
import { storeStory } from './support/shared-items.ts';
import { tracesOf } from './support/traces.ts';
import { comment, createWholeFamily, like } from './support/whole-family.ts';

const LONG_AGO = Date.UTC(2001, 4, 17, 12);
const HOUR_MS = 3_600_000;

const packedSchema = z.object({ url: z.string(), bytes: z.number(), madeAt: z.number(), expiresAt: z.number() });

/** Two families with something of everything. */
const WHOLE = { timeout: 180_000 };

const underTest = useFunction('exportAccount');

async function exported(family: Family) {
  const answer = await underTest.call(family);
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  const packed = packedSchema.parse(answer.json);
  const response = await fetch(packed.url);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { packed, headers: response.headers, bytes, entries: unzipSync(bytes) };
}

const textOf = (entries: Record<string, Uint8Array>, path: string): string =>
  strFromU8(entries[path] ?? new Uint8Array());

describe('the archive of a family', () => {
  it('holds every document and every file that is stored of it, and nothing of others', WHOLE, async () => {
    const [family, other] = await Promise.all([createWholeFamily(), createWholeFamily()]);
    await like(family, other.shareIds[0]);
    await comment(family, other.shareIds[0]);
    const stored = await tracesOf([family.uid, ...family.shareIds]);
    // Its own comment is stored under the other family's share; its words are the author's.
    const paths = Object.keys(stored.documents);
    const comments = paths
      .filter((path) => path.startsWith('comments/'))
      .map((path) => path.replace('/private/author', ''));
    const { packed, headers, bytes, entries } = await exported(family);

    const expected = [...paths, ...comments].map((path) => `data/${path}.json`);
    expect(
      Object.keys(entries)
        .filter((path) => path.startsWith('data/'))
        .toSorted(),
    ).toEqual([...new Set(['data/account.json', ...expected])].toSorted());
    const own = `users/${family.uid}/`;
    for (const [path, hash] of Object.entries(stored.files)) {
      const entry = entries[path.startsWith(own) ? `files/${path.slice(own.length)}` : path];
      expect(
        createHash('sha256')
          .update(entry ?? '')
          .digest('hex'),
        path,
      ).toBe(hash);
    }
    const files = Object.keys(entries).filter((path) => /^(?:files|shared)\//.test(path));
    expect(files).toHaveLength(Object.keys(stored.files).length);
    expect(
      Object.values(entries)
        .map((entry) => strFromU8(entry))
        .join('\n'),
    ).not.toContain(other.uid);

    expect(packed.bytes).toBe(bytes.length);
    expect(packed.expiresAt - packed.madeAt).toBe(24 * HOUR_MS);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="?talelantern-\d{4}-\d\d-\d\d\.zip/);
  });

  it('can be read as text: times as people write them, and no PIN to try out', async () => {
    const family = await createWholeFamily();
    const { entries } = await exported(family);
    const profile: unknown = JSON.parse(textOf(entries, `data/users/${family.uid}.json`));
    expect(profile).toMatchObject({ displayName: 'The Fennimores', lock: 'set' });
    expect(JSON.stringify(profile)).not.toContain('of-the-pin');
    const story: unknown = JSON.parse(textOf(entries, `data/stories/${family.storyId}.json`));
    expect(story).toMatchObject({ title: 'The Treasure Hunt of Ember', createdAt: '2026-11-01T00:00:00.000Z' });
    expect(JSON.parse(textOf(entries, 'data/account.json'))).toMatchObject({
      email: `${family.uid}@example.test`,
      signsInWith: ['password'],
    });
  });

  it('lets a parent read the stories, see their pictures and hear them without the internet', async () => {
    const family = await createWholeFamily();
    const nasty = await storeStory(family, {
      title: '</title><script>alert(1)</script>',
      previousParts: ['<b>Boo</b>'],
    });
    const { entries } = await exported(family);
    const index = textOf(entries, 'index.html');
    expect(index).toContain(`href="stories/${family.storyId}.html"`);
    const pages = Object.keys(entries).filter((path) => path.endsWith('.html'));
    expect(pages).toHaveLength(3);
    for (const page of pages) {
      const html = textOf(entries, page);
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
    expect(textOf(entries, `stories/${nasty}.html`)).toContain('&lt;b&gt;Boo&lt;/b&gt;');
  });
});

describe('packing', () => {
  it('gives the same archive to who asks twice, and another one later instead', async () => {
    const family = await createFamily();
    const [first, again] = [await exported(family), await exported(family)];
    expect(again.packed).toEqual(first.packed);
    const archive = adminFirestore().doc(`archives/${family.uid}`);
    await archive.update({ madeAt: new Date(Date.now() - HOUR_MS) });
    const later = await exported(family);
    expect(later.packed.url).not.toBe(first.packed.url);
    expect((await fetch(first.packed.url)).ok).toBe(false);
    expect(Object.keys(later.entries).some((path) => path.endsWith('.zip'))).toBe(false);
  });

  it('is done by one call at a time; one that died is taken over', async () => {
    const family = await createFamily();
    const archive = adminFirestore().doc(`archives/${family.uid}`);
    await archive.set({ userId: family.uid, status: 'running', until: new Date(Date.now() + HOUR_MS) });
    expect(await underTest.call(family)).toMatchObject({
      status: 409,
      json: failure('in_progress', ARCHIVE_IN_PROGRESS),
    });
    await archive.update({ until: new Date(Date.now() - 1) });
    await exported(family);
  });

  it('is of use for a day; then the archive goes', async () => {
    const family = await createFamily();
    const { packed } = await exported(family);
    await adminFirestore()
      .doc(`archives/${family.uid}`)
      .update({ expiresAt: new Date(LONG_AGO) });
    const tools = {
      archiveBooks: createFirestoreArchiveBooks(adminFirestore()),
      fileShelf: createBucketFileShelf(adminBucket()),
      log: () => {},
    };
    expect(await removeArchives(tools, LONG_AGO - 1)).toBe(0);
    expect((await fetch(packed.url)).ok).toBe(true);
    expect(await removeArchives(tools, LONG_AGO)).toBe(1);
    expect((await fetch(packed.url)).ok).toBe(false);
    expect((await adminFirestore().doc(`archives/${family.uid}`).get()).exists).toBe(false);
  });

  it('gives nothing to an account that is switched off meanwhile', async () => {
    const [family, other] = [await createFamily(), await createFamily()];
    const books = createFirestoreArchiveBooks(adminFirestore());
    const packed = { path: 'one.zip', bytes: 1, madeAt: Date.now(), expiresAt: Date.now() + HOUR_MS };
    for (const { uid } of [family, other])
      expect(await books.claim(uid, packed.path, packed.madeAt)).toEqual({ state: 'ours' });
    await adminFirestore().doc(`switched_off/${family.uid}`).set({ at: new Date() });
    expect(await books.complete(family.uid, packed)).toBe(false);
    expect(await books.complete(other.uid, packed)).toBe(true);
  });

  it('leaves nothing of an account that goes meanwhile', async () => {
    const family = await createFamily();
    await adminFirestore().doc(`deleted/${family.uid}`).set({ at: new Date() });
    expect(await underTest.call(family)).toMatchObject({ status: 401 });
    expect((await tracesOf([family.uid])).files).toEqual({});
  });
});
