import { TIMED_OUT } from '@talelantern/domain/contracts/contract';
import { APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import { afterEach, expect, it, vi } from 'vitest';
import { toProviderError } from './provider-error.ts';

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
  expect(toProviderError(error, messages, () => undefined)).toMatchObject({
    code: 'rate_limited',
    retryAfterSeconds: seconds,
  });
});
