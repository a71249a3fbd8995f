import { END, firstWordOf, pageOf, START, type Pages, type Position } from './book-pages.ts';
import type { ChapterText, Word } from './chapter-text.ts';
import type { ReadingVoice } from './reading-voice.ts';

/** Bedtime: the only page that the voice may read; 'coming' while that page is not laid out yet. */
export type OnlyPage = number | 'coming' | null;

/** How the voice begins, once it is there. */
export interface Beginnings {
  play: () => void;
  readFrom: (word: number) => void;
  /** From where the voice stands. */
  resume: () => void;
}

/** What the acts of the reader find when they happen. */
export interface ReadAlongScene {
  position: Position;
  chapter: ChapterText;
  lastPart: number;
  pages: Pages;
  /** Null where nobody can read the chapter (yet). */
  voice: ReadingVoice | null;
  /** The word that is being said or, where the voice tells no more, the first one of what is. */
  said: Word | null;
  isPlaying: boolean;
  hasEnded: boolean;
  go: (position: Position) => void;
  /** Whether somebody will read this chapter is not known yet. */
  isVoiceComing: boolean;
  /** Nobody can read this chapter: the family is asked who shall. */
  onNoVoice: () => void;
  /** The voice may read this page only, or as far as it likes; either way it rests no longer. */
  wake: (onlyPage: OnlyPage) => void;
  /** The voice that is coming shall begin as soon as it is there; where none comes, that is found then. */
  awaitVoice: (begin: (how: Beginnings) => void) => void;
}

/** So far into a sentence, 'back' means its beginning; before, the sentence before it. */
const WORDS_OF_A_BEGINNING = 3;

/** The word from which a page is read. */
const readableWord = ({ chapter }: ReadAlongScene, word: number): Word | undefined => chapter.words[Math.max(word, 0)];

function placeVoice(scene: ReadAlongScene, word: number): void {
  const target = readableWord(scene, word);
  if (target) scene.voice?.moveTo(target.start);
  else scene.voice?.pause();
}

/** Goes to a word, and the voice with it where it has begun. */
function moveTo(scene: ReadAlongScene, word: number): void {
  scene.wake(null);
  scene.go({ part: scene.position.part, word });
  if (scene.isPlaying || scene.said) placeVoice(scene, word);
}

function openPart({ lastPart, go }: ReadAlongScene, part: number, word = START): void {
  if (part >= 0 && part <= lastPart) go({ part, word });
}

/** Who asks before it is known whether anybody reads is not told that nobody does. */
function askWithoutVoice(
  { isVoiceComing, awaitVoice, onNoVoice }: ReadAlongScene,
  begin: (how: Beginnings) => void,
): void {
  if (isVoiceComing) awaitVoice(begin);
  else onNoVoice();
}

/** From the page in view; from where the voice is, if that is there. */
function play(scene: ReadAlongScene): void {
  const { voice, pages, position, said, hasEnded } = scene;
  if (!voice) {
    askWithoutVoice(scene, (how) => how.play());
    return;
  }
  scene.wake(null);
  const page = pageOf(pages, position.word);
  const isSaidInView = said !== null && pageOf(pages, said.index) === page;
  if (!isSaidInView && !hasEnded) placeVoice(scene, position.word === END ? START : firstWordOf(pages, page));
  voice.play();
}

function readFrom(scene: ReadAlongScene, word: number): void {
  if (!scene.voice) {
    askWithoutVoice(scene, (how) => how.readFrom(word));
    return;
  }
  moveTo(scene, word);
  placeVoice(scene, word);
  scene.voice.play();
}

function turn(scene: ReadAlongScene, by: 1 | -1): void {
  const { pages, position } = scene;
  const next = pageOf(pages, position.word) + by;
  if (next < 0) openPart(scene, position.part - 1, END);
  else if (next >= pages.count) openPart(scene, position.part + 1);
  else moveTo(scene, firstWordOf(pages, next));
}

/** A sentence back or on. */
function skip(scene: ReadAlongScene, by: 1 | -1): void {
  const { chapter, pages, position, said } = scene;
  const here = said ?? readableWord(scene, firstWordOf(pages, pageOf(pages, position.word))) ?? chapter.words.at(-1);
  const sentence = here && chapter.sentences[here.sentence];
  if (!sentence) return;
  const isWellInside = here.index - (sentence.words[0]?.index ?? 0) >= WORDS_OF_A_BEGINNING;
  const word = chapter.sentences[sentence.index + (by === -1 && isWellInside ? 0 : by)]?.words[0];
  if (!word) return;
  moveTo(scene, word.index);
  placeVoice(scene, word.index);
}

/** Reads to the end of one page, then rests again. */
function readOneMorePage(scene: ReadAlongScene): void {
  const { position, lastPart, pages, voice, said, hasEnded } = scene;
  if (hasEnded) {
    if (position.part === lastPart) return;
    scene.wake('coming');
    scene.awaitVoice((how) => how.resume());
    openPart(scene, position.part + 1);
  } else if (voice) {
    if (said) scene.go({ part: position.part, word: said.index });
    scene.wake(said ? pageOf(pages, said.index) : 'coming');
    voice.play();
  }
}

/** What a family can do while it reads. */
export const createReadAlongActs = (scene: ReadAlongScene) => ({
  play: () => play(scene),
  resume: () => scene.voice?.play(),
  pause: () => scene.voice?.pause(),
  readFrom: (word: number) => readFrom(scene, word),
  readOneMorePage: () => readOneMorePage(scene),
  /** Puts the good-night note away. */
  stay: () => scene.wake(null),
  moveTo: (word: number) => moveTo(scene, word),
  turn: (by: 1 | -1) => turn(scene, by),
  turnTo: (page: number) => moveTo(scene, firstWordOf(scene.pages, page)),
  skip: (by: 1 | -1) => skip(scene, by),
  openPart: (part: number) => openPart(scene, part),
});
