import { AGE_RANGE_CHOICES, type AgeRange } from '@talelantern/domain/stories/ages';
import { isLastPhase, STORY_PHASES } from '@talelantern/domain/stories/phases';
import type { Story } from '@talelantern/domain/stories/story';
import { chapterName } from '../../chapter-words.ts';
import { storyDate } from './story-date.ts';
import { useNow } from '../telling/use-now.ts';

const ALL_CHAPTERS = 'four';

/** How far a story has come: 'Chapter two of four', or 'All four chapters'. */
export const progressWords = ({
  previousParts,
  currentPhase,
}: Pick<Story, 'previousParts' | 'currentPhase'>): string =>
  isLastPhase(currentPhase) && previousParts.length >= STORY_PHASES.length
    ? `All ${ALL_CHAPTERS} chapters`
    : `${chapterName(previousParts.length - 1)} of ${ALL_CHAPTERS}`;

const ageWords = (ageRange: AgeRange): string => AGE_RANGE_CHOICES.find(({ id }) => id === ageRange)?.label ?? ageRange;

interface StoryFactsProps {
  story: Story;
  /** The child that it was told for; null where it is for everyone. */
  childName: string | null;
  /** The day to say, in ms; null where it is not known. */
  time: number | null;
}

/** 'Ages 5-8 · Mo · Tuesday' */
export function StoryFacts({ story, childName, time }: StoryFactsProps) {
  const now = useNow();
  return (
    <>
      {ageWords(story.ageRange)}
      {childName !== null && ` · ${childName}`}
      {time !== null && (
        <>
          {' · '}
          <time dateTime={new Date(time).toISOString()}>{storyDate(time, now)}</time>
        </>
      )}
    </>
  );
}
