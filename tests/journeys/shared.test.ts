import { SHARED_PAGE_CACHING } from '@talelantern/domain/sharing/share-url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { moderateComment } from '../../functions/src/sharing/operations/moderate-comment.ts';
import { adminFirestore } from '../functions/support/cloud-access.ts';
import { createFamily } from '../functions/support/family.ts';
import { sharingDeps } from '../functions/support/shared-items.ts';
import { accessibilityProblems, openBrowser, horizontalOverflow, visit, VIEWPORTS } from '../support/browser.ts';
import { newEmail, expectToast } from './family-steps.ts';
import {
  appUrl,
  CHAPTERS,
  commentsOn,
  countsOf,
  likeButton,
  triggerAppLoad,
  press,
  createSharingFamily,
  signIn,
  TITLE,
} from './shared-steps.ts';

const JOURNEY_MS = 240_000;
/** The delay in src/shared-start.ts. */
const VIEW_DELAY_MS = 10_000;
/** The height of a line of text; the bar may grow or shrink by one. */
const MAX_SHIFT_PX = 48;
const SIZES = [VIEWPORTS.phone, { width: 820, height: 1_180 }, VIEWPORTS.desktop];

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const visitShared = () => visit(browser, 'phone', appUrl());

/** The position of the like button, px from the top of the screen. */
const likeButtonTop = (page: Page): Promise<number> =>
  page.getByRole('button', { name: /^Like/ }).evaluate((heart) => heart.getBoundingClientRect().top);

async function expectAccessible(page: Page): Promise<void> {
  expect.soft(await accessibilityProblems(page)).toEqual([]);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect.soft(await horizontalOverflow(page), `${size.width} px`).toBe(0);
  }
  await page.setViewportSize(VIEWPORTS.phone);
}

it('a shared page can be read without scripts, on screen and on paper', { timeout: JOURNEY_MS }, async () => {
  const { path, shareId } = await createSharingFamily();
  const context = await browser.newContext({ baseURL: appUrl(), javaScriptEnabled: false });
  const page = await context.newPage();
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  expect(response?.headers()).toMatchObject({ 'cache-control': SHARED_PAGE_CACHING, 'x-robots-tag': 'noindex' });
  await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
  expect(await page.getByRole('button', { name: 'Listen' }).count()).toBe(0);
  await page.getByRole('heading', { name: 'Chapter two' }).click();
  for (const paragraph of CHAPTERS.join('\n\n').split('\n\n'))
    await page.getByText(paragraph, { exact: true }).waitFor();
  const picture = await page.locator('.sp-hero img').getAttribute('src');
  expect((await fetch(new URL(picture ?? '', page.url()))).headers.get('content-type')).toBe('image/webp');
  await page.emulateMedia({ media: 'print' });
  for (const part of ['.sp-bar', '.sp-foot', '.sp-react', '.sp-more'])
    expect(await page.locator(part).isVisible(), part).toBe(false);
  expect(await page.getByText('Pip found half a map.').isVisible()).toBe(true);
  expect(await countsOf(shareId)).toMatchObject({ views: 0 });
  await context.close();
});

it(
  'a shared page counts a view after ten seconds and does not load the app earlier',
  { timeout: JOURNEY_MS },
  async () => {
    const { shareId, path } = await createSharingFamily();
    const { page, errors, close } = await visitShared();
    const requestedScripts: string[] = [];
    page.on('request', (request) => requestedScripts.push(new URL(request.url()).pathname));
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(requestedScripts.filter((url) => url.startsWith('/assets/') && url.endsWith('.js'))).toEqual([]);
    expect(await countsOf(shareId)).toMatchObject({ views: 0 });
    await page.locator('#served-listen').focus();
    await page.clock.fastForward(VIEW_DELAY_MS);
    await page.clock.resume();
    await likeButton(page, 0).waitFor();
    await page.locator('#served-listen:focus').waitFor();
    await expect.poll(() => countsOf(shareId)).toMatchObject({ views: 1 });
    expect(errors).toEqual([]);
    await close();
  },
);

it('a visitor reads, reports, signs in, likes and comments', { timeout: JOURNEY_MS }, async () => {
  const { shareId, path } = await createSharingFamily();
  const reader = newEmail();
  await createFamily({ email: reader });
  const { page, errors, close } = await visitShared();
  await page.goto(path);
  // Our fonts load after the first paint.
  await page.locator('html:not(.early)').waitFor();
  await triggerAppLoad(page);
  await expect.poll(() => countsOf(shareId)).toMatchObject({ views: 1 });
  await page.reload();
  await triggerAppLoad(page);
  await expectAccessible(page);

  await press(page, 'Report this page');
  await page.getByLabel('It’s unkind or hurtful').check();
  await page.getByLabel('Anything else we should know?').fill('It is about my cat.');
  expect.soft(await accessibilityProblems(page)).toEqual([]);
  await press(page, 'Send the report');
  await expectToast(page, 'Thank you for telling us');
  const reports = await adminFirestore().collection('reports').where('contentId', '==', shareId).get();
  expect(reports.docs.map((document) => document.data())).toMatchObject([
    { userId: null, details: 'It is about my cat.' },
  ]);

  // A visitor signs in and returns to the same position, and the like is applied.
  await likeButton(page, 0).scrollIntoViewIfNeeded();
  const before = await likeButtonTop(page);
  await likeButton(page, 0).click();
  await signIn(page, reader);
  await page.waitForURL(`**${path}`);
  await page.getByRole('button', { name: 'Like, 1 like', pressed: true }).waitFor();
  await expect.poll(async () => Math.abs((await likeButtonTop(page)) - before)).toBeLessThan(MAX_SHIFT_PX);
  await expect.poll(() => countsOf(shareId)).toMatchObject({ views: 1, likes: 1 });
  // Presses Like three times: only the last state is stored.
  await likeButton(page, 1).click();
  await likeButton(page, 0).click();
  await likeButton(page, 1).click();
  await expect.poll(() => countsOf(shareId)).toMatchObject({ likes: 0 });
  await likeButton(page, 0).click();
  await expect.poll(() => countsOf(shareId)).toMatchObject({ likes: 1 });
  await page.reload();
  await page.getByRole('button', { name: /^Like/, pressed: true }).waitFor();

  await page.getByLabel('Your pen name').fill('Nana Jo');
  await page.getByLabel('Say something kind').fill('We read it <b>twice</b>.');
  await press(page, 'Add the comment');
  await page.getByText('We read it <b>twice</b>.', { exact: true }).waitFor();
  await page.getByText('Only you see this until it has been checked.').waitFor();
  const [storedComment] = (await commentsOn(shareId)).docs;
  expect(storedComment?.data()).toMatchObject({ userName: 'Nana Jo', status: 'held' });
  // Does the work of the trigger, which does not run in tests.
  await moderateComment(sharingDeps(), storedComment?.id ?? '');
  await page.getByText('Only you see this until it has been checked.').waitFor({ state: 'detached' });
  await expectAccessible(page);
  expect(errors).toEqual([]);
  await close();
});
