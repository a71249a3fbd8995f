import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { adminAuth } from '../functions/support/cloud-access.ts';
import { useUp } from '../functions/support/family.ts';
import { accessibilityProblems, openBrowser, sidewaysScroll, visit, type Visit } from '../support/browser.ts';
import {
  backToStory,
  beSignedIn,
  chooseTale,
  generateButton,
  makeRandomCharacter,
  newEmail,
  newName,
  paintPortrait,
  seeMessage,
} from './family-steps.ts';

const JOURNEY_MS = 300_000;
const LIMIT_REACHED = 'You have reached the limit of your plan';

let browser: Browser;
let visitor: Visit;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
afterEach(() => visitor.close());

const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const seeHeading = (name: string) => page.getByRole('heading', { name, exact: true }).waitFor();
const seePlan = (name: string) => seeHeading(`You’re on ${name}`);
const seeText = (text: string | RegExp) => page.getByText(text, { exact: true }).first().waitFor();

/** Everybody can use what is shown. */
async function lookAround(): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
}

/** A family on Free with a painted character, everything chosen for a story, and no story left. */
async function useUpFree(name: string): Promise<void> {
  const email = newEmail();
  await beSignedIn(page, email);
  await page.goto('/create');
  await makeRandomCharacter(page, name);
  await paintPortrait(page);
  await backToStory(page);
  await chooseTale(page, 'Adventure', 'Treasure Hunt', '5-8');
  await useUp(await adminAuth().getUserByEmail(email), 'stories', 2);
}

/** To the vendor's page on which the subscription is managed. */
async function openPortal(): Promise<void> {
  await press('Manage subscription');
  await seeHeading('Billing');
}

/** The page says so when the vendor's news takes longer than it waits, as on a busy machine. */
async function seePaid(): Promise<void> {
  const paid = page.getByRole('heading', { name: 'Pro is yours' });
  const lookAgain = page.getByRole('button', { name: 'Look again' });
  await paid.or(lookAgain).waitFor({ timeout: 90_000 });
  if (await lookAgain.isVisible()) await lookAgain.click();
  await paid.waitFor();
}

const leavePortal = () => page.getByRole('link', { name: 'Return to the shop' }).click();

it(
  'a family pays for Pro when Free is used up, paints anew, cancels, and is on Free when its time is over',
  { timeout: JOURNEY_MS },
  async () => {
    visitor = await visit(browser, 'phone', inject('cloud').urls.app);
    ({ page } = visitor);
    const name = newName();
    await useUpFree(name);

    await generateButton(page).click();
    await seeMessage(page, LIMIT_REACHED);
    await page.waitForURL('**/subscription');
    // The refusal, which the browser writes down.
    visitor.errors.splice(0);
    await seeText('All 2 stories this month are used.');

    // J7: the address alone gives nothing.
    await page.goto('/subscription?success=1');
    await seePlan('Free');
    await lookAround();
    expect(await page.getByText('Confirming payment').count()).toBe(0);

    await press('Choose Pro');
    await seeHeading('Subscribe to Pro');
    await press('Subscribe for $9.99');
    await page.waitForURL('**/subscription**');
    await seePaid();
    await seePlan('Pro');
    await seeText('13 of 15 stories left');
    await lookAround();

    await page.getByRole('link', { name: 'Go on creating' }).click();
    await page.getByText('Uses 1 of the 13 stories you have left this month.').filter({ visible: true }).waitFor();
    await page.goto('/characters');
    await press(`More about ${name}`);
    await press('Edit');
    await press('Generate a new portrait');
    await seeMessage(page, 'Character image updated successfully!');

    await page.goto('/subscription');
    await openPortal();
    await page.getByText('Cancel plan', { exact: true }).click();
    await press('Yes, cancel the plan');
    await seeText('Your plan is cancelled. It stays until the end of the period.');
    await leavePortal();
    await seeText(/^Your plan ends on /);
    await seePlan('Pro');
    await lookAround();

    await openPortal();
    await press('Go to the end of the period');
    await seeText('The test clock has moved to the end of the period.');
    await leavePortal();
    await seePlan('Free');
    await seeText(/^Pro ended/);
    await page.getByRole('button', { name: 'Choose Pro', exact: true }).waitFor();
    expect(visitor.errors).toEqual([]);
  },
);
