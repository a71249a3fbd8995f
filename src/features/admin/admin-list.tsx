import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { TryAgain } from '../try-again.tsx';
import type { AdminPages } from './use-admin-list.ts';

interface AdminListProps<Item> {
  list: AdminPages<Item>;
  /** What is being loaded, for example 'the reports'. */
  what: string;
  /** Said where there is nothing. */
  nothing: string;
  /** Draws what there is. */
  children: (items: readonly Item[]) => ReactNode;
}

/** A list page by page: while it comes, where there is nothing, and after a page that did not come. */
export function AdminList<Item>({ list, what, nothing, children }: AdminListProps<Item>) {
  const { items, error } = list;
  if (!items)
    return error ? (
      <TryAgain message={error.message} onRetry={list.retry} />
    ) : (
      <Skeletons label={`Loading ${what}`} shape="lines" count={4} />
    );
  return (
    <>
      {items.length === 0 ? (
        <p role="status" className="rounded-card bg-paper-100 px-5 py-8 text-soft">
          {nothing}
        </p>
      ) : (
        children(items)
      )}
      <div aria-live="polite" className="grid justify-items-center gap-3">
        {error && <p className="text-soft">{error.message}</p>}
        {(list.hasMore || error) && (
          <Button
            variant="line"
            busy={list.isLoadingMore}
            busyLabel="Looking further…"
            onClick={error && !list.hasMore ? list.retry : list.showMore}
          >
            {error ? 'Try again' : 'Show more'}
          </Button>
        )}
      </div>
    </>
  );
}

interface AdminRowsProps<Item> {
  /** For screen readers. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
}

/** Row beneath row, with a line between. */
export const AdminRows = <Item,>({ label, items, keyOf, children }: AdminRowsProps<Item>) => (
  <ol aria-label={label} className="divide-y-2 divide-paper-200">
    {items.map((item) => (
      <li key={keyOf(item)} className="grid gap-2 py-5 first:pt-0 last:pb-0">
        {children(item)}
      </li>
    ))}
  </ol>
);
