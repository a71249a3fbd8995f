import { CANCELLED, type FunctionContract } from '@talelantern/domain/contracts/contract';
import { isAppError, type ErrorCode } from '@talelantern/domain/errors/app-error';
import type * as z from 'zod/mini';
import type { FunctionsClient } from '../ports/functions-client.ts';
import type { GenerationRecords } from '../ports/generation-records.ts';
import type { PendingRequest, PendingRequests } from './pending-requests.ts';

/** Cancelled by the user in time: nothing was generated or counted. Not a failure. */
export class GenerationCancelled extends Error {
  constructor() {
    super(CANCELLED);
    this.name = 'GenerationCancelled';
  }
}

export interface GenerationOptions {
  /** Aborted by the user's Cancel. Rejects with GenerationCancelled if nothing was counted, else calls `onTooLate`. */
  signal?: AbortSignal | undefined;
  onTooLate?: (() => void) | undefined;
}

export interface GenerationDeps {
  functions: Pick<FunctionsClient, 'cancel'>;
  records: Pick<GenerationRecords, 'findJob' | 'deleteFinished'>;
  requests: PendingRequests;
  now: () => number;
}

type NewRequest<Request> = Request extends PendingRequest ? Omit<Request, 'requestId' | 'startedAt'> : never;

interface PaidRequest<Answer> {
  request: NewRequest<PendingRequest>;
  contract: FunctionContract<z.ZodMiniType, z.ZodMiniType>;
  send: (requestId: string, signal: AbortSignal) => Promise<Answer>;
}

/** Like `runGeneration`, but the same input reuses its request id until it is settled, so that it is charged once. */
export async function requestOnce<Answer>(
  { functions, requests, now }: Pick<GenerationDeps, 'functions' | 'requests' | 'now'>,
  { request, contract, send }: PaidRequest<Answer>,
  options: GenerationOptions,
): Promise<{ requestId: string; answer: Answer }> {
  const { kind, fingerprint } = request;
  const same = requests.listOf(kind).find((begun) => begun.fingerprint === fingerprint);
  const requestId = same?.requestId ?? crypto.randomUUID();
  const answer = await runGeneration(
    requests,
    {
      request: { ...request, requestId, startedAt: now() },
      work: (signal) => send(requestId, signal),
      cancel: () => functions.cancel(contract, requestId),
    },
    options,
  );
  return { requestId, answer };
}

/** Whether the request of this input, still unsettled, is known to have failed: its job then counted nothing. */
export async function isRefunded(
  { records, requests }: Pick<GenerationDeps, 'records' | 'requests'>,
  { kind, fingerprint }: Pick<PendingRequest, 'kind' | 'fingerprint'>,
): Promise<boolean> {
  const open = requests.listOf(kind).find((begun) => begun.fingerprint === fingerprint);
  return open !== undefined && (await records.findJob(open.requestId))?.status === 'failed';
}

interface Generation<Result> {
  request: PendingRequest;
  work: (signal: AbortSignal) => Promise<Result>;
  cancel: () => Promise<boolean>;
}

/** After these errors the work may still be running, or can be requested again under the same id at no cost. */
export const MAY_STILL_FINISH: readonly ErrorCode[] = ['busy', 'timed_out', 'in_progress', 'internal'];

/** Runs `work` and remembers its request until it is settled. @throws GenerationCancelled, or what `work` throws. */
export async function runGeneration<Result>(
  requests: PendingRequests,
  { request, work, cancel }: Generation<Result>,
  options: GenerationOptions,
): Promise<Result> {
  // An earlier attempt of the same request may be running: its result is still offered.
  if (options.signal?.aborted) throw new GenerationCancelled();
  requests.begin(request);
  try {
    return await cancellable(work, cancel, options);
  } catch (error) {
    if (isAppError(error) && MAY_STILL_FINISH.includes(error.code)) requests.release(request.requestId);
    else requests.forget(request.requestId);
    throw error;
  }
}

async function cancellable<Result>(
  work: Generation<Result>['work'],
  cancel: Generation<Result>['cancel'],
  { signal, onTooLate }: GenerationOptions,
): Promise<Result> {
  const wait = new AbortController();
  const over = new AbortController();
  const cancellation: { inTime: Promise<boolean> | null } = { inTime: null };

  async function requestCancel(): Promise<boolean> {
    const isInTime = await cancel().catch(() => false);
    if (isInTime) wait.abort();
    else if (!over.signal.aborted) onTooLate?.();
    return isInTime;
  }

  function handleAbort(): void {
    cancellation.inTime = requestCancel();
  }

  signal?.addEventListener('abort', handleAbort, { signal: over.signal });
  try {
    return await work(wait.signal);
  } catch (error) {
    if (await cancellation.inTime) throw new GenerationCancelled();
    throw error;
  } finally {
    over.abort();
  }
}

/** Call once the result is saved or dismissed. A failed deletion is repeated at the next offer. */
export function settle({ requests, records }: Pick<GenerationDeps, 'requests' | 'records'>, requestId: string): void {
  requests.forget(requestId);
  records.deleteFinished(requestId).catch(() => undefined);
}

/** The first of `open` that is still running, or null. Forgets requests that have ended or that `isWanted` rejects. */
export async function findRunning<Request extends PendingRequest>(
  { requests, records, now }: Omit<GenerationDeps, 'functions'>,
  open: readonly Request[],
  isWanted: (request: Request) => boolean,
): Promise<Request | null> {
  for (const request of open) {
    const job = await records.findJob(request.requestId);
    if (isWanted(request) && job?.status === 'running' && now() < job.leaseUntil) return request;
    // Without a job the request may still be in transit; a retry reuses its id.
    if (job || !isWanted(request)) requests.forget(request.requestId);
  }
  return null;
}
