import { AppError } from '@talelantern/domain/errors/app-error';
import { expect, it } from 'vitest';
import { LOAD_FAILED, withUserMessage } from './with-user-message.ts';

const failingWith = (cause: Error) => withUserMessage(LOAD_FAILED, () => Promise.reject(cause));
const withCode = (code: string) => Object.assign(new Error('refused'), { code });

it('a failure gets the user message and keeps its cause', async () => {
  const cause = new Error('broken');
  await expect(failingWith(cause)).rejects.toMatchObject({ code: 'internal', message: LOAD_FAILED, cause });
});

it('an error with a user message keeps that message', async () => {
  const appError = new AppError('invalid', 'Invalid story parameters');
  await expect(failingWith(appError)).rejects.toBe(appError);
});

it.each(['unauthenticated', 'auth/user-token-expired', 'auth/user-disabled'])(
  'a failure with the code %s counts as the end of the session',
  async (code) => {
    await expect(failingWith(withCode(code))).rejects.toMatchObject({ code: 'unauthenticated', message: LOAD_FAILED });
  },
);

it('a denied read does not count as the end of the session', async () => {
  await expect(failingWith(withCode('permission-denied'))).rejects.toMatchObject({ code: 'internal' });
});
