import type { startAuthenticator } from '../../firebase/start-authenticator.ts';
import type { SignedInUser } from '../account/account-service.ts';

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
export type Authenticator = ReturnType<typeof startAuthenticator>;
