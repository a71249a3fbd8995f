import { expect, it } from 'vitest';
import { repeat } from '../support/repeat.ts';
import { setUpFunctions } from './support/function-under-test.ts';
import { createFamily } from './support/family.ts';
import { failure } from './support/function-under-test.ts';
import { storeOpenShare } from './support/shared-items.ts';

const MAX_CALLS = 6;
const TOO_FAST = { status: 429, json: failure('rate_limited', 'Rate limit exceeded. Please wait a moment.') };
const SIGNED_OUT = { status: 401, json: failure('unauthenticated', 'User authentication required') };

const functions = setUpFunctions({
  settings: { CALLS_PER_MINUTE: String(MAX_CALLS), REPORTS_PER_MINUTE: '2', TRUSTED_PROXIES: '1' },
});

const callFrom = (forwarded: string) =>
  functions.call('generateStory', null, {}, { headers: { 'x-forwarded-for': forwarded } });
async function reachLimit(ip: string): Promise<void> {
  await repeat(MAX_CALLS, async () => expect(await callFrom(ip)).toMatchObject(SIGNED_OUT));
}

it('calls from one IP address are limited per minute, for all users together, and refused before any lookup', async () => {
  await reachLimit('203.0.113.1');
  const refusal = await callFrom('203.0.113.1');
  expect(refusal).toMatchObject(TOO_FAST);
  expect(refusal.headers.get('retry-after')).toBe('60');
  const family = await createFamily();
  const options = { headers: { 'x-forwarded-for': '203.0.113.1' } };
  expect(await functions.call('generateImage', family, {}, options)).toMatchObject(TOO_FAST);
  expect(await callFrom('203.0.113.2')).toMatchObject(SIGNED_OUT);
});

it('calls are counted by the IP address that our proxy reports, not by IP addresses that a client claims', async () => {
  await reachLimit('198.51.100.7, 203.0.113.3');
  expect(await callFrom('192.0.2.1, 203.0.113.3')).toMatchObject(TOO_FAST);
  expect(await callFrom('203.0.113.3, 198.51.100.7')).toMatchObject(SIGNED_OUT);
});

it('a process logs once how many proxies it is behind, without their IP addresses', async () => {
  await callFrom('203.0.113.5');
  const lines = functions
    .logs()
    .split('\n')
    .filter((line) => line.includes('"proxies"'));
  expect(lines.map((line) => JSON.parse(line))).toEqual([expect.objectContaining({ received: 1, trusted: 1 })]);
  expect(lines.join()).not.toContain('203.0.113');
});

it('calls are counted per IPv6 network', async () => {
  await reachLimit('2001:db8:0:1::1');
  expect(await callFrom('2001:db8:0:1:ffff::2')).toMatchObject(TOO_FAST);
  expect(await callFrom('2001:db8:1:1::1')).toMatchObject(SIGNED_OUT);
});

it('preflight requests do not count towards the rate limit', async () => {
  const options = { method: 'OPTIONS', headers: { 'x-forwarded-for': '203.0.113.4' } };
  for (let call = 0; call <= MAX_CALLS; call += 1) {
    expect((await functions.call('generateStory', null, undefined, options)).status).toBe(204);
  }
  expect(await callFrom('203.0.113.4')).toMatchObject(SIGNED_OUT);
});

it('calls without a proxy are counted by the IP address of the connection', async () => {
  for (let call = 1; call <= MAX_CALLS; call += 1) {
    expect(await functions.call('generateStory', null)).toMatchObject(SIGNED_OUT);
  }
  expect(await functions.call('generateStory', null)).toMatchObject(TOO_FAST);
});

it('reports from one IP address are rate limited; those from a different IP address are not', async () => {
  const contentId = await storeOpenShare({
    copy: { contentType: 'story', title: 'Ember', chapters: ['Once.'], ageRange: '5-8' },
  });
  const reportFrom = (ip: string) =>
    functions.call(
      'report',
      null,
      { contentId, commentId: null, reason: 'spam', details: '' },
      { headers: { 'x-forwarded-for': ip } },
    );
  expect([(await reportFrom('203.0.113.7')).status, (await reportFrom('203.0.113.7')).status]).toEqual([200, 200]);
  const third = await reportFrom('203.0.113.7');
  expect(third).toMatchObject(TOO_FAST);
  expect(third.headers.get('retry-after')).toBe('60');
  expect((await reportFrom('203.0.113.8')).status).toBe(200);
});

it('failures that a browser reports are limited per IP address and minute', async () => {
  const body = { error: 'TypeError', frames: ['A-b_9xQ.js:1:2301'] };
  const reportFrom = async (ip: string) =>
    (await functions.call('reportFailure', null, body, { headers: { 'x-forwarded-for': ip } })).status;
  const ips = ['203.0.113.9', '203.0.113.9', '203.0.113.9', '203.0.113.10'];
  const statuses: number[] = [];
  for (const ip of ips) statuses.push(await reportFrom(ip));
  expect(statuses).toEqual([200, 200, 429, 200]);
});
