/** Sentences of signing in, beside the rules that produce them (specification §5, §8). */
export const FILL_ALL_FIELDS = 'Please fill in all fields';
export const PASSWORD_TOO_SHORT = 'Password must be at least 6 characters';
export const AUTHENTICATION_FAILED = 'Authentication failed';
export const AUTH_START_FAILED = 'Authentication system initialization failed. Please try again later.';
export const AUTH_LISTENER_FAILED = 'Authentication error. Please refresh the page.';
/** What only somebody who is signed in can ask of the sign-in service was asked without (specification §8). */
export const NO_AUTHENTICATED_USER = 'No authenticated user';
export const SIGN_OUT_FAILED = 'Failed to sign out. Please refresh the page.';
export const SOCIAL_SIGN_IN_OFF = 'Social sign-in is disabled here. Please use email and password.';

/** What a person has done who closed the window of Google or Apple; shown to nobody (specification §8). */
export const SIGN_IN_CANCELLED = 'Sign in cancelled';
export const USER_DATA_INCOMPLETE = 'User data is incomplete';
export const SIGNED_IN = 'Successfully signed in!';
export const ADULT_NEEDED = 'Please confirm that you are a grown-up';
export const EMAIL_MISSING = 'Please enter your email address';
export const NO_ACCOUNT_FOUND = 'No account found with this email address';
export const RESET_MAIL_FAILED = 'Failed to send password reset email. Please try again.';
export const RESET_FAILED = 'Failed to send reset email';
export const RESET_MAIL_SENT = 'Password reset email sent! Please check your inbox.';
export const LAST_WAY_IN = 'Please keep one way of signing in.';

/** Who vouches for a person beside us. */
export const SOCIAL_PROVIDERS = ['google', 'apple'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];
/** A way of signing in that an account has. */
export type SignInProvider = 'password' | SocialProvider;

/** Their names, and what a failure that has no sentence of its own is told with. */
export const SOCIAL_NAMES: Readonly<Record<SocialProvider, string>> = { google: 'Google', apple: 'Apple' };
export const SOCIAL_SIGN_IN_FAILED: Readonly<Record<SocialProvider, string>> = {
  google: 'Google sign in failed',
  apple: 'Apple sign in failed',
};

/** Shortest password (specification §9). */
export const MIN_PASSWORD_CHARACTERS = 6;

export interface CredentialsProblem {
  field: 'email' | 'password';
  message: string;
}

/** What is wrong with an email and password before they are sent, or null. */
export function credentialsProblem(email: string, password: string): CredentialsProblem | null {
  if (email.trim() === '') return { field: 'email', message: FILL_ALL_FIELDS };
  return passwordProblem(password);
}

/** What is wrong with a password before it is sent, or null. */
export function passwordProblem(password: string): CredentialsProblem | null {
  if (password === '') return { field: 'password', message: FILL_ALL_FIELDS };
  if (password.length < MIN_PASSWORD_CHARACTERS) return { field: 'password', message: PASSWORD_TOO_SHORT };
  return null;
}

/** Of an account that somebody has switched off, and of a sign-in that is over. */
export const SWITCHED_OFF = 'This account has been switched off. Please write to us for help.';
export const SIGNED_OUT = 'You have been signed out. Please sign in again.';

/** Codes after which the person is signed out (specification §8). */
export const SIGNS_OUT: readonly string[] = [
  'auth/user-disabled',
  'auth/user-token-expired',
  'auth/invalid-user-token',
  // The account is gone while its sign-in was still kept here, or the service has forgotten that sign-in.
  'auth/user-not-found',
  'auth/invalid-refresh-token',
];
