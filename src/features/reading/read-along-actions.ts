import { END, firstWordOf, pageOf, START, type Pages, type Position } from './book-pages.ts';
import type { ChapterText, Word } from './chapter-text.ts';
import { allowVoices } from './reader-audio.ts';
import type { ReadingVoice } from './reading-voice.ts';

/** Bedtime: the only page that may be read aloud; 'coming' while that page is not laid out yet. */
export type OnlyPage = number | 'coming' | null;

/** How to start once the voice is ready. */
export interface StartActions {
  play: () => void;
  readFrom: (word: number) => void;
  /** Continues at the voice's current position. */
  resume: () => void;
}

/** The state that the reader's actions work on. */
export interface ReadAlongState {
  position: Position;
  chapter: ChapterText;
  lastPart: number;
  pages: Pages;
  /** Null while no voice can read the chapter. */
  voice: ReadingVoice | null;
  /** The word being spoken, or the first word of the sentence where the voice reports only sentences. */
  spoken: Word | null;
  isPlaying: boolean;
  hasEnded: boolean;
  goTo: (position: Position) => void;
  /** True until it is known whether a voice can read this chapter. */
  isVoiceLoading: boolean;
  /** Called when no voice can read this chapter; opens the choice of voices. */
  onNoVoice: () => void;
  /** Ends the bedtime pause; reading stops after `onlyPage`, or not at all if it is null. */
  endPause: (onlyPage: OnlyPage) => void;
  /** Starts as soon as the voice is ready; if there is none, `onNoVoice` is called. */
  awaitVoice: (begin: (how: StartActions) => void) => void;
}

/** After this many words of a sentence, 'back' goes to its beginning; before, to the previous sentence. */
const SENTENCE_START_WORDS = 3;

/** The word from which a page is read aloud. */
const firstReadWord = ({ chapter }: ReadAlongState, word: number): Word | undefined => chapter.words[Math.max(word, 0)];

function moveVoice(state: ReadAlongState, word: number): void {
  const target = firstReadWord(state, word);
  if (target) state.voice?.moveTo(target.start);
  else state.voice?.pause();
}

function showWord(state: ReadAlongState, word: number): void {
  state.endPause(null);
  state.goTo({ part: state.position.part, word });
}

/** Moves to a word, and the voice with it once it has started: also after its end, where it would begin again. */
function moveTo(state: ReadAlongState, word: number): void {
  showWord(state, word);
  if (state.isPlaying || state.spoken || state.hasEnded) moveVoice(state, word);
}

/** Ends the bedtime pause: its note would cover the chapter that was asked for. */
function openPart(state: ReadAlongState, part: number, word = START): void {
  if (part < 0 || part > state.lastPart) return;
  if (part === state.position.part) {
    moveTo(state, word);
    return;
  }
  state.endPause(null);
  state.goTo({ part, word });
}

/** Waits for voices that are loading; if there is none, the user is asked to choose. */
function handleMissingVoice(
  { isVoiceLoading, awaitVoice, onNoVoice }: ReadAlongState,
  begin: (how: StartActions) => void,
): void {
  if (isVoiceLoading) {
    allowVoices();
    awaitVoice(begin);
  } else onNoVoice();
}

/** Starts from the visible page, or from the voice's position if that is on it. */
function play(state: ReadAlongState): void {
  const { voice, pages, position, spoken, hasEnded } = state;
  if (!voice) {
    handleMissingVoice(state, (how) => how.play());
    return;
  }
  state.endPause(null);
  const page = pageOf(pages, position.word);
  const isSpokenInView = spoken !== null && pageOf(pages, spoken.index) === page;
  if (!isSpokenInView && !hasEnded) moveVoice(state, position.word === END ? START : firstWordOf(pages, page));
  voice.play();
}

function readFrom(state: ReadAlongState, word: number): void {
  if (!state.voice) {
    handleMissingVoice(state, (how) => how.readFrom(word));
    return;
  }
  showWord(state, word);
  moveVoice(state, word);
  if (!state.isPlaying) state.voice.play();
}

function turn(state: ReadAlongState, by: 1 | -1): void {
  const { pages, position } = state;
  const next = pageOf(pages, position.word) + by;
  if (next < 0) openPart(state, position.part - 1, END);
  else if (next >= pages.count) openPart(state, position.part + 1);
  else moveTo(state, firstWordOf(pages, next));
}

/** One sentence back or forward. */
function skip(state: ReadAlongState, by: 1 | -1): void {
  const { chapter, pages, position, spoken } = state;
  const current =
    spoken ?? firstReadWord(state, firstWordOf(pages, pageOf(pages, position.word))) ?? chapter.words.at(-1);
  const sentence = current && chapter.sentences[current.sentence];
  if (!sentence) return;
  const isPastStart = current.index - (sentence.words[0]?.index ?? 0) >= SENTENCE_START_WORDS;
  const word = chapter.sentences[sentence.index + (by === -1 && isPastStart ? 0 : by)]?.words[0];
  if (!word) return;
  showWord(state, word.index);
  moveVoice(state, word.index);
}

/** Reads to the end of one page, then pauses again. */
function readNextPage(state: ReadAlongState): void {
  const { position, lastPart, pages, voice, spoken, hasEnded } = state;
  if (hasEnded) {
    if (position.part === lastPart) return;
    state.awaitVoice((how) => how.resume());
    openPart(state, position.part + 1);
    state.endPause('coming');
  } else if (voice) {
    if (spoken) state.goTo({ part: position.part, word: spoken.index });
    else moveVoice(state, firstWordOf(pages, pageOf(pages, position.word)));
    state.endPause(spoken ? pageOf(pages, spoken.index) : 'coming');
    voice.play();
  }
}

export const createReadAlongActions = (state: ReadAlongState) => ({
  play: () => play(state),
  resume: () => state.voice?.play(),
  pause: () => state.voice?.pause(),
  readFrom: (word: number) => readFrom(state, word),
  readOneMorePage: () => readNextPage(state),
  stay: () => state.endPause(null),
  moveTo: (word: number) => moveTo(state, word),
  turn: (by: 1 | -1) => turn(state, by),
  turnTo: (page: number) => moveTo(state, firstWordOf(state.pages, page)),
  skip: (by: 1 | -1) => skip(state, by),
  openPart: (part: number) => openPart(state, part),
});
