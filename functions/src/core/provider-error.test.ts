import { retryAfterSeconds } from '@talelantern/domain/errors/app-error';
import { TIMED_OUT } from '@talelantern/domain/contracts/contract';
import { APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import { afterEach, expect, it, vi } from 'vitest';
import { isUnbilled, toProviderError } from './provider-error.ts';

const NOW = Date.UTC(2026, 10, 28);
afterEach(() => vi.useRealTimers());

const messages = { refused: 'refused', tooLarge: 'too large' };

it.each([
  ['a timeout of the client', new APIConnectionTimeoutError()],
  ['an aborted request', new APIUserAbortError()],
  ['a timeout signal', Object.assign(new Error('late'), { name: 'TimeoutError' })],
])('%s has the code timed_out, so that the answer is 504', (_case, error) => {
  expect(toProviderError(error, messages, () => undefined)).toMatchObject({ code: 'timed_out', message: TIMED_OUT });
});

it('any other connection failure has the code internal', () => {
  expect(toProviderError(new Error('socket hang up'), messages, () => undefined).code).toBe('internal');
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
])('the wait of %j is %s seconds', (headers, seconds) => {
  vi.useFakeTimers({ now: NOW });
  const error = new APIError(429, { code: 'rate_limit_exceeded' }, undefined, new Headers(headers));
  const failure = toProviderError(error, messages, () => undefined);
  expect(failure.code).toBe('rate_limited');
  expect(retryAfterSeconds(failure)).toBe(seconds);
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
