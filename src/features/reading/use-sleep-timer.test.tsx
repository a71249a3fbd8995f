import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createVoiceState, type ReadingVoice } from './reading-voice.ts';
import type { SleepChoice } from './reader-settings.ts';
import { useSleepTimer } from './use-sleep-timer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const TEN_MINUTES_MS = 600_000;
const FADED_MS = 10_000;

const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

function createVoice(canFade: boolean) {
  const { state, watch, change } = createVoiceState();
  const calls = { pause: vi.fn(), moveTo: vi.fn(), setLoudness: vi.fn() };
  const voice: ReadingVoice = {
    state,
    watch,
    play: () => undefined,
    setPace: () => undefined,
    open: () => () => undefined,
    canFade: () => canFade,
    ...calls,
  };
  const speak = (start: number): void => act(() => change({ status: 'speaking', spoken: { start, end: start + 4 } }));
  return { voice, speak, ...calls };
}

function startTimer(voice: ReadingVoice) {
  const onTimeUp = vi.fn();
  const sentenceEndOf = (offset: number): number => (offset < 40 ? 40 : 80);
  const initialProps: { isSpeaking: boolean; choice: SleepChoice | null } = { isSpeaking: true, choice: '10' };
  const { result, rerender } = renderHook(
    ({ isSpeaking, choice }) => useSleepTimer({ choice, voice, isSpeaking, sentenceEndOf, onTimeUp }),
    { initialProps },
  );
  return Object.assign(onTimeUp, {
    minutesLeft: () => result.current,
    setSpeaking: (isSpeaking: boolean) => rerender({ ...initialProps, isSpeaking }),
    choose: (choice: SleepChoice | null) => rerender({ ...initialProps, choice }),
  });
}

test('the voice fades, and resumes later from where the fading began', () => {
  const { voice, speak, pause, moveTo, setLoudness } = createVoice(true);
  const onTimeUp = startTimer(voice);
  speak(20);
  pass(TEN_MINUTES_MS + 1_000);
  speak(30);
  pass(FADED_MS);
  expect(pause).toHaveBeenCalledOnce();
  expect(moveTo).toHaveBeenCalledWith(20);
  expect(setLoudness).toHaveBeenLastCalledWith(1);
  expect(onTimeUp).toHaveBeenCalledOnce();
});

test('a voice that cannot fade stops at the end of its sentence', () => {
  const { voice, speak, pause, moveTo, setLoudness } = createVoice(false);
  const onTimeUp = startTimer(voice);
  speak(20);
  pass(TEN_MINUTES_MS + FADED_MS);
  speak(36);
  expect(pause).not.toHaveBeenCalled();
  speak(44);
  expect(pause).toHaveBeenCalledOnce();
  expect(moveTo).toHaveBeenCalledWith(40);
  expect(setLoudness).not.toHaveBeenCalled();
  expect(onTimeUp).toHaveBeenCalledOnce();
});

test('after the sleep timer has ended, reading again starts another ten minutes', () => {
  const { voice, speak, pause } = createVoice(true);
  const timer = startTimer(voice);
  speak(20);
  pass(TEN_MINUTES_MS + 1_000 + FADED_MS);
  expect(pause).toHaveBeenCalledOnce();
  timer.setSpeaking(false);
  timer.setSpeaking(true);
  speak(24);
  pass(TEN_MINUTES_MS - 5_000);
  expect(pause).toHaveBeenCalledOnce();
  pass(6_000 + FADED_MS);
  expect(pause).toHaveBeenCalledTimes(2);
});

test.each([
  ['leaving Bedtime', null],
  ['choosing the end of the chapter', 'chapter'],
] as const)('%s resets the sleep timer, so that the next one has all its minutes', (_what, choice) => {
  const { voice, speak, pause } = createVoice(true);
  const timer = startTimer(voice);
  speak(20);
  pass(1_000);
  timer.choose(choice);
  pass(TEN_MINUTES_MS);
  timer.choose('10');
  expect(timer.minutesLeft()).toBeNull();
  pass(TEN_MINUTES_MS - 5_000);
  expect(pause).not.toHaveBeenCalled();
  pass(6_000 + FADED_MS);
  expect(pause).toHaveBeenCalledOnce();
});

test('a voice that is paused while it fades has its loudness again', () => {
  const { voice, speak, pause, setLoudness } = createVoice(true);
  const timer = startTimer(voice);
  speak(20);
  pass(TEN_MINUTES_MS + 5_000);
  expect(setLoudness).not.toHaveBeenLastCalledWith(1);
  timer.setSpeaking(false);
  expect(setLoudness).toHaveBeenLastCalledWith(1);
  pass(FADED_MS);
  expect(pause).not.toHaveBeenCalled();
});
