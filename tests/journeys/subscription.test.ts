import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { adminAuth } from '../functions/support/cloud-access.ts';
import { storeUsedCount } from '../functions/support/family.ts';
import { accessibilityProblems, openBrowser, horizontalOverflow, visit, type Visit } from '../support/browser.ts';
import { expectToast, generateButton, newEmail, newName, prepareStory } from './family-steps.ts';

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
const waitForHeading = (name: string) => page.getByRole('heading', { name, exact: true }).waitFor();
const waitForPlan = (name: string) => waitForHeading(`You’re on ${name}`);
const waitForText = (text: string | RegExp) => page.getByText(text, { exact: true }).first().waitFor();

/** Asserts that the page is accessible. */
async function expectAccessible(): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);
}

/** A family on Free with everything chosen for a story, and no story left. Returns its email address. */
async function exhaustFreePlan(): Promise<string> {
  const email = newEmail();
  await prepareStory(page, newName(), email);
  await storeUsedCount(await adminAuth().getUserByEmail(email), 'stories', 2);
  return email;
}

/** Opens the vendor's subscription page. */
async function openPortal(): Promise<void> {
  await press('Manage subscription');
  await waitForHeading('Billing');
}

/** The page reports when the vendor's event takes longer than it waits, as on a busy machine. */
async function waitForPaid(): Promise<void> {
  const paidHeading = page.getByRole('heading', { name: 'Pro is yours' });
  const checkAgain = page.getByRole('button', { name: 'Check again' });
  await paidHeading.or(checkAgain).waitFor({ timeout: 90_000 });
  if (await checkAgain.isVisible()) await checkAgain.click();
  await paidHeading.waitFor();
}

const leavePortal = () => page.getByRole('link', { name: 'Return to the shop' }).click();

it(
  'a family upgrades to Pro when Free is used up, cancels, and is on Free after the period',
  { timeout: JOURNEY_MS },
  async () => {
    visitor = await visit(browser, 'phone', inject('cloud').urls.app);
    ({ page } = visitor);
    const email = await exhaustFreePlan();

    await generateButton(page).click();
    await expectToast(page, LIMIT_REACHED);
    await page.waitForURL('**/subscription');
    // The browser logs the refusal.
    visitor.errors.splice(0);
    await waitForText('You have used both stories this month.');

    // The email address alone grants nothing.
    await page.goto('/subscription?success=1');
    await waitForPlan('Free');
    await expectAccessible();
    expect(await page.getByText('Confirming payment').count()).toBe(0);

    await press('Choose Pro');
    await page.getByRole('button', { name: 'Send the email again' }).waitFor();
    await expectAccessible();
    await adminAuth().updateUser((await adminAuth().getUserByEmail(email)).uid, { emailVerified: true });
    await press('Choose Pro');
    await waitForHeading('Subscribe to Pro');
    visitor.errors.splice(0);
    await press('Subscribe for $9.99');
    await page.waitForURL('**/subscription**');
    await waitForPaid();
    await waitForPlan('Pro');
    await waitForText('13 of 15 stories left');
    await expectAccessible();

    await page.getByRole('link', { name: 'Keep creating' }).click();
    await page.getByText('Uses 1 of the 13 stories you have left this month.').filter({ visible: true }).waitFor();
    await page.goto('/subscription');
    await press('Cancel subscription');
    await page.getByText('Cancel plan', { exact: true }).click();
    await press('Yes, cancel the plan');
    await waitForText(/^Your plan ends on /);
    await waitForPlan('Pro');
    await press('Withdraw from this contract');
    await press('Confirm withdrawal');
    await waitForHeading('We’ve received your withdrawal');
    await expectAccessible();
    await press('Done');

    await openPortal();
    await press('Go to the end of the period');
    await waitForText('The test clock has moved to the end of the period.');
    await leavePortal();
    await waitForPlan('Free');
    await waitForText(/^Pro ended/);
    await page.getByRole('button', { name: 'Choose Pro', exact: true }).waitFor();
    expect(visitor.errors).toEqual([]);
  },
);
