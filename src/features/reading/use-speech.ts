import type { Span } from '@talelantern/domain/text/span';
import { useEffect, useState } from 'react';
import { readChapter } from './chapter-text.ts';
import { createDeviceVoice, useDeviceSpeech } from './device-voice.ts';
import { useVoiceState, type ReadingVoice } from './reading-voice.ts';

/** Speaks single sentences in the device's voice; `say` is null without one. A new sentence stops the previous one. */
export function useSpeech(): { say: ((text: string) => void) | null; text: string | null; spoken: Span | null } {
  const speech = useDeviceSpeech();
  const [utterance, setUtterance] = useState<{ text: string; voice: ReadingVoice } | null>(null);
  useEffect(() => {
    if (!utterance) return undefined;
    const close = utterance.voice.open();
    utterance.voice.play();
    return close;
  }, [utterance]);
  return {
    say: speech ? (text) => setUtterance({ text, voice: createDeviceVoice(readChapter(text), speech) }) : null,
    text: utterance?.text ?? null,
    spoken: useVoiceState(utterance?.voice).spoken,
  };
}
