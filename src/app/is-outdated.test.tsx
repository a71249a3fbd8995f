import { afterEach, expect, it, vi } from 'vitest';
import { isOutdated } from './is-outdated.ts';

const OWN = '/assets/shared-1.js';
const version = (scripts: unknown) => async () => Response.json({ version: '1.0.0', scripts });

function check(fetchVersion: typeof fetch, currentScript: string | null = OWN): Promise<boolean> {
  if (currentScript) document.head.innerHTML = `<script type="text/plain" src="${currentScript}"></script>`;
  vi.stubGlobal('fetch', fetchVersion);
  return isOutdated();
}

afterEach(() => document.head.replaceChildren());

it('a new version is detected if the first scripts differ', async () => {
  expect(await check(version(['/assets/app-2.js', '/assets/shared-2.js']))).toBe(true);
});

it.each([
  ['the same script', version(['/assets/app-1.js', OWN])],
  ['a host that names no script', version(undefined)],
  ['a page in place of the file', async () => new Response('<!doctype html>')],
  ['no network', () => Promise.reject(new TypeError('offline'))],
])('the version check does not report a new version for %s', async (_what, fetchVersion) => {
  expect(await check(fetchVersion)).toBe(false);
});

it('no new version is detected in development', async () => {
  expect(await check(version(['/assets/app-2.js']), null)).toBe(false);
});

it('the version check bypasses the cache', async () => {
  const requests: unknown[] = [];
  await check(async (...request) => {
    requests.push(request);
    return Response.json({ scripts: [OWN] });
  });
  expect(requests).toEqual([['/version.json', { cache: 'no-store' }]]);
});
