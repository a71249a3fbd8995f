import { readStory, type Story } from '@talelantern/domain/stories/story';
import { readWordTimings, wordTimesId } from '@talelantern/domain/narration/word-timings';
import type { Page } from 'playwright-core';
import { storedFields } from '../functions/support/cloud-access.ts';
import type { ReadingFamily } from './reading-family.ts';

/** When a word is spoken: from its start to the start of the next, in ms. */
export interface SpokenWord {
  word: number;
  from: number;
  to: number;
}

async function storedStory({ storyId }: ReadingFamily): Promise<Story> {
  const story = readStory(storyId, await storedFields(`stories/${storyId}`));
  if (!story) throw new Error('The story has gone');
  return story;
}

/** The times of a chapter's words. */
export async function spokenWords(family: ReadingFamily, part: number): Promise<SpokenWord[]> {
  const { id, userId, previousParts } = await storedStory(family);
  const words = readWordTimings(await storedFields(`narrations/${wordTimesId(userId, id, part)}`))?.words ?? [];
  const printedWords = [...(previousParts[part] ?? '').matchAll(/\S+/g)];
  const begins = printedWords.flatMap(({ 0: text, index }, word) => {
    const first = words.find(({ startChar }) => startChar >= index && startChar < index + text.length);
    return first ? [{ word, from: first.startMs }] : [];
  });
  return begins.map(({ word, from }, index) => ({ word, from, to: begins[index + 1]?.from ?? Infinity }));
}

/** The position of the recording in ms, and the highlighted word. */
export interface Moment {
  ms: number;
  word: number | null;
  isPlaying: boolean;
}

/** Position and highlighted word now. */
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

/** Position and highlighted word after each frame, until the recording reaches `untilMs`. */
export const watchUntil = (page: Page, untilMs: number): Promise<Moment[]> =>
  page.evaluate(
    (until) =>
      new Promise<Moment[]>((resolve) => {
        const moments: Moment[] = [];
        function recordMoment(): void {
          const audio = document.querySelector('audio');
          const marked = document.querySelector<HTMLElement>('.reader-said')?.dataset['word'];
          const ms = (audio?.currentTime ?? 0) * 1000;
          moments.push({ ms, word: marked === undefined ? null : Number(marked), isPlaying: true });
          if (ms >= until || !audio || audio.paused) resolve(moments);
          else requestAnimationFrame(() => setTimeout(recordMoment));
        }
        recordMoment();
      }),
    untilMs,
  );

/** How many ms a moment lies outside the time of its highlighted word. */
export function driftOf({ ms, word }: Pick<Moment, 'ms' | 'word'>, turns: readonly SpokenWord[]): number {
  const turn = turns.find((candidate) => candidate.word === word);
  if (!turn) return word === null && ms < (turns[0]?.from ?? 0) ? 0 : Infinity;
  return Math.max(0, turn.from - ms, ms - turn.to);
}

/** Sets a playback rate above what users can choose, to save time. */
export const setPlaybackRate = (page: Page, rate: number): Promise<void> =>
  page.evaluate((faster) => {
    const audio = document.querySelector('audio');
    if (audio) audio.playbackRate = faster;
  }, rate);

/** Seeks to `ms` before the end, once the duration is known. */
export async function seekNearEnd(page: Page, ms = 600): Promise<void> {
  await page.waitForFunction(() => Number.isFinite(document.querySelector('audio')?.duration));
  await page.evaluate((before) => {
    const audio = document.querySelector('audio');
    if (audio) audio.currentTime = audio.duration - before / 1000;
  }, ms);
}
