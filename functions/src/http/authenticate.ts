import { BUSY, PROFILE_FIELD, PROFILE_NOT_FOUND, type FunctionContract } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import type { Caller } from '../generation/ports/ports.ts';

/** Claims of a token, and whether its account has a profile. */
interface VerifiedToken extends Pick<DecodedIdToken, 'uid' | 'email_verified' | 'auth_time'> {
  hasProfile: boolean;
}

/** Throws like `verifyIdToken` of firebase-admin. */
export type TokenVerifier = (token: string) => Promise<VerifiedToken>;

export interface SignedInCaller extends Caller {
  /** Ms since 1970. */
  signedInAt: number;
}

/** Reads the profile only for a token with a valid signature, in parallel with the check for revocation. */
export const createTokenVerifier =
  (auth: Pick<Auth, 'verifyIdToken'>, hasProfile: (uid: string) => Promise<boolean>): TokenVerifier =>
  async (token) => {
    const { uid } = await auth.verifyIdToken(token);
    const [claims, profileExists] = await Promise.all([auth.verifyIdToken(token, true), hasProfile(uid)]);
    return { ...claims, hasProfile: profileExists };
  };

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/;

/** Error codes of a bad token; other codes are failures of the sign-in service. */
const TOKEN_FAULTS = [
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
];

/** firebase-admin uses the code of a bad token when it could not fetch certificates. */
const UNREACHABLE = /^Error (?:fetching public keys|while making request)/;

/**
 * Authenticates the bearer token of the `authorization` header.
 * @throws AppError `unauthenticated` with `signedOut` for a missing or bad token; `busy` when it could not be checked;
 * `not_found` without a profile, unless the function works without one.
 */
export async function authenticate(
  authorization: string | undefined,
  verify: TokenVerifier,
  { signedOut, worksWithoutProfile }: FunctionContract,
): Promise<SignedInCaller> {
  const token = BEARER.exec(authorization ?? '')?.[1];
  if (token === undefined) throw new AppError('unauthenticated', signedOut);
  const {
    uid,
    email_verified: isVerified,
    auth_time: signedInAt,
    hasProfile,
  } = await verified(token, verify, signedOut);
  if (!hasProfile && !worksWithoutProfile) throw new AppError('not_found', PROFILE_NOT_FOUND, { field: PROFILE_FIELD });
  return { uid, emailVerified: isVerified === true, signedInAt: signedInAt * 1000 };
}

async function verified(token: string, verify: TokenVerifier, signedOut: string): Promise<VerifiedToken> {
  try {
    return await verify(token);
  } catch (error) {
    throw isTokenFault(error)
      ? new AppError('unauthenticated', signedOut, { cause: error })
      : new AppError('busy', BUSY, { cause: error });
  }
}

function isTokenFault(error: unknown): boolean {
  // Thrown when a part of the token is not JSON.
  if (error instanceof SyntaxError) return true;
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false;
  return TOKEN_FAULTS.includes(error.code) && !UNREACHABLE.test(error.message);
}
