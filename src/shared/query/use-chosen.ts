import { isTemporaryId } from '@talelantern/domain/characters/character';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent } from 'react';

interface ChosenKind<Item> {
  queryKey: (id: string) => readonly string[];
  /** Resolves to null if the item no longer exists. */
  find: (id: string) => Promise<Item | null>;
}

const ignore = (): void => undefined;

export function useChosen<Item>(
  ids: readonly string[],
  { queryKey, find }: ChosenKind<Item>,
  onGone: (ids: readonly string[]) => void = ignore,
) {
  const results = useQueries({
    queries: ids.map((id) => ({
      queryKey: queryKey(id),
      queryFn: () => find(id),
      // Not loaded, because unsaved items exist only on this page.
      enabled: !isTemporaryId(id),
    })),
  });
  const isGone = (id: string, data: Item | null | undefined): boolean =>
    data === null || (isTemporaryId(id) && data === undefined);
  const goneIds = ids.filter((id, index) => isGone(id, results[index]?.data)).join(' ');
  const handleGone = useEffectEvent(onGone);
  useEffect(() => {
    if (goneIds !== '') handleGone(goneIds.split(' '));
  }, [goneIds]);
  return {
    members: results.flatMap(({ data }): Item | [] => data ?? []),
    error: results.find(({ error }) => error)?.error ?? null,
    retry: () => results.forEach(({ isError, refetch }) => isError && void refetch()),
  };
}

export function useRememberChosen<Item extends { id: string }>(
  queryKey: ChosenKind<Item>['queryKey'],
): (item: Item) => void {
  const client = useQueryClient();
  return useCallback((item) => void client.setQueryData(queryKey(item.id), item), [client, queryKey]);
}
