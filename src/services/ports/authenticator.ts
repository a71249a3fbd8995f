import type { SignedInUser } from '../account-service.ts';

/** A failure of the authentication service with its code, e.g. 'auth/invalid-credential' (specification §8). */
export class AuthFailure extends Error {
  readonly code: string;

  constructor(code: string, cause: unknown) {
    super(code, { cause });
    this.name = 'AuthFailure';
    this.code = code;
  }
}

/** The authentication service. Every failure is an AuthFailure. */
export interface Authenticator {
  /** Tells who is signed in, now and after every change, until the returned function is called. */
  watch: (onUser: (user: SignedInUser | null) => void, onFailure: (failure: AuthFailure) => void) => () => void;
  signIn: (email: string, password: string) => Promise<SignedInUser>;
  signUp: (email: string, password: string) => Promise<SignedInUser>;
  signOut: () => Promise<void>;
  sendVerificationMail: () => Promise<void>;
  /** Asks the service about the signed-in person again; null when nobody is signed in. */
  reload: () => Promise<SignedInUser | null>;
  /** Null when nobody is signed in. `refresh` asks for a new one even if the old one is still good. */
  idToken: (refresh: boolean) => Promise<string | null>;
}
