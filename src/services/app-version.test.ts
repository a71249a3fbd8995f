import { expect, it } from 'vitest';
import { createVersionCheck } from './app-version.ts';

const OWN = '/assets/app-1.js';
const check = (answer: () => Promise<Response>, ownScript: string | null = OWN) =>
  createVersionCheck({ fetch: answer, ownScript })();
const version = (script: unknown) => async () => Response.json({ version: '1.0.0', script });

it('another first script is another version', async () => {
  expect(await check(version('/assets/app-2.js'))).toBe(true);
});

it.each([
  ['the same script', version(OWN)],
  ['a host that names no script', version(undefined)],
  ['a page in place of the file', async () => new Response('<!doctype html>')],
  ['no network', () => Promise.reject(new TypeError('offline'))],
])('%s is no news', async (_what, answer) => {
  expect(await check(answer)).toBe(false);
});

it('an app that was not built has no version', async () => {
  expect(await check(() => Promise.reject(new Error('it was asked')), null)).toBe(false);
});

it('no cache answers', async () => {
  const asked: unknown[] = [];
  await createVersionCheck({
    async fetch(...request) {
      asked.push(request);
      return Response.json({ script: OWN });
    },
    ownScript: OWN,
  })();
  expect(asked).toEqual([['/version.json', { cache: 'no-store' }]]);
});
