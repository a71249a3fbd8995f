import type { TimedWord } from '@talelantern/domain/narration/word-timings';
import { createVoiceState, type ReadingVoice, type VoiceState } from './reading-voice.ts';

/** Rounding of the browser's clock must not put a word that was tapped before its own beginning. */
const CLOCK_GRAIN_MS = 1;

/** All that may move the element's clock, begin it or stop it. */
const EVENTS = ['play', 'playing', 'pause', 'waiting', 'seeking', 'seeked', 'timeupdate', 'ended', 'error'] as const;

/** The word that is being said at a time of the recording, in ms; a pause belongs to the word before it. */
export function wordSaidAt(words: readonly TimedWord[], ms: number): TimedWord | null {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.startMs ?? Infinity) <= ms) low = middle + 1;
    else high = middle;
  }
  return words[low - 1] ?? null;
}

/** When the text at `offset` is said, in ms: the first word that ends behind it. */
export const timeOf = (words: readonly TimedWord[], offset: number): number =>
  words.find(({ endChar }) => endChar > offset)?.startMs ?? words.at(-1)?.endMs ?? 0;

/** Plays a recording in `audio`; the word follows the element's own clock, whatever moves it: seeking, pace, a stall. */
export function createRecordedVoice(
  audio: HTMLAudioElement,
  { audioUrl, words }: { audioUrl: string; words: readonly TimedWord[] },
): ReadingVoice {
  const { state, watch, change } = createVoiceState();
  let frame = 0;

  function status(): VoiceState['status'] {
    if (audio.error) return 'failed';
    if (audio.ended) return 'ended';
    if (audio.paused) return 'still';
    return audio.readyState < audio.HAVE_FUTURE_DATA ? 'waiting' : 'speaking';
  }
  function follow(): void {
    const word = wordSaidAt(words, audio.currentTime * 1000 + CLOCK_GRAIN_MS);
    change({ status: status(), said: word && { start: word.startChar, end: word.endChar } });
    cancelAnimationFrame(frame);
    if (!audio.paused && !audio.ended) frame = requestAnimationFrame(follow);
  }
  async function play(): Promise<void> {
    if (audio.error) audio.load();
    try {
      await audio.play();
    } catch (error) {
      const reason = error instanceof DOMException ? error.name : null;
      // Paused, or moved on to another chapter, before it began.
      if (reason === 'AbortError') return;
      // The browser wants a press of the button first.
      if (reason === 'NotAllowedError') follow();
      else change({ status: 'failed', said: null });
    }
  }

  return {
    state,
    watch,
    play: () => void play(),
    pause() {
      audio.pause();
      // The event comes later.
      follow();
    },
    moveTo(offset) {
      audio.currentTime = timeOf(words, offset) / 1000;
      follow();
    },
    setPace(pace) {
      // A new source takes the default one.
      audio.defaultPlaybackRate = pace;
      audio.playbackRate = pace;
    },
    setLoudness(loudness) {
      audio.volume = loudness;
    },
    open() {
      const stop = new AbortController();
      for (const event of EVENTS) audio.addEventListener(event, follow, { signal: stop.signal });
      audio.preservesPitch = true;
      audio.src = audioUrl;
      return () => {
        stop.abort();
        cancelAnimationFrame(frame);
        audio.pause();
        audio.removeAttribute('src');
        audio.load();
      };
    },
  };
}
