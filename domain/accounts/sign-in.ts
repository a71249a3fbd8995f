/** Messages of sign-in, beside the rules that produce them (docs/specification.md#5, docs/specification.md#8). */
export const FILL_ALL_FIELDS = 'Please fill in all fields';
export const PASSWORD_TOO_SHORT = 'Password must be at least 6 characters';
export const AUTHENTICATION_FAILED = 'Authentication failed';
export const AUTH_START_FAILED = 'Authentication system initialization failed. Please try again later.';
export const AUTH_LISTENER_FAILED = 'Authentication error. Please refresh the page.';
/** Message when an operation of the sign-in service needs a signed-in user (docs/specification.md#8). */
export const NO_AUTHENTICATED_USER = 'No authenticated user';
export const SIGN_OUT_FAILED = 'Failed to sign out. Please refresh the page.';
export const SOCIAL_SIGN_IN_OFF = 'Social sign-in is disabled here. Please use email and password.';

/** The user closed the window of Google or Apple; not displayed (docs/specification.md#8). */
export const SIGN_IN_CANCELLED = 'Sign in cancelled';
export const USER_DATA_INCOMPLETE = 'User data is incomplete';
export const SIGNED_IN = 'Successfully signed in!';
export const ADULT_CONFIRMATION_REQUIRED = 'Please confirm that you are a grown-up';
export const EMAIL_MISSING = 'Please enter your email address';
export const NO_ACCOUNT_FOUND = 'No account found with this email address';
export const RESET_MAIL_FAILED = 'Failed to send password reset email. Please try again.';
export const RESET_FAILED = 'Failed to send reset email';
export const RESET_MAIL_SENT = 'Password reset email sent! Please check your inbox.';
export const LAST_SIGN_IN_METHOD = 'Please keep at least one way to sign in.';

export const SOCIAL_PROVIDERS = ['google', 'apple'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];
export type SignInProvider = 'password' | SocialProvider;

export const SOCIAL_NAMES: Readonly<Record<SocialProvider, string>> = { google: 'Google', apple: 'Apple' };
export const SOCIAL_SIGN_IN_FAILED: Readonly<Record<SocialProvider, string>> = {
  google: 'Google sign in failed',
  apple: 'Apple sign in failed',
};

export const MIN_PASSWORD_CHARACTERS = 6;

export interface CredentialsProblem {
  field: 'email' | 'password';
  message: string;
}

export function credentialsProblem(email: string, password: string): CredentialsProblem | null {
  if (email.trim() === '') return { field: 'email', message: FILL_ALL_FIELDS };
  return passwordProblem(password);
}

export function passwordProblem(password: string): CredentialsProblem | null {
  if (password === '') return { field: 'password', message: FILL_ALL_FIELDS };
  if (password.length < MIN_PASSWORD_CHARACTERS) return { field: 'password', message: PASSWORD_TOO_SHORT };
  return null;
}

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
