import { AppError, isAppError } from '@talelantern/domain/errors/app-error';

/** The outcome of `work`; whatever goes wrong below is told with `sentence` (specification §8, 'Persistence failures'). */
export async function withSentence<T>(sentence: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (isAppError(cause)) throw cause;
    throw new AppError('internal', sentence, { cause });
  }
}
