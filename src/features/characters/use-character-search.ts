import { useEffect } from 'react';
import type { CharacterList } from './use-characters.ts';

/** While something is searched for, the rest of the list is brought in page by page: a search never misses anyone. */
export function useCharacterSearch({ hasMore, isLoadingMore, error, showMore }: CharacterList, query: string): void {
  const isWanted = query.trim() !== '' && hasMore && !isLoadingMore && error === null;
  useEffect(() => {
    if (isWanted) showMore();
  });
}
