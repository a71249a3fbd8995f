import {
  CHAPTER_NOT_THERE,
  generateAudioNarrationContract,
  NARRATION_REFUSED,
  REAL_NAME_IN_CHAPTER,
  type GenerateAudioNarrationRequest,
} from '@talelantern/domain/contracts/generate-audio-narration';
import { INVALID_TEXT_CONTENT } from '@talelantern/domain/contracts/scene-sentences';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { NarrationResult } from '@talelantern/domain/generation/finished-work';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { narrationPaths, passagesFolder } from '@talelantern/domain/narration/chapter-narration';
import {
  checkNarrationRequest,
  tooLong,
  type CheckedNarrationRequest,
} from '@talelantern/domain/narration/narration-request';
import { splitPassages, type Passage } from '@talelantern/domain/narration/passages';
import { createAliases } from '@talelantern/domain/safety/aliases';
import type { AgeRange } from '@talelantern/domain/stories/ages';
import { toParagraphs, type Story } from '@talelantern/domain/stories/story';
import type { ItemFilesTools } from '../items/remove-item-files.ts';
import { storeForItem } from '../items/store-for-item.ts';
import { runGeneration, type GenerationRun, type GenerationTools } from '../generation/run-generation.ts';
import { assertTextsFit, type ModerationTools } from '../moderation.ts';
import { requireOwnStory } from '../pictures/own-story.ts';
import type { BooksPage } from '../ports/books.ts';
import type { Caller } from '../ports/caller.ts';
import type { Families } from '../ports/families.ts';
import { describeCause } from '../ports/log.ts';
import type { NarrationPaths, NarrationStore, SoundEncoder, StoredNarration } from '../ports/narrations.ts';
import type { Narrator } from '../ports/speech.ts';
import { admitNarration } from './admit-narration.ts';
import { joinPassages } from './join-passages.ts';
import { hashOfText, recordingKey, type Speaker } from './recording.ts';
import { speakPassages, type SpeakingTools } from './speak-passages.ts';

export interface NarrationTools extends GenerationTools, ModerationTools, SpeakingTools, ItemFilesTools {
  families: Families;
  narrations: NarrationStore;
  encodeSound: SoundEncoder;
  narrationSettings: {
    /** For the whole chapter. */
    timeoutMs: number;
    /** Children's real names may be spoken: the vendor keeps nothing. */
    speaksRealNames: boolean;
  };
}

/** A chapter that is to be read aloud. */
interface Chapter extends CheckedNarrationRequest {
  text: string;
  ageRange: AgeRange;
  passages: readonly Passage[];
  key: string;
  paths: NarrationPaths;
  /** Its recording, when there is one already. */
  stored: StoredNarration | null;
}

/**
 * Reads a chapter of the caller's own stored story aloud, in one file. The same text and voice are recorded and paid
 * once.
 * @throws AppError as `checkNarrationRequest`, `requireOwnStory` and `admitNarration`; `invalid` for a chapter that is
 * not there; `refused` by moderation, the vendor, or for a real child's name; `not_found` for a story that is deleted
 * meanwhile; the vendor's failures.
 */
export async function narrateChapter(
  tools: NarrationTools,
  caller: Caller,
  requestId: string,
  request: GenerateAudioNarrationRequest,
): Promise<NarrationResult> {
  const wish = checkNarrationRequest(request);
  const { uid } = caller;
  // Looked up while the job is opened, so that it costs no time; what it says is heard before anything leaves.
  const looking = tools.families.safetyOf(uid, null);
  looking.catch(() => {});
  // Outside the transaction, which locks what it reads; a text that is changed meanwhile has another key.
  const known = await findRecording(tools, uid, wish);
  return runGeneration<Chapter, Chapter, { chapter: Chapter | null; result: NarrationResult }>(tools, {
    caller,
    requestId,
    kind: 'narration',
    signedOut: generateAudioNarrationContract.signedOut,
    identify: async (page) => {
      const chapter = toChapter(tools.narrator, uid, wish, await requireOwnStory(page, uid, wish.storyId));
      return { ...chapter, stored: chapter.key === known?.key ? known.stored : null };
    },
    admit: async (admission, chapter) => {
      const isStored = chapter.stored !== null;
      return { reserved: await admitNarration(admission, { ...chapter, uid, isStored }), admitted: chapter };
    },
    produce: async (run, chapter) => {
      const { realNames } = await looking;
      const story = { collection: 'stories', id: wish.storyId, ownerId: uid } as const;
      const stored =
        chapter.stored ?? (await storeForItem(tools, story, () => record(tools, uid, run, chapter, realNames)));
      return { chapter, result: toResult(wish, stored) };
    },
    toWork: ({ result }) => ({ kind: 'narration', requestId, result, partial: null }),
    record: async (page, { chapter, result }) => {
      if (chapter) await tellStory(page, uid, chapter, result);
    },
    resultOf: (work) => (work.kind === 'narration' && work.result ? { chapter: null, result: work.result } : null),
    shownWork: () => null,
  }).then(({ result }) => result);
}

/** The recording of the caller's own chapter as it stands; null where there is none, or no such chapter. */
async function findRecording(
  { books, narrator, narrations }: NarrationTools,
  uid: string,
  wish: CheckedNarrationRequest,
): Promise<Pick<Chapter, 'key' | 'stored'> | null> {
  const text = await books.transact(uid, async (page) => (await page.story(wish.storyId))?.previousParts[wish.part]);
  if (text === undefined) return null;
  const key = recordingKey({ model: narrator.model, voice: wish.voice }, text);
  return { key, stored: await narrations.find(narrationPaths(uid, wish.storyId, { part: wish.part, key })) };
}

/** @throws AppError `invalid` for a chapter that is not there or cannot be said; `too_large` for a foreign hand's text. */
function toChapter(
  { model }: Narrator,
  uid: string,
  wish: CheckedNarrationRequest,
  { previousParts, ageRange }: Story,
): Omit<Chapter, 'stored'> {
  const { storyId, part, voice } = wish;
  const text = previousParts[part];
  if (text === undefined) throw new AppError('invalid', CHAPTER_NOT_THERE, { field: 'part' });
  if (text.length > LIMITS.chapter) throw tooLong('part');
  const passages = splitPassages(text);
  if (passages.length === 0) throw new AppError('invalid', INVALID_TEXT_CONTENT, { field: 'part' });
  const key = recordingKey({ model, voice }, text);
  return { ...wish, text, ageRange, passages, key, paths: narrationPaths(uid, storyId, { part, key }) };
}

/** Has the chapter spoken, and stores it. */
async function record(
  tools: NarrationTools,
  uid: string,
  run: GenerationRun,
  chapter: Chapter,
  realNames: readonly string[],
): Promise<StoredNarration> {
  const { narrations, narrator, narrationSettings } = tools;
  const { text, passages, storyId, part, voice, paths } = chapter;
  if (!narrationSettings.speaksRealNames) assertNamesNobody(text, realNames);
  await assertChapterFits(tools, run, chapter);
  const speaker: Speaker = { model: narrator.model, voice };
  const folder = passagesFolder(uid, storyId, part);
  const signal = AbortSignal.timeout(narrationSettings.timeoutMs);
  const speeches = await speakPassages(tools, run, { passages, speaker, folder, signal });
  const { sound, words } = joinPassages(passages, speeches);
  const encoded = await tools.encodeSound(sound);
  const delayMs = Math.round(encoded.delaySeconds * 1000);
  const heard = words.map((word) => ({ ...word, startMs: word.startMs + delayMs, endMs: word.endMs + delayMs }));
  const stored = await narrations.store(paths, encoded, { words: heard });
  await narrations.removePassages(folder).catch((error: unknown) => {
    // The recording is there. What is left goes with the next speaking of this chapter, or with the story.
    tools.log('warning', 'passages_not_removed', { requestId: run.requestId, ...describeCause(error) });
  });
  return stored;
}

/**
 * Children's names are replaced by aliases in all that leaves for a model, but an alias cannot be put back into sound.
 * @throws AppError `refused`.
 */
function assertNamesNobody(text: string, realNames: readonly string[]): void {
  const hidden = createAliases(realNames, [text]).hide(text);
  if (hidden !== text.normalize('NFC')) throw new AppError('refused', REAL_NAME_IN_CHAPTER, { field: 'part' });
}

const TEXTS_AT_ONCE = 32;

async function assertChapterFits(tools: ModerationTools, { requestId }: GenerationRun, { text, ageRange }: Chapter) {
  const paragraphs = toParagraphs(text);
  for (let first = 0; first < paragraphs.length; first += TEXTS_AT_ONCE) {
    await assertTextsFit(tools, paragraphs.slice(first, first + TEXTS_AT_ONCE), {
      audience: ageRange,
      direction: 'in',
      requestId,
      refusal: NARRATION_REFUSED,
    });
  }
}

const toResult = ({ storyId, part }: CheckedNarrationRequest, stored: StoredNarration): NarrationResult => ({
  storyId,
  part,
  url: stored.url,
  duration: stored.durationSeconds,
  timingsUrl: stored.timingsUrl,
});

/** Tells the story of its recording, unless the story is gone or its chapter is another one by now. */
async function tellStory(page: BooksPage, uid: string, chapter: Chapter, { duration }: NarrationResult): Promise<void> {
  const { storyId, part, text, voice, paths } = chapter;
  const story = await page.story(storyId);
  if (story?.userId !== uid || story.previousParts[part] !== text) return;
  page.saveNarration(storyId, part, { ...paths, voice, durationSeconds: duration, textHash: hashOfText(text) });
}
