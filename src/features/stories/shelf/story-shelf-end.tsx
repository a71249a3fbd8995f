import { countChoices, isNarrow, type StoryFilter } from '@talelantern/domain/stories/story-filter';
import { Button } from '../../../ui/button.tsx';
import { RestOfList } from '../../more-of-list.tsx';
import type { StoryList } from './use-stories.ts';

interface ShelfEndProps {
  list: StoryList;
  filter: StoryFilter;
  /** How many stories fit the filter. */
  found: number;
  onShowAll: () => void;
}

/** Beneath the books: the way to more of them, or that none is what was looked for. */
export function ShelfEnd({ list, filter, found, onShowAll }: ShelfEndProps) {
  const isLooking = isNarrow(filter);
  const isNothing = isLooking && found === 0 && !list.hasMore;
  return (
    <>
      {isNothing && <img src="/art/cut-hoot.webp" alt="" className="mx-auto mt-8 mb-5 h-44" />}
      <RestOfList
        list={list}
        isSearching={isLooking}
        found={found}
        nothing={nothingFor(filter)}
        busyLabel="Fetching more"
      />
      {isNothing && (
        <div className="mt-4 text-center">
          <Button variant="line" onClick={onShowAll}>
            Show all stories
          </Button>
        </div>
      )}
    </>
  );
}

function nothingFor(filter: StoryFilter): string {
  const words = filter.query.trim();
  if (countChoices(filter) === 0) return `No story here is about “${words}”.`;
  return filter.onlyFavorites && countChoices(filter) === 1 && words === ''
    ? 'No favourites yet. Tap the heart beneath a story to keep it here.'
    : 'No story fits all of that.';
}
