import type { FunctionContract } from '@talelantern/domain/contracts/contract';
import { generateImageContract } from '@talelantern/domain/contracts/generate-image';
import { generateStoryContract } from '@talelantern/domain/contracts/generate-story';
import type { FinishedWork } from '@talelantern/domain/generation/finished-work';
import { toParagraphs } from '@talelantern/domain/stories/story';
import type * as z from 'zod/mini';
import type { Sleep } from '../core/sleep.ts';
import { LOAD_FAILED, withUserMessage } from '../core/with-user-message.ts';
import type { GenerationRecords } from '../ports/generation-records.ts';
import type { PictureKind } from '../pictures/picture-service.ts';
import { sceneContractOf, type ScenePlan } from '../scenes/scene-service.ts';
import type { PendingRequest } from './pending-requests.ts';
import type { OfferBuilder } from './finished-offers.ts';
import { type FinishedOffer, isOffered } from './generation-kinds.ts';
import { runGeneration, type GenerationDeps, type GenerationOptions } from './run-generation.ts';

export type UnfinishedWork =
  | ({ status: 'finished' } & FinishedOffer)
  /** Text that can only be read: a broken stream or, if `isWhole`, a chapter whose story is deleted or has moved on. */
  | { status: 'partial'; kind: 'story'; requestId: string; paragraphs: readonly string[]; isWhole: boolean }
  /** `itemId` is the id of the character or location. */
  | { status: 'running'; kind: PictureKind; requestId: string; itemId: string }
  | { status: 'running'; kind: 'scene'; requestId: string; plan: ScenePlan }
  | { status: 'running'; kind: 'story'; requestId: string };

/** A recent request that the service may not have received yet. It is not polled; the next listing checks it. */
export interface SentRequest {
  status: 'sent';
  requestId: string;
}

/**
 * Why there is nothing to offer. `failed`: nothing was counted. `gone`: the service stopped or never got the request; a
 * sweep gives back what was reserved. `done`: it is saved or discarded already.
 */
type Unfinishable = 'failed' | 'gone' | 'done';

const POLL_MS = 2_000;

/** A request without a job after this time is lost. */
const ARRIVAL_TIMEOUT_MS = 60_000;

interface ServiceDeps extends GenerationDeps {
  records: GenerationRecords;
  offers: OfferBuilder;
  sleep: Sleep;
}

type Offered = Extract<PendingRequest, { kind: FinishedOffer['kind'] }>;

const leadsToOffer = (request: PendingRequest): request is Offered => isOffered(request.kind);

const shownParagraphs = ({ kind, result, partial }: FinishedWork): string[] =>
  kind === 'story' && result ? toParagraphs(result.story) : (partial ?? []);

function contractOf(request: Offered): FunctionContract<z.ZodMiniType, z.ZodMiniType> {
  if (request.kind === 'story') return generateStoryContract;
  return request.kind === 'scene' ? sceneContractOf(request.plan) : generateImageContract;
}

export type GenerationService = ReturnType<typeof createGenerationService>;

export function createGenerationService(deps: ServiceDeps) {
  const { functions, records, requests, offers, now, sleep } = deps;
  const pendingRequest = (requestId: string): Offered | undefined =>
    requests
      .list()
      .filter(leadsToOffer)
      .find((request) => request.requestId === requestId);

  /** Work counts as running only if it has a job. 'gone': the job's lease has lapsed, or it never arrived. */
  async function stateOf({ requestId, startedAt }: Pick<PendingRequest, 'requestId' | 'startedAt'>) {
    const job = await records.findJob(requestId);
    if (!job) return now() - startedAt < ARRIVAL_TIMEOUT_MS ? 'sent' : 'gone';
    if (job.status === 'running') return now() < job.leaseUntil ? 'running' : 'gone';
    return job.status;
  }

  async function toUnfinished(work: FinishedWork): Promise<UnfinishedWork | null> {
    const offer = await offers.fromFinished(work);
    if (typeof offer === 'object') return { status: 'finished', ...offer };
    const paragraphs = offer === 'orphaned' ? shownParagraphs(work) : [];
    if (paragraphs.length === 0) return null;
    const { requestId, result } = work;
    return { status: 'partial', kind: 'story', requestId, paragraphs, isWhole: result !== null };
  }

  async function findOffer(requestId: string): Promise<FinishedOffer | null> {
    const work = await records.findFinished(requestId);
    const offer = work && (await offers.fromFinished(work));
    if (typeof offer === 'object' && offer !== null) return offer;
    requests.forget(requestId);
    return null;
  }

  /** Null if there will be no result; the request is then forgotten. */
  async function toOpen(request: Offered): Promise<UnfinishedWork | SentRequest | null> {
    const { requestId } = request;
    const state = await stateOf(request);
    if (state === 'running') return { status: 'running', ...request };
    if (state === 'sent') return { status: 'sent', requestId };
    // The job may have finished after the list was read.
    const work = state === 'done' ? await records.findFinished(requestId) : null;
    if (!work) requests.forget(requestId);
    return work && toUnfinished(work);
  }

  async function waitFor(requestId: string, signal?: AbortSignal): Promise<FinishedOffer | Unfinishable> {
    const startedAt = pendingRequest(requestId)?.startedAt ?? now();
    for (;;) {
      // A failed poll does not mean that the work failed.
      const state = await stateOf({ requestId, startedAt }).catch(() => 'running' as const);
      if (state === 'done' || state === 'gone' || state === 'failed')
        return (await withUserMessage(LOAD_FAILED, () => findOffer(requestId))) ?? state;
      await sleep(POLL_MS, signal);
    }
  }

  return {
    /** All offers, newest first, without work that this page is still waiting for. */
    listUnfinished: () =>
      withUserMessage(LOAD_FAILED, async (): Promise<(UnfinishedWork | SentRequest)[]> => {
        const isFree = ({ requestId }: { requestId: string }): boolean => !requests.isClaimed(requestId);
        const finished = (await records.listFinished()).filter(isFree);
        const offered = await Promise.all(finished.map(toUnfinished));
        const known = new Set(finished.map(({ requestId }) => requestId));
        const begun = requests.list().filter(leadsToOffer).filter(isFree);
        const open = await Promise.all(begun.filter(({ requestId }) => !known.has(requestId)).map(toOpen));
        return [...open, ...offered].filter((work) => work !== null);
      }),

    /** `signal` ends only the wait. */
    waitFor,

    /** Like waitFor, but the work can be cancelled as if this page had started it. */
    finish: async (requestId: string, options: GenerationOptions): Promise<FinishedOffer | null> => {
      const request = pendingRequest(requestId);
      // Another tab has saved or discarded it.
      if (!request) return null;
      const work = async (signal: AbortSignal) => {
        const offer = await waitFor(requestId, signal);
        return typeof offer === 'string' ? null : offer;
      };
      const cancel = () => functions.cancel(contractOf(request), requestId);
      return runGeneration(requests, { request, work, cancel }, options);
    },

    discard: async (requestId: string): Promise<void> => {
      await withUserMessage(LOAD_FAILED, () => records.deleteFinished(requestId));
      requests.forget(requestId);
    },
  };
}
