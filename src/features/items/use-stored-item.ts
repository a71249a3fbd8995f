import { useQuery } from '@tanstack/react-query';

/** How it stands with something that is being brought. */
export interface Bringing {
  isPending: boolean;
  error: Error | null;
  retry: () => void;
}

export interface StoredItem<Item> extends Bringing {
  /** Null while it loads, where there is none, and where no id is given. */
  item: Item | null;
}

/** One thing of the family's by its id: `find` answers null where there is none; `keyOf` is where the cache keeps it. */
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
