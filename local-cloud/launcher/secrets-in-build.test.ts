import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { assertNoSecrets } from './secrets-in-build.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'talelantern-test-'));
  mkdirSync(join(folder, 'assets'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (text: string) => writeFileSync(join(folder, 'assets', 'app.js'), text);

it.each([
  ['a key of OpenAI', 'const key="sk-proj-0123456789abcdef"'],
  ['a key of Stripe', 'stripe("sk_live_0123")'],
  ['a key of Stripe', 'stripe("sk_test_0123")'],
  ['the secret of a webhook', 'verify("whsec_0123")'],
  ['a service account', '{"type":"service_account"}'],
  ['a service account', '-----BEGIN PRIVATE KEY-----'],
])('a build with %s is refused', (what, text) => {
  write(text);
  expect(() => assertNoSecrets(folder)).toThrow(`The app was not built: assets/app.js holds what looks like ${what}.`);
});

it('a build with ordinary words that resemble secrets is accepted', () => {
  write('mask-image task-list-item desk-lamp-by-night risk-free whsecret');
  expect(() => assertNoSecrets(folder)).not.toThrow();
});
