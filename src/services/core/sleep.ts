/** Rejects with the signal's reason when it is aborted. */
export type Sleep = (ms: number, signal?: AbortSignal) => Promise<void>;

export const sleep: Sleep = (ms, signal) =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(toError(signal.reason));
      return;
    }
    const timer = setTimeout(finish, ms);
    signal?.addEventListener('abort', stop, { once: true });

    function finish(): void {
      signal?.removeEventListener('abort', stop);
      resolve();
    }
    function stop(): void {
      clearTimeout(timer);
      reject(toError(signal?.reason));
    }
  });

const toError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error('stopped'));
