import type { SignInProvider } from '@talelantern/domain/accounts/sign-in';
import type { User } from 'firebase/auth';
import type { SignedInUser } from '../services/account-service.ts';

/** What Firebase calls the ways of signing in. */
export const PROVIDER_IDS: Readonly<Record<SignInProvider, string>> = {
  password: 'password',
  google: 'google.com',
  apple: 'apple.com',
};

/** What the app needs of the SDK's user. */
export const toSignedInUser = ({ uid, email, emailVerified }: User): SignedInUser => ({
  uid,
  email: email ?? '',
  emailVerified,
});
