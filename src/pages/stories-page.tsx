import { FamilyPage } from '../features/navigation/family-page.tsx';
import { StoryShelf } from '../features/stories/shelf/story-shelf.tsx';
import { UnfinishedStories } from '../features/stories/writing/unfinished-stories.tsx';

export const StoriesPage = () => (
  <FamilyPage title="My stories" light="centre">
    <UnfinishedStories />
    <StoryShelf />
  </FamilyPage>
);
