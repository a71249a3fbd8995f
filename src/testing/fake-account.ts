import { vi } from 'vitest';
import type { AccountService } from '../services/account/account-service.ts';

export const fakeAccount = (changes: Partial<AccountService> = {}): AccountService => ({
  session: () => signedOut,
  watchSession: () => () => undefined,
  signIn: vi.fn(async () => undefined),
  signUp: vi.fn(async () => undefined),
  prepare: vi.fn(),
  pendingRedirect: () => null,
  finishSignIn: vi.fn(async () => false),
  signInWith: vi.fn(async () => undefined),
  requestPasswordReset: vi.fn(async () => undefined),
  reauthenticate: vi.fn(async () => undefined),
  changePassword: vi.fn(async () => undefined),
  changeEmail: vi.fn(async () => undefined),
  providers: () => ['password'],
  link: vi.fn(async () => undefined),
  unlink: vi.fn(async () => undefined),
  signOut: vi.fn(async () => undefined),
  forceSignOut: vi.fn(async () => undefined),
  sendVerificationMail: vi.fn(async () => undefined),
  checkVerification: vi.fn(async () => undefined),
  idToken: async () => null,
  ...changes,
});

const signedOut = { status: 'signed-out' } as const;
