import { Button } from '../ui/button.tsx';
import type { PagedList } from './use-paged-list.ts';

interface RestOfListProps {
  list: Omit<PagedList<unknown>, 'items'>;
  /** The whole list is looked through, and comes by itself. */
  isSearching: boolean;
  /** How many the search has found. */
  found: number;
  /** Says that the search has found nothing. */
  nothing: string;
  /** Said while the next page comes. */
  busyLabel: string;
}

/** Beneath a list: the next page, or that a search has found nothing. A page that did not come can be asked for again. */
export function RestOfList({ list, isSearching, found, nothing, busyLabel }: RestOfListProps) {
  const isStuck = list.hasMore && list.error !== null;
  return (
    <div className="grid justify-items-center gap-3" aria-live="polite">
      {isStuck && <p className="text-soft">The rest could not be reached just now.</p>}
      {isSearching && found === 0 && !isStuck && (
        <p className="text-soft wrap-anywhere">{list.hasMore ? 'Looking further…' : nothing}</p>
      )}
      {list.hasMore && (!isSearching || isStuck) && (
        <Button variant="line" busy={list.isLoadingMore} busyLabel={busyLabel} onClick={list.showMore}>
          {isStuck ? 'Try again' : 'Show more'}
        </Button>
      )}
    </div>
  );
}

interface MoreOfListProps extends Omit<RestOfListProps, 'isSearching' | 'nothing'> {
  query: string;
  /** Says that nothing fits the query, for example 'Nobody here answers to “Pip”.' */
  nothingFor: (query: string) => string;
}

/** The same where words are searched for. */
export const MoreOfList = ({ query, nothingFor, ...list }: MoreOfListProps) => (
  <RestOfList {...list} isSearching={query.trim() !== ''} nothing={nothingFor(query.trim())} />
);
