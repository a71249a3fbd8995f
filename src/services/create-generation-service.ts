import type { FinishedWork } from '@talelantern/domain/generation/finished-work';
import type { Character } from '@talelantern/domain/characters/character';
import type { Location } from '@talelantern/domain/locations/location';
import { toParagraphs } from '@talelantern/domain/stories/story';
import type { OfferMaker } from './finished-offers.ts';
import type { Pending, PendingWork } from './pending-work.ts';
import type { PictureMaker } from './picture-maker.ts';
import type { GenerationRecords } from './ports/generation-records.ts';
import type { SceneMaker } from './scene-maker.ts';
import type { Sleep } from './sleep.ts';
import type { StoryService } from './story-service.ts';
import { withSentence } from './with-sentence.ts';
import { LOAD_FAILED, type FinishedOffer, type GenerationService, type UnfinishedWork } from './generation-service.ts';

/** How often a running job is looked at. */
const LOOK_AGAIN_MS = 2_000;

/** A request of ours may not have arrived yet; after this time it never will. */
const ARRIVAL_MS = 60_000;

interface GenerationDependencies {
  records: GenerationRecords;
  pendingWork: PendingWork;
  offers: OfferMaker;
  characters: Pick<PictureMaker<Character>, 'savePicture'>;
  locations: Pick<PictureMaker<Location>, 'savePicture'>;
  stories: Pick<StoryService, 'saveChapter'>;
  scenes: Pick<SceneMaker, 'saveScene'>;
  /** Ms since 1970. */
  now: () => number;
  sleep: Sleep;
}

const shownParagraphs = ({ kind, result, partial }: FinishedWork): string[] =>
  kind === 'story' && result ? toParagraphs(result.story) : (partial ?? []);

function toRunning(pending: Pending): UnfinishedWork {
  const { requestId } = pending;
  switch (pending.kind) {
    case 'story':
      return { status: 'running', kind: 'story', requestId, storyId: pending.isNew ? null : pending.storyId };
    case 'scene':
      return { status: 'running', kind: 'scene', requestId, plan: pending.plan };
    default:
      return { status: 'running', kind: pending.kind, requestId, itemId: pending.itemId };
  }
}

export function createGenerationService(dependencies: GenerationDependencies): GenerationService {
  const { records, pendingWork, offers, characters, locations, stories, scenes, now, sleep } = dependencies;

  /** 'gone': it failed and was given back, or it never arrived. */
  async function stateOf({ requestId, startedAt }: Pick<Pending, 'requestId' | 'startedAt'>) {
    const job = await records.findJob(requestId);
    if (!job) return now() - startedAt < ARRIVAL_MS ? 'running' : 'gone';
    if (job.status === 'running') return now() < job.leaseUntil ? 'running' : 'gone';
    return job.status === 'done' ? 'done' : 'gone';
  }

  async function toUnfinished(work: FinishedWork): Promise<UnfinishedWork | null> {
    const offer = await offers.fromFinished(work);
    if (typeof offer === 'object') return { status: 'finished', ...offer };
    const paragraphs = offer === 'homeless' ? shownParagraphs(work) : [];
    if (paragraphs.length === 0) return null;
    const { requestId, result } = work;
    return { status: 'partial', kind: 'story', requestId, paragraphs, isWhole: result !== null };
  }

  async function discard(requestId: string): Promise<void> {
    await withSentence(LOAD_FAILED, () => records.deleteFinished(requestId));
    pendingWork.forget(requestId);
  }

  async function findOffer(requestId: string): Promise<FinishedOffer | null> {
    const work = await records.findFinished(requestId);
    const offer = work && (await offers.fromFinished(work));
    if (typeof offer === 'object' && offer !== null) return offer;
    pendingWork.forget(requestId);
    return null;
  }

  return {
    listUnfinished: () =>
      withSentence(LOAD_FAILED, async () => {
        const finished = (await records.listFinished()).filter(({ requestId }) => !pendingWork.isInHand(requestId));
        const offered = (await Promise.all(finished.map(toUnfinished))).filter((work) => work !== null);
        const known = new Set(finished.map(({ requestId }) => requestId));
        const open = pendingWork
          .list()
          .filter(({ requestId }) => !known.has(requestId) && !pendingWork.isInHand(requestId));
        const running: UnfinishedWork[] = [];
        for (const pending of open) {
          const state = await stateOf(pending);
          if (state === 'running') running.push(toRunning(pending));
          else if (state === 'gone') pendingWork.forget(pending.requestId);
        }
        return [...running, ...offered];
      }),

    async waitFor(requestId, signal) {
      const startedAt = pendingWork.list().find((pending) => pending.requestId === requestId)?.startedAt ?? now();
      for (;;) {
        // A look that fails says nothing about the work.
        const state = await stateOf({ requestId, startedAt }).catch(() => 'running' as const);
        if (state !== 'running') return withSentence(LOAD_FAILED, () => findOffer(requestId));
        await sleep(LOOK_AGAIN_MS, signal);
      }
    },

    async save(offer) {
      switch (offer.kind) {
        case 'story':
          return { kind: 'story', story: await stories.saveChapter(offer.draft) };
        case 'portrait':
          return { kind: 'portrait', item: await characters.savePicture(offer.item, offer.picture) };
        case 'location':
          return { kind: 'location', item: await locations.savePicture(offer.item, offer.picture) };
        case 'scene':
          return { kind: 'scene', story: await scenes.saveScene(offer.plan, offer.picture) };
      }
    },

    discard,
  };
}
