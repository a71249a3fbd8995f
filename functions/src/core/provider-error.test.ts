import { TIMED_OUT } from '@talelantern/domain/contracts/contract';
import { APIConnectionTimeoutError, APIUserAbortError } from 'openai';
import { expect, it } from 'vitest';
import { toProviderError } from './provider-error.ts';

const messages = { refused: 'refused', tooLarge: 'too large' };

it.each([
  ['a timeout of the client', new APIConnectionTimeoutError()],
  ['an aborted request', new APIUserAbortError()],
  ['a timeout signal', Object.assign(new Error('late'), { name: 'TimeoutError' })],
])('%s becomes timed_out, so that the answer is 504', (_case, error) => {
  expect(toProviderError(error, messages, () => undefined)).toMatchObject({ code: 'timed_out', message: TIMED_OUT });
});

it('another failure of the connection becomes internal', () => {
  expect(toProviderError(new Error('socket hang up'), messages, () => undefined).code).toBe('internal');
});
