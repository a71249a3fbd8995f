import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Page } from '../../services/core/page.ts';

export function changeListed<Item>(
  client: QueryClient,
  queryKey: readonly string[],
  change: (item: Item) => Item,
): void {
  const state = client.getQueryState<InfiniteData<Page<Item>>>(queryKey);
  if (!state?.data) return;
  const { data, isInvalidated, fetchStatus } = state;
  client.setQueryData(queryKey, {
    ...data,
    pages: data.pages.map((page) => ({ ...page, items: page.items.map(change) })),
  });
  // Refetches, because a fetch in progress may return older data, and because setting data marks a stale list as fresh.
  if (isInvalidated || fetchStatus === 'fetching') void client.invalidateQueries({ queryKey });
}
