import { isLastPhase } from '@talelantern/domain/stories/phases';
import type { Story } from '@talelantern/domain/stories/story';
import { storyPath } from '../../config/paths.ts';
import { BookSpread } from '../../ui/book-spread.tsx';
import { LanternString } from '../../ui/lantern-string.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { chapterSteps } from '../chapter-words.ts';
import { StoryArt } from './story-art.tsx';
import { storyDate } from './story-date.ts';
import { useNow } from './use-now.ts';

/** The most recent story, open in a pool of light. */
export function OpenStory({ story }: { story: Story }) {
  const now = useNow();
  const written = story.previousParts.length;
  return (
    <BookSpread binding="light" art={<StoryArt story={story} />}>
      <p className="font-semibold text-accent">Left open · {storyDate(story.updatedAt ?? story.createdAt, now)}</p>
      <h2 className="text-36 text-balance">{story.title}</h2>
      <LanternString label="Chapters" steps={chapterSteps(written)} />
      <LinkButton to={storyPath(story.id)} size="big" icon="book-open" wide>
        {isLastPhase(story.currentPhase) ? 'Read again' : 'Read on'}
      </LinkButton>
    </BookSpread>
  );
}
