import { generateAudioNarrationContract } from '@talelantern/domain/contracts/generate-audio-narration';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { Voice } from '@talelantern/domain/narration/voices';
import type { TimedWord } from '@talelantern/domain/narration/word-timings';
import type { ReadingPosition, Story } from '@talelantern/domain/stories/story';
import { untilFree } from '../core/until-free.ts';
import { withUserMessage } from '../core/with-user-message.ts';
import type { FamilyDeps } from '../deps.ts';
import {
  requestOnce,
  findRunning,
  settle,
  type SenderDeps,
  type GenerationOptions,
} from '../generation/run-generation.ts';
import type { NarrationFiles, ReadingPositions } from '../ports/reading-records.ts';
import { UPDATE_STORY_FAILED } from '../stories/story-service.ts';

export interface Recording {
  audioUrl: string;
  durationSeconds: number;
  voice: Voice;
  words: readonly TimedWord[];
}

export interface NarrationOrder {
  story: Story;
  part: number;
  voice: Voice;
  /** Chapters to record afterwards, in the same voice. */
  following?: readonly number[] | undefined;
}

export interface RecordedChapter {
  recording: Recording;
  /** The chapters to record next; empty after a cancel that came too late, or if another tab records them. */
  following: readonly number[];
}

export type ReadingService = ReturnType<typeof createReadingService>;

export const FETCH_NARRATION_FAILED = 'Failed to fetch narration';

type ReadingDeps = SenderDeps &
  Pick<FamilyDeps, 'sleep'> & {
    files: NarrationFiles;
    positions: ReadingPositions;
    ownUrl: (url: string) => string | null;
  };

const BUSY_POLL_MS = 5_000;

const contract = generateAudioNarrationContract;

const contentOf = ({ story, part }: Pick<NarrationOrder, 'story' | 'part'>): string => story.previousParts[part] ?? '';

const fingerprintOf = (order: NarrationOrder): string =>
  JSON.stringify([order.story.id, order.part, order.voice, contentOf(order)]);

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function createReadingService(deps: ReadingDeps) {
  const { uid, functions, requests, files, positions, ownUrl, sleep } = deps;

  /** The word times of the recording. If there are none, the recording plays without highlighting words. */
  async function wordsOf(storyId: string, part: number, audioPath: string): Promise<readonly TimedWord[]> {
    const times = await files.wordTimesOf(storyId, part).catch(() => null);
    return times?.audioPath === audioPath ? times.words : [];
  }

  function requireOwnUrl(url: string): string {
    const checkedUrl = ownUrl(url);
    if (checkedUrl === null) throw new AppError('internal', contract.invalidResponse);
    return checkedUrl;
  }

  /** A repeated request is charged once. @throws AppError with the contract's user message, or GenerationCancelled */
  async function narrate(order: NarrationOrder, options: GenerationOptions = {}): Promise<RecordedChapter> {
    const { story, part, voice, following } = order;
    const content = contentOf(order);
    const chapterFields = { storyId: story.id, part, voice };
    const request = { kind: 'narration', ...chapterFields, following, fingerprint: fingerprintOf(order) } as const;
    const { requestId, answer } = await requestOnce(
      deps,
      {
        request,
        contract,
        send: (id, signal) =>
          untilFree(
            () => functions.call(contract, { ...chapterFields, content, userId: uid, requestId: id }, { signal }),
            sleep,
            BUSY_POLL_MS,
            signal,
          ),
      },
      {
        ...options,
        onTooLate() {
          const pendingRequest = requests.findSame(request);
          if (pendingRequest) requests.begin({ ...pendingRequest, following: [] });
          options.onTooLate?.();
        },
      },
    );
    // Of several tabs that wait, only the first still finds the request; it records the following chapters.
    const pendingRequest = requests.find('narration', requestId);
    settle(deps, requestId);
    const { url, duration, words = [] } = answer;
    const recording = { audioUrl: requireOwnUrl(url), durationSeconds: duration, voice, words };
    return { recording, following: pendingRequest?.following ?? [] };
  }

  return {
    /** The recording of a chapter; null if it was never recorded, or has changed since then. */
    findRecording: (story: Story, part: number) =>
      withUserMessage(FETCH_NARRATION_FAILED, async (): Promise<Recording | null> => {
        const storedNarration = story.narration[part];
        if (!storedNarration || storedNarration.textHash !== (await sha256(story.previousParts[part] ?? '')))
          return null;
        const { voice, durationSeconds, audioPath } = storedNarration;
        const [audioUrl, words] = await Promise.all([files.urlOf(audioPath), wordsOf(story.id, part, audioPath)]);
        return audioUrl === null ? null : { audioUrl, durationSeconds, voice, words };
      }),
    narrate,
    /** It may be done by now, while `story` was loaded before: `narrate` then returns the stored recording. */
    findRunning: (story: Story) =>
      withUserMessage(FETCH_NARRATION_FAILED, async (): Promise<NarrationOrder | null> => {
        const pendingRequests = requests.listOf('narration').filter(({ storyId }) => storyId === story.id);
        const runningWork = await findRunning(deps, pendingRequests, {
          isWanted: ({ part, voice, fingerprint }) => fingerprintOf({ story, part, voice }) === fingerprint,
          includesDone: true,
        });
        if (!runningWork) return null;
        const { part, voice, following } = runningWork;
        return { story, part, voice, following };
      }),
    saveReadingPosition: (storyId: string, reader: string, position: ReadingPosition) =>
      withUserMessage(UPDATE_STORY_FAILED, () => positions.keep(storyId, reader, position)),
  };
}
