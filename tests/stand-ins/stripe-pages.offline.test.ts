import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  accessibilityProblems,
  openBrowser,
  horizontalOverflow,
  visit,
  type ViewportName,
} from '../support/browser.ts';
import { startStripe, type StripeControls } from '../support/stripe-stand-in.ts';

let browser: Browser;
let stripe: StripeControls & { close: () => Promise<void> };
beforeAll(async () => {
  [browser, stripe] = await Promise.all([openBrowser(), startStripe()]);
});
afterAll(() => Promise.all([browser.close(), stripe.close()]));

/** The page that Stripe returns to. */
const returnUrl = (): string => `${stripe.origin}/shop`;

async function openCheckout(): Promise<{ customer: string; url: string }> {
  const { vendor } = stripe;
  const email = `${'a-family-with-a-long-name-'.repeat(3)}@example.test`;
  const { id: customer } = await vendor.customers.create({ email });
  const { data } = await vendor.prices.list({ lookup_keys: ['pro_monthly'] });
  const { url } = await vendor.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: data[0]?.id ?? '', quantity: 1 }],
    success_url: `${returnUrl()}?session={CHECKOUT_SESSION_ID}`,
    cancel_url: returnUrl(),
  });
  return { customer, url: url ?? '' };
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);
}

it.each<ViewportName>(['phone', 'desktop'])(
  'the Stripe pages are usable on a %s by keyboard: paying, a declined card, leaving and managing',
  async (viewport) => {
    const { page, close } = await visit(browser, viewport, stripe.origin);
    const { customer, url } = await openCheckout();
    await page.goto(url);
    await page.getByText('No money moves here').waitFor();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Back without paying' }).press('Enter');
    await page.waitForURL(returnUrl());
    await page.goto(url);

    await page.getByLabel('4242 4242 4242 4242').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    await expectAccessible(page);

    await page.getByLabel('4000 0000 0000 0341').press('Space');
    await page.keyboard.press('Enter');
    await page.waitForURL(/[?]session=cs_test_/);

    const portal = await stripe.vendor.billingPortal.sessions.create({ customer, return_url: returnUrl() });
    await page.goto(portal.url);
    await page.getByText('Cancel plan', { exact: true }).press('Enter');
    await page.getByText('Change plan', { exact: true }).first().press('Enter');
    await expectAccessible(page);
    await page.getByLabel('Unlimited').first().press('Space');
    await page.keyboard.press('Enter');
    await page.getByText('Your change is saved.').waitFor();

    // The card fails later, so the difference for the higher plan is unpaid.
    await page.getByText('past due').waitFor();
    await page.getByLabel('4242 4242 4242 4242').press('Space');
    await page.keyboard.press('Enter');
    await page.getByText('Your card is updated.').waitFor();
    await page.getByText('active', { exact: true }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Return to the shop' }).press('Enter');
    await page.waitForURL(returnUrl());
    await close();
  },
);
