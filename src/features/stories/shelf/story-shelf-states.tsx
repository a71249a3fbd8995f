import { PATHS } from '../../../config/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FailedState } from '../../../ui/failed-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

/** The whole page while there is no story yet. */
export function EmptyShelf() {
  return (
    <EmptyState
      title="The first page is yours"
      line="Choose who it is about, and tonight’s story begins."
      friends={['/art/cut-pip.webp', '/art/cut-hoot.webp']}
      action={
        <LinkButton to={PATHS.create} size="big" icon="sparkle">
          Create a story
        </LinkButton>
      }
    />
  );
}

/** The whole page where the stories could not be fetched. */
export function ShelfFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <FailedState
      title="Your shelf could not be reached"
      kept={['Every story is safe']}
      friend="/art/cut-hoot.webp"
      actions={
        <Button icon="refresh" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {message}. Please check your connection and try again.
    </FailedState>
  );
}
