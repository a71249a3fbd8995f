import { expect, it } from 'vitest';
import { createStorageHealth } from './storage-health.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));

function health(answer: () => Promise<Response>, bucket = 'tales.appspot.com') {
  const asked: string[] = [];
  const told: boolean[] = [];
  const storage = createStorageHealth({
    origin: 'https://storage.example',
    bucket,
    async fetch(address) {
      asked.push(address instanceof Request ? address.url : String(address));
      return answer();
    },
  });
  storage.watch(() => told.push(storage.isWell()));
  return { storage, asked, told };
}

it.each([402, 404, 412])('a Storage that answers %i is not set up', async (status) => {
  const { storage, told } = health(async () => new Response(null, { status }));
  expect(storage.isWell()).toBe(true);
  storage.suspect();
  await settle();
  expect(told).toEqual([false]);
});

it.each([200, 401, 403, 500])('a Storage that answers %i is there', async (status) => {
  const { storage } = health(async () => new Response(null, { status }));
  storage.suspect();
  await settle();
  expect(storage.isWell()).toBe(true);
});

it('is asked once a visit, however many pictures are missing', async () => {
  const { storage, asked } = health(async () => new Response(null, { status: 403 }));
  storage.suspect();
  storage.suspect();
  await settle();
  storage.suspect();
  expect(asked).toEqual(['https://storage.example/v0/b/tales.appspot.com/o?maxResults=1']);
});

it('without a network nothing is known, and the next missing picture asks again', async () => {
  const { storage, asked } = health(() => Promise.reject(new TypeError('offline')));
  storage.suspect();
  await settle();
  storage.suspect();
  await settle();
  expect(storage.isWell()).toBe(true);
  expect(asked).toHaveLength(2);
});

it('without a bucket is not set up, and nobody is asked', () => {
  const { storage, asked } = health(async () => new Response(), '');
  storage.suspect();
  expect(storage.isWell()).toBe(false);
  expect(asked).toEqual([]);
});
