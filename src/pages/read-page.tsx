import { bookTitleOf } from '@talelantern/domain/stories/book-title';
import type { Story } from '@talelantern/domain/stories/story';
import { useParams } from 'react-router-dom';
import { FamilyPage } from '../features/navigation/family-page.tsx';
import { ChapterWaits } from '../features/reading/chapter-end.tsx';
import { Reader } from '../features/reading/reader.tsx';
import { useAllowedStory } from '../features/reading/use-allowed-story.ts';
import { PrintedStory } from '../features/stories/printed-story.tsx';
import { PicturePlaceholder, StoryArt } from '../features/stories/story-art.tsx';
import { StoryUnavailable } from '../features/stories/book/story-unavailable.tsx';
import { useStory } from '../features/stories/use-story.ts';
import { useTitle } from '../shared/page/use-title.ts';

export function ReadPage() {
  const { storyId = '' } = useParams();
  const state = useStory(storyId);
  useTitle(state.status === 'found' ? bookTitleOf(state.story) : 'Story');
  if (state.status === 'found') return <AllowedBook key={storyId} story={state.story} />;
  return (
    <FamilyPage title="Story">
      <StoryUnavailable state={state} />
    </FamilyPage>
  );
}

function AllowedBook({ story }: { story: Story }) {
  const state = useAllowedStory(story);
  if (state.status === 'open')
    return (
      <>
        <Reader
          story={state.story}
          cover={<StoryArt story={story} />}
          placeholder={<PicturePlaceholder story={story} />}
          hasWaiting={state.hasWaiting}
        />
        <PrintedStory story={story} />
      </>
    );
  return (
    <FamilyPage title={bookTitleOf(story)} light="center">
      {state.status === 'waits' ? <ChapterWaits story={story} part={state.part} /> : <StoryUnavailable state={state} />}
    </FamilyPage>
  );
}
