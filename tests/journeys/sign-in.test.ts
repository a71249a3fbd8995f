import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { adminAuth, storedFields } from '../functions/support/cloud-access.ts';
import { PASSWORD } from '../functions/support/family.ts';
import { signInAsNew } from '../support/account-chooser.ts';
import { accessibilityProblems, openBrowser, horizontalOverflow, visit } from '../support/browser.ts';
import { serveGoogleScript, toSameSite } from '../support/gapi.ts';
import { newEmail, expectToast } from './family-steps.ts';

const JOURNEY_MS = 180_000;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

it(
  'signing in with Google in a popup contacts Google only on request, asks for an adult, and continues',
  async () => {
    const { page, context, errors, close } = await visit(browser, 'desktop', toSameSite(inject('cloud').urls.app));
    const blockedUrls = await serveGoogleScript(context);
    const email = newEmail();
    await page.goto('/stories');
    await page.waitForURL('**/login');
    await page.getByLabel('Email').fill(email);
    const google = page.getByRole('button', { name: 'Continue with Google' });
    await google.waitFor();
    await page.waitForLoadState('networkidle');
    expect(blockedUrls).toEqual([]);
    expect(await accessibilityProblems(page)).toEqual([]);

    await google.hover();
    await expect.poll(() => blockedUrls[0]).toMatch(/^https:\/\/apis\.google\.com\/js\/api\.js/);
    const opening = page.waitForEvent('popup');
    await google.click();
    await signInAsNew(await opening, { email, displayName: 'Rosa Fennimore' });
    await page.getByRole('dialog', { name: 'Are you a grown-up?' }).waitFor();
    await page.getByRole('button', { name: 'Yes, I am' }).click();
    await page.waitForURL('**/stories');
    await expectToast(page, 'Successfully signed in!');

    const { uid } = await adminAuth().getUserByEmail(email);
    expect(await storedFields(`users/${uid}`)).toMatchObject({
      email,
      displayName: 'Rosa Fennimore',
      stories: 2,
      characters: 2,
      storiesThisMonth: 0,
      adultConfirmedAt: expect.anything(),
      lastLoginAt: expect.anything(),
      deviceInfo: { fingerprint: expect.stringMatching(/^[0-9a-f]{16}$/), userAgent: 'Chrome on Linux' },
    });
    expect(errors.filter((error) => !error.includes('ERR_FAILED'))).toEqual([]);
    await close();
  },
  JOURNEY_MS,
);

it(
  'a keyboard user on a phone creates an account and requests a new password',
  async () => {
    const { page, errors, close } = await visit(browser, 'phone', toSameSite(inject('cloud').urls.app));
    const email = newEmail();
    await page.goto('/login');
    await page.getByLabel('Sign in', { exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByLabel('Email').focus();
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByText('Please confirm that you are a grown-up').waitFor();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/create');
    await page.locator('#main:focus').waitFor();
    const { uid } = await adminAuth().getUserByEmail(email);
    expect(await storedFields(`users/${uid}`)).toMatchObject({ email, adultConfirmedAt: expect.anything() });

    await page.goto('/profile');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL('**/login');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expectToast(page, 'Password reset email sent! Please check your inbox.');
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBe(0);
    expect(errors).toEqual([]);
    await close();
  },
  JOURNEY_MS,
);
