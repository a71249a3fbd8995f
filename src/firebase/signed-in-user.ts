import type { SignInProvider } from '@talelantern/domain/accounts/session';
import type { User } from 'firebase/auth';
import type { SignedInUser } from '../services/account/account-service.ts';

export const PROVIDER_IDS: Readonly<Record<SignInProvider, string>> = {
  password: 'password',
  google: 'google.com',
  apple: 'apple.com',
};

export const toSignedInUser = ({ uid, email, emailVerified }: User): SignedInUser => ({
  uid,
  email: email ?? '',
  emailVerified,
});
