import { MINUTE_MS } from '@talelantern/domain/time/day';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReadingVoice } from './reading-voice.ts';
import type { SleepChoice } from './reader-settings.ts';

const TICK_MS = 1_000;
const FADE_MS = 8_000;
const FADE_STEPS = 32;

interface SleepOptions {
  choice: SleepChoice | null;
  voice: ReadingVoice | null;
  isSpeaking: boolean;
  sentenceEndOf: (offset: number) => number;
  onTimeUp: () => void;
}

/** Fades the voice out, pauses it, and moves it back to where the fading began. Returns a function that stops this. */
function fadeOut(voice: ReadingVoice, onSilent: () => void): () => void {
  const beginning = voice.state().spoken;
  let step = 0;
  const timer = setInterval(() => {
    step += 1;
    voice.setLoudness(1 - step / FADE_STEPS);
    if (step < FADE_STEPS) return;
    clearInterval(timer);
    voice.pause();
    voice.setLoudness(1);
    if (beginning) voice.moveTo(beginning.start);
    onSilent();
  }, FADE_MS / FADE_STEPS);
  return () => {
    clearInterval(timer);
    voice.setLoudness(1);
  };
}

/** Pauses a voice that cannot fade at the end of its sentence. Returns a function that cancels the pause. */
function finishSentence(
  voice: ReadingVoice,
  sentenceEndOf: SleepOptions['sentenceEndOf'],
  onSilent: () => void,
): () => void {
  const { spoken } = voice.state();
  const end = spoken ? sentenceEndOf(spoken.start) : 0;
  function pause(): void {
    stopWatching();
    voice.pause();
    if (spoken) voice.moveTo(end);
    onSilent();
  }
  const stopWatching = voice.watch(() => {
    const now = voice.state().spoken;
    if (now && now.start >= end) pause();
  });
  if (!spoken) pause();
  return stopWatching;
}

/** Starts at the first spoken word, also runs during pauses. Returns the minutes left, rounded up; null before. */
export function useSleepTimer({ choice, voice, isSpeaking, sentenceEndOf, onTimeUp }: SleepOptions): number | null {
  const countdown = useRef<{ choice: SleepChoice; endsAt: number } | null>(null);
  const [remaining, setRemaining] = useState<{ choice: SleepChoice; minutes: number } | null>(null);
  if (remaining && remaining.choice !== choice) setRemaining(null);
  const handleTimeUp = useEffectEvent(onTimeUp);
  const endOf = useEffectEvent(sentenceEndOf);

  useEffect(() => {
    if (choice === null || choice === 'chapter') {
      countdown.current = null;
      return;
    }
    if (!voice) return;
    if (countdown.current?.choice !== choice) countdown.current = null;
    if (isSpeaking) countdown.current ??= { choice, endsAt: Date.now() + Number(choice) * MINUTE_MS };
    const started = countdown.current;
    if (!started) return;

    let stopFading: (() => void) | null = null;
    function look(endsAt: number, speaker: ReadingVoice, of: SleepChoice): void {
      const remainingMs = endsAt - Date.now();
      setRemaining(remainingMs > 0 ? { choice: of, minutes: Math.ceil(remainingMs / MINUTE_MS) } : null);
      if (remainingMs > 0) return;
      clearInterval(timer);
      countdown.current = null;
      if (!isSpeaking) return;
      const onSilent = (): void => handleTimeUp();
      stopFading = speaker.canFade() ? fadeOut(speaker, onSilent) : finishSentence(speaker, endOf, onSilent);
    }
    const timer = setInterval(() => look(started.endsAt, voice, choice), TICK_MS);
    return () => {
      clearInterval(timer);
      stopFading?.();
    };
  }, [choice, voice, isSpeaking]);

  return remaining?.minutes ?? null;
}
