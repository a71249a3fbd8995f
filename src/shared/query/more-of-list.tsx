import { Button } from '../../ui/button.tsx';
import { keepFocus } from '../../ui/keep-focus.ts';
import { type PagedList, useWholeList } from './use-paged-list.ts';

interface RestOfListProps {
  list: Omit<PagedList<{ id: string }>, 'items'>;
  isSearching: boolean;
  found: number;
  nothing: string;
  busyLabel: string;
}

/** A search needs the whole list, so its later pages are loaded one after another. */
export function RestOfList({ list, isSearching, found, nothing, busyLabel }: RestOfListProps) {
  useWholeList(list, isSearching);
  const isStuck = list.hasMore && list.error !== null;
  return (
    // The pressed button disappears with the last page.
    <div ref={keepFocus} className="grid justify-items-center gap-3" aria-live="polite">
      {isStuck && <p className="text-soft">We couldn’t load the rest just now.</p>}
      {isSearching && found === 0 && !isStuck && (
        <p className="text-soft wrap-anywhere">{list.hasMore ? 'Loading more…' : nothing}</p>
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
  noMatchesSentence: (query: string) => string;
}

export const MoreOfList = ({ query, noMatchesSentence, ...list }: MoreOfListProps) => (
  <RestOfList {...list} isSearching={query.trim() !== ''} nothing={noMatchesSentence(query.trim())} />
);
