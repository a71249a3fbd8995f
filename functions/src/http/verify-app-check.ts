import { APP_NOT_CONFIRMED, BUSY } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';

/** Rejects for a token of another app, as `verifyToken` of firebase-admin/app-check. */
export type AppVerifier = (token: string) => Promise<unknown>;

/** firebase-admin uses the codes of a bad token when it could not fetch keys, and for its own failures. */
const UNREACHABLE = /Error fetching Json Web Keys|credential/;

/**
 * Checks the App Check token in the `X-Firebase-AppCheck` header
 * (https://firebase.google.com/docs/app-check/custom-resource-backend).
 * @throws AppError `unauthenticated` for a missing or bad token; `busy` when it could not be checked.
 */
export async function verifyAppCheck(token: string | undefined, verify: AppVerifier): Promise<void> {
  if (!token) throw new AppError('unauthenticated', APP_NOT_CONFIRMED);
  try {
    await verify(token);
  } catch (error) {
    throw error instanceof Error && UNREACHABLE.test(error.message)
      ? new AppError('busy', BUSY, { cause: error })
      : new AppError('unauthenticated', APP_NOT_CONFIRMED, { cause: error });
  }
}
