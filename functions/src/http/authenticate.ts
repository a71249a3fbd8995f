import { BUSY } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { DecodedIdToken } from 'firebase-admin/auth';
import type { Caller } from '../operations/ports/caller.ts';

/** Answers what a token says, or throws as `verifyIdToken` of firebase-admin does. */
export type TokenVerifier = (token: string) => Promise<Pick<DecodedIdToken, 'uid' | 'email_verified' | 'auth_time'>>;

/** A caller, and when they proved who they are. */
export interface SignedInCaller extends Caller {
  /** Ms since 1970. */
  signedInAt: number;
}

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/;

/** Faults of a token; every other code of the sign-in service is trouble of its own. */
const TOKEN_FAULTS = [
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
];

/** firebase-admin reports certificates that it could not fetch under the code of a bad token. */
const UNREACHABLE = /^Error (?:fetching public keys|while making request)/;

/**
 * Who calls, by the bearer token of the `authorization` header.
 * @throws AppError `unauthenticated` with `signedOut` for a missing or bad token; `busy` when it could not be checked.
 */
export async function authenticate(
  authorization: string | undefined,
  verify: TokenVerifier,
  signedOut: string,
): Promise<SignedInCaller> {
  const token = BEARER.exec(authorization ?? '')?.[1];
  if (token === undefined) throw new AppError('unauthenticated', signedOut);
  try {
    const { uid, email_verified: isVerified, auth_time: signedInAt } = await verify(token);
    return { uid, emailVerified: isVerified === true, signedInAt: signedInAt * 1000 };
  } catch (error) {
    throw isTokenFault(error)
      ? new AppError('unauthenticated', signedOut, { cause: error })
      : new AppError('busy', BUSY, { cause: error });
  }
}

function isTokenFault(error: unknown): boolean {
  // A token whose parts are no JSON.
  if (error instanceof SyntaxError) return true;
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false;
  return TOKEN_FAULTS.includes(error.code) && !UNREACHABLE.test(error.message);
}
