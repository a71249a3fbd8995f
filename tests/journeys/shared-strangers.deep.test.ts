import { randomUUID } from 'node:crypto';
import { SHARED_PAGE_PATHS } from '@talelantern/domain/sharing/share-url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { adminBucket, adminFirestore, storedFields } from '../functions/support/cloud-access.ts';
import { createFamily, PASSWORD, storeCharacter } from '../functions/support/family.ts';
import { PEN_NAME, shareItem, storeOpenShare } from '../functions/support/shared-items.ts';
import { openBrowser, visit } from '../support/browser.ts';
import { seedSession } from '../support/signed-in.ts';
import { newEmail, expectToast } from './family-steps.ts';
import {
  appUrl,
  countsOf,
  likeButton,
  triggerAppLoad,
  press,
  createSharingFamily,
  signIn,
  TITLE,
} from './shared-steps.ts';

const JOURNEY_MS = 300_000;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const visitShared = () => visit(browser, 'phone', appUrl());

describe('text that looks like code', () => {
  /** Each sets a property of window, or requests '/x', if it is executed. */
  const MARKUP = [
    '<script>broken=1</script>',
    '<img src=x onerror=broken=1>',
    '<svg onload=broken=1>',
    '[tap](javascript:broken=1)',
    '"><b onclick=broken=1>',
    '</title><h1>',
  ].join(' ');

  const NOTHING_EXECUTED = { ran: false, images: 0, drawings: 0, links: 0, handlers: 0 };
  const executedMarkup = (page: Page) =>
    page.evaluate(() => ({
      ran: 'broken' in window,
      images: document.querySelectorAll('img[src="x"]').length,
      drawings: document.querySelectorAll('svg[onload]').length,
      links: document.querySelectorAll('a[href^="javascript:" i]').length,
      handlers: document.querySelectorAll('[onclick], [onerror]').length,
    }));

  const comment = (contentType: string, contentId: string) =>
    adminFirestore().collection('comments').add({
      contentId,
      contentType,
      userName: '<i onclick=broken=1>Nana</i>',
      text: MARKUP,
      status: 'visible',
      createdAt: new Date(),
    });

  async function shareMarkupStory(): Promise<string> {
    const cast = [{ id: 'c', name: MARKUP.slice(0, 80), type: MARKUP.slice(0, 80) }];
    const { shareId, path } = await createSharingFamily({
      title: MARKUP.slice(0, 160),
      previousParts: [MARKUP],
      content: MARKUP,
      theme: MARKUP,
      characters: cast,
      locations: [{ id: 'l', name: MARKUP.slice(0, 80), type: MARKUP.slice(0, 80) }],
    });
    await comment('story', shareId);
    return path;
  }

  async function shareMarkupCharacter(): Promise<string> {
    const family = await createFamily({ profile: { penName: '</p><b onclick=broken=1>' } });
    const characterId = await storeCharacter(family, {
      name: MARKUP.slice(0, 80),
      type: MARKUP.slice(0, 80),
      personality: MARKUP,
      magicalPower: MARKUP,
      role: MARKUP,
    });
    const shareId = await shareItem(family, 'character', characterId);
    await comment('character', shareId);
    return `${SHARED_PAGE_PATHS.character}${shareId}`;
  }

  it.each([
    ['a story', shareMarkupStory],
    ['a character', shareMarkupCharacter],
  ])(
    'markup in any field of %s, its preview or a message is shown as text',
    { timeout: JOURNEY_MS },
    async (_, make) => {
      const path = await make();
      const { page, errors, close } = await visitShared();
      const [dialogs, requestedPaths]: [string[], string[]] = [[], []];
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.message());
        void dialog.dismiss();
      });
      page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
      await page.goto(path);
      await page.locator('h1').getByText('<script>broken=1</script>').waitFor();
      expect(await executedMarkup(page)).toEqual(NOTHING_EXECUTED);
      const preview = page.locator('meta[property="og:title"]');
      expect(await preview.getAttribute('content')).toContain('<script>broken=1</script>');
      expect(await page.locator('h1').count()).toBe(1);
      await triggerAppLoad(page);
      await page.getByText(MARKUP, { exact: true }).last().waitFor();
      await page.getByText('<i onclick=broken=1>Nana</i>').first().waitFor();
      expect(await executedMarkup(page)).toEqual(NOTHING_EXECUTED);
      expect(dialogs).toEqual([]);
      expect(requestedPaths.filter((url) => url.endsWith('/x'))).toEqual([]);
      // A violation of the content security policy is a page error.
      expect(errors).toEqual([]);
      await close();
    },
  );
});

/** Every string in a stored document, at any depth. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null && !(value instanceof Date)
    ? Object.values(value).flatMap(textsOf)
    : [];
}

it('a visitor is sent no private data and no held comments', { timeout: JOURNEY_MS }, async () => {
  const secret = `secret${randomUUID().replaceAll('-', '')}`;
  const { family, email, storyId, shareId, path } = await createSharingFamily({
    memoryKey: `${secret} memory`,
    generatedPrompt: `${secret} prompt`,
    childId: `${secret} child`,
    settings: { length: 'standard', customElements: `${secret} wish` },
    relationships: [{ fromCharacterId: secret, toCharacterId: secret, type: 'Friend', details: `${secret} details` }],
    characters: [
      { id: secret, name: 'Ember', type: 'Dragon', customDescription: `${secret} looks`, generatedPrompt: secret },
    ],
    narration: { 0: { audioPath: `${secret}.mp3`, voice: secret } },
  });
  await adminFirestore()
    .doc(`users/${family.uid}`)
    .update({ photoURL: `${secret} photo`, displayName: `${secret} name` });
  const heldComment = {
    contentId: shareId,
    contentType: 'story',
    userName: 'Waiting',
    text: `${secret} held`,
    createdAt: new Date(),
  };
  const visibleComment = { ...heldComment, userName: 'Nana Jo', text: 'Lovely.', status: 'visible' };
  await adminFirestore()
    .collection('comments')
    .add({ ...heldComment, status: 'held' });
  const comment = await adminFirestore().collection('comments').add(visibleComment);
  await comment
    .collection('private')
    .doc('author')
    .set({ userId: `${secret} author` });

  const { page, errors, close } = await visitShared();
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!/\.(?:js|css|webp|woff2)$|^\/v0\/b\//.test(pathname)) bodies.push(response.text().catch(() => ''));
  });
  await page.goto(path);
  await triggerAppLoad(page);
  await page.getByText('Lovely.', { exact: true }).waitFor();
  await press(page, 'Report this page');
  await page.getByLabel('It’s unkind or hurtful').check();
  await press(page, 'Send the report');
  await expectToast(page, 'Thank you for telling us');
  const receivedText = (await Promise.all(bodies)).join('\n');
  expect(receivedText).toContain(TITLE);
  expect(receivedText).toContain('Lovely.');

  const publicTexts = new Set([
    ...textsOf((await storedFields(`shares/${shareId}`))['copy']),
    shareId,
    PEN_NAME,
    'Friend',
    'standard',
  ]);
  const own = [
    ...textsOf(await storedFields(`stories/${storyId}`)),
    ...textsOf(await storedFields(`users/${family.uid}`)),
  ];
  const privateTexts = own.filter(
    (text) => text.length > 1 && ![...publicTexts].some((public_) => public_.includes(text)),
  );
  expect(privateTexts.length).toBeGreaterThan(12);
  for (const text of [...privateTexts, secret, family.uid, storyId, email])
    expect.soft(receivedText, text).not.toContain(text);
  expect(errors).toEqual([]);
  await close();
});

describe("looking for other families' shares", () => {
  const { firestore, storage } = inject('cloud').urls;
  const documentsUrl = `${firestore}/v1/projects/demo-talelantern/databases/(default)/documents`;

  const query = (where: object | null, limit: number) =>
    fetch(`${documentsUrl}:runQuery`, {
      method: 'POST',
      body: JSON.stringify({
        structuredQuery: { from: [{ collectionId: 'shares' }], limit, ...(where === null ? {} : { where }) },
      }),
    });
  const equals = (field: string, value: object) => ({
    fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value },
  });
  const all = (...filters: object[]) => ({ compositeFilter: { op: 'AND', filters } });
  const OPEN = [
    equals('hidden', { booleanValue: false }),
    { unaryFilter: { field: { fieldPath: 'withdrawnAt' }, op: 'IS_NULL' } },
  ];

  it("a visitor cannot find other families' shares; a wrong link looks like a closed one", async () => {
    const { shareId, path } = await createSharingFamily();
    const unlisted = await storeOpenShare();
    expect((await fetch(`${documentsUrl}/shares/${shareId}`)).status).toBe(200);
    for (const response of [
      await fetch(`${documentsUrl}/shares?pageSize=10`),
      await fetch(`${documentsUrl}/shares/${shareId}/private/source`),
      await query(null, 10),
      await query(all(...OPEN), 30),
      await query(equals('contentType', { stringValue: 'story' }), 30),
      await fetch(`${storage}/v0/b/${adminBucket().name}/o?prefix=shared/`),
      await fetch(`${storage}/v0/b/${adminBucket().name}/o?prefix=shared/${shareId}/`),
    ])
      expect.soft(response.status, response.url).toBeGreaterThanOrEqual(400);
    const listedShares = await query(all(...OPEN, equals('listed', { booleanValue: true })), 30);
    expect(listedShares.status).toBe(200);
    const listedHtml = await listedShares.text();
    for (const id of [shareId, unlisted]) expect(listedHtml).not.toContain(id);

    const swapped = shareId.endsWith('a') ? 'b' : 'a';
    const closed = [
      `${path.slice(0, -1)}${swapped}`,
      path.slice(0, -1),
      `${path}a`,
      '/stories/shared/',
      path.toUpperCase(),
    ];
    for (const url of closed) {
      const text = await (await fetch(new URL(url, appUrl()))).text();
      expect.soft(text, url).not.toContain(TITLE);
    }
    for (const file of ['/robots.txt', '/sitemap.xml'])
      expect(await (await fetch(new URL(file, appUrl()))).text()).not.toMatch(/[sc]_[A-Za-z0-9]{20}/);
  });
});

it('a shared page refuses to be framed by another site', { timeout: JOURNEY_MS }, async () => {
  const { path } = await createSharingFamily();
  const { page, close } = await visitShared();
  await page.setContent(`<iframe src="${new URL(path, appUrl()).href}"></iframe>`);
  await expect.poll(() => page.frames().map((frame) => frame.url())).toContain('chrome-error://chromewebdata/');
  expect(await page.frameLocator('iframe').getByText(TITLE).count()).toBe(0);
  await close();
});

const reader = async () => {
  const email = newEmail();
  await createFamily({ email, profile: { penName: 'Aunt Willow' } });
  return email;
};

it('an abandoned like is not applied after a sign-in', { timeout: JOURNEY_MS }, async () => {
  const { shareId, path } = await createSharingFamily();
  const { page, errors, close } = await visitShared();
  await page.goto(path);
  await triggerAppLoad(page);
  await likeButton(page, 0).click();
  await page.waitForURL('**/login');
  // The URL changes before the login page loads.
  await page.getByLabel('Email').waitFor();
  await page.goBack();
  await likeButton(page, 0).waitFor();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, await reader());
  await page.getByLabel('Say something kind').waitFor();
  await page.getByRole('button', { name: 'Like, 0 likes', pressed: false }).waitFor();
  expect(await countsOf(shareId)).toMatchObject({ likes: 0 });
  expect(errors).toEqual([]);
  await close();
});

it(
  'signing in from the comments of a shared page continues in the comment field',
  { timeout: JOURNEY_MS },
  async () => {
    const { path } = await createSharingFamily();
    const { page, errors, close } = await visitShared();
    await page.goto(path);
    await triggerAppLoad(page);
    await page.getByRole('region', { name: 'Comments' }).getByRole('button', { name: 'Sign in' }).click();
    await signIn(page, await reader());
    const field = page.getByLabel('Say something kind');
    await field.waitFor();
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => page.evaluate(() => window.location.hash)).toBe('');
    expect(errors).toEqual([]);
    await close();
  },
);

it(
  'a like from two windows counts once, and the next user of the browser does not see it',
  { timeout: JOURNEY_MS },
  async () => {
    const { shareId, path } = await createSharingFamily();
    const { page, context, errors, close } = await visitShared();
    await seedSession(page, await reader(), PASSWORD);
    await page.goto(path);
    const other = await context.newPage();
    await other.goto(path);
    for (const window of [page, other]) await likeButton(window, 0).waitFor();
    await Promise.all([likeButton(page, 0).click(), likeButton(other, 0).click()]);
    await expect.poll(() => countsOf(shareId)).toMatchObject({ likes: 1 });
    await other.close();
    await page.getByLabel('Say something kind').fill('Not sent yet.');

    await seedSession(page, await reader(), PASSWORD);
    await page.goto(path);
    const field = page.getByLabel('Say something kind');
    await field.waitFor();
    expect(await field.inputValue()).toBe('');
    await page.getByRole('button', { name: 'Like, 1 like', pressed: false }).waitFor();
    expect(errors.filter((error) => !error.includes('403'))).toEqual([]);
    await close();
  },
);
