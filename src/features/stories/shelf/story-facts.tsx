import { AGE_RANGE_CHOICES, type AgeRange } from '@talelantern/domain/audience/ages';
import { isLastPhase, STORY_PHASES, type StoryPhase } from '@talelantern/domain/stories/phases';
import { useState, type ReactNode } from 'react';
import { storyPath } from '../../../config/paths.ts';
import { CHAPTER_PARAM, chapterName } from '../../../shared/chapters/chapter-copy.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import type { ShelfBook } from './shelf-book.ts';

export const progressCopy = (chapters: number, phase: StoryPhase): string =>
  isLastPhase(phase) && chapters >= STORY_PHASES.length ? 'All four chapters' : `${chapterName(chapters - 1)} of four`;

const ageCopy = (ageRange: AgeRange): string => AGE_RANGE_CHOICES.find(({ id }) => id === ageRange)?.label ?? ageRange;

interface StoryFactsProps {
  ageRange: AgeRange;
  /** Nickname of the child that the story is for, or its placeholder; null for everyone. */
  child: ReactNode;
  /** The date to show, in ms since 1970; null if unknown. */
  time: number | null;
}

export function StoryFacts({ ageRange, child, time }: StoryFactsProps) {
  const [now] = useState(() => Date.now());
  return (
    <>
      <span>{ageCopy(ageRange)}</span>
      {child !== null && (
        <span>
          {' · '}
          {child}
        </span>
      )}
      {time !== null && (
        <span>
          {' · '}
          <time dateTime={new Date(time).toISOString()}>{storyDate(time, now)}</time>
        </span>
      )}
    </>
  );
}

/** 'Chapter two is waiting for you': a link to the page where a grown-up reads and approves the chapter. */
export const WaitingChapter = ({ book: { id, waiting } }: { book: ShelfBook }) =>
  waiting !== null && (
    <AppLink to={`${storyPath(id)}?${CHAPTER_PARAM}=${waiting + 1}`} className="block w-fit py-1 font-semibold">
      {chapterName(waiting)} is waiting for you
    </AppLink>
  );

const DAYS_WITH_WEEKDAY = 6;

/** 'Today', 'Yesterday', a weekday, or else the date; never in the future, even if the clock is slow. Times in ms. */
export function storyDate(time: number, now: number): string {
  if (time >= startOfDay(now, 0)) return 'Today';
  if (time >= startOfDay(now, 1)) return 'Yesterday';
  const date = new Date(time);
  if (time >= startOfDay(now, DAYS_WITH_WEEKDAY)) return date.toLocaleDateString('en-US', { weekday: 'long' });
  const sameYear = date.getFullYear() === new Date(now).getFullYear();
  return date.toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'short',
    ...(sameYear ? {} : { year: 'numeric' }),
  });
}

/** Local midnight `daysAgo` days before `now`: days with a clock change have 23 or 25 hours. */
function startOfDay(now: number, daysAgo: number): number {
  const day = new Date(now);
  day.setDate(day.getDate() - daysAgo);
  return day.setHours(0, 0, 0, 0);
}
