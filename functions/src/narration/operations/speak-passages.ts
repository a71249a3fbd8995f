import type { Passage } from '@talelantern/domain/narration/passages';
import type { Voice } from '@talelantern/domain/narration/voices';
import { generateAudioNarrationContract } from '@talelantern/domain/contracts/generate-audio-narration';
import { AppError } from '@talelantern/domain/errors/app-error';
import { splitSpokenWords } from '@talelantern/domain/narration/spoken-words';
import type { GenerationRun } from '../../generation/operations/run-generation.ts';
import { hashOfText } from '../../core/hash-of-text.ts';
import { describeCause, type Log } from '../../core/log.ts';
import { type NarrationStore, secondsOf, type Narrator, type Sound } from '../ports/ports.ts';
import { findPauses, secondsIn } from './match-pauses.ts';

/** Hexadecimal digits; enough for the few narrations of one story. */
const KEY_LENGTH = 32;

/** All that changes how text sounds. */
export interface Speaker {
  model: string;
  voice: Voice;
  /** The instructions to the model. */
  style: string;
}

export const recordingKey = ({ model, voice, style }: Speaker, text: string): string =>
  hashOfText(JSON.stringify([model, voice, style, text])).slice(0, KEY_LENGTH);

/** File name of a spoken passage in its chapter's folder. */
const passageFile = (speaker: Speaker, { text }: Passage): string => `${recordingKey(speaker, text)}.pcm`;

export interface SpeakingDeps {
  narrator: Narrator;
  narrations: Pick<NarrationStore, 'pathsBelow' | 'findPassage' | 'storePassage' | 'remove'>;
  pseudonymOf: (uid: string) => string;
  log: Log;
}

export interface Reading {
  uid: string;
  passages: readonly Passage[];
  speaker: Speaker;
  /** Where finished passages are kept; ends with a slash. */
  folder: string;
  signal: AbortSignal;
}

const CONCURRENCY = 4;

/**
 * Speaks all passages, in order. Each is stored immediately, so that a failed run leaves its passages to the next;
 * after a failure no new call starts, but running ones are kept. Removes passages of an earlier version or voice, so
 * that edits do not fill Storage.
 * @throws AppError of the vendor; `busy` for a recording that cannot be the passage, or on timeout.
 */
export async function speakPassages(
  { narrator, narrations, pseudonymOf, log }: SpeakingDeps,
  run: GenerationRun,
  { uid, passages, speaker, folder, signal }: Reading,
): Promise<Sound[]> {
  const stored = await narrations.pathsBelow(folder);
  const pathOf = (passage: Passage): string => `${folder}${passageFile(speaker, passage)}`;
  const needed = new Set(passages.map(pathOf));
  await narrations.remove([...stored].filter((path) => !needed.has(path)));
  if ([...needed].some((path) => !stored.has(path))) await run.startProvider();
  return runConcurrently(passages, async (passage) => {
    const path = pathOf(passage);
    const storedPassage = stored.has(path) ? await narrations.findPassage(path) : null;
    if (storedPassage) return storedPassage;
    const { text } = passage;
    const speech = await narrator.speak({
      text,
      voice: speaker.voice,
      style: speaker.style,
      requestId: run.requestId,
      safetyIdentifier: pseudonymOf(uid),
      signal,
      meter: run.meter,
    });
    assertSpoken(text, speech);
    await narrations.storePassage(path, speech).catch((error: unknown) => {
      // The passage is paid and in memory, so this run can use it although it is not stored.
      log('warning', 'passage_not_stored', { requestId: run.requestId, ...describeCause(error) });
    });
    return speech;
  });
}

async function runConcurrently<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const failures: unknown[] = [];
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) {
      if (failures.length > 0) return;
      try {
        results[index] = await work(item);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  if (failures.length > 0) throw failures[0];
  return results;
}

/** Plausible range of speed, in seconds per letter. */
const MIN_SECONDS_PER_LETTER = 0.02;
const MAX_SECONDS_PER_LETTER = 1;

/** @throws AppError `busy` for a recording that is silent, or too short or long for the text. */
function assertSpoken(text: string, speech: Sound): void {
  const letters = splitSpokenWords(text).reduce((sum, word) => sum + word.text.length, 0);
  const isWhole =
    secondsIn(findPauses(speech).speech) >= letters * MIN_SECONDS_PER_LETTER &&
    secondsOf(speech) <= letters * MAX_SECONDS_PER_LETTER + 5;
  const isHeard = speech.samples.some((sample) => Math.abs(sample) > MAX_NOISE_LOUDNESS);
  if (!isWhole || !isHeard) throw new AppError('busy', generateAudioNarrationContract.invalidResponse);
}

/** Loudness (of 32,768) of microphone noise in a quiet room. */
const MAX_NOISE_LOUDNESS = 100;
