import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useDeviceSpeech } from './device-voice.ts';

/** Set before the import, which looks up the synthesis once. */
vi.hoisted(() => {
  const synthesis = Object.assign(new EventTarget(), { getVoices: (): object[] => [] });
  Object.assign(window, { speechSynthesis: synthesis });
});

beforeEach(() => {
  vi.useFakeTimers();
});

it('a browser that loads no voices within 1.5 seconds counts as one without voices', () => {
  const { result } = renderHook(useDeviceSpeech);
  expect(result.current).toBeUndefined();
  act(() => void vi.advanceTimersByTime(1_500));
  expect(result.current).toBeNull();
});
