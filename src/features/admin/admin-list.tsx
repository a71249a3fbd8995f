import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { TryAgain } from '../try-again.tsx';

interface AdminPageOf<Item> {
  items: readonly Item[];
  /** Null on the last page. */
  next: string | null;
}

interface AdminListProps<Item> {
  /** For screen readers. */
  label: string;
  queryKey: readonly string[];
  /** One page; from the start without a cursor. Throws AppError. */
  load: (cursor: string | undefined) => Promise<AdminPageOf<Item>>;
  /** Said where there is nothing. */
  nothing: string;
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
}

/** What waits for somebody, page by page, in the order of the function. */
export function AdminList<Item>({ label, queryKey, load, nothing, keyOf, children }: AdminListProps<Item>) {
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => load(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
  });
  if (list.isPending) return <Skeletons label={`Loading ${label}`} shape="lines" count={4} />;
  if (!list.data) return <TryAgain message={list.error.message} onRetry={() => void list.refetch()} />;
  const items = list.data.pages.flatMap((page) => page.items);
  return (
    <>
      {items.length === 0 ? (
        <p role="status" className="rounded-card bg-paper-100 px-5 py-8 text-soft">
          {nothing}
        </p>
      ) : (
        <ol aria-label={label} className="divide-y-2 divide-paper-200">
          {items.map((item) => (
            <li key={keyOf(item)} className="grid gap-2 py-5 first:pt-0 last:pb-0">
              {children(item)}
            </li>
          ))}
        </ol>
      )}
      <div aria-live="polite" className="grid justify-items-center gap-3">
        {list.error && <p className="text-soft">{list.error.message}</p>}
        {list.hasNextPage && (
          <Button
            variant="line"
            busy={list.isFetchingNextPage}
            busyLabel="Looking further…"
            onClick={() => void list.fetchNextPage()}
          >
            {list.error ? 'Try again' : 'Show more'}
          </Button>
        )}
      </div>
    </>
  );
}
