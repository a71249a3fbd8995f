import type { Story } from '@talelantern/domain/stories/story';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CHAPTER_PARAM } from '../chapter-address.ts';
import { START, wordOfPlace, type Position } from './book-pages.ts';
import { readChapter, type ChapterText } from './chapter-text.ts';

/** The place where the family stopped, unless another chapter was asked for; a chapter that is gone is the last one. */
function startOf({ previousParts, readingPlace }: Story, asked: number): Position {
  const last = previousParts.length - 1;
  const hasAsked = Number.isInteger(asked) && asked >= 0 && asked <= last;
  const place = readingPlace ?? { part: 0, paragraph: 0 };
  if (hasAsked && asked !== place.part) return { part: asked, word: START };
  const part = Math.min(Math.max(place.part, 0), last);
  return {
    part,
    word: part === place.part ? wordOfPlace(readChapter(previousParts[part] ?? ''), place.paragraph) : START,
  };
}

interface PositionControl {
  position: Position;
  chapter: ChapterText;
  /** Index of the last chapter. */
  lastPart: number;
  go: (position: Position) => void;
}

/** Where the reader is in the story, and the chapter that lies open. */
export function usePosition(story: Story): PositionControl {
  const [params] = useSearchParams();
  const [position, go] = useState(() => startOf(story, Number(params.get(CHAPTER_PARAM)) - 1));
  const source = story.previousParts[position.part] ?? '';
  const chapter = useMemo(() => readChapter(source), [source]);
  return { position, chapter, lastPart: story.previousParts.length - 1, go };
}
