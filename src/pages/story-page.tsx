import { useParams } from 'react-router-dom';
import { FamilyPage } from '../features/navigation/family-page.tsx';
import { StoryBook } from '../features/stories/story-book.tsx';
import { StoryUnavailable } from '../features/stories/story-unavailable.tsx';
import { useStory } from '../features/stories/use-story.ts';

export function StoryPage() {
  const { storyId = '' } = useParams();
  const state = useStory(storyId);
  const isFound = state.status === 'found';
  return (
    <FamilyPage title={isFound ? state.story.title : 'Story'} light="left">
      {isFound ? <StoryBook story={state.story} /> : <StoryUnavailable state={state} />}
    </FamilyPage>
  );
}
