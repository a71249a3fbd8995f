import { useQuery } from '@tanstack/react-query';

export type StoredItem<Item> = ReturnType<typeof useStoredItem<Item>>;

/** Loads one item by its id; `keyOf` gives its query key. */
export function useStoredItem<Item>(
  keyOf: (id: string) => readonly string[],
  find: (id: string) => Promise<Item | null>,
  id: string | null,
) {
  const query = useQuery({ queryKey: keyOf(id ?? ''), queryFn: () => find(id ?? ''), enabled: id !== null });
  return {
    /** Null while loading, if there is no such item, and without an id. */
    item: query.data ?? null,
    isPending: query.isLoading,
    error: query.error,
    retry: () => void query.refetch(),
  };
}
