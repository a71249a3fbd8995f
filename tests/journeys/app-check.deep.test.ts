import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { appEnvironment } from '../../local-cloud/launcher/app-environment.ts';
import { buildApp } from '../../local-cloud/launcher/build-app.ts';
import { createFamily, PASSWORD } from '../functions/support/family.ts';
import { openBrowser, visit } from '../support/browser.ts';
import { newEmail } from './family-steps.ts';

const TOKEN = 'token-of-our-app';
const WALK_MS = 240_000;

/** The part of reCAPTCHA Enterprise that the SDK uses. */
const CAPTCHA = `
  const enterprise = {
    ready: (callback) => callback(),
    render: (_element, { callback }) => { setTimeout(callback, 0, 'captcha'); return 0; },
    execute: async () => 'captcha',
    reset: () => undefined,
    getResponse: () => 'captcha',
  };
  window.grecaptcha = { ...enterprise, enterprise };
`;

/** Serves the app in `folder` in place of the cloud's, and responds in place of Google's App Check service. */
async function serveApp(context: BrowserContext, folder: string, appUrl: string): Promise<void> {
  await context.route(`${appUrl}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(folder, pathname);
    const isFile = pathname !== '/' && existsSync(file);
    return route.fulfill(
      isFile ? { path: file } : { body: readFileSync(join(folder, 'app.html')), contentType: 'text/html' },
    );
  });
  await context.route('https://www.google.com/recaptcha/**', (route) =>
    route.fulfill({ body: CAPTCHA, contentType: 'text/javascript' }),
  );
  await context.route('https://content-firebaseappcheck.googleapis.com/**', (route) =>
    route.fulfill({ json: { token: TOKEN, ttl: '3600s' }, headers: { 'access-control-allow-origin': '*' } }),
  );
}

it('with App Check, every request of a sign-in carries its token', { timeout: WALK_MS }, async () => {
  const { ports, urls, functionsFolder } = inject('cloud');
  const folder = join(functionsFolder, '..', 'app-check-dist');
  const settings = appEnvironment(ports, { standIns: [], hasSocialSignIn: false });
  await buildApp(folder, { ...settings, VITE_APP_CHECK_SITE_KEY: 'site-key-of-the-test' });
  const email = newEmail();
  await createFamily({ email });
  const browser = await openBrowser();
  const { page, close } = await visit(browser, 'desktop', urls.app);
  await serveApp(page.context(), folder, urls.app);
  const services = [urls.auth, urls.firestore, `127.0.0.1:${ports.functions}`].map(
    (url) => new URL(url.includes('://') ? url : `http://${url}`).host,
  );
  const requests: { url: string; token: string | undefined }[] = [];
  page.on('request', (request) => {
    const { host, pathname } = new URL(request.url());
    if (!services.includes(host) || request.method() === 'OPTIONS') return;
    requests.push({ url: host + pathname, token: request.headers()['x-firebase-appcheck'] });
  });

  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  expect(requests.filter(({ token }) => token !== TOKEN)).toEqual([]);
  await close();
  await browser.close();
});
