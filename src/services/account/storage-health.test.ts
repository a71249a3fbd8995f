import { expect, it } from 'vitest';
import { createStorageHealth } from './storage-health.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));

function health(fetchHealth: () => Promise<Response>, bucket = 'tales.appspot.com') {
  const requestedUrls: string[] = [];
  const events: boolean[] = [];
  const storage = createStorageHealth({
    origin: 'https://storage.example',
    bucket,
    async fetch(url) {
      requestedUrls.push(url instanceof Request ? url.url : String(url));
      return fetchHealth();
    },
  });
  storage.watch(() => events.push(storage.isAvailable()));
  return { storage, requestedUrls, events };
}

it.each([402, 404, 412])('Storage that responds with %i is not set up', async (status) => {
  const { storage, events } = health(async () => new Response(null, { status }));
  expect(storage.isAvailable()).toBe(true);
  storage.checkAfterFailure();
  await settle();
  expect(events).toEqual([false]);
});

it.each([200, 401, 403, 500])('Storage that responds with %i is available', async (status) => {
  const { storage } = health(async () => new Response(null, { status }));
  storage.checkAfterFailure();
  await settle();
  expect(storage.isAvailable()).toBe(true);
});

it('Storage is checked once per visit, however many pictures fail', async () => {
  const { storage, requestedUrls } = health(async () => new Response(null, { status: 403 }));
  storage.checkAfterFailure();
  storage.checkAfterFailure();
  await settle();
  storage.checkAfterFailure();
  expect(requestedUrls).toEqual(['https://storage.example/v0/b/tales.appspot.com/o?maxResults=1']);
});

it('a Storage check that fails offline is repeated for the next failed picture', async () => {
  const { storage, requestedUrls } = health(() => Promise.reject(new TypeError('offline')));
  storage.checkAfterFailure();
  await settle();
  storage.checkAfterFailure();
  await settle();
  expect(storage.isAvailable()).toBe(true);
  expect(requestedUrls).toHaveLength(2);
});

it('Storage without a bucket is not set up, and no request is sent', () => {
  const { storage, requestedUrls } = health(async () => new Response(), '');
  storage.checkAfterFailure();
  expect(storage.isAvailable()).toBe(false);
  expect(requestedUrls).toEqual([]);
});
