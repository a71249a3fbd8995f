/** Who is signed in, as far as the screens need to know. */
export interface SignedInUser {
  uid: string;
  email: string;
  emailVerified: boolean;
}

export type Session =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: SignedInUser }
  /** Signing in does not work at all; `message` says what to do (architecture §3). */
  | { status: 'failed'; message: string };

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
  /** @throws AppError 'Failed to sign out. Please refresh the page.' */
  signOut: () => Promise<void>;
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
