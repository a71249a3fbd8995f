import type { Character } from '@talelantern/domain/characters/character';
import { isAppError } from '@talelantern/domain/errors/app-error';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PageCursor } from '../../services/page.ts';
import { notify } from '../../ui/toast.tsx';
import { queryKeys } from '../query-keys.ts';
import { useServices } from '../use-services.ts';

export interface CharacterList {
  /** Newest first, as far as they are loaded. */
  characters: Character[];
  /** Ids of characters that could not be read. */
  unreadable: string[];
  isPending: boolean;
  error: Error | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  showMore: () => void;
  retry: () => void;
}

/** The family's characters, in pages of 20. A failure is told once in a note (specification §8). */
export function useCharacters(): CharacterList {
  const { characters } = useServices();
  const query = useInfiniteQuery({
    queryKey: queryKeys.characterList,
    queryFn: ({ pageParam }) => characters.list(pageParam),
    initialPageParam: null as PageCursor | null,
    getNextPageParam: (last) => last.next,
  });
  const { data, error } = query;
  useTellOnce(error);

  const pages = data?.pages ?? [];
  return {
    characters: pages.flatMap((page) => page.items),
    unreadable: pages.flatMap((page) => page.unreadable),
    isPending: query.isPending,
    error,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    showMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}

/** A missing sign-in is no failure of the list: the app leads to the login by itself. */
function useTellOnce(error: Error | null): void {
  useEffect(() => {
    if (error && !(isAppError(error) && error.code === 'unauthenticated')) notify.failure(error.message);
  }, [error]);
}
