import {
  CHAPTER_NOT_FOUND,
  generateAudioNarrationContract,
  NARRATION_REFUSED,
} from '@talelantern/domain/contracts/generate-audio-narration';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { NarrationResult } from '@talelantern/domain/generation/finished-work';
import { parseDownloadUrl } from '@talelantern/domain/images/media-url';
import { LIMITS } from '@talelantern/domain/limits/limits';
import {
  narrationPaths,
  passagesFolder,
  recordingsPrefix,
  timingsPathOf,
} from '@talelantern/domain/narration/chapter-narration';
import { tooLong, type CheckedNarrationRequest } from '@talelantern/domain/contracts/narration-request';
import type { Passage } from '@talelantern/domain/narration/passages';
import { VOICES } from '@talelantern/domain/narration/voices';
import type { TimedWord } from '@talelantern/domain/narration/word-timings';
import type { AgeRange } from '@talelantern/domain/audience/ages';
import { FIRST_PHASE, STORY_PHASES } from '@talelantern/domain/stories/phases';
import type { Story } from '@talelantern/domain/stories/story';
import { type ItemFilesDeps, storeForItem } from '../../pictures/operations/store-for-item.ts';
import type { Generation, GenerationRun, GenerationDeps } from '../../generation/operations/run-generation.ts';
import { assertTextsFit, toPieces, type ModerationDeps } from '../../moderation/operations/moderation.ts';
import { requireOwnStory } from '../../pictures/operations/ownership.ts';
import type { StoreTx, Caller } from '../../generation/ports/ports.ts';
import type { Families } from '../../families/ports/ports.ts';
import { describeCause } from '../../core/log.ts';
import { readAhead } from '../../core/read-ahead.ts';
import type { NarrationPaths, NarrationStore, SoundEncoder, StoredNarration, Narrator } from '../ports/ports.ts';
import { admitNarration, assertNoRealNames, toPassages } from './admit-narration.ts';
import { joinPassages } from './join-passages.ts';
import { readingStyle } from './reading-style.ts';
import { hashOfText } from '../../core/hash-of-text.ts';
import { recordingKey, type Speaker, speakPassages, type SpeakingDeps } from './speak-passages.ts';
import type { Config } from '../../config.ts';

export interface NarrationDeps extends GenerationDeps, ModerationDeps, SpeakingDeps, ItemFilesDeps {
  families: Families;
  narrations: NarrationStore;
  encodeSound: SoundEncoder;
  narrationSettings: Config['narration'];
}

interface Chapter extends CheckedNarrationRequest {
  text: string;
  ageRange: AgeRange;
  passages: readonly Passage[];
  speaker: Speaker;
  key: string;
  paths: NarrationPaths;
  storedNarration: StoredNarration | null;
}

/**
 * The narration of a chapter of the caller's stored story in one file. The same text and voice are generated and paid
 * once. Fails like `requireOwnStory` and `admitNarration`; `invalid` without such a chapter; `refused` by moderation,
 * the vendor, or for a real child's name; `not_found` when the story has since been deleted; with the vendor's
 * failures.
 */
export function narration(
  deps: NarrationDeps,
  caller: Caller,
  requestId: string,
  checked: CheckedNarrationRequest,
): Generation<Chapter, Chapter, Outcome> {
  const { uid } = caller;
  // Outside of the transaction, which would lock the story. Safe, because a changed text has a different key.
  const storyRead = deps.store.readStory(checked.storyId);
  const safetyRead = readAhead(
    deps.families.safetyOf(
      uid,
      null,
      storyRead.then((story) => story ?? {}),
    ),
  );
  const recordingRead = readAhead(storyRead.then((story) => findRecording(deps, uid, checked, story)));
  return {
    caller,
    requestId,
    kind: 'narration',
    signedOut: generateAudioNarrationContract.signedOut,
    identify: async (tx) => {
      const [story, known] = await Promise.all([
        requireOwnStory(tx, uid, checked.storyId),
        recordingRead,
        // Admission needs the ledger; it is read in one round trip with the job.
        tx.narrationLedger(uid, checked.storyId),
      ]);
      const chapter = toChapter(deps.narrator, uid, checked, story);
      return { ...chapter, storedNarration: chapter.key === known?.key ? known.storedNarration : null };
    },
    admit: async (admission, chapter) => {
      const isStored = chapter.storedNarration !== null;
      const reserved = await admitNarration(admission, { ...chapter, uid, isStored });
      return { reserved, admitted: chapter, characters: chapter.text.length };
    },
    produce: async (run, chapter) => {
      const { realNames } = await safetyRead;
      const story = { collection: 'stories', id: checked.storyId, ownerId: uid } as const;
      const generatedNarration =
        chapter.storedNarration ?? (await storeForItem(deps, story, () => record(deps, uid, run, chapter, realNames)));
      return { fresh: { chapter, words: generatedNarration.words }, result: toResult(checked, generatedNarration) };
    },
    toWork: (outcome) => ({ kind: 'narration', requestId, result: outcome.result, partial: null }),
    record: async (tx, outcome) => {
      if (outcome.fresh) await addToStory(tx, uid, outcome.fresh, outcome.result);
    },
    resultOf: (work) => (work.kind === 'narration' && work.result ? { fresh: null, result: work.result } : null),
  };
}

interface Outcome {
  result: NarrationResult;
  /** Null for the stored result of a repeated request. */
  fresh: FreshNarration | null;
}

interface FreshNarration {
  chapter: Chapter;
  words: readonly TimedWord[];
}

/** The word times of a recording; null when it has been removed. */
export async function findWords(
  { narrations }: Pick<NarrationDeps, 'narrations'>,
  { url }: NarrationResult,
): Promise<readonly TimedWord[] | null> {
  const audioPath = parseDownloadUrl(url)?.path;
  if (audioPath === undefined) return null;
  const stored = await narrations.find({ audioPath, timingsPath: timingsPathOf(audioPath) });
  return stored?.words ?? null;
}

/** The stored narration of the chapter's current text, or null. */
async function findRecording(
  { narrator, narrations }: NarrationDeps,
  uid: string,
  checked: CheckedNarrationRequest,
  story: Story | null,
): Promise<Pick<Chapter, 'key' | 'storedNarration'> | null> {
  const text = story?.previousParts[checked.part];
  if (!story || text === undefined) return null;
  const key = recordingKey(speakerOf(narrator, checked, story), text);
  const paths = narrationPaths(uid, checked.storyId, { part: checked.part, key });
  return { key, storedNarration: await narrations.find(paths) };
}

/** @throws AppError of `toPassages`; `invalid` for a missing chapter; `too_large` beyond the size cap. */
function toChapter(
  narrator: Narrator,
  uid: string,
  checked: CheckedNarrationRequest,
  story: Story,
): Omit<Chapter, 'storedNarration'> {
  const { storyId, part } = checked;
  const { ageRange } = story;
  const text = story.previousParts[part];
  if (text === undefined) throw new AppError('invalid', CHAPTER_NOT_FOUND, { field: 'part' });
  if (text.length > LIMITS.chapter) throw tooLong('part');
  const passages = toPassages(text);
  const speaker = speakerOf(narrator, checked, story);
  const key = recordingKey(speaker, text);
  return { ...checked, text, ageRange, passages, speaker, key, paths: narrationPaths(uid, storyId, { part, key }) };
}

const speakerOf = (
  { model }: Narrator,
  { voice, part }: CheckedNarrationRequest,
  { ageRange }: Pick<Story, 'ageRange'>,
): Speaker => ({ model, voice, style: readingStyle({ voice, ageRange, phase: STORY_PHASES[part] ?? FIRST_PHASE }) });

async function record(
  deps: NarrationDeps,
  uid: string,
  run: GenerationRun,
  chapter: Chapter,
  realNames: readonly string[],
): Promise<StoredNarration> {
  const { narrations, narrationSettings } = deps;
  const { text, ageRange, passages, speaker, storyId, part, paths } = chapter;
  if (!narrationSettings.speaksRealNames) assertNoRealNames(text, realNames);
  const check = { audience: ageRange, direction: 'in', requestId: run.requestId, refusal: NARRATION_REFUSED } as const;
  await assertTextsFit(deps, toPieces(text), check);
  const folder = passagesFolder(uid, storyId, part);
  const signal = AbortSignal.timeout(narrationSettings.timeoutMs);
  const speeches = await speakPassages(deps, run, { uid, passages, speaker, folder, signal });
  const { sound, words } = joinPassages(passages, speeches);
  const encoded = await deps.encodeSound(sound);
  const delayMs = Math.round(encoded.delaySeconds * 1000);
  const wordTimes = words.map((word) => ({ ...word, startMs: word.startMs + delayMs, endMs: word.endMs + delayMs }));
  const stored = await narrations.store(paths, encoded, { words: wordTimes });
  const removals = [narrations.removePassages(folder), removeOutdated(deps, uid, chapter)];
  await Promise.all(removals).catch((error: unknown) => {
    // The narration is stored; the remaining passages are removed with the chapter's next text, or with the story.
    deps.log('warning', 'passages_not_removed', { requestId: run.requestId, ...describeCause(error) });
  });
  return stored;
}

/**
 * Removes recordings of earlier versions once a new version is recorded: their URLs would still work. Keeps the story's
 * previous recording, because undoing an edit would cost and count a new one, and the recordings of the current text in
 * every voice. Lists recordings before reading the text, so that a newer version's is not among them.
 */
async function removeOutdated(
  { store, narrator, narrations }: Pick<NarrationDeps, 'store' | 'narrator' | 'narrations'>,
  uid: string,
  { storyId, part, paths }: Chapter,
): Promise<void> {
  const storedPaths = await narrations.pathsBelow(recordingsPrefix(uid, storyId, part));
  const story = await store.readStory(storyId);
  const text = story?.previousParts[part];
  if (!story || text === undefined) return;
  const shownNarration = story.narration[part];
  // None is outdated if the story's recording reads the current text, in whatever voice and by whatever model.
  if (shownNarration?.textHash === hashOfText(text)) return;
  // The recording that was just stored is kept, even if the text has changed in the meantime.
  const current = [paths.audioPath, ...(shownNarration ? [shownNarration.audioPath] : [])];
  for (const voice of VOICES) {
    const key = recordingKey(speakerOf(narrator, { storyId, part, voice }, story), text);
    current.push(narrationPaths(uid, storyId, { part, key }).audioPath);
  }
  const currentPaths = new Set(current.flatMap((path) => [path, timingsPathOf(path)]));
  await narrations.remove([...storedPaths].filter((path) => !currentPaths.has(path)));
}

const toResult = ({ storyId, part }: CheckedNarrationRequest, stored: StoredNarration): NarrationResult => ({
  storyId,
  part,
  url: stored.url,
  duration: stored.durationSeconds,
});

/** Adds it, unless the story is gone, or has a narration of a version that is newer than this (docs/decisions/0237). */
async function addToStory(
  tx: StoreTx,
  uid: string,
  { chapter, words }: FreshNarration,
  { duration }: NarrationResult,
): Promise<void> {
  const { storyId, part, text, voice } = chapter;
  const { audioPath } = chapter.paths;
  const story = await tx.story(storyId);
  const present = story?.previousParts[part];
  if (story?.userId !== uid || present === undefined) return;
  if (present !== text && story.narration[part]?.textHash === hashOfText(present)) return;
  tx.saveNarration(story, part, { audioPath, voice, durationSeconds: duration, textHash: hashOfText(text) }, words);
}
