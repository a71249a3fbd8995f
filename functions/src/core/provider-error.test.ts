import { retryAfterSeconds } from '@talelantern/domain/errors/app-error';
import { TIMED_OUT } from '@talelantern/domain/contracts/contract';
import { APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { afterShortWait, isUnbilled, toProviderError, type ProviderCall } from './provider-error.ts';

const waits: number[] = [];
vi.mock('node:timers/promises', () => ({
  setTimeout: async (waitMs: number, _value: null, { signal }: { signal?: AbortSignal }) => {
    waits.push(waitMs);
    signal?.throwIfAborted();
  },
}));

const NOW = Date.UTC(2026, 10, 28);
afterEach(() => {
  waits.length = 0;
  vi.useRealTimers();
});

/** A rate limit as the vendor sends it. */
const limited = (message?: string, headers: Record<string, string> = {}): APIError =>
  new APIError(429, { code: 'rate_limit_exceeded', message }, undefined, new Headers(headers));

const CALL = { kind: 'text', messages: { refused: 'refused', tooLarge: 'too large' }, log: () => undefined } as const;

it.each([
  ['a timeout of the client', new APIConnectionTimeoutError()],
  ['an aborted request', new APIUserAbortError()],
  ['a timeout signal', Object.assign(new Error('late'), { name: 'TimeoutError' })],
])('%s has the code timed_out, so that the response has status 504', (_case, error) => {
  expect(toProviderError(error, CALL)).toMatchObject({ code: 'timed_out', message: TIMED_OUT });
});

it('any other connection failure has the code internal', () => {
  expect(toProviderError(new Error('socket hang up'), CALL).code).toBe('internal');
});

it.each([
  [{ 'retry-after': '7' }, 7],
  [{ 'retry-after': '1.5' }, 2],
  [{ 'retry-after': '-3' }, undefined],
  [{ 'retry-after': 'soon' }, undefined],
  [{ 'retry-after': new Date(NOW + 30_000).toUTCString() }, 30],
  [{ 'retry-after': new Date(NOW - 30_000).toUTCString() }, undefined],
  [{ 'retry-after-ms': '1500' }, 2],
  [{ 'retry-after-ms': '1500', 'retry-after': '9' }, 2],
  [{ 'x-ratelimit-reset-requests': '12ms', 'x-ratelimit-reset-tokens': '1m26.4s' }, undefined],
  [{ 'retry-after': '3', 'x-ratelimit-reset-requests': '12s' }, 3],
])('the wait of %j is %s seconds', (headers, seconds) => {
  vi.useFakeTimers({ now: NOW });
  const failure = toProviderError(limited(undefined, headers), CALL);
  expect(failure.code).toBe('rate_limited');
  expect(retryAfterSeconds(failure)).toBe(seconds);
});

it.each<[string, Record<string, string>, number | undefined]>([
  ['Please try again in 12s. Visit https://platform.openai.com/account/rate-limits to learn more.', {}, 12],
  ['Please try again in 1m26.4s. Visit https://platform.openai.com/account/rate-limits to learn more.', {}, 87],
  ['Please try again in 6ms.', {}, 1],
  ['Please try again later.', {}, undefined],
  ['Please try again in 12s.', { 'retry-after': '3' }, 3],
])('a rate limit that says %s with the headers %j is waited for %s seconds', (message, headers, seconds) => {
  expect(retryAfterSeconds(toProviderError(limited(message, headers), CALL))).toBe(seconds);
});

it('a rate limit is logged with the kind of its model, without the vendor’s message', () => {
  const log = vi.fn<ProviderCall['log']>();
  toProviderError(limited('Rate limit reached in organization org-xx.'), { ...CALL, kind: 'picture', log });
  expect(log.mock.calls).toEqual([[expect.any(String), 'provider_rate_limited', { reason: 'picture, short limit' }]]);
});

it('an error that is no rate limit does not wait for what its message says', () => {
  const failure = toProviderError(
    new APIError(500, { message: 'Please try again in 12s.' }, undefined, undefined),
    CALL,
  );
  expect(retryAfterSeconds(failure)).toBeUndefined();
});

describe('afterShortWait', () => {
  const failingOnce = (error: Error) =>
    vi.fn<() => Promise<string>>().mockRejectedValueOnce(error).mockResolvedValue('spoken');

  it.each([
    ['that its message specifies', limited('Please try again in 12s.'), 0, 12_000],
    ['that its message names and up to 50% more', limited('Please try again in 12s.'), 0.5, 15_000],
    ['of a few seconds when it does not specify a wait', limited(), 0, 5_000],
  ])('a rate limit is tried again once, after the wait %s', async (_which, error, random, waitMs) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    expect(await afterShortWait(failingOnce(error))).toBe('spoken');
    expect(waits).toEqual([waitMs]);
    await expect(afterShortWait(() => Promise.reject(error))).rejects.toBe(error);
    expect(waits).toEqual([waitMs, waitMs]);
  });

  it('a call that ends during the wait was refused by the rate limit', async () => {
    const error = limited();
    await expect(afterShortWait(failingOnce(error), { signal: AbortSignal.abort() })).rejects.toBe(error);
  });

  it.each([
    ['a rate limit with a long wait', limited('Please try again in 20.1s.')],
    ['another failure', new APIError(500, {}, undefined, new Headers({ 'retry-after': '1' }))],
  ])('%s is not tried again', async (_which, error) => {
    await expect(afterShortWait(failingOnce(error))).rejects.toBe(error);
    expect(waits).toEqual([]);
  });
});

it.each<[number | undefined, object, boolean]>([
  [400, { code: 'invalid_prompt' }, true],
  [400, { param: 'size' }, true],
  [401, { code: 'invalid_api_key' }, true],
  [403, {}, true],
  [404, { code: 'model_not_found' }, true],
  [413, {}, true],
  [422, {}, true],
  [429, { code: 'rate_limit_exceeded' }, true],
  [429, { code: 'insufficient_quota' }, true],
  [503, { code: 'server_is_overloaded' }, true],
  [400, { code: 'moderation_blocked' }, false],
  [400, { error: { code: 'moderation_blocked' } }, false],
  [408, {}, false],
  [409, {}, false],
  [500, {}, false],
  [502, {}, false],
  [504, {}, false],
  // Inside a stream.
  [undefined, { code: 'rate_limit_exceeded' }, false],
])('whether an error with the status %s and %j was refused before any work: %s', (status, body, expected) => {
  expect(isUnbilled(new APIError(status, body, undefined, new Headers()))).toBe(expected);
});

it.each([new APIConnectionTimeoutError(), new APIUserAbortError(), new Error('socket hang up')])(
  'after %s the vendor may have begun the work, which it may bill',
  (error) => {
    expect(isUnbilled(error)).toBe(false);
  },
);
