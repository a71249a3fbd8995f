import { useCallback, useState } from 'react';
import { FamilyPage } from '../features/navigation/family-page.tsx';
import type { RememberedShelf } from '../features/stories/shelf/remembered-shelf.ts';
import { StoryShelf } from '../features/stories/shelf/story-shelf.tsx';
import { UnfinishedStories } from '../features/stories/writing/unfinished-stories.tsx';
import { useServices } from '../shared/services/use-services.ts';
import { StoriesPageSnapshot } from './remembered-stories-page.tsx';

export function StoriesPage() {
  const { uid, pictureUrls } = useServices();
  const [rememberedShelf, setRememberedShelf] = useState<RememberedShelf | null>(null);
  const forget = useCallback(() => setRememberedShelf(null), []);
  return (
    <>
      <FamilyPage title="My stories" light="center">
        <UnfinishedStories />
        <StoryShelf onRemembered={setRememberedShelf} />
      </FamilyPage>
      {rememberedShelf && (
        <StoriesPageSnapshot uid={uid} shelf={rememberedShelf} pictureUrls={pictureUrls} onTaken={forget} />
      )}
    </>
  );
}
