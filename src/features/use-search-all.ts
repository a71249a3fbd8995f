import { useEffect } from 'react';
import type { PagedList } from './use-paged-list.ts';

/** While something is searched for, the rest of the list is brought in page by page: a search never misses anything. */
export function useSearchAll(
  { hasMore, isLoadingMore, error, showMore }: Omit<PagedList<unknown>, 'items'>,
  query: string,
): void {
  const isWanted = query.trim() !== '' && hasMore && !isLoadingMore && error === null;
  useEffect(() => {
    if (isWanted) showMore();
  });
}
