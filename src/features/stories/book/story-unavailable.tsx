import { PATHS } from '../../../config/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { FailedState } from '../../../ui/failed-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { StoryState } from '../use-story.ts';

export function StoryUnavailable({ state }: { state: Exclude<StoryState, { status: 'found' }> }) {
  switch (state.status) {
    case 'loading':
      return (
        <p className="mt-16 text-19 text-soft" role="status">
          Loading story...
        </p>
      );
    case 'missing':
      return (
        <FailedState
          title="Story not found"
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
          title="We couldn’t load the story"
          kept={['The story itself is safe']}
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
