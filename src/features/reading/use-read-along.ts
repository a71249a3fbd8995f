import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { END, pageOf, START } from './book-pages.ts';
import { wordAt } from './chapter-text.ts';
import { createReadAlongActions, type OnlyPage, type PendingStart, type ReaderState } from './read-along-actions.ts';
import type { ChapterVoice } from './use-chapter-voice.ts';

interface ReadAlongOptions extends ReaderState {
  chapterVoice: ChapterVoice;
  isBedtime: boolean;
}

/** Keeps voice and page in step: turning the page moves the voice, and the voice turns the page. */
export function useReadAlong(options: ReadAlongOptions) {
  const { position, chapter, lastPart, pages, goTo, chapterVoice, isVoiceLoading, isBedtime } = options;
  const { voice, state } = chapterVoice;
  const spoken = state.spoken && wordAt(chapter, state.spoken.start);
  const page = pageOf(pages, position.word);
  const isPlaying = state.status === 'speaking' || state.status === 'waiting';
  const hasEnded = state.status === 'ended';
  /** Bedtime: the voice has paused after a page and is waiting for the user. */
  const [isPausedAtBedtime, setPausedAtBedtime] = useState(false);
  const [onlyPage, setOnlyPage] = useState<OnlyPage>(null);
  /** A start that waits for the voice; dropped by Pause and when another chapter is opened. */
  const [pendingStart, awaitVoice] = useState<PendingStart | null>(null);

  const pauseForBedtime = useCallback(() => {
    setOnlyPage(null);
    setPausedAtBedtime(true);
  }, []);
  const endPause = (only: OnlyPage): void => {
    setOnlyPage(only);
    setPausedAtBedtime(false);
  };

  const spokenPage = spoken && pageOf(pages, spoken.index);
  const laidOut = useRef(pages);
  useEffect(() => {
    const isNewLayout = laidOut.current !== pages;
    laidOut.current = pages;
    if (!isPlaying || spoken === null || spokenPage === null) return;
    // When the device is turned, the same words move to another page.
    if (isNewLayout && typeof onlyPage === 'number') setOnlyPage(spokenPage);
    else if (onlyPage === 'coming') setOnlyPage(spokenPage);
    else if (onlyPage !== null && spokenPage !== onlyPage) {
      voice?.pause();
      pauseForBedtime();
    } else if (spokenPage !== page) goTo({ part: position.part, word: spoken.index });
  }, [isPlaying, spoken, spokenPage, onlyPage, page, pages, position.part, voice, goTo, pauseForBedtime]);

  useEffect(() => {
    if (!hasEnded) return;
    if (position.part === lastPart) goTo({ part: lastPart, word: END });
    if (isBedtime) pauseForBedtime();
    else if (position.part < lastPart) {
      awaitVoice({ begin: (how) => how.resume() });
      goTo({ part: position.part + 1, word: START });
    }
    // Runs only when the voice ends.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [hasEnded]);

  const actions = createReadAlongActions({ ...options, voice, spoken, isPlaying, hasEnded, endPause, awaitVoice });
  const begin = useEffectEvent(() => {
    awaitVoice(null);
    pendingStart?.begin(actions);
  });
  const canBegin = pendingStart !== null && (voice !== null || !isVoiceLoading);
  useEffect(() => {
    if (canBegin) begin();
  }, [canBegin]);

  const hasMore = !hasEnded || position.part < lastPart;
  /** Whether reading continues with this voice, possibly after the bedtime pause. */
  const isVoiceInUse = isPlaying || (hasEnded && position.part < lastPart) || isPausedAtBedtime;
  return {
    spoken,
    page,
    /** Whether the voice reads or is to start: a click pauses it. */
    isPlaying: isPlaying || pendingStart !== null,
    /** Whether nothing is heard yet. */
    isBusy: state.status === 'waiting' || pendingStart !== null,
    hasEnded,
    isVoiceInUse,
    isPausedAtBedtime,
    hasMore,
    pauseForBedtime,
    ...actions,
  };
}

export type ReadAlong = ReturnType<typeof useReadAlong>;
