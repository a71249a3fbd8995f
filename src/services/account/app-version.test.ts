import { expect, it } from 'vitest';
import { hasOtherVersion } from './app-version.ts';

const OWN = '/assets/shared-1.js';
const check = (answer: () => Promise<Response>, currentScript: string | null = OWN) =>
  hasOtherVersion(currentScript, answer);
const version = (scripts: unknown) => async () => Response.json({ version: '1.0.0', scripts });

it('a new version is detected if the first scripts differ', async () => {
  expect(await check(version(['/assets/app-2.js', '/assets/shared-2.js']))).toBe(true);
});

it.each([
  ['the same script', version(['/assets/app-1.js', OWN])],
  ['a host that names no script', version(undefined)],
  ['a page in place of the file', async () => new Response('<!doctype html>')],
  ['no network', () => Promise.reject(new TypeError('offline'))],
])('the version check reports no new version for %s', async (_what, answer) => {
  expect(await check(answer)).toBe(false);
});

it('no new version is detected in development', async () => {
  expect(await check(() => Promise.reject(new Error('it was asked')), null)).toBe(false);
});

it('the version check bypasses the cache', async () => {
  const asked: unknown[] = [];
  await hasOtherVersion(OWN, async (...request) => {
    asked.push(request);
    return Response.json({ scripts: [OWN] });
  });
  expect(asked).toEqual([['/version.json', { cache: 'no-store' }]]);
});
