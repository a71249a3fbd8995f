import { describe, expect, it } from 'vitest';
import { authCodeMessage } from './auth-codes.ts';
import { credentialsProblem } from './sign-in.ts';

describe('credentials', () => {
  it('need both fields, then six characters of password', () => {
    expect(credentialsProblem(' ', 'secret1')).toEqual({ field: 'email', message: 'Please fill in all fields' });
    expect(credentialsProblem('a@b.c', '')).toEqual({ field: 'password', message: 'Please fill in all fields' });
    expect(credentialsProblem('a@b.c', '12345')?.message).toBe('Password must be at least 6 characters');
    expect(credentialsProblem('a@b.c', '123456')).toBeNull();
  });
});

describe('codes of the authentication service', () => {
  it('have the specified sentences', () => {
    expect(authCodeMessage('auth/email-already-in-use')).toBe('Email is already registered');
    for (const code of ['wrong-password', 'invalid-credential', 'user-not-found'])
      expect(authCodeMessage(`auth/${code}`)).toBe('Invalid email or password');
  });

  it('of the specification have a sentence each', () => {
    const specified =
      'invalid-email wrong-password missing-password invalid-credential email-already-in-use user-not-found ' +
      'too-many-requests expired-action-code invalid-action-code requires-recent-login user-token-expired ' +
      'invalid-user-token user-disabled operation-not-allowed credential-already-in-use ' +
      'account-exists-with-different-credential password-does-not-meet-requirements popup-blocked ' +
      'popup-closed-by-user cancelled-popup-request unauthorized-domain network-request-failed';
    const untold = specified.split(' ').filter((code) => authCodeMessage(code, '') === '');
    expect(untold).toEqual([]);
  });

  it.each(['popup-closed-by-user', 'cancelled-popup-request'])('%s is a cancelled sign-in', (code) => {
    expect(authCodeMessage(`auth/${code}`)).toBe('Sign in cancelled');
  });

  it('A13: explain an account that exists with another way of signing in', () => {
    expect(authCodeMessage('auth/account-exists-with-different-credential')).toContain('the way you did before');
  });

  it('fall back to a general sentence', () => {
    expect(authCodeMessage('auth/brand-new-code')).toBe('Authentication failed');
  });
});
