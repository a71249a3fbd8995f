import { expect, inject, it } from 'vitest';
import { openBrowser, visit } from '../support/browser.ts';
import { breakPage } from './broken-page.ts';
import { newEmail, openSignedIn } from './family-steps.ts';

const JOURNEY_MS = 120_000;

it(
  'a page that fails shows the error screen, and reports where it failed without the words of the error',
  { timeout: JOURNEY_MS },
  async () => {
    const browser = await openBrowser();
    const { page } = await visit(browser, 'desktop', inject('cloud').urls.app);
    await page.addInitScript(() => {
      Math.random = () => 0.1;
    });
    await openSignedIn(page, newEmail());
    await breakPage(page, 'src/pages/profile-page.tsx');
    const reportRequest = page.waitForRequest('**/reportFailure');
    await page.goto('/profile');
    await page.getByRole('heading', { name: 'The lantern went out on our side, not yours' }).waitFor();
    const request = await reportRequest;
    expect(request.postDataJSON()).toEqual({
      error: 'TypeError',
      frames: expect.arrayContaining([expect.stringMatching(/^[\w-]+\.js:\d+:\d+$/)]),
    });
    expect(JSON.stringify([request.postData(), await request.allHeaders()])).not.toMatch(/Quillon|\/profile/);
    expect((await request.response())?.status()).toBe(200);
    await browser.close();
  },
);
