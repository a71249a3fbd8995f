import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { adminAuth } from '../functions/support/cloud-access.ts';
import { PASSWORD } from '../functions/support/family.ts';
import { putWithThumbnail, storeStory } from '../functions/support/shared-items.ts';
import { tracesOf } from '../functions/support/traces.ts';
import { accessibilityProblems, isInView, openBrowser, visit, VIEWPORTS, type Visit } from '../support/browser.ts';
import { seedSession } from '../support/signed-in.ts';
import { openSignedIn, newEmail, newName, signUp } from './family-steps.ts';

const JOURNEY_MS = 180_000;
const MINUTE_MS = 60_000;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const storageOf = (page: Page) => page.evaluate(() => JSON.stringify(sessionStorage) + JSON.stringify(localStorage));

/** Another device of the family, on which `penName` is typed and not saved. */
async function openTablet(email: string, penName: string): Promise<Visit> {
  const tablet = await visit(browser, 'desktop', inject('cloud').urls.app);
  await tablet.context.clock.install();
  await seedSession(tablet.page, email, PASSWORD);
  await tablet.page.goto('/profile');
  await tablet.page.getByLabel('Pen name').fill(penName);
  await expect.poll(() => storageOf(tablet.page)).toContain(penName);
  return tablet;
}

it(
  'a family exports its stories and deletes its account, which signs it out on every device; the email address can sign up again',
  { timeout: JOURNEY_MS },
  async () => {
    const email = newEmail();
    const visitor = await visit(browser, 'phone', inject('cloud').urls.app);
    const { page } = visitor;
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await openSignedIn(page, email);
    const { uid } = await adminAuth().getUserByEmail(email);
    const title = `The Treasure Hunt of ${newName()}`;
    const imagePath = await putWithThumbnail(`users/${uid}/stories/told/scene.webp`, 'navy');
    const sceneImages = [{ id: 'scene-1', imageUrl: 'https://example.test/x', imagePath, part: 0, position: 0 }];
    const storyId = await storeStory({ uid, token: '' }, { title, sceneImages });

    const draftName = newName();
    const tablet = await openTablet(email, draftName);

    await page.goto('/profile#data');
    await press('Download my data');
    const saving = page.getByRole('link', { name: /^Save the archive/ });
    const downloadStarted = page.waitForEvent('download');
    await saving.click();
    const download = await downloadStarted;
    expect(download.suggestedFilename()).toMatch(/^talelantern-.*\.zip$/);
    const entries = unzipSync(new Uint8Array(await buffer(await download.createReadStream())));
    expect(strFromU8(entries[`stories/${storyId}.html`] ?? new Uint8Array())).toContain(title);
    expect(Object.keys(entries)).toContain('files/stories/told/scene.webp');

    await press('Delete my account…');
    await page.getByRole('dialog', { name: 'Delete your account?' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    const word = page.getByLabel('Type “delete” to continue');
    await page.setViewportSize({ width: 390, height: 600 });
    expect.soft(await isInView(word)).toBe(true);
    await page.setViewportSize({ width: 320, height: 256 });
    const lastLine = page.getByText('Your own likes, comments and messages to us');
    await lastLine.scrollIntoViewIfNeeded();
    expect.soft(await isInView(lastLine)).toBe(true);
    await press('Delete everything');
    await expect.poll(() => isInView(page.getByText('Please type the word first'))).toBe(true);
    expect.soft(await isInView(word)).toBe(true);
    await page.setViewportSize(VIEWPORTS.phone);
    await word.fill('delete');
    await press('Delete everything');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await press('Confirm');
    await page.waitForURL('**/goodbye');
    await page.getByRole('heading', { name: 'Goodbye, and thank you' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    const remaining = await tracesOf([uid]);
    expect([Object.keys(remaining.documents), remaining.files]).toEqual([[`deleted/${uid}`], {}]);

    await tablet.context.clock.fastForward(MINUTE_MS);
    await tablet.page.waitForURL('**/login');
    const storageContents = await storageOf(tablet.page);
    expect(storageContents).not.toContain(draftName);
    expect(storageContents).not.toContain(`${uid}.`);
    await tablet.close();

    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await press('Sign in');
    await page.getByText('Invalid email or password').first().waitFor();
    await signUp(page, email);
    await page.goto('/stories');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.content()).not.toContain(title);
    await visitor.close();
  },
);
