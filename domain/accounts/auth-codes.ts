import {
  AUTHENTICATION_FAILED,
  FILL_ALL_FIELDS,
  PASSWORD_TOO_SHORT,
  SIGN_IN_CANCELLED,
  SIGNED_OUT,
  SWITCHED_OFF,
} from './sign-in.ts';

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
  'user-disabled': SWITCHED_OFF,
  'user-token-expired': SIGNED_OUT,
  'invalid-user-token': SIGNED_OUT,
  'operation-not-allowed': 'This way of signing in is not switched on. Please use another one.',
  'network-request-failed': 'We could not reach the sign-in service. Please check your connection and try again.',
};

/** The sentence for a code of the authentication service ('auth/wrong-password' or 'wrong-password'). */
export const authCodeMessage = (code: string, otherwise = AUTHENTICATION_FAILED): string =>
  AUTH_CODE_MESSAGES[code.replace(/^auth\//, '')] ?? otherwise;
