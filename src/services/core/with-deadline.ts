import { AppError } from '@talelantern/domain/errors/app-error';

/** Maximum silence of a call or stream: three times the interval at which functions send a comment line. */
export const SILENCE_LIMIT_MS = 45_000;

/** Rejects with the error from `late` if `work` does not finish in time. The work continues and may finish later. */
export function withTimeLimit<T>(work: Promise<T>, limitMs: number, late: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), limitMs);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

export const withDeadline = <T>(sentence: string, work: Promise<T>): Promise<T> =>
  withTimeLimit(work, SILENCE_LIMIT_MS, () => new AppError('timed_out', sentence));
