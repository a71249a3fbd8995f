import { dirname, join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { builtAddress } from '../bench/route-sizes.ts';
import { openBrowser, visit } from '../support/browser.ts';
import { newEmail, openSignedIn } from './family-steps.ts';

const JOURNEY_MS = 120_000;

/** A script with the exports of `script`, each of which throws an error with a family's words. */
const broken = (script: string): string =>
  (/export\s*\{([^}]*)\}/.exec(script)?.[1] ?? '')
    .split(',')
    .map((item) => item.split(' as ').at(-1)?.trim())
    .map(
      (name, index) => `const f${index}=()=>{throw new TypeError("Quillon hid the key")};export{f${index} as ${name}};`,
    )
    .join('\n');

it(
  'a page that fails shows the error screen, and reports where it failed without the words of the error',
  { timeout: JOURNEY_MS },
  async () => {
    const { urls, functionsFolder } = inject('cloud');
    const browser = await openBrowser();
    const { page } = await visit(browser, 'desktop', urls.app);
    await page.addInitScript(() => {
      Math.random = () => 0.1;
    });
    await openSignedIn(page, newEmail());
    const address = builtAddress(join(dirname(functionsFolder), 'dist'), 'src/pages/profile-page.tsx');
    await page.route(`**${address}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: broken(await response.text()) });
    });
    const reported = page.waitForRequest('**/reportFailure');
    await page.goto('/profile');
    await page.getByRole('heading', { name: 'The lantern went out on our side, not yours' }).waitFor();
    const request = await reported;
    expect(request.postDataJSON()).toEqual({
      error: 'TypeError',
      frames: expect.arrayContaining([expect.stringMatching(/^[\w-]+\.js:\d+:\d+$/)]),
    });
    expect(JSON.stringify([request.postData(), await request.allHeaders()])).not.toMatch(/Quillon|\/profile/);
    expect((await request.response())?.status()).toBe(200);
    await browser.close();
  },
);
