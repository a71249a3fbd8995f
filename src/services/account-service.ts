import type { SignInProvider, SocialProvider } from '@talelantern/domain/accounts/sign-in';
import type { Departure } from './departure.ts';
import type { SessionEnd } from './device-traces.ts';

/** Who is signed in, as far as the screens need to know. */
export interface SignedInUser {
  uid: string;
  email: string;
  emailVerified: boolean;
}

export type Session =
  | { status: 'loading' }
  /** `ended` where the family did not choose so: whose session it was, and why it is over. */
  | { status: 'signed-out'; ended?: SessionEnd }
  | { status: 'signed-in'; user: SignedInUser }
  /** Signing in does not work at all; `message` says what to do (architecture §3). */
  | { status: 'failed'; message: string };

/** By what a signed-in person shows that it is really them. */
export type IdentityProof = { password: string } | { provider: SocialProvider };

/** What happens around signing in by Google or Apple. */
export interface Welcome {
  /** Asks somebody who is new whether they are a grown-up; no other is let in. */
  isAdult: () => Promise<boolean>;
  /** Where in the app they wanted to go; null for nowhere in particular. */
  returnTo: string | null;
}

/** Signing in and out. Available to everyone, also where nobody is signed in. */
export interface AccountService {
  /** The session now; the same object until it changes. */
  session: () => Session;
  /** Calls `onChange` after every change; returns what stops it. */
  watchSession: (onChange: () => void) => () => void;
  /** @throws AppError with the sentence of specification §5 and the wrong `field`, or of the service's code. */
  signIn: (email: string, password: string) => Promise<void>;
  /** Makes the account and its profile and sends the verification mail. Throws as `signIn` does. */
  signUp: (email: string, password: string) => Promise<void>;
  /** Begins to load what signing in needs; for its windows Google's hosts are asked, so only once somebody reaches for them. */
  prepare: (reach: 'form' | 'windows') => void;
  /**
   * Signs in by Google or Apple, in a window of theirs, or by going there and coming back where windows are no good.
   * @throws AppError 'Sign in cancelled', which nobody needs to see; 'User data is incomplete'; the code's sentence,
   * else 'Google sign in failed'.
   */
  signInWith: (provider: SocialProvider, welcome: Welcome) => Promise<void>;
  /** Who has gone to Google or Apple from this tab and may be coming back with this page; null for nobody. */
  departure: () => Departure | null;
  /** Signs in who has come back; answers whether somebody has. Throws as `signInWith` does. */
  finishSignIn: (departure: Departure, welcome: Welcome) => Promise<boolean>;
  /** @throws AppError with a sentence of specification §5. */
  requestPasswordReset: (email: string) => Promise<void>;
  /**
   * Shows the service once more that it is really them, which it asks for before changes that matter. Throws AppError:
   * 'Sign in cancelled' where the window was closed.
   */
  reauthenticate: (proof: IdentityProof) => Promise<void>;
  /** Of the signed-in person, who has just shown that it is them; an account without a password gets one. Throws AppError. */
  changePassword: (newPassword: string) => Promise<void>;
  /** Sends a link to the new address; the account has it once the link is opened. Throws AppError. */
  changeEmail: (newEmail: string) => Promise<void>;
  /** The ways in which the signed-in person can sign in; empty when nobody is. The session tells of changes. */
  providers: () => readonly SignInProvider[];
  /** Adds Google or Apple. Throws AppError, also 'Sign in cancelled'. */
  link: (provider: SocialProvider) => Promise<void>;
  /** Takes a way away again. @throws AppError 'Please keep one way of signing in.' */
  unlink: (provider: SignInProvider) => Promise<void>;
  /**
   * The family leaves: what it held back is carried out, every trace of it goes from this device, and the page starts
   * anew at `path` (see DeviceTraces).
   * @throws AppError 'Failed to sign out. Please refresh the page.'
   */
  signOut: (path: string) => Promise<void>;
  /** Signs out whatever happens and starts the page anew at `path`; what the family had begun waits for it. */
  startAnew: (path: string) => Promise<void>;
  /** Sends the verification mail of the signed-in person again. Throws AppError. */
  sendVerificationMail: () => Promise<void>;
  /** Asks whether the address has been verified meanwhile; the session then says so. Failures change nothing. */
  checkVerification: () => Promise<void>;
  /**
   * The token that proves who is calling; null when nobody is signed in. An account that was switched off, or whose
   * sign-in is over, is signed out (specification §8) and throws AppError.
   */
  idToken: (refresh: boolean) => Promise<string | null>;
}
