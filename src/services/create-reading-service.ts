import { generateAudioNarrationContract } from '@talelantern/domain/contracts/generate-audio-narration';
import { AppError } from '@talelantern/domain/errors/app-error';
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
  records: Pick<GenerationRecords, 'deleteFinished'>;
  requests: NarrationRequests;
  files: NarrationFiles;
  places: ReadingPlaces;
  /** The address to use for one that a function answered; null for one that is not ours. */
  ownAddress: (address: string) => string | null;
}

const contract = generateAudioNarrationContract;

/** In hexadecimal, of the text in UTF-8. */
async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Finds and makes recordings, and keeps reading places (specification §7 `/generateAudioNarration`). */
export function createReadingService(dependencies: ReadingDependencies): ReadingService {
  const { uid, functions, records, requests, files, places, ownAddress } = dependencies;

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

  async function narrate({ story, part, voice }: NarrationOrder, options: GenerationOptions = {}) {
    const content = story.previousParts[part] ?? '';
    const fingerprint = JSON.stringify([story.id, part, voice, content]);
    const requestId = requests.idFor(fingerprint);
    const { url, duration, timingsUrl } = await runGeneration(
      requests,
      {
        pending: { requestId, fingerprint },
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
    keepPlace: (storyId, place) => withSentence(UPDATE_STORY_FAILED, () => places.keep(storyId, place)),
  };
}
