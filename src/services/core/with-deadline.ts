import { AppError } from '@talelantern/domain/errors/app-error';

/** How long a call or a stream may be silent: three times the interval in which functions send a comment. */
export const SILENCE_LIMIT_MS = 45_000;

/** Fails with what `late` makes if `work` is not done by then. It is not stopped, so it may be done later. */
export function withTimeLimit<T>(work: Promise<T>, limitMs: number, late: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), limitMs);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

export const withDeadline = <T>(sentence: string, work: Promise<T>): Promise<T> =>
  withTimeLimit(work, SILENCE_LIMIT_MS, () => new AppError('timed_out', sentence));
