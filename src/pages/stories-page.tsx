import { FamilyPage } from '../features/navigation/family-page.tsx';
import { StoryShelf } from '../features/stories/story-shelf.tsx';

export function StoriesPage() {
  return (
    <FamilyPage title="My stories" light="centre">
      <StoryShelf />
    </FamilyPage>
  );
}
