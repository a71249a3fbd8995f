import { generateAudioNarrationContract } from '@talelantern/domain/contracts/generate-audio-narration';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { Story } from '@talelantern/domain/stories/story';
import { readWordTimings, type TimedWord } from '@talelantern/domain/narration/word-timings';
import type { GenerationOptions } from './generation-options.ts';
import type { NarrationRequests } from './narration-requests.ts';
import type { FunctionsClient } from './ports/functions-client.ts';
import type { GenerationRecords } from './ports/generation-records.ts';
import type { NarrationFiles } from './ports/narration-files.ts';
import type { ReadingPlaces } from './ports/reading-places.ts';
import { FETCH_NARRATION_FAILED, type NarrationOrder, type ReadingService } from './reading-service.ts';
import { runGeneration } from './run-generation.ts';
import { UPDATE_STORY_FAILED } from './story-service.ts';
import { withSentence } from './with-sentence.ts';

interface ReadingDependencies {
  uid: string;
  functions: FunctionsClient;
  records: Pick<GenerationRecords, 'findJob' | 'deleteFinished'>;
  requests: NarrationRequests;
  files: NarrationFiles;
  places: ReadingPlaces;
  /** The address to use for one that a function answered; null for one that is not ours. */
  ownAddress: (address: string) => string | null;
  /** Ms since 1970. */
  now: () => number;
}

const contract = generateAudioNarrationContract;

const contentOf = ({ story, part }: Pick<NarrationOrder, 'story' | 'part'>): string => story.previousParts[part] ?? '';

/** What was asked for, so that the same is asked under the same id. */
const fingerprintOf = (order: NarrationOrder): string =>
  JSON.stringify([order.story.id, order.part, order.voice, contentOf(order)]);

/** In hexadecimal, of the text in UTF-8. */
async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Finds and makes recordings, and keeps reading places (specification §7 `/generateAudioNarration`). */
export function createReadingService(dependencies: ReadingDependencies): ReadingService {
  const { uid, functions, records, requests, files, places, ownAddress, now } = dependencies;

  async function readTimesAt(address: string): Promise<TimedWord[]> {
    const timings = readWordTimings(await files.read(address));
    if (!timings) throw new AppError('internal', contract.invalidResponse);
    return timings.words;
  }

  /** @throws AppError where the service answers an address that is not ours */
  function toOwn(address: string): string {
    const own = ownAddress(address);
    if (own === null) throw new AppError('internal', contract.invalidResponse);
    return own;
  }

  async function narrate(order: NarrationOrder, options: GenerationOptions = {}) {
    const { story, part, voice } = order;
    const content = contentOf(order);
    const fingerprint = fingerprintOf(order);
    const requestId = requests.idFor(fingerprint);
    const { url, duration, timingsUrl } = await runGeneration(
      requests,
      {
        pending: { requestId, fingerprint, storyId: story.id, part, voice },
        work: (signal) =>
          functions.call(contract, { storyId: story.id, content, part, voice, userId: uid, requestId }, { signal }),
        cancel: () => functions.cancel(contract, requestId),
      },
      options,
    );
    requests.forget(requestId);
    records.deleteFinished(requestId).catch(() => undefined);
    const words =
      timingsUrl === undefined ? [] : await withSentence(FETCH_NARRATION_FAILED, () => readTimesAt(toOwn(timingsUrl)));
    return { audioUrl: toOwn(url), durationSeconds: duration, voice, words };
  }

  async function findRunning(story: Story): Promise<NarrationOrder | null> {
    for (const { requestId, fingerprint, part, voice } of requests.list().filter((one) => one.storyId === story.id)) {
      const order = { story, part, voice };
      const job = await records.findJob(requestId);
      const isSame = fingerprintOf(order) === fingerprint;
      if (isSame && job?.status === 'running' && now() < job.leaseUntil) return order;
      // Without a job it may be on its way; asking for the same again asks under its id.
      if (!isSame || job) requests.forget(requestId);
    }
    return null;
  }

  return {
    findRecording: (story, part) =>
      withSentence(FETCH_NARRATION_FAILED, async () => {
        const kept = story.narration[part];
        if (!kept || kept.textHash !== (await sha256(story.previousParts[part] ?? ''))) return null;
        const { voice, durationSeconds } = kept;
        const [audioUrl, timingsUrl] = await Promise.all([kept.audioPath, kept.timingsPath].map(files.addressOf));
        if (!audioUrl || !timingsUrl) return null;
        return { audioUrl, durationSeconds, voice, words: await readTimesAt(timingsUrl) };
      }),
    narrate,
    findRunning: (story) => withSentence(FETCH_NARRATION_FAILED, () => findRunning(story)),
    keepPlace: (storyId, place) => withSentence(UPDATE_STORY_FAILED, () => places.keep(storyId, place)),
  };
}
