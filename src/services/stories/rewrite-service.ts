import { generateStoryContract } from '@talelantern/domain/contracts/generate-story';
import type { FinishedWork, RewriteResult } from '@talelantern/domain/generation/finished-work';
import { FIRST_PHASE, STORY_PHASES } from '@talelantern/domain/stories/phases';
import { plainStoryPrompt } from '@talelantern/domain/stories/plain-prompt';
import { type ParagraphChange, replaceParagraph } from '@talelantern/domain/stories/replace-paragraph';
import type { RewriteWish } from '@talelantern/domain/stories/rewrite';
import { type Story, toParagraphs } from '@talelantern/domain/stories/story';
import { LOAD_FAILED, withUserMessage } from '../core/with-user-message.ts';
import {
  discard,
  requestOnce,
  findRunning,
  type SenderDeps,
  type GenerationOptions,
} from '../generation/run-generation.ts';
import type { GenerationRecords } from '../ports/generation-records.ts';
import type { StoryRepository } from '../ports/item-repositories.ts';

export interface RewriteOrder {
  story: Story;
  /** Index of the chapter, 0-3, and index of the paragraph in the chapter. */
  part: number;
  paragraph: number;
  wish: RewriteWish;
}

export interface OfferedRewrite extends ParagraphChange {
  requestId: string;
}

/** A rewrite about which the family has not decided: finished, or still running from an earlier visit. */
type UndecidedRewrite = { status: 'finished'; rewrite: OfferedRewrite } | { status: 'running'; order: RewriteOrder };

export type RewriteService = ReturnType<typeof createRewriteService>;

type RewriteDeps = SenderDeps & { records: GenerationRecords; stories: Pick<StoryRepository, 'find'> };

type FinishedRewrite = FinishedWork & { kind: 'rewrite'; result: RewriteResult };

const paragraphAt = ({ previousParts }: Story, part: number, paragraph: number): string =>
  toParagraphs(previousParts[part] ?? '')[paragraph] ?? '';

const belongsTo =
  ({ memoryKey }: Story) =>
  (work: FinishedWork): work is FinishedRewrite =>
    work.kind === 'rewrite' && work.result?.memoryKey === memoryKey;

export function createRewriteService(deps: RewriteDeps) {
  const { uid, functions, records, requests, stories } = deps;

  /** The current paragraph, because the old text of a request from another device is not known. */
  function toOffer(story: Story, { requestId, result }: FinishedRewrite): OfferedRewrite {
    const { part, paragraph, text: after } = result;
    const pendingRequest = requests.find('rewrite', requestId);
    return { requestId, part, paragraph, before: pendingRequest?.before ?? paragraphAt(story, part, paragraph), after };
  }

  async function findOrder(story: Story, finished: readonly FinishedWork[]): Promise<RewriteOrder | null> {
    const openRequests = requests
      .listOf('rewrite')
      .filter(({ storyId, requestId }) => storyId === story.id && !finished.some((one) => one.requestId === requestId));
    const runningRewrite = await findRunning(deps, openRequests, {
      isWanted: ({ part, paragraph, before }) => paragraphAt(story, part, paragraph) === before,
    });
    if (!runningRewrite) return null;
    const { part, paragraph, wish } = runningRewrite;
    return { story, part, paragraph, wish };
  }

  return {
    /** Kept until dismissed. A retry is not charged again. @throws AppError of the contract, GenerationCancelled */
    generateRewrite: async (order: RewriteOrder, options: GenerationOptions = {}): Promise<OfferedRewrite> => {
      const { story, part, paragraph, wish } = order;
      const { id: storyId, memoryKey, theme, ageRange } = story;
      const before = paragraphAt(story, part, paragraph);
      const prompt = plainStoryPrompt({ phase: STORY_PHASES[part] ?? FIRST_PHASE, theme, ageRange });
      const body = { prompt, memoryKey, settings: { rewrite: { part, paragraph, wish } }, userId: uid };
      const fingerprint = JSON.stringify([storyId, part, paragraph, wish, before]);
      const { requestId, answer } = await requestOnce(
        deps,
        {
          request: { kind: 'rewrite', fingerprint, storyId, part, paragraph, before, wish },
          contract: generateStoryContract,
          send: (id, signal) => functions.call(generateStoryContract, { ...body, requestId: id }, { signal }),
        },
        options,
      );
      return { requestId, part, paragraph, before, after: answer.story };
    },

    /** Null if none. Dismisses rewrites whose paragraph is gone or already has the new text. */
    findUndecided: (story: Story) =>
      withUserMessage(LOAD_FAILED, async (): Promise<UndecidedRewrite | null> => {
        const finished = (await records.listFinished()).filter(belongsTo(story));
        const isUndecidedIn = (known: Story) => (offer: OfferedRewrite) =>
          offer.before !== offer.after && replaceParagraph(known, offer) !== null;
        const offersIn = (known: Story) => finished.map((work) => toOffer(known, work));
        // Reads the story again if it may be older than a rewrite.
        const currentStory = offersIn(story).every(isUndecidedIn(story)) ? story : await stories.find(story.id);
        if (!currentStory) return null;
        const offers = offersIn(currentStory);
        const latest = offers.find(isUndecidedIn(currentStory));
        for (const { requestId } of offers.filter((offer) => !isUndecidedIn(currentStory)(offer)))
          discard(deps, requestId).catch(() => undefined);
        if (latest) return { status: 'finished', rewrite: latest };
        const order = await findOrder(currentStory, finished);
        return order && { status: 'running', order };
      }),

    dismiss: (requestId: string) => discard(deps, requestId),
  };
}
