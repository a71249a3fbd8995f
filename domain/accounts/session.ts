/** Messages about the session, which any page may show (docs/specification.md#5, docs/specification.md#8). */
export const AUTHENTICATION_FAILED = 'Authentication failed';
export const AUTH_START_FAILED = 'Authentication system initialization failed. Please try again later.';
export const AUTH_LISTENER_FAILED = 'Authentication error. Please refresh the page.';
export const SIGN_OUT_FAILED = 'Failed to sign out. Please refresh the page.';

/** Message for a disabled account, and for a session that has ended. */
export const ACCOUNT_DISABLED = 'This account has been disabled. Please write to us for help.';
export const SIGNED_OUT = 'You’ve been signed out. Please sign in again.';

/** Codes after which the user is signed out (docs/specification.md#8). */
export const SIGN_OUT_CODES: readonly string[] = [
  'auth/user-disabled',
  'auth/user-token-expired',
  'auth/invalid-user-token',
  // Codes for an account that was deleted, or a session that the service has ended.
  'auth/user-not-found',
  'auth/invalid-refresh-token',
];

/** Why a session ended, for a code of `SIGN_OUT_CODES` or no known one. */
export const sessionEndReason = (code: string | null): string =>
  code === 'auth/user-disabled' ? ACCOUNT_DISABLED : SIGNED_OUT;

export const SOCIAL_PROVIDERS = ['google', 'apple'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];
export type SignInProvider = 'password' | SocialProvider;
