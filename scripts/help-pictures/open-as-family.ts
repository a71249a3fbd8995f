import { DAY_MS } from '@talelantern/domain/time/day';
import { chromium, type Browser, type Page } from 'playwright-core';
import { newProfile } from '../../local-cloud/seed/accounts.ts';
import type { EmulatorAdmin } from '../../local-cloud/seed/emulator-admin.ts';
import { PICTURE_SIZE } from '../../src/features/help/article.ts';
import { installChromium } from '../chromium.ts';

const PASSWORD = 'lantern1';
const TIMEOUT_MS = 120_000;

/** Signs in as a new family on Pro at `url`, in a window of the screenshots' size. */
export async function openAsFamily(admin: EmulatorAdmin, url: string): Promise<{ browser: Browser; page: Page }> {
  const now = new Date();
  const account = { email: `help-${now.getTime()}@talelantern.test`, password: PASSWORD, displayName: 'The Finches' };
  const uid = await admin.createAccount(account);
  if (uid === null) throw new Error(`${account.email} exists already`);
  const currentPeriodEnd = new Date(now.getTime() + 20 * DAY_MS);
  const plan = { priceId: 'pro_monthly', subscriptionStatus: 'active', currentPeriodEnd, cancelAtPeriodEnd: false };
  await admin.setDocument(`users/${uid}`, { ...newProfile(account, now), ...plan });

  const browser = await chromium.launch({ executablePath: await installChromium(), args: ['--no-sandbox'] });
  const context = await browser.newContext({ baseURL: url, viewport: PICTURE_SIZE, reducedMotion: 'reduce' });
  context.setDefaultTimeout(TIMEOUT_MS);
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/create');
  return { browser, page };
}
