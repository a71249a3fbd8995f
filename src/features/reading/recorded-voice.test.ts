import { afterEach, expect, it, vi } from 'vitest';
import { createRecordedVoice, timeOf, wordSpokenAt } from './recorded-voice.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const words = [
  { text: 'One', startMs: 100, endMs: 300, startChar: 0, endChar: 3 },
  { text: 'two.', startMs: 350, endMs: 600, startChar: 4, endChar: 8 },
  { text: 'Three', startMs: 1_400, endMs: 1_700, startChar: 10, endChar: 15 },
];

it.each([
  [0, undefined],
  [99, undefined],
  [100, 'One'],
  [349, 'One'],
  [350, 'two.'],
  [1_399, 'two.'],
  [1_400, 'Three'],
  [99_000, 'Three'],
])('after %i ms of the recording the spoken word is %s', (ms, text) => {
  expect(wordSpokenAt(words, ms)?.text).toBe(text);
});

it.each([
  ['its word', 1, 100],
  ['the word after a gap', 3, 350],
  ['the first word of the next paragraph', 9, 1_400],
  ['the end beyond the last word', 40, 1_700],
])('a text offset has the time of %s', (_case, offset, ms) => {
  expect(timeOf(words, offset)).toBe(ms);
});

it('the start time of a word maps back to the same word', () => {
  for (const word of words) expect(wordSpokenAt(words, timeOf(words, word.startChar))).toBe(word);
});

it('setLoudness sets the volume of a recorded voice', () => {
  const audio = { volume: 1 } as HTMLAudioElement;
  createRecordedVoice(audio, { audioUrl: '', words }).setLoudness(0.3);
  expect(audio.volume).toBe(0.3);
});

/** A voice whose recording is played at `playbackRate`; `at` moves its clock. */
function playingVoice(playbackRate: number) {
  vi.useFakeTimers();
  vi.stubGlobal('Audio', EventTarget);
  const states = { HAVE_METADATA: 1, HAVE_FUTURE_DATA: 3, readyState: 4, paused: false, ended: false, error: null };
  const methods = { pause: () => undefined, removeAttribute: () => undefined, load: () => undefined };
  const audio = Object.assign(new EventTarget(), states, methods, { currentTime: 0, playbackRate });
  const voice = createRecordedVoice(audio as unknown as HTMLAudioElement, { audioUrl: '', words });
  const close = voice.open();
  vi.runAllTimers();
  const looks = vi.spyOn(audio, 'currentTime', 'get');
  function at(ms: number): void {
    looks.mockReturnValue(ms / 1000);
  }
  at(100);
  audio.dispatchEvent(new Event('playing'));
  looks.mockClear();
  return { audio, voice, close, looks, at };
}

it.each([
  [1, 249],
  [0.75, 332],
])('at %f times the speed, the clock is read again when the next word begins', (pace, wait) => {
  const { voice, looks, at } = playingVoice(pace);
  expect(voice.state().spoken).toEqual({ start: 0, end: 3 });
  vi.advanceTimersByTime(wait - 1);
  expect(looks).not.toHaveBeenCalled();
  at(350);
  vi.advanceTimersByTime(1);
  expect(voice.state().spoken).toEqual({ start: 4, end: 8 });
});

it('while the clock is late for a word, it is read at most every 30 ms', () => {
  const { voice, looks, at } = playingVoice(1);
  at(345);
  vi.advanceTimersByTime(249);
  expect(looks).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(29);
  expect(looks).toHaveBeenCalledOnce();
  at(375);
  vi.advanceTimersByTime(1);
  expect(voice.state().spoken).toEqual({ start: 4, end: 8 });
});

it.each([
  ['stalls', { readyState: 2 }, 'waiting'],
  ['is paused', { paused: true }, 'pause'],
])('no word is awaited while the recording %s', (_what, change, event) => {
  const { audio } = playingVoice(1);
  expect(vi.getTimerCount()).toBe(1);
  Object.assign(audio, change);
  audio.dispatchEvent(new Event(event));
  expect(vi.getTimerCount()).toBe(0);
});

it('no timer runs once the voice is closed', () => {
  playingVoice(1).close();
  expect(vi.getTimerCount()).toBe(0);
});

it('no timer runs after the last word', () => {
  const { audio, at } = playingVoice(1);
  at(1_500);
  audio.dispatchEvent(new Event('timeupdate'));
  expect(vi.getTimerCount()).toBe(0);
});

/** An audio element whose `play` rejects with `error`. */
function audioThatRefuses(error: Error): HTMLAudioElement {
  const play = async (): Promise<void> => {
    throw error;
  };
  return { volume: 1, paused: true, currentTime: 0, error: null, play } as unknown as HTMLAudioElement;
}

it.each([
  ['NotAllowedError', 'blocked'],
  ['NotSupportedError', 'failed'],
  ['AbortError', 'still'],
])('if playing is rejected with %s, the voice is %s', async (name, status) => {
  const voice = createRecordedVoice(audioThatRefuses(new DOMException('no', name)), { audioUrl: '', words });
  voice.play();
  await expect.poll(() => voice.state().status).toBe(status);
});

it('after a lost connection the recording resumes where it was', () => {
  const audio = {
    error: { code: 2 },
    currentTime: 0.5,
    load(this: HTMLAudioElement) {
      Object.assign(this, { error: null, currentTime: 0 });
    },
    play: vi.fn(async () => undefined),
  };
  createRecordedVoice(audio as unknown as HTMLAudioElement, { audioUrl: '', words }).play();
  expect(audio.play).toHaveBeenCalledOnce();
  expect(audio).toMatchObject({ error: null, currentTime: 0.5 });
});

/** An audio element that discards a seek made before the duration is known. */
class ForgetfulAudio extends EventTarget {
  readonly HAVE_METADATA = 1;
  readyState = 0;
  paused = true;
  #now = 0;
  get currentTime(): number {
    return this.#now;
  }
  set currentTime(next: number) {
    if (this.readyState >= this.HAVE_METADATA) this.#now = next;
  }
}

it('a word that is chosen before the recording’s duration is known is played once it is known', () => {
  vi.stubGlobal('Audio', ForgetfulAudio);
  const audio = new ForgetfulAudio();
  const voice = createRecordedVoice(audio as unknown as HTMLAudioElement, { audioUrl: '', words });
  voice.open();
  voice.moveTo(10);
  expect(voice.state().spoken).toEqual({ start: 10, end: 15 });
  audio.readyState = audio.HAVE_METADATA;
  audio.dispatchEvent(new Event('loadedmetadata'));
  expect(audio.currentTime).toBe(1.4);
});

it('without word times, choosing a position in the text does not move the recording', () => {
  const audio = new ForgetfulAudio();
  audio.readyState = audio.HAVE_METADATA;
  audio.currentTime = 0.5;
  createRecordedVoice(audio as unknown as HTMLAudioElement, { audioUrl: '', words: [] }).moveTo(10);
  expect(audio.currentTime).toBe(0.5);
});

/** Whether a voice can fade in a browser in which a set volume becomes `keep(volume)`. */
async function canFade(keep: (audio: { now: number }, volume: number) => void): Promise<boolean> {
  class Sound extends EventTarget {
    readonly #kept = { now: 1 };
    get volume(): number {
      return this.#kept.now;
    }
    set volume(next: number) {
      keep(this.#kept, next);
    }
  }
  vi.stubGlobal('Audio', Sound);
  const voice = createRecordedVoice(new Sound() as unknown as HTMLAudioElement, { audioUrl: '', words });
  voice.open();
  await new Promise((resolve) => setTimeout(resolve));
  return voice.canFade();
}

it('a voice can fade where the browser lets a volume be set', async () => {
  const isSet = await canFade((audio, volume) => {
    audio.now = volume;
  });
  expect(isSet).toBe(true);
});

it('a voice cannot fade on iOS, which ignores a new volume or resets it in the next task', async () => {
  expect(await canFade(() => undefined)).toBe(false);
  const isSet = await canFade((audio, volume) => {
    audio.now = volume;
    setTimeout(() => {
      audio.now = 1;
    });
  });
  expect(isSet).toBe(false);
});
