import { PATHS } from '../../../config/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { FailedState } from '../../../ui/failed-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { StoryState } from '../use-story.ts';

const LOADING = 'Loading story...';
const NOT_FOUND = 'Story not found';
const FRIEND = '/art/cut-hoot.webp';

/** A story that is not there yet, or not at all (specification §2). */
export function StoryUnavailable({ state }: { state: Exclude<StoryState, { status: 'found' }> }) {
  switch (state.status) {
    case 'loading':
      return (
        <p className="mt-16 text-19 text-soft" role="status">
          {LOADING}
        </p>
      );
    case 'missing':
      return (
        <FailedState
          title={NOT_FOUND}
          friend={FRIEND}
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
          friend={FRIEND}
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
