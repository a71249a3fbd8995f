import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { openBrowser, visit, type Visit } from '../support/browser.ts';
import { createCharacterWithoutPortrait, expectToast, newName, openSignedIn } from './family-steps.ts';

const JOURNEY_MS = 180_000;
const FIRESTORE = /\/documents[:/]/;
/** Token refresh, which precedes the first request after an hour. */
const TOKEN = /\/token$/;

let browser: Browser;
let visitor: Visit;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  visitor = await visit(browser, 'desktop', inject('cloud').urls.app);
  ({ page } = visitor);
  await openSignedIn(page);
});
afterEach(() => visitor.close());

const press = (name: string) => page.getByRole('button', { name }).click();

async function saveLocation(name: string): Promise<void> {
  await page.goto('/locations/create');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByText('Woods and Meadows', { exact: true }).click();
  await press('Save this place');
  await expectToast(page, 'Location saved successfully!');
}

/** The functions called from the click until the picture is shown. Firestore responds only afterwards. */
async function requestsUntilShown(name: string): Promise<string[]> {
  await page.getByText(/^Uses 1 of your/).waitFor();
  const requested: string[] = [];
  const pictureShown = Promise.withResolvers<void>();
  await page.route(FIRESTORE, async (route) => {
    await pictureShown.promise;
    await route.continue();
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isCounted = ![FIRESTORE, TOKEN].some((pattern) => pattern.test(pathname));
    if (request.method() === 'POST' && isCounted) requested.push(pathname.split('/').at(-1) ?? '');
  });
  await press('Generate Image');
  await page.locator(`img[alt^="${name}"]`).first().waitFor();
  const untilShown = [...requested];
  pictureShown.resolve();
  return untilShown;
}

it('a portrait is shown after two requests, before Firestore responds', { timeout: JOURNEY_MS }, async () => {
  const name = newName();
  await page.goto('/create');
  await createCharacterWithoutPortrait(page, name);
  expect(await requestsUntilShown(name)).toEqual(['generateImage', 'saveImageToStorage']);
  await expectToast(page, 'Image generated and saved successfully!');
});

it('a location picture is shown after two requests, before Firestore responds', { timeout: JOURNEY_MS }, async () => {
  const name = newName();
  await saveLocation(name);
  expect(await requestsUntilShown(name)).toEqual(['generateImage', 'saveLocationImageToStorage']);
  await expectToast(page, 'Image saved successfully!');
});
