import { isTemporaryId } from '@talelantern/domain/characters/character';
import { QueryObserver, useQueryClient, type QueryClient, type QueryObserverResult } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';

interface ChosenKind<Item> {
  queryKey: (id: string) => readonly string[];
  /** Resolves to null if the item no longer exists. Must be a stable function. */
  find: (id: string) => Promise<Item | null>;
}

const ignore = (): void => undefined;

/** One observer per id, like `useQueries`, which would add a KiB to the first script. */
function observe<Item>(client: QueryClient, ids: readonly string[], { queryKey, find }: ChosenKind<Item>) {
  const observers = ids.map(
    (id) =>
      new QueryObserver<Item | null>(client, {
        queryKey: queryKey(id),
        queryFn: () => find(id),
        // Unsaved items exist only on this page, so they are not loaded.
        enabled: !isTemporaryId(id),
      }),
  );
  let results: readonly QueryObserverResult<Item | null>[] = observers.map((observer) => observer.getCurrentResult());
  return {
    results: () => results,
    watch: (onChange: () => void): (() => void) => {
      const stops = observers.map((observer, index) =>
        observer.subscribe((result) => {
          results = results.map((one, at) => (at === index ? result : one));
          onChange();
        }),
      );
      results = observers.map((observer) => observer.getCurrentResult());
      return () => stops.forEach((stop) => stop());
    },
  };
}

export function useChosen<Item>(
  ids: readonly string[],
  { queryKey, find }: ChosenKind<Item>,
  onGone: (ids: readonly string[]) => void = ignore,
) {
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
    members: results.flatMap(({ data }): Item | [] => data ?? []),
    error: results.find(({ error }) => error)?.error ?? null,
    retry: () => results.forEach(({ isError, refetch }) => isError && void refetch()),
  };
}

export function useKnown<Item extends { id: string }>(queryKey: ChosenKind<Item>['queryKey']): (item: Item) => void {
  const client = useQueryClient();
  return useCallback((item) => void client.setQueryData(queryKey(item.id), item), [client, queryKey]);
}
