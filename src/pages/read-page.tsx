import { useParams } from 'react-router-dom';
import { FamilyPage } from '../features/navigation/family-page.tsx';
import { Reader } from '../features/reading/reader.tsx';
import { StoryArt } from '../features/stories/story-art.tsx';
import { StoryUnavailable } from '../features/stories/story-unavailable.tsx';
import { useStory } from '../features/stories/use-story.ts';
import { useTitle } from '../features/use-title.ts';

/** A story over the whole screen; without one the usual page says why. */
export function ReadPage() {
  const { storyId = '' } = useParams();
  const state = useStory(storyId);
  useTitle(state.status === 'found' ? state.story.title : 'Story');
  if (state.status === 'found')
    return <Reader key={storyId} story={state.story} cover={<StoryArt story={state.story} />} />;
  return (
    <FamilyPage title="Story">
      <StoryUnavailable state={state} />
    </FamilyPage>
  );
}
