import { countChoices, isFiltering, type StoryFilter } from '@talelantern/domain/stories/story-filter';
import { useState } from 'react';
import { PATHS } from '../../../config/paths.ts';
import { RestOfList } from '../../../shared/query/more-of-list.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FailedState } from '../../../ui/failed-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { Story } from '@talelantern/domain/stories/story';
import type { PagedList } from '../../../shared/query/use-paged-list.ts';

export const EmptyShelf = () => (
  <EmptyState
    title="The first page is yours"
    line="Choose who it is about, and tonight’s story begins."
    illustrations={['/art/cut-pip.webp', '/art/cut-hoot.webp']}
    action={
      <LinkButton to={PATHS.create} size="big" icon="sparkle">
        Create a story
      </LinkButton>
    }
  />
);

export const ShelfFailed = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <FailedState
    title="We couldn’t load your shelf"
    kept={['Every story is safe']}
    actions={
      <Button icon="refresh" onClick={onRetry}>
        Try again
      </Button>
    }
  >
    {message}. Please check your connection and try again.
  </FailedState>
);

/** Above remembered books when the list fails to load. The button stays during a retry, so that it keeps the focus. */
export function ShelfNotUpdated({ list }: { list: PagedList<Story> }) {
  const [isRetrying, setRetrying] = useState(false);
  function retry(): void {
    setRetrying(true);
    list.retry();
  }
  return (
    <div aria-live="polite">
      {(list.error !== null || isRetrying) && (
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
          <p className="max-w-[44ch] text-soft">
            We couldn’t update your shelf just now. These are your books as this device last saw them.
          </p>
          <Button variant="line" icon="refresh" busy={list.isPending} onClick={retry}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}

interface ShelfEndProps {
  list: PagedList<Story>;
  filter: StoryFilter;
  found: number;
  onShowAll: () => void;
}

export function ShelfEnd({ list, filter, found, onShowAll }: ShelfEndProps) {
  const isFiltered = isFiltering(filter);
  const hasNoMatch = isFiltered && found === 0 && !list.hasMore;
  return (
    <>
      {hasNoMatch && <img src="/art/cut-hoot.webp" alt="" className="mx-auto mt-8 mb-5 h-44" />}
      <RestOfList
        list={list}
        isSearching={isFiltered}
        found={found}
        nothing={noMatchesSentence(filter)}
        busyLabel="Loading more"
      />
      {hasNoMatch && (
        <div className="mt-4 text-center">
          <Button variant="line" onClick={onShowAll}>
            Show all stories
          </Button>
        </div>
      )}
    </>
  );
}

function noMatchesSentence(filter: StoryFilter): string {
  const query = filter.query.trim();
  if (countChoices(filter) === 0) return `No stories match “${query}”.`;
  return filter.onlyFavorites && countChoices(filter) === 1 && query === ''
    ? 'No favorites yet. Tap the heart under a story to keep it here.'
    : 'No stories match all of that.';
}
