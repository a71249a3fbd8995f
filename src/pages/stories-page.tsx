import { FamilyPage } from '../features/navigation/family-page.tsx';
import { StoryShelf } from '../features/stories/shelf/story-shelf.tsx';
import { UnfinishedStories } from '../features/stories/telling/unfinished-stories.tsx';

export function StoriesPage() {
  return (
    <FamilyPage title="My stories" light="centre">
      <UnfinishedStories />
      <StoryShelf />
    </FamilyPage>
  );
}
