/** Sentences of signing in, beside the rules that produce them (specification §5, §8). */
export const FILL_ALL_FIELDS = 'Please fill in all fields';
export const PASSWORD_TOO_SHORT = 'Password must be at least 6 characters';
export const AUTHENTICATION_FAILED = 'Authentication failed';
export const AUTH_START_FAILED = 'Authentication system initialization failed. Please try again later.';
export const AUTH_LISTENER_FAILED = 'Authentication error. Please refresh the page.';
export const SIGN_OUT_FAILED = 'Failed to sign out. Please refresh the page.';
export const SOCIAL_SIGN_IN_OFF = 'Social sign-in is disabled here. Please use email and password.';

/** Shortest password (specification §9). */
export const MIN_PASSWORD_CHARACTERS = 6;

export interface CredentialsProblem {
  field: 'email' | 'password';
  message: string;
}

/** What is wrong with an email and password before they are sent, or null. */
export function credentialsProblem(email: string, password: string): CredentialsProblem | null {
  if (email.trim() === '') return { field: 'email', message: FILL_ALL_FIELDS };
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
  'too-many-requests': 'Too many tries. Please wait a few minutes and try again.',
  'user-disabled': 'This account has been switched off. Please write to us for help.',
  'user-token-expired': 'You have been signed out. Please sign in again.',
  'invalid-user-token': 'You have been signed out. Please sign in again.',
  'operation-not-allowed': 'This way of signing in is not switched on. Please use another one.',
  'network-request-failed': 'We could not reach the sign-in service. Please check your connection and try again.',
};

/** The sentence for a code of the authentication service ('auth/wrong-password' or 'wrong-password'). */
export const authCodeMessage = (code: string): string =>
  AUTH_CODE_MESSAGES[code.replace(/^auth\//, '')] ?? AUTHENTICATION_FAILED;

/** Codes after which the person is signed out (specification §8). */
export const SIGNS_OUT: readonly string[] = [
  'auth/user-disabled',
  'auth/user-token-expired',
  'auth/invalid-user-token',
];
