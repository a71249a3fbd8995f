import { AppError, isAppError } from '@talelantern/domain/errors/app-error';

export const LOAD_FAILED = 'Failed to load required data';

/** Runs `work`; unexpected failures get `sentence` (docs/specification.md#8). */
export async function withUserMessage<T>(sentence: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (isAppError(cause)) throw cause;
    throw new AppError('internal', sentence, { cause });
  }
}
