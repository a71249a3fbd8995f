import { generateAudioNarrationContract } from '@talelantern/domain/contracts/generate-audio-narration';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { Passage } from '@talelantern/domain/narration/passages';
import { splitSpokenWords } from '@talelantern/domain/narration/spoken-words';
import type { GenerationRun } from '../generation/run-generation.ts';
import { describeCause, type Log } from '../ports/log.ts';
import type { NarrationStore } from '../ports/narrations.ts';
import { secondsOf, type Narrator, type Speech } from '../ports/speech.ts';
import { findPauses, secondsIn } from './find-pauses.ts';
import { passageFile, type Speaker } from './recording.ts';

export interface SpeakingTools {
  narrator: Narrator;
  narrations: Pick<NarrationStore, 'passagesIn' | 'findPassage' | 'storePassage' | 'remove'>;
  log: Log;
}

export interface Reading {
  passages: readonly Passage[];
  speaker: Speaker;
  /** Where spoken passages wait for the others; ends with a slash. */
  folder: string;
  /** Ends the speaking. */
  signal: AbortSignal;
}

/** Calls to the vendor at a time: four sentences are spoken in the time in which one is heard. */
const AT_ONCE = 4;

/**
 * Speaks all passages, in order. Each is stored as soon as it is there, so that a run which fails or dies at one of them
 * leaves the others to the next run; after a failure no further one is begun, but those under way are kept. Those of a
 * former text or voice go: a chapter that is changed again and again must not fill Storage.
 * @throws AppError of the vendor; `busy` for an answer that cannot be the passage, or when the time is over.
 */
export async function speakPassages(
  { narrator, narrations, log }: SpeakingTools,
  run: GenerationRun,
  { passages, speaker, folder, signal }: Reading,
): Promise<Speech[]> {
  const stored = await narrations.passagesIn(folder);
  const pathOf = (passage: Passage): string => `${folder}${passageFile(speaker, passage)}`;
  const needed = new Set(passages.map(pathOf));
  await narrations.remove([...stored].filter((path) => !needed.has(path)));
  if ([...needed].some((path) => !stored.has(path))) await run.startProvider();
  return inLanes(passages, async (passage) => {
    const path = pathOf(passage);
    const left = stored.has(path) ? await narrations.findPassage(path) : null;
    if (left) return left;
    const { text } = passage;
    const speech = await narrator.speak({ text, voice: speaker.voice, requestId: run.requestId, signal });
    assertSpoken(text, speech);
    await narrations.storePassage(path, speech).catch((error: unknown) => {
      // It is paid and in our hands: only a run after this one would miss it.
      log('warning', 'passage_not_stored', { requestId: run.requestId, ...describeCause(error) });
    });
    return speech;
  });
}

async function inLanes<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  const failures: unknown[] = [];
  const queue = items.entries();
  const lane = async (): Promise<void> => {
    for (const [index, item] of queue) {
      if (failures.length > 0) return;
      try {
        results[index] = await work(item);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  if (failures.length > 0) throw failures[0];
  return results;
}

/** Nobody speaks faster or more slowly than this, in seconds per letter. */
const FASTEST = 0.02;
const SLOWEST = 1;

/** @throws AppError `busy` for a recording that is silent, or too short or long to be the text. */
function assertSpoken(text: string, speech: Speech): void {
  const letters = splitSpokenWords(text).reduce((sum, word) => sum + word.text.length, 0);
  const isWhole =
    secondsIn(findPauses(speech).speech) >= letters * FASTEST && secondsOf(speech) <= letters * SLOWEST + 5;
  const isHeard = speech.samples.some((sample) => Math.abs(sample) > QUIET);
  if (!isWhole || !isHeard) throw new AppError('busy', generateAudioNarrationContract.invalidResponse);
}

/** Of 32,768: the noise of a microphone in a quiet room. */
const QUIET = 100;
