import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { DEMO_FAMILY } from '../../local-cloud/seed/accounts.ts';
import { connectAsOwner } from '../../local-cloud/seed/emulator-admin.ts';
import { seed } from '../../local-cloud/seed/seed.ts';
import { readPreparedFamily } from '../../scripts/demo-family/prepared-family.ts';
import { restoreDemoFamily } from '../../scripts/demo-family/restore-demo-family.ts';
import { adminFirestore, storedFields } from '../functions/support/cloud-access.ts';
import { accessibilityProblems, horizontalOverflow, openBrowser, visit } from '../support/browser.ts';
import { generateNextChapter } from './family-steps.ts';
import { stubDeviceVoice } from './reading-device-voice.ts';

const JOURNEY_MS = 240_000;
const titleOf = (id: string) => String(readPreparedFamily().documents[`stories/${id}`]?.['bookTitle']);
const FULL_STORY = titleOf('story_1790000060000_demofull');
const HALF_STORY = titleOf('story_1790000000000_demohalf');

const cloud = inject('cloud');
const seedDemoAccounts = () => seed(connectAsOwner(cloud.projectId, cloud.urls), new Date());

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
  await seedDemoAccounts();
  await restoreDemoFamily(cloud, new Date());
});
afterAll(() => browser.close());

/** The number of shown pictures that match the selector. */
const picturesShown = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .evaluateAll(
      (images) => images.filter((image) => image instanceof HTMLImageElement && image.naturalWidth > 0).length,
    );

/** A page that the demo family has signed in on. */
async function visitAsFamily() {
  const visited = await visit(browser, 'desktop', cloud.urls.app);
  const { page } = visited;
  await page.goto('/login');
  await page.getByLabel('Email').fill(DEMO_FAMILY.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_FAMILY.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/create');
  return visited;
}

it('a second start leaves the demo family as it is', { timeout: JOURNEY_MS }, async () => {
  await adminFirestore().doc('characters/demo-ember').update({ customDescription: 'Afraid of geese' });
  expect(await seedDemoAccounts()).toEqual([]);
  expect((await storedFields('characters/demo-ember'))['customDescription']).toBe('Afraid of geese');
});

it('the demo family has stories, characters and locations, with their pictures', { timeout: JOURNEY_MS }, async () => {
  const { page, errors, close } = await visitAsFamily();
  await page.getByRole('link', { name: 'My Stories' }).click();
  for (const title of [FULL_STORY, HALF_STORY]) await page.getByText(title).first().waitFor();
  await page.getByRole('link', { name: 'Characters' }).click();
  for (const name of ['Ember', 'Pip', 'Lyra']) await page.getByText(name, { exact: true }).first().waitFor();
  await expect.poll(() => picturesShown(page, 'main article img')).toBe(3);
  await page.getByRole('link', { name: 'Locations' }).click();
  for (const name of ['Glimmerwood', 'Lantern Quay']) await page.getByText(name, { exact: true }).first().waitFor();
  await expect.poll(() => picturesShown(page, 'main article img')).toBe(2);
  expect(errors).toEqual([]);
  await close();
});

it('the demo family manages its subscription', { timeout: JOURNEY_MS }, async () => {
  const { page, errors, close } = await visitAsFamily();
  await page.goto('/subscription');
  await page.getByRole('button', { name: 'Manage subscription' }).click();
  await page.waitForURL(`${cloud.urls.stripe}/**`);
  expect(errors).toEqual([]);
  await close();
});

it('the unfinished story of the demo family gets its next chapter', { timeout: JOURNEY_MS }, async () => {
  const { page, errors, close } = await visitAsFamily();
  await page.goto('/stories/story_1790000000000_demohalf');
  await generateNextChapter(page, 'Chapter three');
  expect(errors).toEqual([]);
  await close();
});

it('a visitor opens the sample from the landing page and listens to it', { timeout: JOURNEY_MS }, async () => {
  const { page, errors, close } = await visit(browser, 'phone', cloud.urls.app);
  await stubDeviceVoice(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Read or hear a sample' }).click();
  await page.getByRole('heading', { level: 1, name: FULL_STORY }).waitFor();
  await expect.poll(() => picturesShown(page, '.sp-hero img')).toBe(1);
  await page.getByRole('button', { name: 'Listen' }).click();
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await page.locator('.sp-said').first().waitFor();
  // The voice continues from chapter to chapter, and each opens when it begins.
  await page.locator('.sp-chapter:nth-of-type(2)[open] .sp-said').waitFor();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Listen' }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);
  expect(errors).toEqual([]);
  await close();
});
