import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { adminFirestore, storedFields } from '../functions/support/cloud-access.ts';
import { accessibilityProblems, horizontalOverflow, openBrowser, visit, VIEWPORTS } from '../support/browser.ts';
import { addChild, addChildAndPin, addLedger, enterPin, PIN } from './child-steps.ts';
import { markedWords, recordTextChanges, stubDeviceVoice } from './reading-device-voice.ts';
import { createReadingFamily, seedReaderSession, storedReadingPositions } from './reading-family.ts';

const WALK_MS = 240_000;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function expectAccessible(page: Page, what: string): Promise<void> {
  expect.soft(await accessibilityProblems(page), what).toEqual([]);
  expect.soft(await horizontalOverflow(page), what).toBe(0);
}

/** Whether a long press on the element opens the system's menu, and whether it selects words. */
const touchOf = (target: Locator) =>
  target.evaluate((element) => ({
    opensMenu: element.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
    selects: getComputedStyle(element).userSelect,
  }));
const QUIET_TOUCH = { opensMenu: false, selects: 'none' };

it('a child reads, chooses by ear what happens next, and cannot leave the books', { timeout: WALK_MS }, async () => {
  const family = await createReadingFamily();
  await addChildAndPin(family);
  await addLedger(family);
  const { page, errors, close } = await visit(browser, 'phone', inject('cloud').urls.app);
  await stubDeviceVoice(page);
  await seedReaderSession(page, family);

  await page.goto('/stories');
  await page.getByRole('link', { name: 'Mo’s books' }).tap();
  await page.getByRole('heading', { name: 'Mo’s books' }).waitFor();
  const book = page.getByRole('list', { name: 'Books' }).getByRole('link');
  await book.waitFor();
  const sign = page.locator('.child-books .cover-sign');
  await expectAccessible(page, 'the shelf');
  expect.soft(await touchOf(book)).toEqual(QUIET_TOUCH);
  const painted = await page.locator('.child-books .picture').boundingBox();
  expect((painted?.y ?? NaN) + (painted?.height ?? NaN)).toBeLessThan((await sign.boundingBox())?.y ?? NaN);
  await page.setViewportSize({ width: 844, height: 390 });
  const { y = NaN, height = NaN } = (await sign.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(390);
  await page.setViewportSize(VIEWPORTS.phone);
  await page.goto('/profile');
  await page.waitForURL('**/books/mo');

  await book.tap();
  await button(page, 'Pause').waitFor();
  await page.locator('#main:focus').waitFor();
  await button(page, 'Pause').tap();
  await expectAccessible(page, 'the reader');
  expect.soft(await touchOf(button(page, 'Page on'))).toEqual(QUIET_TOUCH);
  expect(await page.getByRole('slider').count()).toBe(0);
  await page.goto(`/books/mo/${family.storyId}?chapter=2`);
  await button(page, 'Page on').waitFor();
  await page.keyboard.press('End');
  await page.getByRole('link', { name: 'What happens next?' }).waitFor();
  // After the phone has been rotated and back, the button still turns the page.
  await page.setViewportSize({ width: 844, height: 390 });
  await page.setViewportSize(VIEWPORTS.phone);
  await button(page, 'What happens next?').tap();

  const ideas = page.getByRole('radiogroup', { name: 'What happens next?' });
  await ideas.getByRole('radio').first().waitFor();
  await expectAccessible(page, 'the choice');
  const idea = ideas.locator('label').nth(1);
  expect.soft(await touchOf(idea)).toEqual(QUIET_TOUCH);
  const words = (await idea.innerText()).split(/\s+/);
  await recordTextChanges(page, '.child-word');
  await idea.tap();
  await expect.poll(() => markedWords(page)).toContain(words.at(-2));
  await button(page, 'This one!').tap();
  const ordered = adminFirestore().collection('jobs').where('userId', '==', family.uid).where('kind', '==', 'story');
  await expect.poll(async () => (await ordered.get()).size).toBe(1);
  await page.reload();
  await page.waitForURL(/\/books\/mo\/.+\?chapter=3$/, { timeout: 90_000 });
  await page.getByRole('heading', { name: 'Climax' }).waitFor();
  expect((await storedFields(`stories/${family.storyId}`))['previousParts']).toHaveLength(3);
  expect((await ordered.get()).size).toBe(1);

  await page.getByRole('link', { name: 'Back to the books' }).tap();
  await button(page, 'For grown-ups').tap();
  await enterPin(page, '1111');
  await page.getByText('That’s not the PIN.').waitFor();
  await expectAccessible(page, 'the PIN');
  await button(page, 'Not now').tap();
  await page.goto('/create');
  await page.waitForURL('**/books/mo');
  await button(page, 'For grown-ups').tap();
  await enterPin(page, PIN);
  await page.waitForURL('**/stories');
  await page.getByRole('heading', { name: 'My stories' }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

it('two children resume the same book, each at their own position, on any device', { timeout: WALK_MS }, async () => {
  const family = await createReadingFamily();
  for (const nickname of ['Mo', 'Jo']) await addChild(family, nickname);
  const positions = () => storedReadingPositions(family);
  const openBooks = async (child: string) => {
    const visited = await visit(browser, 'phone', inject('cloud').urls.app);
    await seedReaderSession(visited.page, family);
    await visited.page.goto(`/books/${child}`);
    return visited;
  };
  const openBook = async (page: Page) => {
    await page.getByRole('list', { name: 'Books' }).getByRole('link').tap();
    await button(page, 'Page on').waitFor();
  };

  const mo = await openBooks('mo');
  await mo.page.goto(`/books/mo/${family.storyId}?chapter=2`);
  await expect.poll(positions).toEqual({ mo: { part: 1, paragraph: 0 } });
  const jo = await openBooks('jo');
  await openBook(jo.page);
  await jo.page.getByRole('heading', { name: 'Introduction' }).waitFor();
  for (let page = 1; page < 3; page += 1) await button(jo.page, 'Page on').tap();
  await expect.poll(positions).toEqual({ mo: { part: 1, paragraph: 0 }, jo: { part: 0, paragraph: 1 } });
  await mo.page.getByRole('link', { name: 'Back to the books' }).tap();
  await openBook(mo.page);
  await mo.page.getByRole('heading', { name: 'Development' }).waitFor();
  await jo.page.reload();
  await jo.page.getByText('There is a map in my soup').waitFor();
  expect([...mo.errors, ...jo.errors]).toEqual([]);
  await Promise.all([mo.close(), jo.close()]);
});
