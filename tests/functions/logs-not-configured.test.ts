import { errorBodySchema } from '@talelantern/domain/errors/error-body';
import { expect, it } from 'vitest';
import { setUpFunctions } from './support/function-under-test.ts';
import { failure } from './support/function-under-test.ts';

const functions = setUpFunctions({ settings: { OPENAI_API_KEY: '', USER_HASH_SECRET: 'too short' } });

it('a call without the secrets returns 503 and logs the name of the secret but not its value', async () => {
  const response = await functions.call('generateStory', null);
  expect(response).toMatchObject({ status: 503, json: failure('busy', 'Busy, please try later') });
  const { requestId } = errorBodySchema.parse(response.json).error;
  expect(requestId).toEqual(expect.stringMatching(/^[\w-]{16,40}$/));
  await expect.poll(functions.logs).toContain('not_configured');
  const line = functions
    .logs()
    .split('\n')
    .find((entry) => entry.includes('not_configured'));
  expect(JSON.parse(line ?? '')).toMatchObject({
    severity: 'ALERT',
    reason: 'The functions are not configured: OPENAI_API_KEY, USER_HASH_SECRET',
    requestId,
  });
  expect(functions.logs()).not.toContain('too short');
});
