import { isAppError } from '@talelantern/domain/errors/app-error';
import type { Sleep } from './sleep.ts';

/** Repeats `call` every `ms` while the same is done for another tab or device: what that makes is then the answer. */
export async function untilFree<T>(call: () => Promise<T>, sleep: Sleep, ms: number, signal?: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!isAppError(error) || error.code !== 'in_progress') throw error;
    }
    await sleep(ms, signal);
  }
}
