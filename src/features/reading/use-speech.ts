import type { Span } from '@talelantern/domain/stories/paragraph-spans';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { readChapter } from './chapter-text.ts';
import { createDeviceVoice, useDeviceSpeech } from './device-voice.ts';
import { STOPPED, type ReadingVoice, type VoiceState } from './reading-voice.ts';

const subscribeToNothing = (): (() => void) => () => undefined;
const getStopped = (): VoiceState => STOPPED;

/** Says single sentences in the device's voice; `say` is null without one. A new sentence stops the one before. */
export function useSpeech(): { say: ((text: string) => void) | null; text: string | null; spoken: Span | null } {
  const speech = useDeviceSpeech();
  const [said, setSaid] = useState<{ text: string; voice: ReadingVoice } | null>(null);
  useEffect(() => {
    if (!said) return undefined;
    const close = said.voice.open();
    said.voice.play();
    return close;
  }, [said]);
  const { spoken } = useSyncExternalStore(said?.voice.watch ?? subscribeToNothing, said?.voice.state ?? getStopped);
  return {
    say: speech ? (text) => setSaid({ text, voice: createDeviceVoice(readChapter(text), speech) }) : null,
    text: said?.text ?? null,
    spoken,
  };
}
