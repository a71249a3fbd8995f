import { randomUUID } from 'node:crypto';
import { shareIdContentType, type SharedContentType } from '@talelantern/domain/sharing/share-id';
import { SHARED_COVER, SHARED_PAGE_CACHING, SHARED_PAGE_PATHS } from '@talelantern/domain/sharing/share-url';
import { securityHeaders } from '@talelantern/domain/web/security-headers';
import { describe, expect, inject, it } from 'vitest';
import { newShareId } from '@talelantern/domain/sharing/share-id';
import { randomShareToken } from '../../functions/src/sharing/operations/share-keys.ts';
import { updateSharing } from '../../functions/src/sharing/operations/update-sharing.ts';
import { repeat } from '../support/repeat.ts';
import { adminFirestore, storedFields } from './support/cloud-access.ts';
import { createFamily, storeCharacter, type Family } from './support/family.ts';
import { setUpFunction } from './support/function-under-test.ts';
import { PEN_NAME, putWithThumbnail, sharingDeps, storeStory } from './support/shared-items.ts';

const underTest = setUpFunction('sharePage', { ALLOWED_ORIGINS: inject('cloud').urls.app });

const open = (path: string, method = 'GET'): Promise<Response> => fetch(new URL(path, underTest.url()), { method });
const openShare = (shareId: string): Promise<Response> =>
  open(`${SHARED_PAGE_PATHS[shareIdContentType(shareId)]}${shareId}`);

const createNamedFamily = () => createFamily({ profile: { penName: PEN_NAME } });

async function share({ uid }: Family, contentType: SharedContentType, contentId: string): Promise<string> {
  const wish = { contentType, contentId, isPublic: true, allowComments: true };
  const { shareId } = await updateSharing(sharingDeps(), { uid, emailVerified: true }, wish);
  if (shareId === null) throw new Error('Nothing is shared');
  return shareId;
}

const withdraw = ({ uid }: Family, contentId: string) =>
  updateSharing(sharingDeps(), { uid, emailVerified: true }, { contentType: 'story', contentId, isPublic: false });

/** A story of a family with private data in every document. */
async function createStoryWithPrivateData() {
  const family = await createNamedFamily();
  const secret = `secret${randomUUID().replaceAll('-', '')}`;
  const scene = await putWithThumbnail(`users/${family.uid}/stories/s1/${secret}.webp`);
  const contentId = await storeStory(family, {
    memoryKey: secret,
    generatedPrompt: secret,
    childId: secret,
    settings: { length: 'standard', customElements: secret },
    sceneImages: [
      { id: secret, imagePath: scene, imageUrl: `https://x/${secret}`, part: 0, position: 0, generatedPrompt: secret },
    ],
    characters: [{ id: secret, name: 'Ember', type: 'Dragon', customDescription: secret, generatedPrompt: secret }],
    relationships: [{ fromCharacterId: secret, toCharacterId: secret, type: 'Friend', details: secret }],
    readingPlace: { part: 0, paragraph: 3 },
    readingPlaces: { [secret]: { part: 0, paragraph: 3 } },
  });
  return { family, secret, contentId };
}

/** The strings of the story above that the public sees, besides constant ones. */
const PUBLIC_TEXTS = [
  'The Treasure Hunt of Ember',
  'Once upon a time.',
  'Treasure Hunt',
  '5-8',
  'Ember',
  'Dragon',
  PEN_NAME,
  'standard',
  'Friend',
];

/** Every string in a stored document, at any depth; single letters are skipped. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 1 ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

it('the page of a shared story is complete, cached for a minute at the edge only, and not indexed', async () => {
  const { family, contentId } = await createStoryWithPrivateData();
  const response = await openShare(await share(family, 'story', contentId));
  expect(response.status).toBe(200);
  const html = await response.text();
  for (const phrase of ['The Treasure Hunt of Ember', 'Once upon a time.', `Shared by ${PEN_NAME}`, 'made with AI'])
    expect(html).toContain(phrase);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, s-maxage=60',
    'x-robots-tag': 'noindex',
    'x-content-type-options': 'nosniff',
  });
});

it('the page of a shared story has an existing preview picture', async () => {
  const { family, contentId } = await createStoryWithPrivateData();
  const shareId = await share(family, 'story', contentId);
  const html = await (await openShare(shareId)).text();
  const url = /property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(url).toMatch(new RegExp(`/stories/shared/${shareId}/preview\\.jpg$`));
  const picture = await fetch(new URL(new URL(url).pathname, underTest.url()));
  expect(picture.status).toBe(200);
  expect(picture.headers.get('content-type')).toBe('image/jpeg');
  // The picture of a withdrawn share leaves the caches as fast as its page.
  expect(picture.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
  const withoutPictures = await createNamedFamily();
  const plain = await (
    await openShare(await share(withoutPictures, 'story', await storeStory(withoutPictures)))
  ).text();
  const ours = await fetch(/property="og:image" content="([^"]+)"/.exec(plain)?.[1] ?? '');
  expect(ours.headers.get('content-type')).toBe('image/jpeg');
});

it('the page of a shared story reveals nothing else of the family’s document', async () => {
  const { family, secret, contentId } = await createStoryWithPrivateData();
  const shareId = await share(family, 'story', contentId);
  const html = await (await openShare(shareId)).text();
  const publicShare = JSON.stringify(await storedFields(`shares/${shareId}`));
  const privateTexts = textsOf(await storedFields(`stories/${contentId}`)).filter(
    (text) => ![...PUBLIC_TEXTS, shareId].includes(text),
  );
  expect(privateTexts.length).toBeGreaterThan(10);
  for (const content of [html, publicShare])
    for (const text of [...privateTexts, secret, family.uid, contentId]) expect(content).not.toContain(text);
});

it('the page of a shared story starts the deployed app, with the headers of the app’s page', async () => {
  const { app } = inject('cloud').urls;
  const shell = await fetch(new URL('/shared.html', app));
  const script = /<script type="module"[^>]* src="([^"]+)"/.exec(await shell.text())?.[1] ?? 'none';
  const family = await createNamedFamily();
  const response = await openShare(await share(family, 'story', await storeStory(family)));
  expect(await response.text()).toContain(`data-scripts="${script}"`);
  for (const file of [script, '/shared-start.js'])
    expect((await fetch(new URL(file, app))).headers.get('content-type')).toContain('javascript');
  for (const name of Object.keys(securityHeaders())) {
    expect(response.headers.get(name), name).toBe(shell.headers.get(name));
    expect(response.headers.get(name), name).not.toBeNull();
  }
});

it('the page of a shared character shows its public fields', async () => {
  const family = await createNamedFamily();
  const html = await (await openShare(await share(family, 'character', await storeCharacter(family)))).text();
  expect(html).toContain('A character shared with you');
  expect(html).not.toContain(family.uid);
});

it('a share that cannot be shown gets the same page, whatever the reason', async () => {
  const family = await createNamedFamily();
  const [withdrawnStory, hiddenStory] = [await storeStory(family), await storeStory(family)];
  const withdrawnId = await share(family, 'story', withdrawnStory);
  const hiddenId = await share(family, 'story', hiddenStory);
  const otherKind = await share(family, 'character', await storeCharacter(family));
  expect((await openShare(withdrawnId)).status).toBe(200);
  await withdraw(family, withdrawnStory);
  await adminFirestore().doc(`shares/${hiddenId}`).update({ hidden: true });
  const unknown = await openShare(newShareId('story', randomShareToken()));
  const [body, headers] = [await unknown.text(), headersOf(unknown)];
  expect(unknown.status).toBe(404);
  expect(body).toContain('This page is closed');
  expect(body).toContain('content="noindex"');
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  for (const path of [
    `/stories/shared/${withdrawnId}`,
    `/stories/shared/${hiddenId}`,
    `/stories/shared/${otherKind}`,
    `/characters/shared/${hiddenId}`,
    '/stories/shared/',
    '/stories/shared/s_1',
    '/stories/shared/..%2F..%2Fusers',
    '/elsewhere',
  ]) {
    const response = await open(path);
    expect([response.status, await response.text(), headersOf(response)], path).toEqual([404, body, headers]);
  }
});

it('the page of a share is gone as soon as the withdrawal has returned', async () => {
  const family = await createNamedFamily();
  const contentId = await storeStory(family);
  const shareId = await share(family, 'story', contentId);
  await withdraw(family, contentId);
  expect((await openShare(shareId)).status).toBe(404);
});

const headersOf = ({ headers }: Response): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !['date', 'etag', 'connection', 'keep-alive'].includes(name)));

it('a share’s page accepts GET only', async () => {
  const response = await open('/stories/shared/s_1', 'POST');
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it('a share’s page serves 50 parallel readers of one story', async () => {
  const family = await createNamedFamily();
  const shareId = await share(family, 'story', await storeStory(family));
  const statuses = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const response = await openShare(shareId);
      return response.status === 200 && (await response.text()).includes('Once upon a time.');
    }),
  );
  expect(statuses.filter((isRight) => !isRight)).toEqual([]);
});

describe('pages through Hosting', () => {
  const openAt = (path: string) => fetch(new URL(path, inject('cloud').urls.app));

  it.each([
    ['the page', ''],
    ['the cover', SHARED_COVER],
  ])('%s of an invisible share is not cached by Hosting', async (_what, rest) => {
    const family = await createNamedFamily();
    const contentId = await storeStory(family);
    const withdrawnId = await share(family, 'story', contentId);
    await withdraw(family, contentId);
    for (const path of [
      `/stories/shared/${withdrawnId}`,
      `/stories/shared/${newShareId('story', randomShareToken())}`,
      `/characters/shared/${newShareId('character', randomShareToken())}`,
    ]) {
      const { status, headers } = await openAt(`${path}${rest}`);
      expect([status, headers.get('cache-control')], path).toEqual([404, 'no-store']);
    }
  });

  it('Hosting caches a visible page for a minute; browsers revalidate the landing page and store no other', async () => {
    const family = await createNamedFamily();
    const shared = await openAt(`/stories/shared/${await share(family, 'story', await storeStory(family))}`);
    expect([shared.status, shared.headers.get('cache-control')]).toEqual([200, SHARED_PAGE_CACHING]);
    expect((await openAt('/')).headers.get('cache-control')).toBe('no-cache');
    for (const path of ['/app.html', '/login', '/help/faq', '/stories', '/stories/s1', '/admin/shares/s1']) {
      expect((await openAt(path)).headers.get('cache-control'), path).toBe('no-store');
    }
  });

  it('browsers keep fonts and drawings for a day, and a missing one is not the app', async () => {
    for (const path of [
      '/fonts/andika-400.woff2',
      '/art/cut-hoot.webp',
      '/art/help/child.webp',
      '/icons/icon-192.png',
    ]) {
      const { status, headers } = await openAt(path);
      const caching = 'public, max-age=86400, stale-while-revalidate=2592000';
      expect([status, headers.get('cache-control')], path).toEqual([200, caching]);
    }
    for (const folder of ['art', 'art/help']) expect((await openAt(`/${folder}/missing.webp`)).status).toBe(404);
  });
});

describe('rate limit of pages per IP address', () => {
  const limited = setUpFunction('sharePage', { ALLOWED_ORIGINS: inject('cloud').urls.app, CALLS_PER_MINUTE: '1' });
  const openFrom = (ip: string, path: string): Promise<Response> =>
    fetch(new URL(path, limited.url()), { headers: { 'x-forwarded-for': ip } });

  it('an IP address that has called ten pages without a share gets 429 for the next, but still gets pages with one', async () => {
    const path = `${SHARED_PAGE_PATHS.story}${newShareId('story', randomShareToken())}`;
    await repeat(10, async () => expect((await openFrom('203.0.113.1', path)).status).toBe(404));
    for (const refused of [path, `${path}${SHARED_COVER}`]) {
      const response = await openFrom('203.0.113.1', refused);
      expect(response.status).toBe(429);
      expect(Object.fromEntries(response.headers)).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '60' });
      for (const name of Object.keys(securityHeaders())) expect(response.headers.get(name), name).toBeTruthy();
      expect(await response.text()).toContain(refused === path ? 'Please try again in a minute.' : '');
    }
    const family = await createNamedFamily();
    const shared = `${SHARED_PAGE_PATHS.story}${await share(family, 'story', await storeStory(family))}`;
    await repeat(2, async () => expect((await openFrom('203.0.113.1', shared)).status).toBe(200));
    expect((await openFrom('203.0.113.2', path)).status).toBe(404);
  });
});

describe('pages without Hosting', () => {
  const sharePageOnly = setUpFunction('sharePage', { ALLOWED_ORIGINS: 'http://127.0.0.1:9' });

  it('a page without the app shows the story with the same protection, and is not cached', async () => {
    const family = await createNamedFamily();
    const shareId = await share(family, 'story', await storeStory(family));
    const response = await fetch(new URL(`/stories/shared/${shareId}`, sharePageOnly.url()));
    expect(await response.text()).toContain('Once upon a time.');
    for (const [name, value] of Object.entries(securityHeaders())) expect(response.headers.get(name)).toBe(value);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});
