import { SIGN_OUT_CODES } from '@talelantern/domain/accounts/session';
import { AppError, isAppError } from '@talelantern/domain/errors/app-error';
import { isRecord } from '@talelantern/domain/stored/read-fields';

export const LOAD_FAILED = 'Failed to load required data';

/** A store's codes of an ended session: its own, and those of the sign-in service that issues its token. */
const SESSION_ENDED: readonly unknown[] = ['unauthenticated', ...SIGN_OUT_CODES];

const isSessionEnded = (cause: unknown): boolean => isRecord(cause) && SESSION_ENDED.includes(cause['code']);

/** Runs `work`; unexpected failures get `sentence` (docs/specification.md#8) and name `field`. */
export async function withUserMessage<T>(sentence: string, work: () => Promise<T>, field?: string): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (isAppError(cause)) throw cause;
    throw new AppError(isSessionEnded(cause) ? 'unauthenticated' : 'internal', sentence, { cause, field });
  }
}
