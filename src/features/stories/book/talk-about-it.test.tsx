import { readPreferences } from '@talelantern/domain/accounts/preferences';
import type { Story } from '@talelantern/domain/stories/story';
import { useQueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { queryKeys } from '../../../shared/query/query-keys.ts';
import { renderWithServices } from '../../../testing/render-with-services.tsx';
import { storedStory } from '../story-fakes.ts';
import { useStory } from '../use-story.ts';
import { TalkAboutIt } from './talk-about-it.tsx';

const WITH_CARDS: Partial<Story> = {
  talkCards: {
    0: [
      { kind: 'ask', text: 'Why did Ember fly?' },
      { kind: 'day', text: 'When did you feel as light as Ember today?' },
    ],
  },
};
const preferences = (talkCards = true) => ({ get: async () => ({ ...readPreferences({}), talkCards }) });
const block = () => screen.findByRole('button', { name: 'Talk about it' });

test('the cards of a chapter are collapsed at first, and have labels when opened', async () => {
  renderWithServices(<TalkAboutIt story={storedStory(WITH_CARDS)} part={0} />, { preferences: preferences() });
  expect((await block()).getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(await block());
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'AskWhy did Ember fly?',
    'Your dayWhen did you feel as light as Ember today?',
  ]);
});

test('a chapter without cards does not show the cards of another chapter', async () => {
  const story = storedStory({ ...WITH_CARDS, previousParts: ['Ember flew.', 'Ember sneezed.'] });
  const get = vi.fn(preferences().get);
  renderWithServices(<TalkAboutIt story={story} part={1} />, { preferences: { get } });
  await vi.waitFor(() => expect(get).toHaveReturned());
  expect(screen.queryByRole('button')).toBeNull();
});

test('no cards are shown while the preference is off', async () => {
  const get = vi.fn(preferences(false).get);
  renderWithServices(<TalkAboutIt story={storedStory(WITH_CARDS)} part={0} />, { preferences: { get } });
  await vi.waitFor(() => expect(get).toHaveReturned());
  await act(async () => {});
  expect(screen.queryByRole('button')).toBeNull();
});

/** The cards of a story whose chapter was saved in this visit. */
function JustSaved({ story }: { story: Story }) {
  const queryClient = useQueryClient();
  useState(() => {
    queryClient.setQueryData(queryKeys.story(story.id), story);
    queryClient.setQueryData(queryKeys.savedChapter(story.id), { part: 0, at: Date.now() });
  });
  const state = useStory(story.id);
  return state.status === 'found' && <TalkAboutIt story={state.story} part={0} />;
}

test('a chapter that was just saved is refetched every few seconds until it has its cards', async () => {
  vi.useFakeTimers();
  const cardsFrom = Date.now() + 2_000;
  const find = vi.fn(async () => storedStory(Date.now() < cardsFrom ? {} : WITH_CARDS));
  renderWithServices(<JustSaved story={storedStory()} />, { preferences: preferences(), stories: { find } });
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.queryByRole('button')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(screen.getByRole('button', { name: 'Talk about it' })).toBeTruthy();
  const calls = find.mock.calls.length;
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(find.mock.calls.length).toBe(calls);
});

test('a chapter that gets no cards is refetched for at most 30 seconds', async () => {
  vi.useFakeTimers();
  const find = vi.fn(async () => storedStory());
  renderWithServices(<JustSaved story={storedStory()} />, { preferences: preferences(), stories: { find } });
  await act(() => vi.advanceTimersByTimeAsync(35_000));
  const calls = find.mock.calls.length;
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(find.mock.calls.length).toBe(calls);
});
