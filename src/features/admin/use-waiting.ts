import type { AdminResponse } from '@talelantern/domain/admin/actions';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { adminKeys } from './admin-keys.ts';
import { useAdmin } from './use-admin.ts';
import type { AdminPages } from './use-admin-list.ts';

type KeptCounts = AdminResponse<'readQueues'>;
/** What is counted of each queue. */
export type Counted = keyof NonNullable<KeptCounts['moderation']> | keyof NonNullable<KeptCounts['messages']>;

/** A queue that somebody has looked through to its end. */
type Seen = Partial<Record<Counted, { count: number; at: number }>>;

export interface Waiting {
  /** How many wait; null where nobody has told. */
  count: (name: Counted) => number | null;
  /** How many wait in all of them, as far as somebody has told. */
  sum: (names: readonly Counted[]) => number;
  /** When it was counted, ms; null where it never was. */
  countedAt: number | null;
}

/** Counts are kept every quarter of an hour. */
const ASK_EVERY_MS = 5 * 60_000;

/** How much waits in each queue: as it was counted last, or as it was seen since. */
export function useWaiting(): Waiting {
  const { service } = useAdmin();
  const kept = useQuery({
    queryKey: adminKeys.queues,
    queryFn: () => service.readQueues({}),
    staleTime: ASK_EVERY_MS,
    refetchInterval: ASK_EVERY_MS,
  });
  const seen = useQuery<Seen>({ queryKey: adminKeys.queuesSeen, queryFn: skipToken, staleTime: Infinity });
  const countedAt = kept.data?.countedAt ?? null;

  function count(name: Counted): number | null {
    const own = seen.data?.[name];
    if (own && own.at > (countedAt ?? 0)) return own.count;
    const counts: Partial<Record<Counted, number>> = { ...kept.data?.moderation, ...kept.data?.messages };
    return countedAt === null ? null : (counts[name] ?? null);
  }
  return { count, sum: (names) => names.reduce((total, name) => total + (count(name) ?? 0), 0), countedAt };
}

/** Remembers how much waits in a queue once its list has been loaded to the end. */
export function useTellSeen(name: Counted | null, { items, error, hasMore }: AdminPages<unknown>): void {
  const queryClient = useQueryClient();
  const count = items === null || error || hasMore ? null : items.length;
  useEffect(() => {
    if (name === null || count === null) return;
    queryClient.setQueryData<Seen>(adminKeys.queuesSeen, (seen) => ({ ...seen, [name]: { count, at: Date.now() } }));
  }, [queryClient, name, count]);
}
