import type { Story } from '@talelantern/domain/stories/story';
import { useParams } from 'react-router-dom';
import { FamilyPage } from '../features/navigation/family-page.tsx';
import { ChapterWaits } from '../features/reading/chapter-waits.tsx';
import { Reader } from '../features/reading/reader.tsx';
import { useAllowedStory } from '../features/reading/use-allowed-story.ts';
import { StoryArt } from '../features/stories/story-art.tsx';
import { StoryUnavailable } from '../features/stories/book/story-unavailable.tsx';
import { useStory } from '../features/stories/use-story.ts';
import { useTitle } from '../features/use-title.ts';

/** A story over the whole screen; without one the usual page says why. */
export function ReadPage() {
  const { storyId = '' } = useParams();
  const state = useStory(storyId);
  useTitle(state.status === 'found' ? state.story.title : 'Story');
  if (state.status === 'found') return <AllowedBook key={storyId} story={state.story} />;
  return (
    <FamilyPage title="Story">
      <StoryUnavailable state={state} />
    </FamilyPage>
  );
}

/** The book as far as it is open to the child. */
function AllowedBook({ story }: { story: Story }) {
  const state = useAllowedStory(story);
  if (state.status === 'open')
    return <Reader story={state.story} cover={<StoryArt story={story} />} hasWaiting={state.hasWaiting} />;
  return (
    <FamilyPage title={story.title} light="centre">
      {state.status === 'waits' ? <ChapterWaits story={story} part={state.part} /> : <StoryUnavailable state={state} />}
    </FamilyPage>
  );
}
