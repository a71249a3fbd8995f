import type { FunctionContract } from '@talelantern/domain/contracts/contract';
import { isAppError, type ErrorCode } from '@talelantern/domain/errors/app-error';
import { LOAD_FAILED, withUserMessage } from '../core/with-user-message.ts';
import type { FamilyDeps } from '../deps.ts';
import type { FunctionsClient } from '../ports/functions-client.ts';
import type { GenerationRecords } from '../ports/generation-records.ts';
import type { PendingRequest } from './pending-requests.ts';

/** The user cancelled in time, so that nothing was generated or counted. Not a failure. */
export class GenerationCancelled extends Error {}

export interface GenerationOptions {
  /** On Cancel. The work rejects with GenerationCancelled if nothing was counted; otherwise `onTooLate` is called. */
  signal?: AbortSignal | undefined;
  onTooLate?: (() => void) | undefined;
}

export type GenerationDeps = Pick<FamilyDeps, 'requests' | 'clock' | 'now'> & {
  functions: Pick<FunctionsClient, 'cancel'>;
  records: Pick<GenerationRecords, 'findJob' | 'deleteFinished'>;
};

/** What a service that sends paid requests works with. */
export type SenderDeps = GenerationDeps & Pick<FamilyDeps, 'uid' | 'functions'>;

type NewRequest<Request> = Request extends PendingRequest ? Omit<Request, 'requestId' | 'startedAt'> : never;

interface PaidRequest<Result> {
  request: NewRequest<PendingRequest>;
  contract: FunctionContract;
  send: (requestId: string, signal: AbortSignal) => Promise<Result>;
}

/** After these errors the work may still be running, or can be requested again under the same id at no extra cost. */
export const MAY_STILL_FINISH: readonly ErrorCode[] = ['busy', 'timed_out', 'in_progress', 'internal'];

/** A request that has no job after this time never arrived. */
const ARRIVAL_TIMEOUT_MS = 60_000;

/** The same input reuses the request id, so that it is charged once. @throws GenerationCancelled, or as `send` */
export async function requestOnce<Result>(
  { functions, requests, now }: GenerationDeps,
  { request, contract, send }: PaidRequest<Result>,
  { signal, onTooLate }: GenerationOptions,
): Promise<{ requestId: string; answer: Result }> {
  // Keeps the request of an earlier attempt, which may still be running, so that its result is offered.
  if (signal?.aborted) throw new GenerationCancelled();
  const requestId = requests.findSame(request)?.requestId ?? crypto.randomUUID();
  const sendController = new AbortController();
  const endController = new AbortController();
  let cancellation = Promise.resolve(false);

  async function cancel(): Promise<boolean> {
    const isInTime = await functions.cancel(contract, requestId).catch(() => false);
    if (isInTime) sendController.abort();
    else if (!endController.signal.aborted) onTooLate?.();
    return isInTime;
  }

  signal?.addEventListener('abort', () => void (cancellation = cancel()), { signal: endController.signal });
  requests.begin({ ...request, requestId, startedAt: now() });
  try {
    return { requestId, answer: await send(requestId, sendController.signal) };
  } catch (error) {
    const isCancelled = await cancellation;
    if (!isCancelled && isAppError(error) && MAY_STILL_FINISH.includes(error.code)) requests.release(requestId);
    else requests.forget(requestId);
    throw isCancelled ? new GenerationCancelled() : error;
  } finally {
    endController.abort();
  }
}

/** 'sent': it may still arrive; 'gone': it never arrived or its job's lease has expired; else its job's state. */
export async function stateOfJob(
  { records, clock, now }: GenerationDeps,
  { requestId, startedAt }: Pick<PendingRequest, 'requestId' | 'startedAt'>,
) {
  const job = await records.findJob(requestId);
  if (!job) return now() - startedAt < ARRIVAL_TIMEOUT_MS ? 'sent' : 'gone';
  return job.status === 'running' && (await clock.now()) >= job.leaseUntil ? 'gone' : job.status;
}

/** The first that runs or, with `includesDone`, is done. Forgets those that have ended or are not wanted. */
export async function findRunning<Request extends PendingRequest>(
  deps: GenerationDeps,
  pending: readonly Request[],
  { isWanted, includesDone = false }: { isWanted: (request: Request) => boolean; includesDone?: boolean },
): Promise<Request | null> {
  for (const request of pending) {
    const state = isWanted(request) ? await stateOfJob(deps, request) : 'gone';
    if (state === 'running' || (includesDone && state === 'done')) return request;
    if (state !== 'sent') deps.requests.forget(request.requestId);
  }
  return null;
}

/** Call this once the result is saved. If deleting the finished work fails, it is repeated at the next offer. */
export function settle({ requests, records }: GenerationDeps, requestId: string): void {
  requests.forget(requestId);
  records.deleteFinished(requestId).catch(() => undefined);
}

/** Deletes finished work that the family does not want. @throws AppError */
export async function discard({ requests, records }: GenerationDeps, requestId: string): Promise<void> {
  await withUserMessage(LOAD_FAILED, () => records.deleteFinished(requestId));
  requests.forget(requestId);
}
