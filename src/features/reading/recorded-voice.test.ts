import { describe, expect, it, vi } from 'vitest';
import { createRecordedVoice, timeOf, wordSpokenAt } from './recorded-voice.ts';

const words = [
  { text: 'One', startMs: 100, endMs: 300, startChar: 0, endChar: 3 },
  { text: 'two.', startMs: 350, endMs: 600, startChar: 4, endChar: 8 },
  { text: 'Three', startMs: 1_400, endMs: 1_700, startChar: 10, endChar: 15 },
];

describe('spoken word', () => {
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
});

describe('time of a text offset', () => {
  it.each([
    ['its word', 1, 100],
    ['the word after a gap', 3, 350],
    ['the first word of the next paragraph', 9, 1_400],
    ['the end beyond the last word', 40, 1_700],
  ])('the time of a text offset is that of %s', (_case, offset, ms) => {
    expect(timeOf(words, offset)).toBe(ms);
  });

  it('the time of a word maps back to the same word', () => {
    for (const word of words) expect(wordSpokenAt(words, timeOf(words, word.startChar))).toBe(word);
  });
});

it('setLoudness sets the volume of a recorded voice', () => {
  const audio = { volume: 1 } as HTMLAudioElement;
  createRecordedVoice(audio, { audioUrl: '', words }).setLoudness(0.3);
  expect(audio.volume).toBe(0.3);
});

/** An audio element whose play is answered with `error`. */
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
])('a play that is refused with %s leaves the voice %s', async (name, status) => {
  const voice = createRecordedVoice(audioThatRefuses(new DOMException('no', name)), { audioUrl: '', words });
  voice.play();
  await expect.poll(() => voice.state().status).toBe(status);
});

it('after the connection was lost the recording goes on where it was', () => {
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

it('a voice can fade only where the browser lets its volume be set', () => {
  const settable = { volume: 0.8 } as HTMLAudioElement;
  expect(createRecordedVoice(settable, { audioUrl: '', words }).canFade()).toBe(true);
  expect(settable.volume).toBe(0.8);
  const fixed = Object.defineProperty({}, 'volume', { get: () => 1, set() {} }) as HTMLAudioElement;
  expect(createRecordedVoice(fixed, { audioUrl: '', words }).canFade()).toBe(false);
});
