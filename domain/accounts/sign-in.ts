import type { FieldProblem } from '../errors/field-problem.ts';
import type { SocialProvider } from './session.ts';

/** Messages of sign-in, beside the rules that produce them (docs/specification.md#5, docs/specification.md#8). */
export const FILL_ALL_FIELDS = 'Please fill in all fields';
export const INVALID_CREDENTIALS = 'Invalid email or password';
export const PASSWORD_TOO_SHORT = 'Password must be at least 6 characters';
/** Message when an operation of the sign-in service needs a signed-in user (docs/specification.md#8). */
export const NO_AUTHENTICATED_USER = 'No authenticated user';
export const SOCIAL_SIGN_IN_OFF = 'Social sign-in is disabled here. Please use email and password.';

/** Message of the error when the user closes Google's or Apple's window; not displayed (docs/specification.md#8). */
export const SIGN_IN_CANCELLED = 'Sign in cancelled';
export const CANCELLED_CODES: readonly string[] = [
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
];
export const USER_DATA_INCOMPLETE = 'User data is incomplete';
export const SIGNED_IN = 'Successfully signed in!';
export const ADULT_CONFIRMATION_REQUIRED = 'Please confirm that you are a grown-up';
export const EMAIL_MISSING = 'Please enter your email address';
export const NO_ACCOUNT_FOUND = 'No account found with this email address';
export const RESET_MAIL_FAILED = 'Failed to send password reset email. Please try again.';
export const RESET_FAILED = 'Failed to send reset email';
export const RESET_MAIL_SENT = 'Password reset email sent! Please check your inbox.';
export const LAST_SIGN_IN_METHOD = 'Please keep at least one way to sign in.';

export const SOCIAL_NAMES: Readonly<Record<SocialProvider, string>> = { google: 'Google', apple: 'Apple' };
export const SOCIAL_SIGN_IN_FAILED: Readonly<Record<SocialProvider, string>> = {
  google: 'Google sign in failed',
  apple: 'Apple sign in failed',
};

export const MIN_PASSWORD_CHARACTERS = 6;

export type CredentialsProblem = FieldProblem<'email' | 'password'>;

export function credentialsProblem(email: string, password: string): CredentialsProblem | null {
  if (email.trim() === '') return { field: 'email', message: FILL_ALL_FIELDS };
  return passwordProblem(password);
}

export function passwordProblem(password: string): CredentialsProblem | null {
  if (password === '') return { field: 'password', message: FILL_ALL_FIELDS };
  if (password.length < MIN_PASSWORD_CHARACTERS) return { field: 'password', message: PASSWORD_TOO_SHORT };
  return null;
}
