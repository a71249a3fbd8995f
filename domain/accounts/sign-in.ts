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

const INVALID_CREDENTIALS = 'Invalid email or password';

/** The authentication service's codes, without their `auth/`, as sentences for people. */
const AUTH_CODE_MESSAGES: Readonly<Record<string, string>> = {
  'invalid-email': 'Please check your email address: it does not look complete.',
  'wrong-password': INVALID_CREDENTIALS,
  'invalid-credential': INVALID_CREDENTIALS,
  'user-not-found': INVALID_CREDENTIALS,
  'missing-password': FILL_ALL_FIELDS,
  'email-already-in-use': 'Email is already registered',
  'weak-password': PASSWORD_TOO_SHORT,
  'password-does-not-meet-requirements': 'Please choose a longer password with more kinds of characters.',
  'expired-action-code': 'This link has expired. Please ask for a new one.',
  'invalid-action-code': 'This link does not work any more. Please ask for a new one.',
  'requires-recent-login': 'It has been a while since you signed in. Please confirm that it is you, then try again.',
  'user-mismatch': 'That is somebody else’s account. Please choose the one you are signed in with.',
  'credential-already-in-use': 'Another Talelantern account already uses this sign-in. Please sign in with it instead.',
  'provider-already-linked': 'This way of signing in is yours already.',
  'account-exists-with-different-credential':
    'You already have an account with this email address. Please sign in the way you did before. After that you can add this way on your profile page.',
  'popup-blocked': 'Your browser kept the sign-in window shut. Please allow windows from this page, then try again.',
  'popup-closed-by-user': SIGN_IN_CANCELLED,
  'cancelled-popup-request': SIGN_IN_CANCELLED,
  'user-cancelled': SIGN_IN_CANCELLED,
  'unauthorized-domain': 'Google and Apple do not know this address of ours yet. Please use email and password.',
  'too-many-requests': 'Too many tries. Please wait a few minutes and try again.',
  'user-disabled': 'This account has been switched off. Please write to us for help.',
  'user-token-expired': 'You have been signed out. Please sign in again.',
  'invalid-user-token': 'You have been signed out. Please sign in again.',
  'operation-not-allowed': 'This way of signing in is not switched on. Please use another one.',
  'network-request-failed': 'We could not reach the sign-in service. Please check your connection and try again.',
};

/** The sentence for a code of the authentication service ('auth/wrong-password' or 'wrong-password'). */
export const authCodeMessage = (code: string, otherwise = AUTHENTICATION_FAILED): string =>
  AUTH_CODE_MESSAGES[code.replace(/^auth\//, '')] ?? otherwise;

/** Codes after which the person is signed out (specification §8). */
export const SIGNS_OUT: readonly string[] = [
  'auth/user-disabled',
  'auth/user-token-expired',
  'auth/invalid-user-token',
  // The account is gone while its sign-in was still kept here.
  'auth/user-not-found',
];
