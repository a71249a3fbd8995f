import type { Span } from '@talelantern/domain/text/span';
import { useSyncExternalStore } from 'react';
import { wordAt, type ChapterText } from './chapter-text.ts';
import { createVoiceState, type ReadingVoice } from './reading-voice.ts';

export interface DeviceSpeech {
  synthesis: SpeechSynthesis;
  voice: SpeechSynthesisVoice;
}

/** 'en-GB'; Chrome on Android writes 'en_US', Firefox there 'eng-USA'. */
const ENGLISH = /^en(g)?([-_]|$)/i;

/** Apple's ordinary voices, one for each kind of English: its devices also list voices that croak, sing or ring. */
const ORDINARY = /^(Samantha|Daniel|Karen|Moira|Rishi|Tessa)\b/;

/** A local voice, in the family's own English if there is one. Other voices would send the story to their vendor. */
export function findDeviceVoice(
  voices: readonly SpeechSynthesisVoice[],
  language = navigator.language,
): SpeechSynthesisVoice | null {
  const localVoices = voices.filter(({ localService, lang }) => localService && ENGLISH.test(lang));
  const inEnglishOf = (locale: string) => localVoices.filter(({ lang }) => lang.replace('_', '-') === locale);
  const preferredVoices =
    [inEnglishOf(language), inEnglishOf('en-US'), localVoices].find(({ length }) => length > 0) ?? [];
  // Filtered further, because on iOS every voice is marked as a default.
  const defaults = preferredVoices.filter((voice) => voice.default);
  const choice = defaults.length > 0 ? defaults : preferredVoices;
  return choice.find(({ name }) => ORDINARY.test(name)) ?? choice[0] ?? null;
}

/**
 * Delay after a cancel. WebKit reports the end of a canceled sentence late and without naming the sentence: it would
 * count for a sentence that has started in the meantime.
 */
const CANCEL_MS = 100;

/** Time of the last cancel. Shared, because all voices of a page use one synthesis. */
let canceledAt = -Infinity;

/** By sentence: browsers cut off long utterances and some cannot pause one. Play restarts at the last known word. */
export function createDeviceVoice(chapter: ChapterText, { synthesis, voice }: DeviceSpeech): ReadingVoice {
  const { state, watch, change } = createVoiceState();
  let position: Span | null = null;
  let pace = 1;
  let loudness = 1;
  /** The current utterance; events of earlier ones are ignored. */
  let currentUtterance: SpeechSynthesisUtterance | null = null;
  /** Timer of a start that waits for the end of a cancel. */
  let delayTimer: ReturnType<typeof setTimeout> | null = null;

  function stop(): void {
    if (delayTimer !== null || synthesis.speaking || synthesis.pending) canceledAt = performance.now();
    if (delayTimer !== null) clearTimeout(delayTimer);
    delayTimer = null;
    currentUtterance = null;
    synthesis.cancel();
  }

  function speakFrom(offset: number): void {
    const firstWord = wordAt(chapter, offset);
    const sentence = firstWord && chapter.sentences[firstWord.sentence];
    if (!firstWord || !sentence) return;
    const utterance = new SpeechSynthesisUtterance(chapter.source.slice(firstWord.start, sentence.end));
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = pace;
    utterance.volume = loudness;
    const onEvent = (event: 'start' | 'boundary' | 'end' | 'error', act: (event: SpeechSynthesisEvent) => void): void =>
      utterance.addEventListener(event, (happened) => {
        if (currentUtterance === utterance) act(happened);
      });
    const report = (spoken: Span): void => {
      position = spoken;
      change({ status: 'speaking', spoken });
    };
    onEvent('start', () => report({ start: firstWord.start, end: sentence.end }));
    onEvent('boundary', ({ charIndex, name }) => {
      const word = name === 'sentence' ? null : wordAt(chapter, firstWord.start + charIndex);
      if (word) report({ start: word.start, end: word.end });
    });
    onEvent('end', () => continueAfter(sentence.end));
    onEvent('error', (event) => {
      currentUtterance = null;
      const isBlocked = 'error' in event && event.error === 'not-allowed';
      change({ status: isBlocked ? 'blocked' : 'failed', spoken: position });
    });
    currentUtterance = utterance;
    change({ status: 'waiting', spoken: position });
    synthesis.speak(utterance);
    // Before the first click, WebKit ignores `speak` without an event.
    if (currentUtterance !== utterance || synthesis.speaking || synthesis.pending) return;
    currentUtterance = null;
    change({ status: 'blocked', spoken: position });
  }

  /** Immediately if nothing was canceled: some browsers require a start in the click. Only the last start speaks. */
  function startFrom(offset: number): void {
    stop();
    const delay = canceledAt + CANCEL_MS - performance.now();
    if (delay <= 0) {
      speakFrom(offset);
      return;
    }
    delayTimer = setTimeout(() => {
      delayTimer = null;
      speakFrom(offset);
    }, delay);
    change({ status: 'waiting', spoken: position });
  }

  /** Does not cancel, because no speech is left, and WebKit may apply the cancel to the next sentence. */
  function continueAfter(end: number): void {
    const last = chapter.words.at(-1);
    if (last && end < last.end) {
      speakFrom(end);
      return;
    }
    currentUtterance = null;
    position = null;
    change({ status: 'ended', spoken: null });
  }

  /** Pauses if the sentence was dropped: a locked iPhone may drop one without an event. */
  function pauseIfDropped(): void {
    if (document.visibilityState !== 'visible' || !currentUtterance || synthesis.speaking || synthesis.pending) return;
    currentUtterance = null;
    change({ status: 'still', spoken: position });
  }

  const isReading = (): boolean => currentUtterance !== null || delayTimer !== null;

  return {
    state,
    watch,
    play: () => startFrom(position?.start ?? 0),
    pause() {
      stop();
      change({ status: 'still', spoken: position });
    },
    moveTo(offset) {
      const word = wordAt(chapter, offset);
      position = word && { start: word.start, end: word.end };
      if (isReading()) startFrom(offset);
      else change({ status: 'still', spoken: position });
    },
    setPace(next) {
      pace = next;
      if (isReading()) startFrom(position?.start ?? 0);
    },
    setLoudness(next) {
      // Takes effect with the next sentence.
      loudness = next;
    },
    canFade: () => false,
    open() {
      document.addEventListener('visibilitychange', pauseIfDropped);
      return () => {
        document.removeEventListener('visibilitychange', pauseIfDropped);
        stop();
      };
    },
  };
}

const synthesis: SpeechSynthesis | null = 'speechSynthesis' in globalThis ? globalThis.speechSynthesis : null;

const VOICES_TIMEOUT_MS = 1500;

/** Whether the list of voices is final: Chrome loads its voices only after the first call. */
let isListLoaded = synthesis === null;

function watchVoices(onChange: () => void): () => void {
  function handleLoaded(): void {
    isListLoaded = true;
    onChange();
  }
  const timeout = setTimeout(handleLoaded, VOICES_TIMEOUT_MS);
  synthesis?.addEventListener('voiceschanged', handleLoaded);
  return () => {
    clearTimeout(timeout);
    synthesis?.removeEventListener('voiceschanged', handleLoaded);
  };
}

let cachedSpeech: DeviceSpeech | null = null;

/** The local voice of this device: undefined while the browser loads its voices, null if it does not list any. */
export function findDeviceSpeech(): DeviceSpeech | null | undefined {
  const voice = synthesis && findDeviceVoice(synthesis.getVoices());
  if (!synthesis || !voice) return isListLoaded ? null : undefined;
  if (cachedSpeech?.voice.voiceURI !== voice.voiceURI) cachedSpeech = { synthesis, voice };
  return cachedSpeech;
}

/** Waits until the browser has loaded its voices. */
export function loadDeviceSpeech(): Promise<DeviceSpeech | null> {
  return new Promise((resolve) => {
    const speech = findDeviceSpeech();
    if (speech !== undefined) {
      resolve(speech);
      return;
    }
    const stopWatching = watchVoices(() => {
      stopWatching();
      resolve(findDeviceSpeech() ?? null);
    });
  });
}

export const useDeviceSpeech = (): DeviceSpeech | null | undefined =>
  useSyncExternalStore(watchVoices, findDeviceSpeech);
