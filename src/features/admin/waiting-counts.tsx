import type { AdminResponse } from '@talelantern/domain/contracts/admin/actions';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { adminKeys } from './admin-keys.ts';
import { useAdmin } from './use-admin.ts';
import type { AdminPages } from './admin-list.tsx';
import { formatDateTime } from './format.ts';

type StoredCounts = AdminResponse<'readQueues'>;
export type Counted = keyof NonNullable<StoredCounts['moderation']> | keyof NonNullable<StoredCounts['messages']>;

type LoadedCounts = Partial<Record<Counted, { count: number; at: number }>>;

/** More often than the server updates the counts, which is every 15 minutes. */
const POLL_MS = 5 * 60_000;

type WaitingCounts = ReturnType<typeof useWaitingCounts>;

export function useWaitingCounts() {
  const { service } = useAdmin();
  const countsQuery = useQuery({
    queryKey: adminKeys.queues,
    queryFn: () => service.readQueues({}),
    staleTime: POLL_MS,
    refetchInterval: POLL_MS,
  });
  const loadedCounts = useQuery<LoadedCounts>({
    queryKey: adminKeys.queuesSeen,
    queryFn: skipToken,
    staleTime: Infinity,
  });
  const countedAt = countsQuery.data?.countedAt ?? null;

  function count(name: Counted): number | null {
    const loadedCount = loadedCounts.data?.[name];
    if (loadedCount && loadedCount.at > (countedAt ?? 0)) return loadedCount.count;
    const counts: Partial<Record<Counted, number>> = { ...countsQuery.data?.moderation, ...countsQuery.data?.messages };
    return countedAt === null ? null : (counts[name] ?? null);
  }
  return {
    count,
    sum: (names: readonly Counted[]) => names.reduce((total, name) => total + (count(name) ?? 0), 0),
    countedAt,
  };
}

export function useReportLoadedCount(
  name: Counted | null,
  { items, error, hasMore }: AdminPages<{ id: string }>,
): void {
  const queryClient = useQueryClient();
  const count = items === null || error || hasMore ? null : items.length;
  useEffect(() => {
    if (name === null || count === null) return;
    queryClient.setQueryData<LoadedCounts>(adminKeys.queuesSeen, (seen) => ({
      ...seen,
      [name]: { count, at: Date.now() },
    }));
  }, [queryClient, name, count]);
}

interface WithCountProps {
  /** Null if unknown; null and 0 show no badge. */
  count: number | null;
  children: string;
}

const MAX_COUNT = 99;

export const WithCount = ({ count, children }: WithCountProps) => (
  <span className="whitespace-nowrap">
    {children}
    {count !== null && count > 0 && (
      <span className="ml-1.5 inline-grid min-h-6 min-w-6 place-items-center rounded-pill bg-amber-100 px-1.5 text-15 leading-none font-bold text-amber-800 tabular-nums">
        {count > MAX_COUNT ? `${MAX_COUNT}+` : count}
      </span>
    )}
  </span>
);

export const CountedAt = ({ waiting: { countedAt } }: { waiting: WaitingCounts }) =>
  countedAt !== null && (
    <p className="text-15 text-soft">Counted {formatDateTime(countedAt)}. Counts refresh as you work.</p>
  );
