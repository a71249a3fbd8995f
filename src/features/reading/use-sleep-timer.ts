import { useEffect, useRef, useState } from 'react';
import type { ReadingVoice } from './reading-voice.ts';
import type { SleepChoice } from './reader-settings.ts';

const MINUTE_MS = 60_000;
/** How often the clock is looked at. */
const LOOK_MS = 1_000;
/** How long the voice takes to fall silent. */
const FADE_MS = 8_000;
const FADE_STEPS = 32;

interface SleepOptions {
  /** Null outside bedtime. */
  choice: SleepChoice | null;
  voice: ReadingVoice | null;
  isSpeaking: boolean;
  /** The voice has fallen silent. */
  onAsleep: () => void;
}

/** Lets the voice fade, then pauses it with its loudness restored. Returns how to stop fading. */
function fadeOut(voice: ReadingVoice, onSilent: () => void): () => void {
  let step = 0;
  const timer = setInterval(() => {
    step += 1;
    voice.setLoudness(1 - step / FADE_STEPS);
    if (step < FADE_STEPS) return;
    clearInterval(timer);
    voice.pause();
    voice.setLoudness(1);
    onSilent();
  }, FADE_MS / FADE_STEPS);
  return () => {
    clearInterval(timer);
    voice.setLoudness(1);
  };
}

/**
 * Counts the minutes from the first word on; when they are over the voice fades. Pausing does not stop the count: it is
 * late all the same. Returns the whole minutes that are left, null while nothing is counted.
 */
export function useSleepTimer({ choice, voice, isSpeaking, onAsleep }: SleepOptions): number | null {
  const count = useRef<{ choice: SleepChoice; endsAt: number } | null>(null);
  const [left, setLeft] = useState<{ choice: SleepChoice; minutes: number } | null>(null);
  const asleep = useRef(onAsleep);
  useEffect(() => {
    asleep.current = onAsleep;
  });

  useEffect(() => {
    if (choice === null || choice === 'chapter' || !voice) return;
    if (count.current?.choice !== choice) count.current = null;
    if (isSpeaking) count.current ??= { choice, endsAt: Date.now() + Number(choice) * MINUTE_MS };
    const counted = count.current;
    if (!counted) return;

    let stopFading: (() => void) | null = null;
    function look(endsAt: number, speaker: ReadingVoice, of: SleepChoice): void {
      const rest = endsAt - Date.now();
      setLeft(rest > 0 ? { choice: of, minutes: Math.ceil(rest / MINUTE_MS) } : null);
      if (rest > 0) return;
      clearInterval(timer);
      count.current = null;
      if (isSpeaking) stopFading = fadeOut(speaker, () => asleep.current());
    }
    const timer = setInterval(() => look(counted.endsAt, voice, choice), LOOK_MS);
    return () => {
      clearInterval(timer);
      stopFading?.();
    };
  }, [choice, voice, isSpeaking]);

  return left?.choice === choice ? left.minutes : null;
}
