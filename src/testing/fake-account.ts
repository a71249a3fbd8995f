import { vi } from 'vitest';
import { toAppError, type AccountActions } from '../services/account/account-actions.ts';
import type { AccountService } from '../services/account/account-service.ts';
import { AuthFailure } from '../services/ports/authenticator.ts';

export const signInCancelled = toAppError(new AuthFailure('auth/popup-closed-by-user'));

export type FakeAccount = AccountService & AccountActions;

/** An account service whose actions are methods of the same object, so that a test can pass and check them. */
export const fakeAccount = (overrides: Partial<FakeAccount> = {}): FakeAccount => {
  const account: FakeAccount = {
    session: () => signedOut,
    watchSession: () => () => undefined,
    actions: async () => account,
    signIn: vi.fn(async () => undefined),
    signUp: vi.fn(async () => undefined),
    pendingRedirect: () => null,
    finishSignIn: vi.fn(async () => false),
    signInWith: vi.fn(async () => undefined),
    requestPasswordReset: vi.fn(async () => undefined),
    reauthenticate: vi.fn(async () => undefined),
    changePassword: vi.fn(async () => undefined),
    changeEmail: vi.fn(async () => undefined),
    deferChanges: (work) => work(),
    providers: () => ['password'],
    providerEmail: () => 'rosa@home.example',
    link: vi.fn(async () => undefined),
    unlink: vi.fn(async () => undefined),
    signOut: vi.fn(async () => undefined),
    forceSignOut: vi.fn(async () => undefined),
    sendVerificationMail: vi.fn(async () => undefined),
    checkVerification: vi.fn(async () => undefined),
    idToken: async () => null,
    ...overrides,
  };
  return account;
};

const signedOut = { status: 'signed-out' } as const;

export const unverified = {
  status: 'signed-in',
  user: { uid: 'family', email: 'rosa@home.example', emailVerified: false },
} as const;
