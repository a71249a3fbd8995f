import { FamilyPage } from '../features/navigation/family-page.tsx';
import { StoryShelf } from '../features/stories/story-shelf.tsx';
import { UnfinishedStories } from '../features/stories/unfinished-stories.tsx';

export function StoriesPage() {
  return (
    <FamilyPage title="My stories" light="centre">
      <UnfinishedStories />
      <StoryShelf />
    </FamilyPage>
  );
}
