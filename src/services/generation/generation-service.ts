import { generateImageContract } from '@talelantern/domain/contracts/generate-image';
import { generateStoryContract } from '@talelantern/domain/contracts/generate-story';
import { AppError } from '@talelantern/domain/errors/app-error';
import { LOAD_FAILED, withUserMessage } from '../core/with-user-message.ts';
import type { FamilyDeps } from '../deps.ts';
import type { PictureKind } from '../pictures/picture-service.ts';
import type { GenerationRecords } from '../ports/generation-records.ts';
import { sceneContractOf, type ScenePlan } from '../scenes/scene-service.ts';
import { createOfferBuilder, type FinishedOffer, type OfferDeps, type PartialStory } from './finished-offers.ts';
import { isOffered } from './generations.ts';
import type { PendingRequest } from './pending-requests.ts';
import { discard, type GenerationOptions, requestOnce, stateOfJob } from './run-generation.ts';

type Requested =
  /** `itemId` is the id of the character or location. */
  | { kind: PictureKind; requestId: string; itemId: string }
  | { kind: 'scene'; requestId: string; plan: ScenePlan }
  | { kind: 'story'; requestId: string; storyId: string };

export type UnfinishedWork = FinishedOffer | PartialStory | ({ status: 'running' } & Requested);

/** A recent request that may not have arrived yet. It is not polled; the next listing checks it. */
export type SentRequest = { status: 'sent' } & Requested;

/**
 * Why there is nothing to offer. `failed`: nothing was counted. `gone`: the function stopped or never got the request;
 * a sweep releases what was reserved. `done`: the work is already saved or discarded.
 */
type Unfinishable = 'failed' | 'gone' | 'done';

const POLL_MS = 2_000;

type ServiceDeps = OfferDeps & Pick<FamilyDeps, 'sleep'> & { records: GenerationRecords };

type Offered = Extract<PendingRequest, { kind: FinishedOffer['kind'] }>;

export type GenerationService = ReturnType<typeof createGenerationService>;

export function createGenerationService(deps: ServiceDeps) {
  const { records, requests, sleep } = deps;
  const toShown = createOfferBuilder(deps);

  const listOffered = () => requests.list().filter((request): request is Offered => isOffered(request.kind));
  const findOffered = (id: string) => listOffered().find(({ requestId }) => requestId === id);

  /** The work of a request, if there is something to show. Otherwise forgets the request and returns the reason. */
  async function lookUp(request: Offered): Promise<UnfinishedWork | SentRequest | Unfinishable> {
    const { requestId } = request;
    const status = await stateOfJob(deps, request);
    if (status === 'running' || status === 'sent') return { status, ...request };
    const work = await records.findFinished(requestId);
    const shownWork = work && (await toShown(work));
    if (!shownWork) requests.forget(requestId);
    return shownWork ?? status;
  }

  /** Resolves to the finished work, or to the reason why there is none. `signal` ends only the wait. */
  async function waitFor(requestId: string, signal?: AbortSignal): Promise<FinishedOffer | Unfinishable> {
    for (;;) {
      const request = findOffered(requestId);
      // Not offered any longer: another tab has saved or discarded it.
      if (!request) return 'done';
      // Continues after a failed poll, because the work may not have failed.
      const outcome = await lookUp(request).catch(() => null);
      if (typeof outcome === 'string' || outcome?.status === 'finished') return outcome;
      if (outcome?.status === 'partial') return outcome.isWhole ? 'done' : 'failed';
      await sleep(POLL_MS, signal);
    }
  }

  return {
    /** All unfinished work, newest first, except work that this page is waiting for. */
    listUnfinished: () =>
      withUserMessage(LOAD_FAILED, async () => {
        const isFree = ({ requestId }: { requestId: string }): boolean => !requests.isClaimed(requestId);
        const finished = (await records.listFinished()).filter(isFree);
        const finishedIds = new Set(finished.map(({ requestId }) => requestId));
        const unfinishedRequests = listOffered().filter(
          (request) => isFree(request) && !finishedIds.has(request.requestId),
        );
        const works = await Promise.all([...unfinishedRequests.map(lookUp), ...finished.map(toShown)]);
        // Filtered again, because a page may have resumed one of them in the meantime.
        return works.filter((work) => work !== null && typeof work === 'object').filter(isFree);
      }),

    waitFor,

    /** Like `waitFor`, but the work can be cancelled as if this page had started it. Null if there is no result. @throws the job's error */
    finish: async (requestId: string, options: GenerationOptions): Promise<FinishedOffer | null> => {
      const request = findOffered(requestId);
      // Not offered any longer: another tab has saved or discarded it.
      if (!request) return null;
      const sent = { request, contract: contractOf(request), send: waitFor };
      const { answer } = await requestOnce(deps, sent, options);
      if (typeof answer !== 'string') return answer;
      // Offers the text of a stopped chapter.
      if (findOffered(requestId)) requests.release(requestId);
      const job = answer === 'failed' ? await records.findJob(requestId).catch(() => null) : null;
      if (job?.error) throw new AppError(job.error.code, job.error.message, { field: 'requestId' });
      return null;
    },

    /** Call this when the page leaves finished work unsaved, so that it is offered. */
    release: (requestId: string): void => requests.release(requestId),

    discard: (requestId: string) => discard(deps, requestId),
  };
}

function contractOf(request: Offered) {
  if (request.kind === 'story') return generateStoryContract;
  return request.kind === 'scene' ? sceneContractOf(request.plan) : generateImageContract;
}
