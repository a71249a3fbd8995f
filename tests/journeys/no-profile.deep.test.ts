import { DAY_MS } from '@talelantern/domain/time/day';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { adminAuth, adminFirestore, storedFields } from '../functions/support/cloud-access.ts';
import { formatDate } from '../../src/shared/plans/renewal-sentence.ts';
import { accessibilityProblems, openBrowser, horizontalOverflow, visit, type Visit } from '../support/browser.ts';
import { openSignedIn, createCharacterWithoutPortrait, newEmail, newName, generatePortrait } from './family-steps.ts';

const JOURNEY_MS = 180_000;
const NOT_FOUND = 'User profile not found';

let browser: Browser;
let visitor: Visit;
let page: Page;
let uid: string;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
/** Opens the portrait step of a saved character. */
beforeEach(async () => {
  const email = newEmail();
  visitor = await visit(browser, 'desktop', inject('cloud').urls.app);
  ({ page } = visitor);
  await openSignedIn(page, email);
  ({ uid } = await adminAuth().getUserByEmail(email));
  await page.goto('/create');
  await createCharacterWithoutPortrait(page, newName());
});
afterEach(() => visitor.close());

/** Runs `change` during the first call, after the app has loaded its profile. */
const beforeGenerating = (change: () => Promise<unknown>): Promise<unknown> =>
  page.route(
    '**/generateImage',
    async (route) => {
      await change();
      await route.continue();
    },
    { times: 1 },
  );
const deleteProfile = () => adminFirestore().doc(`users/${uid}`).delete();

it('a profile missing during a generation is created again', { timeout: JOURNEY_MS }, async () => {
  await beforeGenerating(deleteProfile);
  await generatePortrait(page);
  expect(await storedFields(`users/${uid}`)).toMatchObject({ stories: 2, characters: 2, storiesThisMonth: 0 });
});

it(
  'a generation reports a profile that cannot be created, and the plan is shown as Free with a period end',
  {
    timeout: JOURNEY_MS,
  },
  async () => {
    // Marks the account as deleted, so that the rules refuse a new profile.
    await beforeGenerating(async () => {
      await adminFirestore().doc(`deleted/${uid}`).set({ at: new Date() });
      await deleteProfile();
    });
    await page.getByRole('button', { name: 'Generate Image' }).click();
    await page.getByText(NOT_FOUND, { exact: true }).first().waitFor();

    const now = Date.now();
    const periodEnd = `Your current period ends on ${formatDate(now + 30 * DAY_MS, now)}.`;
    await page.goto('/subscription');
    await page.getByRole('heading', { name: 'You’re on Free' }).waitFor();
    await page.getByText(periodEnd).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBe(0);

    await page.goto('/profile');
    await page.getByText(NOT_FOUND, { exact: true }).first().waitFor();
    await page.getByText(periodEnd).waitFor();
  },
);
