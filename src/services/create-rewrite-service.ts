import { generateStoryContract } from '@talelantern/domain/contracts/generate-story';
import type { FinishedWork, RewriteResult } from '@talelantern/domain/generation/finished-work';
import { retellParagraph } from '@talelantern/domain/stories/retell-paragraph';
import { toParagraphs, type Story } from '@talelantern/domain/stories/story';
import { LOAD_FAILED } from './generation-service.ts';
import type { FunctionsClient } from './ports/functions-client.ts';
import type { GenerationRecords } from './ports/generation-records.ts';
import type { BegunRewrite, RewriteRequests } from './rewrite-requests.ts';
import type { OfferedRetelling, RewriteOrder, RewriteService } from './rewrite-service.ts';
import { runGeneration } from './run-generation.ts';
import { withSentence } from './with-sentence.ts';

interface RewriteDependencies {
  uid: string;
  functions: FunctionsClient;
  records: GenerationRecords;
  requests: RewriteRequests;
  /** Ms since 1970. */
  now: () => number;
}

type FinishedRewrite = FinishedWork & { kind: 'rewrite'; result: RewriteResult };

const paragraphAt = ({ previousParts }: Story, part: number, paragraph: number): string =>
  toParagraphs(previousParts[part] ?? '')[paragraph] ?? '';

const belongsTo =
  ({ memoryKey }: Story) =>
  (work: FinishedWork): work is FinishedRewrite =>
    work.kind === 'rewrite' && work.result?.memoryKey === memoryKey;

/** Has single paragraphs told anew (architecture §5 `settings.rewrite`), and finds them again after a reload. */
export function createRewriteService(dependencies: RewriteDependencies): RewriteService {
  const { uid, functions, records, requests, now } = dependencies;

  function toBegun({ story, part, paragraph, wish }: RewriteOrder): BegunRewrite {
    const before = paragraphAt(story, part, paragraph);
    const fingerprint = JSON.stringify([story.id, part, paragraph, wish, before]);
    return {
      requestId: requests.idFor(fingerprint),
      fingerprint,
      storyId: story.id,
      part,
      paragraph,
      before,
      wish,
    };
  }

  /** What another device has asked for is offered instead of the words that stand in its place now. */
  function toOffer(story: Story, { requestId, result }: FinishedRewrite): OfferedRetelling {
    const { part, paragraph, text: after } = result;
    const begun = requests.list().find((one) => one.requestId === requestId);
    return { requestId, part, paragraph, before: begun?.before ?? paragraphAt(story, part, paragraph), after };
  }

  async function putAway(requestId: string): Promise<void> {
    await withSentence(LOAD_FAILED, () => records.deleteFinished(requestId));
    requests.forget(requestId);
  }

  async function findRunning(story: Story, finished: readonly FinishedWork[]): Promise<RewriteOrder | null> {
    const open = requests
      .list()
      .filter(({ storyId, requestId }) => storyId === story.id && !finished.some((one) => one.requestId === requestId));
    for (const { requestId, part, paragraph, before, wish } of open) {
      const job = await records.findJob(requestId);
      const isThere = paragraphAt(story, part, paragraph) === before;
      const isAlive = job?.status === 'running' && now() < job.leaseUntil;
      if (isThere && isAlive) return { story, part, paragraph, wish };
      // Without a job it may be on its way; asking for the same again asks under its id.
      if (!isThere || job) requests.forget(requestId);
    }
    return null;
  }

  return {
    async tell(order, options = {}) {
      const begun = toBegun(order);
      const { requestId, part, paragraph, before, wish } = begun;
      const { memoryKey } = order.story;
      const body = { memoryKey, settings: { rewrite: { part, paragraph, wish } }, userId: uid, requestId };
      const { story: after } = await runGeneration(
        requests,
        {
          pending: begun,
          work: (signal) => functions.call(generateStoryContract, body, { signal }),
          cancel: () => functions.cancel(generateStoryContract, requestId),
        },
        options,
      );
      return { requestId, part, paragraph, before, after };
    },

    findUndecided: (story) =>
      withSentence(LOAD_FAILED, async () => {
        const finished = (await records.listFinished()).filter(belongsTo(story));
        const offers = finished.map((work) => toOffer(story, work));
        const hasPlace = (offer: OfferedRetelling): boolean =>
          offer.before !== offer.after && retellParagraph(story, offer) !== null;
        for (const { requestId } of offers.filter((offer) => !hasPlace(offer)))
          putAway(requestId).catch(() => undefined);
        const latest = offers.find(hasPlace);
        if (latest) return { status: 'told', retelling: latest };
        const order = await findRunning(story, finished);
        return order && { status: 'running', order };
      }),

    putAway,
  };
}
