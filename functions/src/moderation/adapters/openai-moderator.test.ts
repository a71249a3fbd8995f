import { afterEach, expect, it, vi } from 'vitest';
import { createOpenAiClient } from '../../core/openai-client.ts';
import { createOpenAiModerator } from './openai-moderator.ts';

const clock = vi.hoisted(() => ({ seconds: 0 }));
vi.mock('node:timers/promises', () => ({
  setTimeout: async (ms: number) => {
    clock.seconds += ms / 1_000;
  },
}));

afterEach(() => void vi.restoreAllMocks());

const SETTINGS = { model: 'a-model', timeoutMs: 2_000 };
const FIT = { results: [{ flagged: false, categories: {}, category_scores: {} }] };

/** A moderator whose vendor first returns an error, then that the text is fit. */
function moderatorAfter(status: number, error: object) {
  const responses = [Response.json({ error }, { status }), Response.json(FIT)];
  const client = createOpenAiClient('local', 'http://vendor.example/v1', () => {
    const response = responses.shift();
    return response ? Promise.resolve(response) : Promise.reject(new Error('Asked too often'));
  });
  return createOpenAiModerator(client, SETTINGS, () => {});
}

it.each([
  [429, { code: 'rate_limit_exceeded' }],
  [500, {}],
])('a moderation that fails with %i %j is retried', async (status, error) => {
  await expect(moderatorAfter(status, error).moderateTexts(['Once'])).resolves.toHaveLength(1);
});

it.each([
  [429, { code: 'billing_not_active' }],
  [429, { code: null, type: 'insufficient_quota' }],
  [401, { code: 'invalid_api_key' }],
])('a moderation that fails with %i %j is not retried', async (status, error) => {
  await expect(moderatorAfter(status, error).moderateTexts(['Once'])).rejects.toThrow();
});

const RESETS = { 'x-ratelimit-reset-requests': '1m26.4s' };

it.each<[string, boolean, Record<string, string>, string, number, number[]]>([
  ['what is paid for', true, { 'retry-after': '20' }, '', 0, [0, 20, 40]],
  ['what is paid for', true, {}, 'Please try again in 24s.', 0, [0, 24]],
  ['what is paid for', true, { 'retry-after': '40' }, '', 0.99, [0, 44.95]],
  ['what is paid for', true, { 'retry-after': '46' }, '', 0, [0]],
  ['what is paid for', true, RESETS, '', 0, [0, 0.5, 1, 1.5, 2.5, 4.5, 8.5, 16.5, 32.5]],
  ['a request', false, { 'retry-after': '20' }, '', 0, [0]],
  ['a request', false, RESETS, '', 0, [0, 0.5, 1, 1.5, 2.5]],
])(
  'the moderation of %s (%s) waits for the vendor (%j %s), but not for minutes',
  async (_what, isPaidFor, headers, message, random, askedAt) => {
    clock.seconds = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => clock.seconds * 1_000);
    vi.spyOn(Math, 'random').mockReturnValue(random);
    const requestTimes: number[] = [];
    const client = createOpenAiClient('local', 'http://vendor.example/v1', async () => {
      requestTimes.push(clock.seconds);
      return Response.json({ error: { code: 'rate_limit_exceeded', message } }, { status: 429, headers });
    });
    const moderator = createOpenAiModerator(client, SETTINGS, () => {});
    await expect(moderator.moderateTexts(['Once'], { isPaidFor })).rejects.toMatchObject({ code: 'rate_limited' });
    expect(requestTimes).toEqual(askedAt);
  },
);

/** A moderator whose vendor does not respond to the first request. */
function moderatorAfterHang() {
  let requestCount = 0;
  const client = createOpenAiClient('local', 'http://vendor.example/v1', (_url, options) => {
    requestCount += 1;
    if (requestCount > 1) return Promise.resolve(Response.json(FIT));
    const { promise, reject } = Promise.withResolvers<Response>();
    options?.signal?.addEventListener('abort', () => reject(new Error('Timed out')));
    return promise;
  });
  return createOpenAiModerator(client, { ...SETTINGS, timeoutMs: 20 }, () => {});
}

it('moderation of text that is already paid for is retried after a timeout, moderation of a request’s text is not', async () => {
  await expect(moderatorAfterHang().moderateTexts(['Once'], { isPaidFor: true })).resolves.toHaveLength(1);
  await expect(moderatorAfterHang().moderatePicture(Buffer.from('paint'))).resolves.toMatchObject({ flagged: [] });
  await expect(moderatorAfterHang().moderateTexts(['Once'])).rejects.toMatchObject({ code: 'timed_out' });
});

it('moderation of text that is already paid for is not retried later than 45 seconds after it began', async () => {
  clock.seconds = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clock.seconds * 1_000);
  const requestTimes: number[] = [];
  const client = createOpenAiClient('local', 'http://vendor.example/v1', async () => {
    requestTimes.push(clock.seconds);
    clock.seconds += 15;
    throw new Error('Timed out');
  });
  const moderator = createOpenAiModerator(client, SETTINGS, () => {});
  await expect(moderator.moderateTexts(['Once'], { isPaidFor: true })).rejects.toMatchObject({ code: 'timed_out' });
  expect(requestTimes).toEqual([0, 15, 30.05]);
});
