import { expect, it } from 'vitest';
import { createServerClock } from './server-clock.ts';

const SERVER = Date.parse('2026-12-01T00:00:05Z');
const DEVICE = SERVER - 3_600_000;

const fetchWithDate = (date: string | null) => {
  const requests: [unknown, RequestInit | undefined][] = [];
  const fetch = async (url: unknown, options?: RequestInit) => {
    requests.push([url, options]);
    return new Response(null, date === null ? {} : { headers: { date } });
  };
  return { requests, fetch };
};

it('the server clock reads the time from the Date header, once per visit', async () => {
  const { requests, fetch } = fetchWithDate(new Date(SERVER).toUTCString());
  let device = DEVICE;
  const clock = createServerClock({ fetch, now: () => device });
  expect(await clock.now()).toBe(SERVER);
  device += 60_000;
  expect(await clock.now()).toBe(SERVER + 60_000);
  expect(requests).toEqual([['/version.json', { method: 'HEAD', cache: 'no-store' }]]);
});

it('the server clock falls back to the device’s time without a response, and retries later', async () => {
  let isOnline = false;
  const { fetch } = fetchWithDate(new Date(SERVER).toUTCString());
  const clock = createServerClock({
    fetch: (...request) => (isOnline ? fetch(...request) : Promise.reject(new TypeError('offline'))),
    now: () => DEVICE,
  });
  expect(await clock.now()).toBe(DEVICE);
  isOnline = true;
  expect(await clock.now()).toBe(SERVER);
});

it('the server clock falls back to the device’s time if the response has no date', async () => {
  const clock = createServerClock({ fetch: fetchWithDate(null).fetch, now: () => DEVICE });
  expect(await clock.now()).toBe(DEVICE);
});
