import { useCallback, useEffect, useState } from 'react';
import { END, firstWordOf, pageOf, START, type Pages, type Position } from './book-pages.ts';
import { wordAt, type ChapterText, type Word } from './chapter-text.ts';
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

export interface ReadAlong {
  /** The word that is being said or, where the voice tells no more, the first one of what is. */
  said: Word | null;
  page: number;
  isPlaying: boolean;
  /** Bedtime: the voice has stopped by itself and waits to be asked. */
  isResting: boolean;
  play: () => void;
  pause: () => void;
  /** Reads to the end of one page, then rests again. */
  readOneMorePage: () => void;
  rest: () => void;
  /** Puts the good-night note away. */
  stay: () => void;
  turnTo: (page: number) => void;
  turn: (by: 1 | -1) => void;
  /** Goes to a word, the voice with it. */
  moveTo: (word: number) => void;
  readFrom: (word: number) => void;
  /** A sentence back or on. */
  skip: (by: 1 | -1) => void;
  openPart: (part: number, word?: number) => void;
}

/** Bedtime: the only page that the voice may read; 'coming' while that page is not laid out yet. */
type OnlyPage = number | 'coming' | null;

/** So far into a sentence, 'back' means its beginning; before, the sentence before it. */
const WORDS_OF_A_BEGINNING = 3;

/** The voice and the page go together: the page turns with the voice, and the voice goes where the page is turned to. */
export function useReadAlong(options: ReadAlongOptions): ReadAlong {
  const { position, chapter, lastPart, pages, go, chapterVoice, isVoiceComing, isBedtime, onNoVoice } = options;
  const { voice, state } = chapterVoice;
  const { part } = position;
  const said = state.said && wordAt(chapter, state.said.start);
  const saidPage = said && pageOf(pages, said.index);
  const page = pageOf(pages, position.word);
  const isPlaying = state.status === 'speaking' || state.status === 'waiting';
  const [isResting, setResting] = useState(false);
  /** The voice of the chapter that is being opened shall begin as soon as it is there. */
  const [isAwaited, setAwaited] = useState(false);
  const [onlyPage, setOnlyPage] = useState<OnlyPage>(null);

  const rest = useCallback(() => {
    setOnlyPage(null);
    setResting(true);
  }, []);

  const openPart = (next: number, word = START): void => {
    if (next >= 0 && next <= lastPart) go({ part: next, word });
  };

  useEffect(() => {
    if (!isPlaying || said === null || saidPage === null) return;
    if (onlyPage === 'coming') setOnlyPage(saidPage);
    else if (onlyPage !== null && saidPage !== onlyPage) {
      voice?.pause();
      rest();
    } else if (saidPage !== page) go({ part, word: said.index });
  }, [isPlaying, said, saidPage, onlyPage, page, part, voice, go, rest]);

  const hasEnded = state.status === 'ended';
  useEffect(() => {
    if (!hasEnded) return;
    if (isBedtime) rest();
    else if (part < lastPart) {
      setAwaited(true);
      go({ part: part + 1, word: START });
    } else go({ part, word: END });
    // Only the moment at which the voice ends counts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [hasEnded]);

  useEffect(() => {
    if (!isAwaited) return;
    voice?.play();
    if (voice || !isVoiceComing) setAwaited(false);
  }, [isAwaited, voice, isVoiceComing]);

  function placeVoice(word: number): void {
    const target = chapter.words[Math.max(word, 0)];
    if (target) voice?.moveTo(target.start);
    else voice?.pause();
  }

  function moveTo(word: number): void {
    setResting(false);
    setOnlyPage(null);
    go({ part, word });
    if (isPlaying || said) placeVoice(word);
  }

  function play(): void {
    if (!voice) {
      onNoVoice();
      return;
    }
    setResting(false);
    setOnlyPage(null);
    if (saidPage !== page && !hasEnded) placeVoice(position.word === END ? 0 : firstWordOf(pages, page));
    voice.play();
  }

  function turn(by: 1 | -1): void {
    const next = page + by;
    if (next < 0) openPart(part - 1, END);
    else if (next >= pages.count) openPart(part + 1);
    else moveTo(firstWordOf(pages, next));
  }

  function readFrom(word: number): void {
    if (!voice) {
      onNoVoice();
      return;
    }
    moveTo(word);
    placeVoice(word);
    voice.play();
  }

  function skip(by: 1 | -1): void {
    const here = said ?? chapter.words[Math.max(firstWordOf(pages, page), 0)] ?? chapter.words.at(-1);
    if (!here) return;
    const begin = chapter.sentences[here.sentence]?.words[0]?.index ?? 0;
    const isWellInside = here.index - begin >= WORDS_OF_A_BEGINNING;
    const target = chapter.sentences[here.sentence + (by === -1 && isWellInside ? 0 : by)];
    const word = target?.words[0];
    if (!word) return;
    moveTo(word.index);
    placeVoice(word.index);
  }

  function readOneMorePage(): void {
    setResting(false);
    if (hasEnded) {
      if (part === lastPart) return;
      setOnlyPage('coming');
      setAwaited(true);
      openPart(part + 1);
    } else if (voice) {
      if (said) go({ part, word: said.index });
      setOnlyPage(saidPage ?? 'coming');
      voice.play();
    }
  }

  return {
    said,
    page,
    isPlaying,
    isResting,
    play,
    pause: () => voice?.pause(),
    readOneMorePage,
    rest,
    stay: () => setResting(false),
    turnTo: (next) => moveTo(firstWordOf(pages, next)),
    turn,
    moveTo,
    readFrom,
    skip,
    openPart,
  };
}
