import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useRememberItem } from './use-remember-item.ts';

const KEYS = { one: (id: string) => ['one', id], list: ['list'] };

const ember = (picture: string) => ({ id: 'ember', picture });

function setUp() {
  const client = new QueryClient();
  client.setQueryData(KEYS.list, { pages: [{ items: [ember('first')] }], pageParams: [null] });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { client, remember: renderHook(() => useRememberItem(KEYS), { wrapper }).result.current };
}

it('a changed item is updated in its cached list without a refetch', () => {
  const { client, remember } = setUp();
  const changed = ember('second');
  remember(changed);
  expect(client.getQueryData(KEYS.one('ember'))).toEqual(changed);
  expect(client.getQueryData(KEYS.list)).toMatchObject({ pages: [{ items: [changed] }] });
  expect(client.getQueryState(KEYS.list)?.isInvalidated).toBe(false);
});

it('a list that lacks the new item is marked for a refetch', () => {
  const { client, remember } = setUp();
  remember({ id: 'wood' });
  expect(client.getQueryState(KEYS.list)?.isInvalidated).toBe(true);
});

it('a list that was already stale stays marked for a refetch', async () => {
  const { client, remember } = setUp();
  await client.invalidateQueries({ queryKey: KEYS.list });
  remember(ember('second'));
  expect(client.getQueryState(KEYS.list)?.isInvalidated).toBe(true);
});
