import type { Span } from '@talelantern/domain/text/span';
import { useSyncExternalStore } from 'react';
import { createListeners } from '../../services/core/listeners.ts';

/** `blocked`: the browser requires another click. `spoken`: the current word, or sentence if words are not reported. */
export interface VoiceState {
  status: 'still' | 'waiting' | 'speaking' | 'ended' | 'failed' | 'blocked';
  spoken: Span | null;
}

const STOPPED: VoiceState = { status: 'still', spoken: null };

/** Reads one chapter aloud: a recording or the device's voice. Offsets refer to the stored chapter. */
export interface ReadingVoice {
  state: () => VoiceState;
  watch: (onChange: () => void) => () => void;
  /** Continues; starts from the beginning if the chapter has ended. */
  play: () => void;
  pause: () => void;
  /** Continues at this offset, or starts there at the next `play`. */
  moveTo: (offset: number) => void;
  /** 1 is the recorded speed. The pitch does not change. */
  setPace: (pace: number) => void;
  /** From 0 to 1. */
  setLoudness: (loudness: number) => void;
  /** Whether the loudness changes immediately: on iOS only the device's buttons change it. */
  canFade: () => boolean;
  /** Must be called first. Returns a function that closes the voice. */
  open: () => () => void;
}

export function createVoiceState() {
  const { watch, notify } = createListeners();
  let state = STOPPED;
  return {
    state: () => state,
    watch,
    change: (next: VoiceState): void => {
      const isUnchanged =
        next.status === state.status &&
        next.spoken?.start === state.spoken?.start &&
        next.spoken?.end === state.spoken?.end;
      if (isUnchanged) return;
      state = next;
      notify();
    },
  };
}

const subscribeToNothing = (): (() => void) => () => undefined;
const getStopped = (): VoiceState => STOPPED;

export const useVoiceState = (voice: ReadingVoice | null | undefined): VoiceState =>
  useSyncExternalStore(voice?.watch ?? subscribeToNothing, voice?.state ?? getStopped);
