import { AGE_RANGE_CHOICES, type AgeRange } from '@talelantern/domain/audience/ages';
import { isLastPhase, STORY_PHASES } from '@talelantern/domain/stories/phases';
import type { Story } from '@talelantern/domain/stories/story';
import { useState } from 'react';
import { chapterName } from '../../../shared/chapters/chapter-copy.ts';

const ALL_CHAPTERS = 'four';

/** 'Chapter two of four', or 'All four chapters'. */
export const progressCopy = ({ previousParts, currentPhase }: Pick<Story, 'previousParts' | 'currentPhase'>): string =>
  isLastPhase(currentPhase) && previousParts.length >= STORY_PHASES.length
    ? `All ${ALL_CHAPTERS} chapters`
    : `${chapterName(previousParts.length - 1)} of ${ALL_CHAPTERS}`;

const ageCopy = (ageRange: AgeRange): string => AGE_RANGE_CHOICES.find(({ id }) => id === ageRange)?.label ?? ageRange;

interface StoryFactsProps {
  story: Story;
  /** Nickname of the child that the story is for; null for everyone. */
  childName: string | null;
  /** The date to show, in ms since 1970; null if unknown. */
  time: number | null;
}

/** 'Ages 5-8 · Mo · Tuesday' */
export function StoryFacts({ story, childName, time }: StoryFactsProps) {
  const now = useNow();
  return (
    <>
      <span>{childName === null ? ageCopy(story.ageRange) : `${ageCopy(story.ageRange)} · ${childName}`}</span>
      {time !== null && (
        <span>
          {' · '}
          <time dateTime={new Date(time).toISOString()}>{storyDate(time, now)}</time>
        </span>
      )}
    </>
  );
}

const DAYS_WITH_WEEKDAY = 6;

/**
 * When a story was last changed: 'Today', 'Yesterday', a weekday, then the date; never in the future, even if the clock
 * is slow. Times in ms.
 */
export function storyDate(time: number | null, now: number): string {
  if (time === null) return '';
  if (time >= startOfDay(now, 0)) return 'Today';
  if (time >= startOfDay(now, 1)) return 'Yesterday';
  const date = new Date(time);
  if (time >= startOfDay(now, DAYS_WITH_WEEKDAY)) return date.toLocaleDateString(undefined, { weekday: 'long' });
  const sameYear = date.getFullYear() === new Date(now).getFullYear();
  return date.toLocaleDateString(undefined, {
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

function useNow(): number {
  const [now] = useState(() => Date.now());
  return now;
}
