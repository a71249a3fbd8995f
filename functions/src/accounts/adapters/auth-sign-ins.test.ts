import { expect, it } from 'vitest';
import { nullIfMissing } from './auth-sign-ins.ts';

it('a missing account is null, any other failure is thrown', async () => {
  const lookUpWith = (code: string) => nullIfMissing(Promise.reject(Object.assign(new Error(code), { code })));
  expect(await lookUpWith('auth/user-not-found')).toBeNull();
  expect(await lookUpWith('auth/invalid-email')).toBeNull();
  await expect(lookUpWith('auth/internal-error')).rejects.toThrow('auth/internal-error');
});
