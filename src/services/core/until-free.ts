import { isAppError } from '@talelantern/domain/errors/app-error';
import type { Sleep } from './sleep.ts';

/** Repeats `call` while another tab or device makes the same request; the last call returns the stored result. */
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
