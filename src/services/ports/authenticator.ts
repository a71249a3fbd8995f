import type { SignInProvider, SocialProvider } from '@talelantern/domain/accounts/sign-in';
import type { IdentityProof, SignedInUser } from '../account-service.ts';

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
  /** In a window of theirs. */
  signInWith: (provider: SocialProvider) => Promise<SignedInUser>;
  signOut: () => Promise<void>;
  /**
   * Why the service refuses a token to the person who was told of last, also after they were signed out; null where it
   * does not refuse or cannot be asked.
   */
  refusal: () => Promise<string | null>;
  /** Takes the sign-in off this device where signing out does not work any more. Rejects where that does not either. */
  forget: () => Promise<void>;
  sendPasswordReset: (email: string) => Promise<void>;
  reauthenticate: (proof: IdentityProof) => Promise<void>;
  changePassword: (newPassword: string) => Promise<void>;
  /** Sends a link to the new address, which changes it. */
  changeEmail: (newEmail: string) => Promise<void>;
  /** Those of the signed-in person. */
  providers: () => readonly SignInProvider[];
  link: (provider: SocialProvider) => Promise<void>;
  unlink: (provider: SignInProvider) => Promise<void>;
  sendVerificationMail: () => Promise<void>;
  /** Asks the service about the signed-in person again; null when nobody is signed in. */
  reload: () => Promise<SignedInUser | null>;
  /** Null when nobody is signed in. `refresh` asks for a new one even if the old one is still good. */
  idToken: (refresh: boolean) => Promise<string | null>;
}
