import { useEffect, useMemo, useState } from 'react';
import type { Recording } from '../../services/reading/reading-service.ts';
import type { ChapterText } from './chapter-text.ts';
import { createDeviceVoice, type DeviceSpeech } from './device-voice.ts';
import { useVoiceState, type ReadingVoice } from './reading-voice.ts';
import { readerAudio } from './reader-audio.ts';
import { createRecordedVoice } from './recorded-voice.ts';

interface VoiceOptions {
  chapter: ChapterText;
  recording: Recording | null;
  speech: DeviceSpeech | null;
  pace: number;
}

/** The voice for the open chapter. Changing the chapter or the source creates a new one, paused. */
export function useChapterVoice({ chapter, recording, speech, pace }: VoiceOptions) {
  const voice = useMemo((): ReadingVoice | null => {
    if (recording) return createRecordedVoice(readerAudio(), recording);
    return speech && createDeviceVoice(chapter, speech);
  }, [recording, speech, chapter]);
  useEffect(() => voice?.open(), [voice]);
  useEffect(() => voice?.setPace(pace), [voice, pace]);
  return { voice, state: useVoiceState(voice) };
}

/**
 * The recording to play. A recording that arrives during reading, such as one made while the device's voice reads, is
 * used after the next pause, because changing the voice stops the reading.
 */
export function useUntilPause(
  part: number,
  recording: Recording | null | undefined,
  isReading: boolean,
): Recording | null | undefined {
  const [inUse, setInUse] = useState({ part, recording });
  const staysInUse = isReading && inUse.part === part && inUse.recording !== undefined;
  if (!staysInUse && (inUse.part !== part || inUse.recording !== recording)) setInUse({ part, recording });
  return inUse.recording;
}

export type ChapterVoice = ReturnType<typeof useChapterVoice>;
