import { describe, expect, it } from 'vitest';
import { authCodeMessage } from './auth-codes.ts';
import { CANCELLED_CODES, credentialsProblem } from './sign-in.ts';

describe('credentialsProblem', () => {
  it('sign-in requires an email and a password of six characters', () => {
    expect(credentialsProblem(' ', 'secret1')).toEqual({ field: 'email', message: 'Please fill in all fields' });
    expect(credentialsProblem('a@b.c', '')).toEqual({ field: 'password', message: 'Please fill in all fields' });
    expect(credentialsProblem('a@b.c', '12345')?.message).toBe('Password must be at least 6 characters');
    expect(credentialsProblem('a@b.c', '123456')).toBeNull();
  });
});

describe('authCodeMessage', () => {
  it('sign-in errors have the specified messages', () => {
    expect(authCodeMessage('auth/email-already-in-use')).toBe('Email is already registered');
    for (const code of ['wrong-password', 'invalid-credential', 'user-not-found'])
      expect(authCodeMessage(`auth/${code}`)).toBe('Invalid email or password');
  });

  it('every specified sign-in error code has a message', () => {
    const specified =
      'invalid-email wrong-password missing-password invalid-credential email-already-in-use user-not-found ' +
      'too-many-requests expired-action-code invalid-action-code requires-recent-login user-token-expired ' +
      'invalid-user-token user-disabled operation-not-allowed credential-already-in-use ' +
      'account-exists-with-different-credential password-does-not-meet-requirements popup-blocked ' +
      'popup-closed-by-user cancelled-popup-request unauthorized-domain network-request-failed';
    const withoutMessage = specified.split(' ').filter((code) => authCodeMessage(code, '') === '');
    expect(withoutMessage).toEqual([]);
  });

  it.each(CANCELLED_CODES)('the sign-in error %s means that the user cancelled', (code) => {
    expect(authCodeMessage(code)).toBe('Sign in cancelled');
  });

  it('a sign-in error explains that an account exists with a different provider', () => {
    expect(authCodeMessage('auth/account-exists-with-different-credential')).toContain('the way you did before');
  });

  it('a blocked popup asks for one more press, which works in Safari', () => {
    expect(authCodeMessage('auth/popup-blocked')).toContain('Please press once more');
  });

  it('an unknown sign-in error code gets a general message', () => {
    expect(authCodeMessage('auth/brand-new-code')).toBe('Authentication failed');
  });
});
