import type { SignInProvider, SocialProvider } from '@talelantern/domain/accounts/session';
import type { IdentityProof, SignedInUser } from '../account/account-service.ts';

/** A failure with a code of the authentication service, e.g. 'auth/timeout'. */
export class AuthFailure extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.name = 'AuthFailure';
    this.code = code;
  }
}

/** The code of a failed call, e.g. 'auth/invalid-credential'; '' for other errors. */
export const authCodeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';

export interface SocialSignInResult {
  user: SignedInUser;
  /** Empty if the provider does not share it. */
  displayName: string;
  isNew: boolean;
}

/** Calls fail with an error that has a code (`authCodeOf`). */
export interface Authenticator {
  /** Reports the user, now and after every change. Returns a function that unsubscribes. */
  watch: (onUser: (user: SignedInUser | null) => void, onFailure: () => void) => () => void;
  signIn: (email: string, password: string) => Promise<SignedInUser>;
  signUp: (email: string, password: string) => Promise<SignedInUser>;
  /** Whether this device needs a redirect instead of a popup. */
  prefersRedirect: () => boolean;
  /** Signs in by popup. Until `keepSignIn` the session is in memory only, so that a reload discards it. */
  openPopup: (provider: SocialProvider) => Promise<SocialSignInResult | null>;
  redirectTo: (provider: SocialProvider) => Promise<never>;
  /**
   * The user who returns from a redirect, or null. The session is in memory only, as with `openPopup`. Once `limit`
   * rejects, the redirect signs nobody in.
   */
  finishRedirect: (limit: Promise<never>) => Promise<SocialSignInResult | null>;
  keepSignIn: () => Promise<void>;
  /** Signs out. Deletes an account that was just created. */
  rejectSignIn: (result: SocialSignInResult) => Promise<void>;
  signOut: () => Promise<void>;
  /**
   * The error code with which the service refuses a token to the last user; null if it does not refuse, or is
   * unreachable.
   */
  refusal: () => Promise<string | null>;
  /** Signs out; if that fails, removes the persisted session. Rejects if both fail. */
  forget: () => Promise<void>;
  sendPasswordReset: (email: string) => Promise<void>;
  reauthenticate: (proof: IdentityProof) => Promise<void>;
  changePassword: (newPassword: string) => Promise<void>;
  changeEmail: (newEmail: string) => Promise<void>;
  providers: () => readonly SignInProvider[];
  /** The address of the linked account; empty if there is none. */
  providerEmail: (provider: SocialProvider) => string;
  link: (provider: SocialProvider) => Promise<void>;
  unlink: (provider: SignInProvider) => Promise<void>;
  sendVerificationMail: () => Promise<void>;
  reload: () => Promise<SignedInUser | null>;
  /** Null if signed out. `refresh` forces a new token. */
  idToken: (refresh: boolean) => Promise<string | null>;
}
