import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { toChapterLedgerDocument } from '../../functions/src/stories/adapters/chapter-ledger-document.ts';
import { beginChapterLedger } from '../../functions/src/stories/operations/chapter-ledger.ts';
import { hashPin } from '../../src/services/lock/pin-hash.ts';
import { adminFirestore, storedFields } from '../functions/support/cloud-access.ts';
import { accessibilityProblems, horizontalOverflow, openBrowser, visit, VIEWPORTS } from '../support/browser.ts';
import { markedWords, recordTexts, stubDeviceVoice } from './reading-device-voice.ts';
import { createReadingFamily, seedReaderSession, type ReadingFamily } from './reading-family.ts';

const WALK_MS = 240_000;
const PIN = '4071';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Stores a child and a PIN. */
async function addChildAndPin({ uid }: ReadingFamily): Promise<void> {
  const profile = adminFirestore().doc(`users/${uid}`);
  const now = new Date();
  const child = {
    nickname: 'Mo',
    ageRange: '5-8',
    readingLevel: 'listening',
    likes: [],
    avoid: [],
    face: 'friend-pip',
  };
  await profile
    .collection('children')
    .doc('mo')
    .set({ ...child, createdAt: now, updatedAt: now });
  await profile.update({ lock: await hashPin(PIN), childrenTotal: 1 });
}

/**
 * The ledger that the functions keep of a story with two chapters; a story without a ledger gets no further chapter.
 */
async function addLedger({ uid, storyId }: ReadingFamily): Promise<void> {
  const memoryKey = String((await storedFields(`stories/${storyId}`))['memoryKey']);
  const ledger = beginChapterLedger(
    { userId: uid, memoryKey, planId: 'pro_monthly', isIncluded: true, openedBy: storyId },
    Date.now(),
  );
  const used = { reserved: 0, used: 1 };
  await adminFirestore()
    .doc(`generations/${uid}_${memoryKey}`)
    .set(toChapterLedgerDocument({ ...ledger, phases: { ...ledger.phases, introduction: used, development: used } }));
}

const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function expectAccessible(page: Page, what: string): Promise<void> {
  expect.soft(await accessibilityProblems(page), what).toEqual([]);
  expect.soft(await horizontalOverflow(page), what).toBe(0);
}

async function enterPin(page: Page, pin: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Ask a grown-up' });
  for (const digit of pin) await dialog.getByRole('button', { name: digit, exact: true }).tap();
  await dialog.getByRole('button', { name: 'Open', exact: true }).tap();
}

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
  await expectAccessible(page, 'the shelf');
  await page.goto('/profile');
  await page.waitForURL('**/books/mo');

  await book.tap();
  await key(page, 'Pause').waitFor();
  await key(page, 'Pause').tap();
  await expectAccessible(page, 'the reader');
  expect(await page.getByRole('slider').count()).toBe(0);
  await page.goto(`/books/mo/${family.storyId}?chapter=2`);
  await key(page, 'Page on').waitFor();
  await page.keyboard.press('End');
  await page.getByRole('link', { name: 'What happens next?' }).waitFor();
  // After the phone has been rotated and back, the key still turns the page.
  await page.setViewportSize({ width: 844, height: 390 });
  await page.setViewportSize(VIEWPORTS.phone);
  await key(page, 'Page on').tap();

  const ideas = page.getByRole('radiogroup', { name: 'What happens next?' });
  await ideas.getByRole('radio').first().waitFor();
  await expectAccessible(page, 'the choice');
  const idea = ideas.locator('label').nth(1);
  const words = (await idea.innerText()).split(/\s+/);
  await recordTexts(page, '.child-word');
  await idea.tap();
  await expect.poll(() => markedWords(page)).toContain(words.at(-2));
  await key(page, 'This one!').tap();
  await page.waitForURL(/\/books\/mo\/.+\?chapter=3$/, { timeout: 90_000 });
  await page.getByRole('heading', { name: 'Climax' }).waitFor();
  expect((await storedFields(`stories/${family.storyId}`))['previousParts']).toHaveLength(3);

  await page.getByRole('link', { name: 'Back to the books' }).tap();
  await key(page, 'For grown-ups').tap();
  await enterPin(page, '1111');
  await page.getByText('That’s not the PIN.').waitFor();
  await expectAccessible(page, 'the PIN');
  await key(page, 'Not now').tap();
  await page.goto('/create');
  await page.waitForURL('**/books/mo');
  await key(page, 'For grown-ups').tap();
  await enterPin(page, PIN);
  await page.waitForURL('**/stories');
  await page.getByRole('heading', { name: 'My stories' }).waitFor();
  expect(errors).toEqual([]);
  await close();
});
