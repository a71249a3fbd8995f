import { useQuery } from '@tanstack/react-query';

export interface StoredItem<Item> {
  /** Null while loading, if there is none, and without an id. */
  item: Item | null;
  isPending: boolean;
  error: Error | null;
  retry: () => void;
}

/** Loads one item by its id; `keyOf` gives its query key. */
export function useStoredItem<Item>(
  keyOf: (id: string) => readonly string[],
  find: (id: string) => Promise<Item | null>,
  id: string | null,
): StoredItem<Item> {
  const query = useQuery({ queryKey: keyOf(id ?? ''), queryFn: () => find(id ?? ''), enabled: id !== null });
  return {
    item: query.data ?? null,
    isPending: query.isLoading,
    error: query.error,
    retry: () => void query.refetch(),
  };
}
