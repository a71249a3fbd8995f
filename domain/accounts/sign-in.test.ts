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

  it('fall back to a general sentence', () => {
    expect(authCodeMessage('auth/brand-new-code')).toBe('Authentication failed');
  });
});
