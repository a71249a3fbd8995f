import { LOCK_UNREADABLE } from '@talelantern/domain/accounts/lock';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { adminFirestore, storedFields } from '../functions/support/cloud-access.ts';
import { PASSWORD, storeCharacter } from '../functions/support/family.ts';
import { accessibilityProblems, openBrowser, horizontalOverflow, visit, VIEWPORTS } from '../support/browser.ts';
import { expectToast } from './family-steps.ts';
import { createReadingFamily, seedReaderSession, type ReadingFamily } from './reading-family.ts';

const WALK_MS = 240_000;
const PIN = '407182';
const NEW_PIN = '9024';
const TITLE = 'The Treasure Hunt of Ember and Pip';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap();
const keypad = (page: Page) => page.getByRole('dialog', { name: 'Ask a grown-up' });
const pinButton = (page: Page) => page.getByRole('button', { name: 'I’m the grown-up' });

/** Enters `pin` on the open keypad, then presses the key named `lastKey`. */
async function typePin(page: Page, pin: string, lastKey: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const digit of pin) await dialog.getByRole('button', { name: digit, exact: true }).tap();
  await dialog.getByRole('button', { name: lastKey, exact: true }).tap();
}

async function choosePin(page: Page, pin: string): Promise<void> {
  await typePin(page, pin, 'Next');
  await page.getByRole('dialog', { name: 'Once more, please' }).waitFor();
  await typePin(page, pin, 'Lock');
}

/** Asserts that the page is accessible and fits at both widths. */
async function expectAccessible(page: Page): Promise<void> {
  for (const size of [VIEWPORTS.desktop, VIEWPORTS.phone]) {
    await page.setViewportSize(size);
    expect.soft(await accessibilityProblems(page), `${size.width} px`).toEqual([]);
    expect.soft(await horizontalOverflow(page)).toBe(0);
  }
}

/** Asserts that the page asks for the PIN when opened directly, after a reload, and on going back. */
async function expectPinRequired(page: Page, url: string, inside: string): Promise<void> {
  await page.goto(url);
  await pinButton(page).waitFor();
  await page.reload();
  await pinButton(page).waitFor();
  expect(await page.getByText(inside).count()).toBe(0);
}

/** Starts a deletion, as far as it goes without the PIN. */
async function tryToDelete(page: Page): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .tap();
  await keypad(page).waitFor();
  await press(page, 'Not now');
  await page.getByRole('button', { name: /^Keep/ }).tap();
}

async function expectUntouched({ uid, storyId }: ReadingFamily, characterId: string): Promise<void> {
  expect((await storedFields(`characters/${characterId}`))['name']).toBe('Ember');
  const story = await storedFields(`stories/${storyId}`);
  expect(story['title']).toBe(TITLE);
  expect(story['sharing'] ?? null).toBeNull();
  expect(story['approvedParts'] ?? []).toEqual([]);
  expect((await storedFields(`users/${uid}`))['priceId']).toBe('pro_monthly');
}

it('the parental PIN blocks sharing, buying and deleting once it is set', { timeout: WALK_MS }, async () => {
  const family = await createReadingFamily();
  const characterId = await storeCharacter(family, { name: 'Ember', createdAt: new Date() });
  await adminFirestore()
    .doc(`users/${family.uid}`)
    .update({ preferences: { showFirst: true } });
  const { page, context, errors, close } = await visit(browser, 'phone', inject('cloud').urls.app);
  await seedReaderSession(page, family);

  await page.goto('/profile');
  await press(page, 'Set a PIN');
  await expectAccessible(page);
  await choosePin(page, PIN);
  await expectToast(page, 'Profile updated successfully');
  await press(page, 'Lock now');
  await pinButton(page).waitFor();
  await expectAccessible(page);

  await expectPinRequired(page, '/profile#children', 'Your children');
  await expectPinRequired(page, '/subscription', 'a month');
  await page.goBack();
  await pinButton(page).waitFor();
  const another = await context.newPage();
  await expectPinRequired(another, '/profile', 'Your children');
  await another.close();

  await page.goto(`/stories/${family.storyId}?chapter=1`);
  await pinButton(page).waitFor();
  expect(await page.getByText('The harbour town was still asleep').count()).toBe(0);
  await press(page, 'Share');
  await typePin(page, '111111', 'Open');
  await keypad(page).getByText('That’s not the PIN.').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await keypad(page).waitFor({ state: 'hidden' });
  expect(await page.getByRole('dialog').count()).toBe(0);

  await page.goto(`/characters?view=${characterId}`);
  await press(page, 'Delete');
  await tryToDelete(page);
  await page.goto('/stories');
  await press(page, `More about ${TITLE}`);
  await press(page, 'Delete');
  await tryToDelete(page);
  await expectUntouched(family, characterId);

  await context.setOffline(true);
  await press(page, `More about ${TITLE}`);
  await press(page, 'Delete');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .tap();
  await expectToast(page, LOCK_UNREADABLE);
  await context.setOffline(false);
  await expectUntouched(family, characterId);

  errors.length = 0;
  await page.goto(`/stories/${family.storyId}?chapter=1`);
  await press(page, 'I’m the grown-up');
  await press(page, 'Forgot the PIN?');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press(page, 'Confirm');
  await page.getByRole('dialog', { name: 'Choose a PIN' }).waitFor();
  await choosePin(page, NEW_PIN);
  await page.getByText('The harbour town was still asleep').waitFor();
  await press(page, 'Share');
  await page.getByRole('dialog', { name: /^Share/ }).waitFor();
  await page.reload();
  await press(page, 'I’m the grown-up');
  await typePin(page, NEW_PIN, 'Open');
  await press(page, 'Looks good, let them read it');
  await expectToast(page, 'Story saved successfully!');
  expect(errors).toEqual([]);
  await close();
});
