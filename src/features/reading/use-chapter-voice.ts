import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Recording } from '../../services/reading-service.ts';
import type { ChapterText } from './chapter-text.ts';
import { createDeviceVoice, type DeviceSpeech } from './device-voice.ts';
import { STILL, type ReadingVoice, type VoiceState } from './reading-voice.ts';
import { createRecordedVoice } from './recorded-voice.ts';

interface VoiceOptions {
  chapter: ChapterText;
  /** Null where the chapter is not to be read by a recording. */
  recording: Recording | null;
  /** Null where it is not to be read by the device. */
  speech: DeviceSpeech | null;
  pace: number;
}

export interface ChapterVoice {
  /** Null where nobody can read the chapter (yet). */
  voice: ReadingVoice | null;
  state: VoiceState;
  /** The <audio> element is there, or gone. */
  holdAudio: (audio: HTMLAudioElement | null) => void;
}

const watchNothing = (): (() => void) => () => undefined;
const beStill = (): VoiceState => STILL;

/** The voice that reads the open chapter. A change of chapter or teller begins with a new one, which is still. */
export function useChapterVoice({ chapter, recording, speech, pace }: VoiceOptions): ChapterVoice {
  const [audio, holdAudio] = useState<HTMLAudioElement | null>(null);
  const voice = useMemo((): ReadingVoice | null => {
    if (recording && audio) return createRecordedVoice(audio, recording);
    return speech && createDeviceVoice(chapter, speech);
  }, [recording, audio, speech, chapter]);
  useEffect(() => voice?.open(), [voice]);
  useEffect(() => voice?.setPace(pace), [voice, pace]);

  const state = useSyncExternalStore(voice?.watch ?? watchNothing, voice?.state ?? beStill);
  return { voice, state, holdAudio };
}
