import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Recording } from '../../services/reading/reading-service.ts';
import { useUntilPause } from './use-chapter-voice.ts';

const recording: Recording = { audioUrl: 'https://files.test/a.mp3', durationSeconds: 130, voice: 'sage', words: [] };
const newRecording: Recording = { ...recording, voice: 'coral' };

interface Reading {
  part: number;
  recording: Recording | null | undefined;
  isReading: boolean;
}

const read = (initialProps: Reading) =>
  renderHook((props: Reading) => useUntilPause(props.part, props.recording, props.isReading), { initialProps });

it.each([
  ['the device reads', null],
  ['an earlier recording plays', newRecording],
])('a recording that arrives while %s is used after the next pause', (_which, before) => {
  const { result, rerender } = read({ part: 0, recording: before, isReading: true });
  rerender({ part: 0, recording, isReading: true });
  expect(result.current).toBe(before);
  rerender({ part: 0, recording, isReading: false });
  expect(result.current).toBe(recording);
});

it('the recording of the next chapter is used immediately', () => {
  const { result, rerender } = read({ part: 0, recording: null, isReading: true });
  rerender({ part: 1, recording, isReading: true });
  expect(result.current).toBe(recording);
});

it('a recording that finishes loading is used even if reading is about to start', () => {
  const { result, rerender } = read({ part: 0, recording: undefined, isReading: true });
  rerender({ part: 0, recording, isReading: true });
  expect(result.current).toBe(recording);
});
