import { useEffect } from 'react';
import type { PagedList } from './use-paged-list.ts';

/** While it is wanted, the rest of the list is brought in page by page: nothing is missed. A failure stops it. */
export function useWholeList(
  { hasMore, isLoadingMore, error, showMoreInTurn }: Omit<PagedList<unknown>, 'items'>,
  isWanted: boolean,
): void {
  const isNext = isWanted && hasMore && !isLoadingMore && error === null;
  useEffect(() => {
    if (isNext) showMoreInTurn();
  });
}

/** The whole list while something is searched for. */
export const useSearchAll = (list: Omit<PagedList<unknown>, 'items'>, query: string): void =>
  useWholeList(list, query.trim() !== '');
