import type { Span } from '@talelantern/domain/text/span';
import { useEffect, useState } from 'react';
import { readChapter } from './chapter-text.ts';
import { createDeviceVoice, useDeviceSpeech } from './device-voice.ts';
import { useVoiceState, type ReadingVoice } from './reading-voice.ts';

/**
 * Speaks single sentences in the device's voice; `say` is null without a voice. A new sentence stops the previous one.
 */
export function useSpeech(): { say: ((text: string) => void) | null; text: string | null; spoken: Span | null } {
  const speech = useDeviceSpeech();
  const [said, setSaid] = useState<{ text: string; voice: ReadingVoice } | null>(null);
  useEffect(() => {
    if (!said) return undefined;
    const close = said.voice.open();
    said.voice.play();
    return close;
  }, [said]);
  return {
    say: speech ? (text) => setSaid({ text, voice: createDeviceVoice(readChapter(text), speech) }) : null,
    text: said?.text ?? null,
    spoken: useVoiceState(said?.voice).spoken,
  };
}
