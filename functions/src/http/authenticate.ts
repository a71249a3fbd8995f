import { BUSY, PROFILE_FIELD, PROFILE_NOT_FOUND, type FunctionContract } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { Auth, DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import type { EmailKeys } from '../core/email-keys.ts';
import type { Caller } from '../generation/ports/ports.ts';

interface VerifiedToken {
  caller: SignedInCaller;
  hasProfile: boolean;
}

/** Throws like `verifyIdToken` of firebase-admin. */
export type TokenVerifier = (token: string) => Promise<VerifiedToken>;

export interface SignedInCaller extends Caller {
  /** Ms since 1970. */
  signedInAt: number;
}

/** Reads account and profile in parallel, and only for a token with a valid signature. */
export const createTokenVerifier =
  (
    auth: Pick<Auth, 'verifyIdToken' | 'getUser'>,
    keysOf: EmailKeys,
    hasProfile: (uid: string) => Promise<boolean>,
  ): TokenVerifier =>
  async (token) => {
    const claims = await auth.verifyIdToken(token);
    const { uid } = claims;
    const [account, profileExists] = await Promise.all([auth.getUser(uid), hasProfile(uid)]);
    assertNotRevoked(claims, account);
    const { email, emailVerified } = account;
    const emailKeys = email === undefined ? [] : keysOf({ email, emailVerified });
    return {
      caller: { uid, emailVerified, emailKeys, signedInAt: claims.auth_time * 1000 },
      hasProfile: profileExists,
    };
  };

/**
 * Repeats the check that `verifyIdToken` makes with `checkRevoked`, because that reads the account without returning it
 * (https://firebase.google.com/docs/auth/admin/manage-sessions#detect_id_token_revocation).
 */
function assertNotRevoked({ auth_time: signedInAt }: DecodedIdToken, account: UserRecord): void {
  const { disabled, tokensValidAfterTime } = account;
  const isRevoked = tokensValidAfterTime !== undefined && signedInAt * 1000 < Date.parse(tokensValidAfterTime);
  const code = disabled ? 'auth/user-disabled' : isRevoked ? 'auth/id-token-revoked' : null;
  if (code !== null) throw Object.assign(new Error(code), { code });
}

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

/** Certificates could not be fetched: only the message says so, because firebase-admin uses the code of a bad token. */
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
  const { caller, hasProfile } = await verified(token, verify, signedOut);
  if (!hasProfile && !worksWithoutProfile) throw new AppError('not_found', PROFILE_NOT_FOUND, { field: PROFILE_FIELD });
  return caller;
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
  // The SDK throws it when a part of the token is not JSON.
  if (error instanceof SyntaxError) return true;
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false;
  return TOKEN_FAULTS.includes(error.code) && !UNREACHABLE.test(error.message);
}
