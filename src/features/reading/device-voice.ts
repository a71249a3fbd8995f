import type { Span } from '@talelantern/domain/stories/paragraph-spans';
import { wordAt, type ChapterText } from './chapter-text.ts';
import { createVoiceState, type ReadingVoice } from './reading-voice.ts';

export interface DeviceSpeech {
  synthesis: SpeechSynthesis;
  voice: SpeechSynthesisVoice;
}

/**
 * A voice of the device itself. One that speaks through its maker's servers would send the story there, so it is never
 * taken (architecture §6).
 */
export function findDeviceVoice(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | null {
  const own = voices.filter(({ localService, lang }) => localService && /^en\b/i.test(lang));
  return own.find((voice) => voice.default) ?? own[0] ?? null;
}

/**
 * Reads sentence by sentence: browsers break off long utterances and some cannot pause one, so that pausing ends the
 * sentence and playing begins again at its last known word.
 */
export function createDeviceVoice(chapter: ChapterText, { synthesis, voice }: DeviceSpeech): ReadingVoice {
  const { state, watch, change } = createVoiceState();
  let at: Span | null = null;
  let pace = 1;
  let loudness = 1;
  /** What is being spoken; events of an earlier utterance are late and mean nothing. */
  let current: SpeechSynthesisUtterance | null = null;

  function stop(): void {
    current = null;
    synthesis.cancel();
  }

  function speakFrom(offset: number): void {
    const first = wordAt(chapter, offset);
    const sentence = first && chapter.sentences[first.sentence];
    if (!first || !sentence) return;
    stop();
    const utterance = new SpeechSynthesisUtterance(chapter.source.slice(first.start, sentence.end));
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = pace;
    utterance.volume = loudness;
    const hear = (event: 'start' | 'boundary' | 'end' | 'error', act: (event: SpeechSynthesisEvent) => void): void =>
      utterance.addEventListener(event, (happened) => {
        if (current === utterance) act(happened);
      });
    const say = (said: Span): void => {
      at = said;
      change({ status: 'speaking', said });
    };
    hear('start', () => say({ start: first.start, end: sentence.end }));
    hear('boundary', ({ charIndex, name }) => {
      const word = name === 'sentence' ? null : wordAt(chapter, first.start + charIndex);
      if (word) say({ start: word.start, end: word.end });
    });
    hear('end', () => goOnAfter(sentence.end));
    hear('error', () => change({ status: 'failed', said: at }));
    current = utterance;
    change({ status: 'waiting', said: at });
    synthesis.speak(utterance);
  }

  function goOnAfter(end: number): void {
    const last = chapter.words.at(-1);
    if (last && end < last.end) {
      speakFrom(end);
      return;
    }
    current = null;
    at = null;
    change({ status: 'ended', said: null });
  }

  const isReading = (): boolean => current !== null;

  return {
    state,
    watch,
    play: () => speakFrom(at?.start ?? 0),
    pause() {
      stop();
      change({ status: 'still', said: at });
    },
    moveTo(offset) {
      const word = wordAt(chapter, offset);
      at = word && { start: word.start, end: word.end };
      if (isReading()) speakFrom(offset);
      else change({ status: 'still', said: at });
    },
    setPace(next) {
      pace = next;
      if (isReading()) speakFrom(at?.start ?? 0);
    },
    setLoudness(next) {
      // Heard from the next sentence on.
      loudness = next;
    },
    open: () => stop,
  };
}
