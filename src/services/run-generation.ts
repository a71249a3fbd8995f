import { isAppError, type ErrorCode } from '@talelantern/domain/errors/app-error';
import { GenerationCancelled } from './generation-cancelled.ts';
import type { GenerationOptions } from './generation-options.ts';

/** What remembers a generation until it is saved, or until nothing of it will ever be there. */
export interface GenerationMemory<Begun> {
  begin: (pending: Begun) => void;
  /** It may go on, but nobody waits for it any more. */
  letGo: (requestId: string) => void;
  forget: (requestId: string) => void;
}

interface Generation<Result, Begun> {
  pending: Begun;
  /** `signal` ends the wait for the answer. */
  work: (signal: AbortSignal) => Promise<Result>;
  /** Asks the service to stop; true when it could. */
  cancel: () => Promise<boolean>;
}

/** After these the work may be going on, or may be asked for again under the same request id at no new cost. */
const MAY_GO_ON: readonly ErrorCode[] = ['busy', 'in_progress', 'internal'];

/**
 * Runs one generation: remembers it until it is saved, and lets the person cancel it.
 * @throws GenerationCancelled, or what `work` throws.
 */
export async function runGeneration<Result, Begun extends { requestId: string }>(
  memory: GenerationMemory<Begun>,
  { pending, work, cancel }: Generation<Result, Begun>,
  options: GenerationOptions,
): Promise<Result> {
  memory.begin(pending);
  try {
    return await cancellable(work, cancel, options);
  } catch (error) {
    if (isAppError(error) && MAY_GO_ON.includes(error.code)) memory.letGo(pending.requestId);
    else memory.forget(pending.requestId);
    throw error;
  }
}

async function cancellable<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  cancel: () => Promise<boolean>,
  { signal, onTooLate }: GenerationOptions,
): Promise<Result> {
  if (signal?.aborted) throw new GenerationCancelled();
  const wait = new AbortController();
  const asked: { inTime: Promise<boolean> | null } = { inTime: null };
  let isOver = false;

  async function askToStop(): Promise<boolean> {
    const isInTime = await cancel().catch(() => false);
    if (isInTime) wait.abort();
    else if (!isOver) onTooLate?.();
    return isInTime;
  }
  function handleAbort(): void {
    asked.inTime = askToStop();
  }

  signal?.addEventListener('abort', handleAbort, { once: true });
  try {
    return await work(wait.signal);
  } catch (error) {
    if (await asked.inTime) throw new GenerationCancelled();
    throw error;
  } finally {
    isOver = true;
    signal?.removeEventListener('abort', handleAbort);
  }
}
