import { AppError } from '@talelantern/domain/errors/app-error';

/** As long as a stream of a function may be silent. */
const DEADLINE_MS = 45_000;

/** Fails with `sentence` if `work` has no answer by then. It is not stopped, so it may be done later. */
export function withDeadline<T>(sentence: string, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('timed_out', sentence)), DEADLINE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
