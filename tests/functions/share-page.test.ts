import { randomUUID } from 'node:crypto';
import { shareIdContentType, type SharedContentType } from '@talelantern/domain/sharing/share-id';
import { SHARED_PAGE_PATHS } from '@talelantern/domain/sharing/share-address';
import { securityHeaders } from '@talelantern/domain/web/security-headers';
import { describe, expect, inject, it } from 'vitest';
import { newShareId } from '@talelantern/domain/sharing/share-id';
import { newShareText } from '../../functions/src/operations/sharing/share-text.ts';
import { updateSharing } from '../../functions/src/operations/sharing/update-sharing.ts';
import { adminFirestore, storedFields } from './support/cloud-access.ts';
import { createFamily, storeCharacter, type Family } from './support/family.ts';
import { useFunction } from './support/function-under-test.ts';
import { PEN_NAME, putWithThumbnail, sharingTools, storeStory } from './support/shared-items.ts';

const underTest = useFunction('sharePage', { ALLOWED_ORIGINS: inject('cloud').urls.app });

const open = (path: string, method = 'GET'): Promise<Response> => fetch(new URL(path, underTest.url()), { method });
const openShare = (shareId: string): Promise<Response> =>
  open(`${SHARED_PAGE_PATHS[shareIdContentType(shareId)]}${shareId}`);

const named = () => createFamily({ profile: { penName: PEN_NAME } });

async function share({ uid }: Family, contentType: SharedContentType, contentId: string): Promise<string> {
  const wish = { contentType, contentId, isPublic: true, allowComments: true };
  const { shareId } = await updateSharing(sharingTools(), { uid, emailVerified: true }, wish);
  if (shareId === null) throw new Error('Nothing is shared');
  return shareId;
}

const withdraw = ({ uid }: Family, contentId: string) =>
  updateSharing(sharingTools(), { uid, emailVerified: true }, { contentType: 'story', contentId, isPublic: false });

/** A story of a family whose documents are full of what nobody else may see. */
async function secretiveStory() {
  const family = await named();
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
  });
  return { family, secret, contentId };
}

/** All that others may read of the story above, besides the kinds of things that every story has. */
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

/** Every text in a stored document, however deep; a single letter says nothing. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 1 ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

describe('the page of a shared story', () => {
  it('is whole, kept for a minute at the edge alone, and shows no search engine anything', async () => {
    const { family, contentId } = await secretiveStory();
    const response = await openShare(await share(family, 'story', contentId));
    expect(response.status).toBe(200);
    const html = await response.text();
    for (const words of ['The Treasure Hunt of Ember', 'Once upon a time.', `Shared by ${PEN_NAME}`, 'made with AI'])
      expect(html).toContain(words);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=60',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    });
  });

  it('names a picture for previews that exists', async () => {
    const { family, contentId } = await secretiveStory();
    const shareId = await share(family, 'story', contentId);
    const html = await (await openShare(shareId)).text();
    const address = /property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(address).toContain(encodeURIComponent(`shared/${shareId}/`));
    const picture = await fetch(address);
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    // Taken back, it is gone from browsers as soon as its page is.
    expect(picture.headers.get('cache-control')).toBe('private, max-age=60');
    const withoutPictures = await named();
    const plain = await (
      await openShare(await share(withoutPictures, 'story', await storeStory(withoutPictures)))
    ).text();
    const ours = await fetch(/property="og:image" content="([^"]+)"/.exec(plain)?.[1] ?? '');
    expect(ours.headers.get('content-type')).toBe('image/webp');
  });

  it('D2, D11: says nothing of what else the family’s document holds', async () => {
    const { family, secret, contentId } = await secretiveStory();
    const shareId = await share(family, 'story', contentId);
    const html = await (await openShare(shareId)).text();
    const publicShare = JSON.stringify(await storedFields(`shares/${shareId}`));
    const hidden = textsOf(await storedFields(`stories/${contentId}`)).filter(
      (text) => ![...PUBLIC_TEXTS, shareId].includes(text),
    );
    expect(hidden.length).toBeGreaterThan(10);
    for (const shown of [html, publicShare])
      for (const text of [...hidden, secret, family.uid, contentId]) expect(shown).not.toContain(text);
  });

  it('starts the app as it is deployed now, with the headers of the app’s own page', async () => {
    const { app } = inject('cloud').urls;
    const shell = await fetch(new URL('/app.html', app));
    const script = /<script type="module"[^>]* src="([^"]+)"/.exec(await shell.text())?.[1] ?? 'none';
    const family = await named();
    const response = await openShare(await share(family, 'story', await storeStory(family)));
    expect(await response.text()).toContain(`data-scripts="${script}"`);
    for (const file of [script, '/shared-start.js'])
      expect((await fetch(new URL(file, app))).headers.get('content-type')).toContain('javascript');
    for (const name of Object.keys(securityHeaders())) {
      expect(response.headers.get(name), name).toBe(shell.headers.get(name));
      expect(response.headers.get(name), name).not.toBeNull();
    }
  });
});

it('the page of a shared character shows what is told about it', async () => {
  const family = await named();
  const html = await (await openShare(await share(family, 'character', await storeCharacter(family)))).text();
  expect(html).toContain('A character shared with you');
  expect(html).not.toContain(family.uid);
});

describe('D6, D9: whatever is not to be seen', () => {
  it('gives one and the same page, so that nobody learns why', async () => {
    const family = await named();
    const [withdrawn, hidden] = [await storeStory(family), await storeStory(family)];
    const withdrawnId = await share(family, 'story', withdrawn);
    const hiddenId = await share(family, 'story', hidden);
    const otherKind = await share(family, 'character', await storeCharacter(family));
    expect((await openShare(withdrawnId)).status).toBe(200);
    await withdraw(family, withdrawn);
    await adminFirestore().doc(`shares/${hiddenId}`).update({ hidden: true });
    const unknown = await openShare(newShareId('story', newShareText()));
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

  it('is gone from the page as soon as withdrawing answers', async () => {
    const family = await named();
    const contentId = await storeStory(family);
    const shareId = await share(family, 'story', contentId);
    await withdraw(family, contentId);
    expect((await openShare(shareId)).status).toBe(404);
  });
});

const headersOf = ({ headers }: Response): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !['date', 'etag', 'connection', 'keep-alive'].includes(name)));

it('is only to be read', async () => {
  const response = await open('/stories/shared/s_1', 'POST');
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it('200 people who open one story at once all see it', async () => {
  const family = await named();
  const shareId = await share(family, 'story', await storeStory(family));
  const statuses = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const response = await openShare(shareId);
      return response.status === 200 && (await response.text()).includes('Once upon a time.');
    }),
  );
  expect(statuses.filter((isRight) => !isRight)).toEqual([]);
});

describe('without the app’s Hosting', () => {
  const alone = useFunction('sharePage', { ALLOWED_ORIGINS: 'http://127.0.0.1:9' });

  it('the story can be read all the same, under the same guard', async () => {
    const family = await named();
    const shareId = await share(family, 'story', await storeStory(family));
    const response = await fetch(new URL(`/stories/shared/${shareId}`, alone.url()));
    expect(await response.text()).toContain('Once upon a time.');
    for (const [name, value] of Object.entries(securityHeaders())) expect(response.headers.get(name)).toBe(value);
  });
});
