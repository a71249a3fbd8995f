import type { SocialProvider } from '@talelantern/domain/accounts/sign-in';
import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  linkWithPopup,
  OAuthProvider,
  reauthenticateWithPopup,
  signInWithPopup,
  type Auth,
  type AuthProvider,
  type User,
} from 'firebase/auth';

/** What Google's and Apple's windows are asked for. */
function toAuthProvider(provider: SocialProvider): AuthProvider {
  if (provider === 'google') return new GoogleAuthProvider();
  const apple = new OAuthProvider('apple.com');
  apple.addScope('email');
  apple.addScope('name');
  return apple;
}

export const openSignIn = (auth: Auth, provider: SocialProvider) =>
  signInWithPopup(auth, toAuthProvider(provider), browserPopupRedirectResolver);

export const openReauthentication = (user: User, provider: SocialProvider) =>
  reauthenticateWithPopup(user, toAuthProvider(provider), browserPopupRedirectResolver);

export const openLink = (user: User, provider: SocialProvider) =>
  linkWithPopup(user, toAuthProvider(provider), browserPopupRedirectResolver);
