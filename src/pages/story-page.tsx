import { useParams } from 'react-router-dom';
import { PATHS } from '../config/paths.ts';
import { FamilyPage } from '../features/navigation/family-page.tsx';
import { StoryBook } from '../features/stories/story-book.tsx';
import { useStory, type StoryState } from '../features/stories/use-story.ts';
import { Button } from '../ui/button.tsx';
import { FailedState } from '../ui/failed-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';

const LOADING = 'Loading story...';
const NOT_FOUND = 'Story not found';

export function StoryPage() {
  const { storyId = '' } = useParams();
  const state = useStory(storyId);
  return (
    <FamilyPage title={state.status === 'found' ? state.story.title : 'Story'} light="left">
      <StoryContent state={state} />
    </FamilyPage>
  );
}

function StoryContent({ state }: { state: StoryState }) {
  switch (state.status) {
    case 'loading':
      return (
        <p className="mt-16 text-19 text-soft" role="status">
          {LOADING}
        </p>
      );
    case 'found':
      return <StoryBook story={state.story} />;
    case 'missing':
      return (
        <FailedState
          title={NOT_FOUND}
          friend="/art/cut-hoot.webp"
          actions={
            <LinkButton to={PATHS.stories} icon="arrow-left">
              Back to my stories
            </LinkButton>
          }
        >
          It may have been deleted, or the link belongs to another family.
        </FailedState>
      );
    case 'failed':
      return (
        <FailedState
          title="The story could not be fetched"
          kept={['The story itself is safe']}
          friend="/art/cut-hoot.webp"
          actions={
            <Button icon="refresh" onClick={state.retry}>
              Try again
            </Button>
          }
        >
          {state.message}. Please check your connection and try again.
        </FailedState>
      );
  }
}
