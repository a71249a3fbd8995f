import type { Span } from '@talelantern/domain/stories/paragraph-spans';

/** What a voice is doing. `said` is the stretch of text it is at: a word, or a sentence where it tells no more. */
export interface VoiceState {
  status: 'still' | 'waiting' | 'speaking' | 'ended' | 'failed';
  said: Span | null;
}

export const STILL: VoiceState = { status: 'still', said: null };

/** Reads one chapter aloud: a recording, or the voice of the device. Offsets are those of the stored chapter. */
export interface ReadingVoice {
  state: () => VoiceState;
  watch: (onChange: () => void) => () => void;
  /** From where it is; from the beginning once it has ended. */
  play: () => void;
  pause: () => void;
  /** Goes on, or will begin, at this offset. */
  moveTo: (offset: number) => void;
  /** 1 is as recorded. The pitch stays. */
  setPace: (pace: number) => void;
  /** 0 to 1. */
  setLoudness: (loudness: number) => void;
  /** Takes up its work; nothing else is called before. Returns how to end it. */
  open: () => () => void;
}

/** The state of a voice and those who watch it. */
interface VoiceStateKeeper extends Pick<ReadingVoice, 'state' | 'watch'> {
  change: (next: VoiceState) => void;
}

export function createVoiceState(): VoiceStateKeeper {
  const listeners = new Set<() => void>();
  let state = STILL;
  return {
    state: () => state,
    watch(onChange) {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
    change(next) {
      const isSame =
        next.status === state.status && next.said?.start === state.said?.start && next.said?.end === state.said?.end;
      if (isSame) return;
      state = next;
      for (const listener of listeners) listener();
    },
  };
}
