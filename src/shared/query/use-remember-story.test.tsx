import type { Story } from '@talelantern/domain/stories/story';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { storedStory, storyPage } from '../../features/stories/story-fakes.ts';
import { fakeServices } from '../../testing/fake-services.ts';
import { ServicesContext } from '../services/use-services.ts';
import { createQueryClient } from './create-query-client.ts';
import { queryKeys } from './query-keys.ts';
import { useChangeShownStory, useFindStory } from './use-remember-story.ts';

const key = queryKeys.storyList;

function setUp(stored: Story | null = null) {
  const client = createQueryClient({ staleTime: Infinity, retry: false });
  const services = fakeServices({ stories: { find: async () => stored } });
  client.setQueryData(key, { pages: [storyPage([storedStory()])], pageParams: [null] });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ServicesContext value={services}>{children}</ServicesContext>
    </QueryClientProvider>
  );
  return { client, wrapper };
}

it.each([
  ['has changed since it was read', (client: QueryClient) => client.invalidateQueries({ queryKey: key })],
  [
    'is being read, perhaps as it was before',
    (client: QueryClient) =>
      void client.fetchQuery({ queryKey: key, staleTime: 0, queryFn: () => new Promise(() => {}) }),
  ],
])('a favorite does not hide that the shelf %s', async (_what, change) => {
  const { client, wrapper } = setUp();
  await change(client);
  renderHook(() => useChangeShownStory(), { wrapper }).result.current('quay', (story) => ({
    ...story,
    favorite: true,
  }));
  expect(client.getQueryData(key)).toMatchObject({ pages: [{ items: [{ favorite: true }] }] });
  expect(client.getQueryState(key)?.isInvalidated).toBe(true);
});

it('a story that is refetched is updated on the shelf', async () => {
  const { client, wrapper } = setUp(storedStory({ title: 'Since renamed' }));
  await renderHook(() => useFindStory(), { wrapper }).result.current('quay');
  expect(client.getQueryData(key)).toMatchObject({ pages: [{ items: [{ title: 'Since renamed' }] }] });
});

it('the shelf is refetched if one of its stories is not found', async () => {
  const { client, wrapper } = setUp();
  expect(await renderHook(() => useFindStory(), { wrapper }).result.current('quay')).toBeNull();
  expect(client.getQueryState(key)?.isInvalidated).toBe(true);
});
