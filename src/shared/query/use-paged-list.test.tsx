import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import type { PageCursor } from '../../services/core/page.ts';
import { createQueryClient } from './create-query-client.ts';
import { usePagedList } from './use-paged-list.ts';

class Cursor {
  readonly page: number;
  constructor(page: number) {
    this.page = page;
  }
}

/** A list whose two pages were loaded, and whose screen was then left. */
async function setUp() {
  const pages = [['ember'], ['wood']];
  const list = vi.fn(async (cursor: PageCursor | null) => {
    const page = cursor instanceof Cursor ? cursor.page : 0;
    const items = (pages[page] ?? []).map((id) => ({ id }));
    return { items, unreadable: [], next: page + 1 < pages.length ? new Cursor(page + 1) : null };
  });
  // Stale immediately.
  const client = createQueryClient({ staleTime: 0, retry: false });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const show = () => renderHook(() => usePagedList(['list'], list), { wrapper });
  const { result, unmount } = show();
  await waitFor(() => expect(result.current.hasMore).toBe(true));
  result.current.showMore();
  await waitFor(() => expect(result.current.items).toHaveLength(2));
  unmount();
  list.mockClear();
  const comeBack = async (): Promise<string[]> => {
    const hook = show();
    await waitFor(() => expect(client.isFetching()).toBe(0));
    return hook.result.current.items.map(({ id }) => id);
  };
  return { client, list, pages, comeBack };
}

it('a list that is shown again refetches only its first page', async () => {
  const { list, comeBack } = await setUp();
  expect(await comeBack()).toEqual(['ember', 'wood']);
  expect(list.mock.calls).toEqual([[null]]);
  expect(await comeBack()).toEqual(['ember', 'wood']);
  expect(list.mock.calls).toEqual([[null], [null]]);
});

it('a list with a new item is refetched as a whole, because the item moves the others', async () => {
  const { pages, comeBack } = await setUp();
  pages.splice(0, 2, ['new'], ['ember'], ['wood']);
  expect(await comeBack()).toEqual(['new', 'ember']);
});

it('a list that is marked as changed is refetched as a whole', async () => {
  const { client, pages, comeBack } = await setUp();
  pages[1] = ['lake'];
  await client.invalidateQueries({ queryKey: ['list'] });
  expect(await comeBack()).toEqual(['ember', 'lake']);
});

it('a list that is shown again after ten minutes is refetched as a whole', async () => {
  const { pages, comeBack } = await setUp();
  pages[1] = ['lake'];
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10 * 60_000);
  expect(await comeBack()).toEqual(['ember', 'lake']);
});
