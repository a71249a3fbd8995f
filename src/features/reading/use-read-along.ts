import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { END, pageOf, START, type Pages, type Position } from './book-pages.ts';
import { wordAt, type ChapterText, type Word } from './chapter-text.ts';
import { createReadAlongActs, type Beginnings, type OnlyPage } from './read-along-acts.ts';
import type { ChapterVoice } from './use-chapter-voice.ts';

interface ReadAlongOptions {
  position: Position;
  chapter: ChapterText;
  lastPart: number;
  pages: Pages;
  go: (position: Position) => void;
  chapterVoice: ChapterVoice;
  /** Whether somebody will read this chapter is not known yet. */
  isVoiceComing: boolean;
  isBedtime: boolean;
  /** Nobody can read this chapter: the family is asked who shall. */
  onNoVoice: () => void;
}

export interface ReadAlong extends ReturnType<typeof createReadAlongActs> {
  said: Word | null;
  page: number;
  isPlaying: boolean;
  /** Bedtime: the voice has stopped by itself and waits to be asked. */
  isResting: boolean;
  /** Whether anything is left to be read. */
  hasMore: boolean;
  rest: () => void;
}

/** The voice and the page go together: the page turns with the voice, and the voice goes where the page is turned to. */
export function useReadAlong(options: ReadAlongOptions): ReadAlong {
  const { position, chapter, lastPart, pages, go, chapterVoice, isVoiceComing, isBedtime, onNoVoice } = options;
  const { voice, state } = chapterVoice;
  const said = state.said && wordAt(chapter, state.said.start);
  const page = pageOf(pages, position.word);
  const isPlaying = state.status === 'speaking' || state.status === 'waiting';
  const hasEnded = state.status === 'ended';
  const [isResting, setResting] = useState(false);
  const [onlyPage, setOnlyPage] = useState<OnlyPage>(null);
  const awaited = useRef<((how: Beginnings) => void) | null>(null);
  const awaitVoice = useCallback((begin: (how: Beginnings) => void) => {
    awaited.current = begin;
  }, []);

  const rest = useCallback(() => {
    setOnlyPage(null);
    setResting(true);
  }, []);
  const wake = (only: OnlyPage): void => {
    setOnlyPage(only);
    setResting(false);
  };

  const saidPage = said && pageOf(pages, said.index);
  useEffect(() => {
    if (!isPlaying || said === null || saidPage === null) return;
    if (onlyPage === 'coming') setOnlyPage(saidPage);
    else if (onlyPage !== null && saidPage !== onlyPage) {
      voice?.pause();
      rest();
    } else if (saidPage !== page) go({ part: position.part, word: said.index });
  }, [isPlaying, said, saidPage, onlyPage, page, position.part, voice, go, rest]);

  useEffect(() => {
    if (!hasEnded) return;
    if (isBedtime) rest();
    else if (position.part === lastPart) go({ part: lastPart, word: END });
    else {
      awaitVoice((how) => how.resume());
      go({ part: position.part + 1, word: START });
    }
    // Only the moment at which the voice ends counts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [hasEnded]);

  const scene = {
    position,
    chapter,
    lastPart,
    pages,
    voice,
    said,
    isPlaying,
    hasEnded,
    go,
    isVoiceComing,
    onNoVoice,
    wake,
    awaitVoice,
  };
  const acts = createReadAlongActs(scene);
  const begin = useEffectEvent(() => {
    const how = awaited.current;
    awaited.current = null;
    how?.(acts);
  });
  useEffect(() => {
    if (voice || !isVoiceComing) begin();
  }, [voice, isVoiceComing]);

  const hasMore = !hasEnded || position.part < lastPart;
  return { said, page, isPlaying, isResting, hasMore, rest, ...acts };
}
