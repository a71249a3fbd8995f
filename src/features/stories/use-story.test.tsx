import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StoryService } from '../../services/stories/story-service.ts';
import { createQueryClient } from '../../shared/query/create-query-client.ts';
import { queryKeys } from '../../shared/query/query-keys.ts';
import { ServicesContext } from '../../shared/services/use-services.ts';
import { fakeServices } from '../../testing/fake-services.ts';
import { NEVER } from '../../testing/never.ts';
import { storedStory, storyPage } from './story-fakes.ts';
import { useStory } from './use-story.ts';

beforeEach(() => onlineManager.setOnline(false));
afterEach(() => onlineManager.setOnline(true));

function openStory(id: string, find: StoryService['find']) {
  const client = createQueryClient({ staleTime: 30_000, retry: false });
  client.setQueryData(queryKeys.storyList, { pages: [storyPage([storedStory()])], pageParams: [null] });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ServicesContext value={fakeServices({ stories: { find } })}>{children}</ServicesContext>
    </QueryClientProvider>
  );
  return renderHook(() => useStory(id), { wrapper }).result;
}

it('offline, a story of the shelf opens, and is read again once the device is online', async () => {
  const result = openStory('quay', async () => storedStory({ title: 'Since renamed' }));
  expect(result.current).toEqual({ status: 'found', story: storedStory() });
  act(() => onlineManager.setOnline(true));
  await expect.poll(() => result.current).toMatchObject({ status: 'found', story: { title: 'Since renamed' } });
});

it('offline, a story that is not on the shelf is awaited', () => {
  expect(openStory('other', () => NEVER).current).toEqual({ status: 'loading' });
});

it('a story that gets no response fails', async () => {
  vi.useFakeTimers();
  onlineManager.setOnline(true);
  const result = openStory('quay', () => NEVER);
  expect(result.current).toEqual({ status: 'loading' });
  await act(() => vi.advanceTimersByTimeAsync(45_000));
  expect(result.current).toMatchObject({ status: 'failed', message: 'Failed to fetch story' });
});
