import { END, firstWordOf, pageOf, START, type Pages, type Position } from './book-pages.ts';
import type { ChapterText, Word } from './chapter-text.ts';
import { allowVoices } from './reader-audio.ts';
import type { ReadingVoice } from './reading-voice.ts';

/** At bedtime, the only page that may be read aloud; 'coming' while that page is not laid out yet. */
export type OnlyPage = number | 'coming' | null;

interface StartActions {
  play: () => void;
  readFrom: (word: number) => void;
  /** Continues at the voice's current position. */
  resume: () => void;
}

/** What starts as soon as the voice is ready; if there is none, `onNoVoice` is called. */
export interface PendingStart {
  begin: (how: StartActions) => void;
}

export interface ReaderState {
  position: Position;
  chapter: ChapterText;
  lastPart: number;
  pages: Pages;
  goTo: (position: Position) => void;
  /** True until it is known whether a voice can read this chapter. */
  isVoiceLoading: boolean;
  /** Called when no voice can read this chapter; opens the choice of voices. */
  onNoVoice: () => void;
}

interface ReadAlongState extends ReaderState {
  /** Null while no voice can read the chapter. */
  voice: ReadingVoice | null;
  /** The word being spoken, or the first word of the sentence where the voice reports only sentences. */
  spoken: Word | null;
  isPlaying: boolean;
  hasEnded: boolean;
  /** Ends the bedtime pause; reading stops after `onlyPage`, or not at all if it is null. */
  endPause: (onlyPage: OnlyPage) => void;
  /** Null drops the start. */
  awaitVoice: (start: PendingStart | null) => void;
}

/** Up to this many words into a sentence, 'back' goes to the previous one; after that, to the start of this one. */
const SENTENCE_START_WORDS = 3;

export function createReadAlongActions(state: ReadAlongState) {
  const { position, chapter, lastPart, pages, voice, spoken, isPlaying, hasEnded, goTo, endPause, awaitVoice } = state;
  const page = pageOf(pages, position.word);

  const firstReadWord = (word: number): Word | undefined => chapter.words[Math.max(word, 0)];

  function moveVoice(word: number): void {
    const target = firstReadWord(word);
    if (target) voice?.moveTo(target.start);
    else voice?.pause();
  }

  function showWord(word: number): void {
    endPause(null);
    goTo({ part: position.part, word });
  }

  /** Also moves a voice that has started, even after its end, because Play would start it from the beginning. */
  function moveTo(word: number): void {
    showWord(word);
    if (isPlaying || spoken || hasEnded) moveVoice(word);
  }

  /** Ends the bedtime pause, because its note would cover the chapter that was opened. */
  function openPart(part: number, word = START): void {
    if (part < 0 || part > lastPart) return;
    if (part === position.part) {
      moveTo(word);
      return;
    }
    endPause(null);
    awaitVoice(null);
    goTo({ part, word });
  }

  /** While voices are loading, waits for one; if there is none, asks the user to choose. */
  function handleMissingVoice(begin: PendingStart['begin']): void {
    if (state.isVoiceLoading) {
      allowVoices();
      awaitVoice({ begin });
    } else state.onNoVoice();
  }

  function readNextPart(): void {
    openPart(position.part + 1);
    awaitVoice({ begin: (how) => how.resume() });
  }

  /** From the shown position, or the voice's if its page is visible. After a chapter at bedtime, reads the next one. */
  function play(): void {
    if (!voice) {
      handleMissingVoice((how) => how.play());
      return;
    }
    if (hasEnded && position.part < lastPart) {
      readNextPart();
      return;
    }
    endPause(null);
    const isSpokenInView = spoken !== null && pageOf(pages, spoken.index) === page;
    if (!isSpokenInView && !hasEnded) moveVoice(position.word === END ? START : position.word);
    voice.play();
  }

  function pause(): void {
    awaitVoice(null);
    voice?.pause();
  }

  function readFrom(word: number): void {
    if (!voice) {
      handleMissingVoice((how) => how.readFrom(word));
      return;
    }
    showWord(word);
    moveVoice(word);
    if (!isPlaying) voice.play();
  }

  function turn(by: 1 | -1): void {
    const next = page + by;
    if (next < 0) openPart(position.part - 1, END);
    else if (next >= pages.count) openPart(position.part + 1);
    else moveTo(firstWordOf(pages, next));
  }

  function skip(by: 1 | -1): void {
    const current = spoken ?? firstReadWord(position.word) ?? chapter.words.at(-1);
    const sentence = current && chapter.sentences[current.sentence];
    if (!sentence) return;
    const isPastStart = current.index - (sentence.words[0]?.index ?? 0) >= SENTENCE_START_WORDS;
    const word = chapter.sentences[sentence.index + (by === -1 && isPastStart ? 0 : by)]?.words[0];
    if (!word) return;
    showWord(word.index);
    moveVoice(word.index);
  }

  /** Reads to the end of one page, then pauses again. */
  function readOneMorePage(): void {
    if (hasEnded) {
      if (position.part === lastPart) return;
      readNextPart();
      endPause('coming');
    } else if (voice) {
      if (spoken) goTo({ part: position.part, word: spoken.index });
      else moveVoice(firstWordOf(pages, page));
      endPause(spoken ? pageOf(pages, spoken.index) : 'coming');
      voice.play();
    }
  }

  return {
    play,
    resume: () => voice?.play(),
    pause,
    readFrom,
    readOneMorePage,
    stay: () => endPause(null),
    moveTo,
    turn,
    turnTo: (to: number) => moveTo(firstWordOf(pages, to)),
    skip,
    openPart: (part: number) => openPart(part),
  };
}
