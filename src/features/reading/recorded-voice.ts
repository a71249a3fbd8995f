import type { TimedWord } from '@talelantern/domain/narration/word-timings';
import { createVoiceState, type ReadingVoice, type VoiceState } from './reading-voice.ts';

/** Tolerance for the rounding of the browser's clock: without it, a tapped word is taken for the previous one. */
const CLOCK_PRECISION_MS = 1;

/** Shortest time between two readings of the clock, because the clock may be slower than the timer. */
const SHORTEST_WAIT_MS = 30;

/** Exact in binary, so that a browser that keeps the volume returns the same number. */
const TRIAL_VOLUME = 0.5;

const EVENTS = [
  'play',
  'playing',
  'pause',
  'waiting',
  'seeking',
  'seeked',
  'timeupdate',
  'ratechange',
  'ended',
  'error',
] as const;

/** The word spoken at `ms` of the recording; a pause counts as the word before it. */
export const wordSpokenAt = (words: readonly TimedWord[], ms: number): TimedWord | null =>
  words.findLast(({ startMs }) => startMs <= ms) ?? null;

/** When the text at `offset` is spoken, in ms: the first word that ends after it. */
export const timeOf = (words: readonly TimedWord[], offset: number): number =>
  words.find(({ endChar }) => endChar > offset)?.startMs ?? words.at(-1)?.endMs ?? 0;

/** The spoken word is derived from the element's clock, which accounts for seeking, speed and stalls. */
export function createRecordedVoice(
  audio: HTMLAudioElement,
  { audioUrl, words }: { audioUrl: string; words: readonly TimedWord[] },
): ReadingVoice {
  const { state, watch, change } = createVoiceState();
  let nextWordTimer: ReturnType<typeof setTimeout> | undefined;
  let isVolumeKept = false;
  /** Start position in seconds, kept until the duration is known: some Safari versions discard a seek made before that. */
  let startAt: number | null = null;

  function status(): VoiceState['status'] {
    if (audio.error) return 'failed';
    if (audio.ended) return 'ended';
    if (audio.paused) return 'still';
    return audio.readyState < audio.HAVE_FUTURE_DATA ? 'waiting' : 'speaking';
  }
  const time = (): number => startAt ?? audio.currentTime;
  function seek(seconds: number): void {
    audio.currentTime = seconds;
    startAt = audio.readyState < audio.HAVE_METADATA ? seconds : null;
  }
  function seekAgain(): void {
    if (startAt !== null && Math.abs(audio.currentTime - startAt) * 1000 > CLOCK_PRECISION_MS)
      audio.currentTime = startAt;
    startAt = null;
  }
  function follow(): void {
    clearTimeout(nextWordTimer);
    const ms = time() * 1000 + CLOCK_PRECISION_MS;
    const word = wordSpokenAt(words, ms);
    change({ status: status(), spoken: word && { start: word.startChar, end: word.endChar } });
    const next = words.find(({ startMs }) => startMs > ms);
    if (!next || status() !== 'speaking') return;
    nextWordTimer = setTimeout(follow, Math.max((next.startMs - ms) / audio.playbackRate, SHORTEST_WAIT_MS));
  }
  /** iOS returns the set volume only until the next task. */
  function tryVolume(): void {
    const silent = new Audio();
    silent.volume = TRIAL_VOLUME;
    setTimeout(() => {
      isVolumeKept = silent.volume === TRIAL_VOLUME;
    });
  }
  /** Reloads after an error. Loading resets the position, so this seeks to it again. */
  function loadAgain(): void {
    const now = time();
    audio.load();
    seek(now);
  }
  async function play(): Promise<void> {
    if (audio.error) loadAgain();
    try {
      await audio.play();
    } catch (error) {
      const reason = error instanceof DOMException ? error.name : null;
      // The reader paused, or moved to another chapter, before playback started.
      if (reason === 'AbortError') return;
      // The browser requires a click on Play first.
      change({ status: reason === 'NotAllowedError' ? 'blocked' : 'failed', spoken: state().spoken });
    }
  }

  return {
    state,
    watch,
    play: () => void play(),
    pause() {
      audio.pause();
      follow();
    },
    moveTo(offset) {
      // Without word times, the offset cannot be mapped to a time, so the position stays.
      if (words.length > 0) seek(timeOf(words, offset) / 1000);
      follow();
    },
    setPace(pace) {
      // Both are set, because a new source resets the rate to the default.
      audio.defaultPlaybackRate = pace;
      audio.playbackRate = pace;
    },
    setLoudness(loudness) {
      audio.volume = loudness;
    },
    canFade: () => isVolumeKept,
    open() {
      const controller = new AbortController();
      for (const event of EVENTS) audio.addEventListener(event, follow, { signal: controller.signal });
      audio.addEventListener('loadedmetadata', seekAgain, { signal: controller.signal });
      audio.preservesPitch = true;
      audio.src = audioUrl;
      tryVolume();
      return () => {
        controller.abort();
        clearTimeout(nextWordTimer);
        audio.pause();
        audio.removeAttribute('src');
        audio.load();
      };
    },
  };
}
