import { isTemporaryId } from '@talelantern/domain/characters/character';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';

/** What was chosen by id for a story: characters or locations. */
export interface Chosen<Item> {
  /** Those that are loaded, in the order of their ids. */
  members: readonly Item[];
  isPending: boolean;
  error: Error | null;
  retry: () => void;
}

interface ChosenKind<Item> {
  queryKey: (id: string) => readonly string[];
  /** Null where there is none with this id any more. */
  find: (id: string) => Promise<Item | null>;
}

/** The items with these ids. `onGone` is told those that exist no more. */
export function useChosen<Item>(
  ids: readonly string[],
  { queryKey, find }: ChosenKind<Item>,
  onGone: (ids: readonly string[]) => void,
): Chosen<Item> {
  const results = useQueries({
    queries: ids.map((id) => ({
      queryKey: queryKey(id),
      queryFn: () => find(id),
      // Nobody but this page knows one that was never saved.
      enabled: !isTemporaryId(id),
    })),
  });
  const isGone = (id: string, data: Item | null | undefined): boolean =>
    data === null || (isTemporaryId(id) && data === undefined);
  const gone = ids.filter((id, index) => isGone(id, results[index]?.data)).join(' ');
  useEffect(() => {
    if (gone !== '') onGone(gone.split(' '));
  }, [gone, onGone]);
  return {
    members: results.flatMap(({ data }) => data ?? []),
    isPending: results.some(({ isPending }) => isPending),
    error: results.find(({ error }) => error)?.error ?? null,
    retry: () => results.forEach(({ isError, refetch }) => isError && void refetch()),
  };
}

/** Keeps an item that is at hand already, so that choosing it asks for nothing. */
export function useKnown<Item extends { id: string }>(queryKey: ChosenKind<Item>['queryKey']): (item: Item) => void {
  const queryClient = useQueryClient();
  return useCallback((item) => void queryClient.setQueryData(queryKey(item.id), item), [queryClient, queryKey]);
}
