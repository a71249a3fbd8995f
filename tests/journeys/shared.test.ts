import { SHARED_PAGE_CACHING, SHARED_PAGE_PATHS } from '@talelantern/domain/sharing/share-address';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { moderateComment } from '../../functions/src/operations/comments/moderate-comment.ts';
import { updateSharing } from '../../functions/src/operations/sharing/update-sharing.ts';
import { adminFirestore } from '../functions/support/cloud-access.ts';
import { createFamily, PASSWORD, storeCharacter } from '../functions/support/family.ts';
import { shareItem, sharingTools } from '../functions/support/shared-items.ts';
import { accessibilityProblems, openBrowser, sidewaysScroll, visit, VIEWPORTS } from '../support/browser.ts';
import { signInBefore } from '../support/signed-in.ts';
import { newEmail, seeMessage } from './family-steps.ts';
import {
  appAddress,
  CHAPTERS,
  commentsOn,
  countsOf,
  like,
  move,
  press,
  sharingFamily,
  signIn,
  TITLE,
} from './shared-steps.ts';

const WALK_MS = 240_000;
/** As long as src/shared-start.ts waits. */
const STAYED_MS = 10_000;
/** A line of text more or less in the family's own bar moves nobody's eye. */
const NEAR_PX = 48;
const SIZES = [VIEWPORTS.phone, { width: 820, height: 1_180 }, VIEWPORTS.desktop];

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const visitShared = () => visit(browser, 'phone', appAddress());

/** The heart stands there on the screen, in px from its top. */
const topOf = (page: Page): Promise<number> =>
  page.getByRole('button', { name: /^Like/ }).evaluate((heart) => heart.getBoundingClientRect().top);

async function expectSound(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect.soft(await accessibilityProblems(page), `${size.width} px`).toEqual([]);
    expect.soft(await sidewaysScroll(page)).toBe(0);
  }
  await page.setViewportSize(VIEWPORTS.phone);
}

it('a story is read without a script, on a screen and on paper', { timeout: WALK_MS }, async () => {
  const { path, shareId } = await sharingFamily();
  const context = await browser.newContext({ baseURL: appAddress(), javaScriptEnabled: false });
  const page = await context.newPage();
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  expect(response?.headers()).toMatchObject({ 'cache-control': SHARED_PAGE_CACHING, 'x-robots-tag': 'noindex' });
  await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
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
  'who stays with the page before them is counted as a reader, and until then no app is loaded',
  { timeout: WALK_MS },
  async () => {
    const { shareId, path } = await sharingFamily();
    const { page, errors, close } = await visitShared();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((address) => address.startsWith('/assets/') && address.endsWith('.js'))).toEqual([]);
    expect(await countsOf(shareId)).toMatchObject({ views: 0 });
    await page.clock.fastForward(STAYED_MS);
    await page.clock.resume();
    await like(page, 0).waitFor();
    await expect.poll(() => countsOf(shareId)).toMatchObject({ views: 1 });
    expect(errors).toEqual([]);
    await close();
  },
);

it(
  'a visitor reads, signs in, likes and says something, which its family may take away',
  { timeout: WALK_MS },
  async () => {
    const { email: ownerEmail, family, storyId, shareId, path } = await sharingFamily();
    const reader = newEmail();
    await createFamily({ email: reader });
    const { page, errors, close } = await visitShared();
    await page.goto(path);
    // Our own letters follow the first words by themselves.
    await page.locator('html:not(.early)').waitFor();
    await move(page);
    await expect.poll(() => countsOf(shareId)).toMatchObject({ views: 1 });
    await page.reload();
    await move(page);
    await expectSound(page);

    await press(page, 'Report this page');
    await page.getByLabel('It is unkind or hurtful').check();
    await page.getByLabel('Anything else we should know?').fill('It is about my cat.');
    expect.soft(await accessibilityProblems(page)).toEqual([]);
    await press(page, 'Send the report');
    await seeMessage(page, 'Thank you for telling us');
    const reports = await adminFirestore().collection('reports').where('contentId', '==', shareId).get();
    expect(reports.docs.map((document) => document.data())).toMatchObject([
      { userId: null, details: 'It is about my cat.' },
    ]);

    // E5: a visitor is led to sign in and back: to the same place, and it is liked.
    await like(page, 0).scrollIntoViewIfNeeded();
    const before = await topOf(page);
    await like(page, 0).click();
    await signIn(page, reader);
    await page.waitForURL(`**${path}`);
    await page.getByRole('button', { name: 'Like, 1 like', pressed: true }).waitFor();
    await expect.poll(async () => Math.abs((await topOf(page)) - before)).toBeLessThan(NEAR_PX);
    await expect.poll(() => countsOf(shareId)).toMatchObject({ views: 1, likes: 1 });
    // E3: pressed twice and once more: only the last wish counts.
    await like(page, 1).click();
    await like(page, 0).click();
    await like(page, 1).click();
    await expect.poll(() => countsOf(shareId)).toMatchObject({ likes: 0 });
    await like(page, 0).click();
    await expect.poll(() => countsOf(shareId)).toMatchObject({ likes: 1 });
    await page.reload();
    await page.getByRole('button', { name: /^Like/, pressed: true }).waitFor();

    await page.getByLabel('Your pen name').fill('Nana Jo');
    await page.getByLabel('Say something kind').fill('We read it <b>twice</b>.');
    await press(page, 'Add the comment');
    await page.getByText('We read it <b>twice</b>.', { exact: true }).waitFor();
    await page.getByText('Only you see this until it has been checked.').waitFor();
    const [stored] = (await commentsOn(shareId)).docs;
    expect(stored?.data()).toMatchObject({ userName: 'Nana Jo', status: 'held' });
    // The trigger's part: tests have none running.
    await moderateComment(sharingTools(), stored?.id ?? '');
    await page.getByText('Only you see this until it has been checked.').waitFor({ state: 'detached' });
    await expectSound(page);
    expect(errors).toEqual([]);
    await close();

    const owner = await visitShared();
    await signInBefore(owner.page, ownerEmail, PASSWORD);
    await owner.page.goto(path);
    await press(owner.page, 'Delete the comment of Nana Jo');
    await owner.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await owner.page.getByText('Nobody has said anything yet.').waitFor();
    expect((await commentsOn(shareId)).size).toBe(0);

    await updateSharing(
      sharingTools(),
      { uid: family.uid, emailVerified: true },
      { contentType: 'story', contentId: storyId, isPublic: false },
    );
    expect((await owner.page.reload())?.status()).toBe(404);
    await owner.page.getByRole('heading', { name: 'This page is closed' }).waitFor();
    await expectSound(owner.page);
    await owner.close();
  },
);

it('K1: words that look like code stay words, whoever wrote them', { timeout: WALK_MS }, async () => {
  const ugly = (field: string) =>
    `${field} <img src=x onerror="alert(1)"><script>alert(2)</script>[x](javascript:alert(3))`;
  const family = await createFamily({ profile: { penName: '<b>Pen</b>' } });
  const characterId = await storeCharacter(family, { name: ugly('Ember').slice(0, 80), personality: ugly('Brave') });
  const shareId = await shareItem(family, 'character', characterId);
  await adminFirestore()
    .collection('comments')
    .add({
      contentId: shareId,
      contentType: 'character',
      userName: '<i>Nana</i>',
      text: ugly('Lovely'),
      status: 'visible',
      createdAt: new Date(),
    });
  const { page, errors, close } = await visitShared();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto(`${SHARED_PAGE_PATHS.character}${shareId}`);
  await move(page);
  await page.getByText(ugly('Brave'), { exact: true }).waitFor();
  await page.getByText(ugly('Lovely'), { exact: true }).waitFor();
  await page.getByText('Shared by <b>Pen</b>', { exact: true }).waitFor();
  expect(dialogs).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});
