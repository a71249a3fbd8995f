import { APP_NOT_CONFIRMED, BUSY } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';

/** Rejects for a token that is not of our app, as `verifyToken` of firebase-admin/app-check does. */
export type AppVerifier = (token: string) => Promise<unknown>;

/** firebase-admin reports keys that it could not fetch, and its own trouble, under the codes of a bad token. */
const UNREACHABLE = /Error fetching Json Web Keys|credential/;

/**
 * Lets only our own app in, by the App Check token of the `X-Firebase-AppCheck` header
 * (https://firebase.google.com/docs/app-check/custom-resource-backend).
 * @throws AppError `unauthenticated` for a missing or bad token; `busy` when it could not be checked.
 */
export async function confirmApp(token: string | undefined, verify: AppVerifier): Promise<void> {
  if (!token) throw new AppError('unauthenticated', APP_NOT_CONFIRMED);
  try {
    await verify(token);
  } catch (error) {
    throw error instanceof Error && UNREACHABLE.test(error.message)
      ? new AppError('busy', BUSY, { cause: error })
      : new AppError('unauthenticated', APP_NOT_CONFIRMED, { cause: error });
  }
}
