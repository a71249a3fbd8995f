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

/** Our own code: the service's SDK cannot be loaded or started at all. */
export const CANNOT_START = 'auth/cannot-start';

/** Who has come by Google or Apple. */
export interface SocialArrival {
  user: SignedInUser;
  /** As Google or Apple know them; empty where they keep it to themselves. */
  displayName: string;
  /** Whether the account was made just now. */
  isNew: boolean;
}

/** The authentication service. Every failure is an AuthFailure. */
export interface Authenticator {
  /** Tells who is signed in, now and after every change, until the returned function is called. */
  watch: (onUser: (user: SignedInUser | null) => void, onFailure: (failure: AuthFailure) => void) => () => void;
  signIn: (email: string, password: string) => Promise<SignedInUser>;
  signUp: (email: string, password: string) => Promise<SignedInUser>;
  /** Begins to load what signing in and changes of it need; a failure shows when they are asked for. */
  prepare: () => void;
  /** The same for the windows of Google and Apple: only now anything is asked of their hosts. */
  prepareWindows: () => void;
  /** Whether a window of theirs is no good on this device, so that one goes there instead. */
  prefersLeaving: () => boolean;
  /**
   * Signs in by a window of theirs. Whoever arrives is kept in this page's memory alone until `keepSignIn`: a reload
   * before that finds nobody.
   */
  openWindow: (provider: SocialProvider) => Promise<SocialArrival | null>;
  /** Leaves this page for theirs; resolves never. */
  leaveFor: (provider: SocialProvider) => Promise<never>;
  /** Who has come back from there; null for nobody. Kept as by `openWindow`. */
  comeBack: () => Promise<SocialArrival | null>;
  /** Keeps the person on this device from now on. */
  keepSignIn: () => Promise<void>;
  /** Signs the person out; an account that was made just now is deleted. */
  turnAway: (arrival: SocialArrival) => Promise<void>;
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
