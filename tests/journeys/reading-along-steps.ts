import { readStory, type Story } from '@talelantern/domain/stories/story';
import { readWordTimings } from '@talelantern/domain/narration/word-timings';
import type { Page } from 'playwright-core';
import { adminBucket, storedFields } from '../functions/support/cloud-access.ts';
import type { ReadingFamily } from './reading-family.ts';

/** When a printed word is said: from its own beginning to that of the next one, in ms. */
export interface SpokenTurn {
  word: number;
  from: number;
  to: number;
}

async function storedStory({ storyId }: ReadingFamily): Promise<Story> {
  const story = readStory(storyId, await storedFields(`stories/${storyId}`));
  if (!story) throw new Error('The story has gone');
  return story;
}

/** The turns of a chapter's printed words, from the timings file beside its recording. */
export async function spokenTurns(family: ReadingFamily, part: number): Promise<SpokenTurn[]> {
  const { narration, previousParts } = await storedStory(family);
  const [file] = await adminBucket()
    .file(narration[part]?.timingsPath ?? '')
    .download();
  const words = readWordTimings(JSON.parse(file.toString()))?.words ?? [];
  const printed = [...(previousParts[part] ?? '').matchAll(/\S+/g)];
  const begins = printed.flatMap(({ 0: text, index }, word) => {
    const first = words.find(({ startChar }) => startChar >= index && startChar < index + text.length);
    return first ? [{ word, from: first.startMs }] : [];
  });
  return begins.map(({ word, from }, index) => ({ word, from, to: begins[index + 1]?.from ?? Infinity }));
}

/** Where the recording is, in ms, and which printed word is marked. */
export interface Moment {
  ms: number;
  word: number | null;
  isPlaying: boolean;
}

/** What is heard and seen at this moment. */
export const moment = (page: Page): Promise<Moment> =>
  page.evaluate(() => {
    const audio = document.querySelector('audio');
    const marked = document.querySelector<HTMLElement>('.reader-said')?.dataset['word'];
    return {
      ms: (audio?.currentTime ?? 0) * 1000,
      word: marked === undefined ? null : Number(marked),
      isPlaying: audio !== null && !audio.paused,
    };
  });

/** What is heard and seen after each picture that the browser draws, until the recording has reached `untilMs`. */
export const watchUntil = (page: Page, untilMs: number): Promise<Moment[]> =>
  page.evaluate(
    (until) =>
      new Promise<Moment[]>((resolve) => {
        const moments: Moment[] = [];
        function note(): void {
          const audio = document.querySelector('audio');
          const marked = document.querySelector<HTMLElement>('.reader-said')?.dataset['word'];
          const ms = (audio?.currentTime ?? 0) * 1000;
          moments.push({ ms, word: marked === undefined ? null : Number(marked), isPlaying: true });
          if (ms >= until || !audio || audio.paused) resolve(moments);
          else requestAnimationFrame(() => setTimeout(note));
        }
        note();
      }),
    untilMs,
  );

/** How far, in ms of the recording, a moment lies outside the turn of the word that is marked. */
export function driftOf({ ms, word }: Pick<Moment, 'ms' | 'word'>, turns: readonly SpokenTurn[]): number {
  const turn = turns.find((candidate) => candidate.word === word);
  if (!turn) return word === null && ms < (turns[0]?.from ?? 0) ? 0 : Infinity;
  return Math.max(0, turn.from - ms, ms - turn.to);
}

/** Plays the recording faster than a family can, for a test that has no minute to spend. */
export const hurry = (page: Page, rate: number): Promise<void> =>
  page.evaluate((faster) => {
    const audio = document.querySelector('audio');
    if (audio) audio.playbackRate = faster;
  }, rate);

/** Puts the recording `ms` before its end. */
export const nearTheEnd = (page: Page, ms = 600): Promise<void> =>
  page.evaluate((before) => {
    const audio = document.querySelector('audio');
    if (audio) audio.currentTime = audio.duration - before / 1000;
  }, ms);
