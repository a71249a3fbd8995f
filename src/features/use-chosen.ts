import { isTemporaryId } from '@talelantern/domain/characters/character';
import { QueryObserver, useQueryClient, type QueryClient, type QueryObserverResult } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';

/** Items that are known by their ids: the characters or locations of a story. */
export interface Chosen<Item> {
  /** Those that are loaded, in the order of their ids. */
  members: readonly Item[];
  error: Error | null;
  retry: () => void;
}

interface ChosenKind<Item> {
  queryKey: (id: string) => readonly string[];
  /** Null where there is none with this id any more. Stays the same function. */
  find: (id: string) => Promise<Item | null>;
}

const ignore = (): void => undefined;

/** One observer for each id, as `useQueries` has them, which would be a KiB of every page's first script. */
function observe<Item>(client: QueryClient, ids: readonly string[], { queryKey, find }: ChosenKind<Item>) {
  const observers = ids.map(
    (id) =>
      new QueryObserver<Item | null>(client, {
        queryKey: queryKey(id),
        queryFn: () => find(id),
        // Nobody but this page knows one that was never saved.
        enabled: !isTemporaryId(id),
      }),
  );
  let results: readonly QueryObserverResult<Item | null>[] = observers.map((observer) => observer.getCurrentResult());
  return {
    results: () => results,
    watch: (onChange: () => void): (() => void) => {
      const stops = observers.map((observer, index) =>
        observer.subscribe((result) => {
          results = results.with(index, result);
          onChange();
        }),
      );
      results = observers.map((observer) => observer.getCurrentResult());
      return () => stops.forEach((stop) => stop());
    },
  };
}

/** The items with these ids. `onGone`, which stays the same function, is told those that exist no more. */
export function useChosen<Item>(
  ids: readonly string[],
  { queryKey, find }: ChosenKind<Item>,
  onGone: (ids: readonly string[]) => void = ignore,
): Chosen<Item> {
  const client = useQueryClient();
  const wanted = ids.join(' ');
  const observed = useMemo(
    () => observe(client, wanted === '' ? [] : wanted.split(' '), { queryKey, find }),
    [client, wanted, queryKey, find],
  );
  const results = useSyncExternalStore(observed.watch, observed.results);
  const isGone = (id: string, data: Item | null | undefined): boolean =>
    data === null || (isTemporaryId(id) && data === undefined);
  const gone = ids.filter((id, index) => isGone(id, results[index]?.data)).join(' ');
  useEffect(() => {
    if (gone !== '') onGone(gone.split(' '));
  }, [gone, onGone]);
  return {
    members: results.flatMap(({ data }) => data ?? []),
    error: results.find(({ error }) => error)?.error ?? null,
    retry: () => results.forEach(({ isError, refetch }) => isError && void refetch()),
  };
}

/** Keeps an item that is at hand already, so that choosing it asks for nothing. */
export function useKnown<Item extends { id: string }>(queryKey: ChosenKind<Item>['queryKey']): (item: Item) => void {
  const client = useQueryClient();
  return useCallback((item) => void client.setQueryData(queryKey(item.id), item), [client, queryKey]);
}
