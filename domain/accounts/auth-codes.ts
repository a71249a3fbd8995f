import { AUTHENTICATION_FAILED, SIGNED_OUT, ACCOUNT_DISABLED } from './session.ts';
import { FILL_ALL_FIELDS, INVALID_CREDENTIALS, PASSWORD_TOO_SHORT, SIGN_IN_CANCELLED } from './sign-in.ts';

const AUTH_CODE_MESSAGES: Readonly<Record<string, string>> = {
  'invalid-email': 'That email address doesn’t look complete. Please check it.',
  'wrong-password': INVALID_CREDENTIALS,
  'invalid-credential': INVALID_CREDENTIALS,
  'user-not-found': INVALID_CREDENTIALS,
  'missing-password': FILL_ALL_FIELDS,
  'email-already-in-use': 'Email is already registered',
  'weak-password': PASSWORD_TOO_SHORT,
  'password-does-not-meet-requirements': 'Please choose a longer password with more kinds of characters.',
  'expired-action-code': 'This link has expired. Please ask for a new one.',
  'invalid-action-code': 'This link no longer works. Please ask for a new one.',
  'requires-recent-login': 'It’s been a while since you signed in. Please confirm it’s you, then try again.',
  'user-mismatch': 'That’s a different account. Please choose the one you’re signed in with.',
  'credential-already-in-use': 'Another Talelantern account already uses this sign-in. Please sign in with it instead.',
  'provider-already-linked': 'You can already sign in this way.',
  'account-exists-with-different-credential':
    'You already have an account with this email address. Please sign in the way you did before. Then you can add this one on your profile page.',
  'popup-blocked': 'Your browser blocked the sign-in window. Please press once more, or allow pop-ups from this page.',
  'popup-closed-by-user': SIGN_IN_CANCELLED,
  'cancelled-popup-request': SIGN_IN_CANCELLED,
  'user-cancelled': SIGN_IN_CANCELLED,
  'unauthorized-domain': 'Google and Apple sign-in isn’t set up for this address yet. Please use email and password.',
  'too-many-requests': 'Too many tries. Please wait a few minutes and try again.',
  'user-disabled': ACCOUNT_DISABLED,
  'user-token-expired': SIGNED_OUT,
  'invalid-user-token': SIGNED_OUT,
  'operation-not-allowed': 'This way of signing in isn’t available. Please use another one.',
  'network-request-failed': 'We couldn’t reach the sign-in service. Please check your connection and try again.',
};

export const authCodeMessage = (code: string, otherwise = AUTHENTICATION_FAILED): string =>
  AUTH_CODE_MESSAGES[code.replace(/^auth\//, '')] ?? otherwise;
