import { Button } from '../ui/button.tsx';
import type { PagedList } from './use-paged-list.ts';

interface MoreOfListProps {
  list: Omit<PagedList<unknown>, 'items'>;
  query: string;
  /** How many the search has found. */
  found: number;
  /** Says that nothing fits the query, for example 'Nobody here answers to “Pip”.' */
  nothingFor: (query: string) => string;
  /** Said while the next page comes. */
  busyLabel: string;
}

/** Beneath a list: the next page, or that a search has found nothing. */
export function MoreOfList({ list, query, found, nothingFor, busyLabel }: MoreOfListProps) {
  const isSearching = query.trim() !== '';
  return (
    <div className="grid justify-items-center gap-3" aria-live="polite">
      {isSearching && found === 0 && (
        <p className="text-soft wrap-anywhere">{list.hasMore ? 'Looking further…' : nothingFor(query.trim())}</p>
      )}
      {list.hasMore && !isSearching && (
        <Button variant="line" busy={list.isLoadingMore} busyLabel={busyLabel} onClick={list.showMore}>
          Show more
        </Button>
      )}
    </div>
  );
}
