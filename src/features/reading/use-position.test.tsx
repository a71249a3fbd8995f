import { PARENTS, type ReadingPosition, type Story } from '@talelantern/domain/stories/story';
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, parsePath, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../shared/query/create-query-client.ts';
import { queryKeys } from '../../shared/query/query-keys.ts';
import { ServicesContext } from '../../shared/services/use-services.ts';
import { fakeServices } from '../../testing/fake-services.ts';
import { storedStory } from '../stories/story-fakes.ts';
import { AUTOPLAY } from './autoplay.ts';
import { END, START } from './book-pages.ts';
import { useChapterInUrl, usePosition, useSaveReadingPosition } from './use-position.ts';

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

const chapters = (readingPlace: ReadingPosition | null): Story =>
  storedStory({ previousParts: ['Once.\n\nThen two.', 'Ember flew.\n\nShe sneezed.'], readingPlace });

const openBook = (initialProps: Story, url = '/', reader = PARENTS) =>
  renderHook((story: Story) => usePosition(story, reader), {
    initialProps,
    wrapper: ({ children }: { children: ReactNode }) => <MemoryRouter initialEntries={[url]}>{children}</MemoryRouter>,
  });

it.each([
  ['the beginning of a story that was never opened', null, '/', { part: 0, word: START }],
  ['the paragraph that was read last', { part: 1, paragraph: 1 }, '/', { part: 1, word: 2 }],
  [
    'the paragraph that was read last, if its chapter is requested',
    { part: 1, paragraph: 1 },
    '/?chapter=2',
    { part: 1, word: 2 },
  ],
  [
    'the beginning of another chapter that is requested',
    { part: 1, paragraph: 1 },
    '/?chapter=1',
    { part: 0, word: START },
  ],
  [
    'the position that was read last, if no such chapter exists',
    { part: 1, paragraph: 1 },
    '/?chapter=3',
    { part: 1, word: 2 },
  ],
  ['the last chapter of a story that has become shorter', { part: 3, paragraph: 1 }, '/', { part: 1, word: START }],
])('a book opens at %s', (_what, readingPlace, url, expected) => {
  expect(openBook(chapters(readingPlace), url).result.current.position).toMatchObject(expected);
});

const SIBLINGS: Partial<Story> = {
  readingPlace: { part: 0, paragraph: 1 },
  readingPlaces: { [PARENTS]: { part: 1, paragraph: 0 }, mo: { part: 1, paragraph: 1 } },
};

it.each([
  ['a child at the position of this child', 'mo', { part: 1, word: 2 }],
  ['the parents at their own position', PARENTS, { part: 1, word: START }],
  [
    'a child without a stored position, at the position that an earlier version stored for all readers',
    'tiny',
    { part: 0, word: 1 },
  ],
])('a book with several readers opens for %s', (_whom, reader, expected) => {
  const story = { ...chapters(null), ...SIBLINGS };
  expect(openBook(story, '/', reader).result.current.position).toMatchObject(expected);
});

it('a book that only other readers have opened opens at its beginning', () => {
  const story = { ...chapters(null), ...SIBLINGS, readingPlace: null };
  expect(openBook(story, '/', 'tiny').result.current.position).toMatchObject({ part: 0, word: START });
});

it('if the open chapter is no longer approved, the end of the previous chapter is shown', () => {
  const story = chapters({ part: 1, paragraph: 1 });
  const { result, rerender } = openBook(story);
  rerender({ ...story, previousParts: story.previousParts.slice(0, 1) });
  expect(result.current).toMatchObject({ position: { part: 0, word: END }, chapter: { source: 'Once.\n\nThen two.' } });
});

/** Opens the reader at a URL whose navigation state is not yet used. */
function openAt(url: string) {
  const { result } = renderHook(
    () => {
      const { position, goTo } = usePosition(chapters(null), PARENTS);
      useChapterInUrl(position.part);
      return { goTo, location: useLocation() };
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <MemoryRouter initialEntries={[{ ...parsePath(url), state: AUTOPLAY }]}>{children}</MemoryRouter>
      ),
    },
  );
  return result;
}

it.each([
  ['after the requested one, the URL requests the open one, so that a reload keeps it', '/?chapter=1', '?chapter=2'],
  ['of a book whose URL requests none, the URL stays', '/', ''],
])('in a chapter %s', (_what, url, search) => {
  const result = openAt(url);
  act(() => result.current.goTo({ part: 1, word: START }));
  expect(result.current.location).toMatchObject({ search, state: AUTOPLAY });
});

/** Shows a page of the book, opened at the stored position. */
function openPage(position: ReadingPosition, stored: Partial<Story> = {}) {
  vi.useFakeTimers();
  const saveReadingPosition = vi.fn(async (..._position: [string, string, ReadingPosition]) => undefined);
  const services = fakeServices({ reading: { saveReadingPosition } });
  const queries = createQueryClient({ staleTime: 0, retry: false });
  // Keeps the cache alive after the book is closed, as in the app.
  queries.mount();
  const story = { ...chapters({ part: 0, paragraph: 0 }), ...stored };
  queries.setQueryData(queryKeys.story(story.id), story);
  const book = renderHook(({ at }) => useSaveReadingPosition(story, 'mo', at), {
    initialProps: { at: position },
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queries}>
        <ServicesContext value={services}>{children}</ServicesContext>
      </QueryClientProvider>
    ),
  });
  return {
    saveReadingPosition,
    cachedPositions: () => queries.getQueryData<Story>(queryKeys.story(story.id))?.readingPlaces,
    turnTo: (at: ReadingPosition) => book.rerender({ at }),
    close: book.unmount,
  };
}

it('the page on which a reader stays is stored once, but skimmed pages are not', async () => {
  const { saveReadingPosition, turnTo } = openPage({ part: 0, paragraph: 0 });
  turnTo({ part: 0, paragraph: 1 });
  await vi.advanceTimersByTimeAsync(1_000);
  turnTo({ part: 1, paragraph: 1 });
  await vi.advanceTimersByTimeAsync(1_500);
  turnTo({ part: 1, paragraph: 1 });
  await vi.advanceTimersByTimeAsync(1_500);
  expect(saveReadingPosition).toHaveBeenCalledExactlyOnceWith('quay', 'mo', { part: 1, paragraph: 1 });
});

it.each([
  ['closed', ({ close }: ReturnType<typeof openPage>) => close()],
  ['left with its page', () => window.dispatchEvent(new Event('pagehide'))],
])('the page of a book is stored immediately when the book is %s', async (_how, leave) => {
  const page = openPage({ part: 0, paragraph: 0 });
  page.turnTo({ part: 1, paragraph: 0 });
  leave(page);
  await vi.advanceTimersByTimeAsync(0);
  expect(page.saveReadingPosition).toHaveBeenCalledExactlyOnceWith('quay', 'mo', { part: 1, paragraph: 0 });
});

it('storing the position of one reader keeps the others’ positions, also in the cache', async () => {
  const page = openPage({ part: 0, paragraph: 0 }, SIBLINGS);
  page.turnTo({ part: 0, paragraph: 1 });
  page.close();
  await vi.advanceTimersByTimeAsync(0);
  expect(page.cachedPositions()).toEqual({ [PARENTS]: { part: 1, paragraph: 0 }, mo: { part: 0, paragraph: 1 } });
});

it('the last page of a book that was closed offline is stored once the device is online', async () => {
  onlineManager.setOnline(false);
  const page = openPage({ part: 0, paragraph: 0 });
  page.turnTo({ part: 0, paragraph: 1 });
  await vi.advanceTimersByTimeAsync(1_500);
  page.turnTo({ part: 1, paragraph: 0 });
  page.close();
  await vi.advanceTimersByTimeAsync(0);
  expect(page.saveReadingPosition).not.toHaveBeenCalled();
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(page.saveReadingPosition).toHaveBeenCalledExactlyOnceWith('quay', 'mo', { part: 1, paragraph: 0 });
});

/** Opens a book and stays on its second page, which is not stored before `finishStoring` is called. */
async function openSlowly() {
  const page = openPage({ part: 0, paragraph: 0 });
  const storing = Promise.withResolvers<undefined>();
  page.saveReadingPosition.mockReturnValueOnce(storing.promise);
  page.turnTo({ part: 0, paragraph: 1 });
  await vi.advanceTimersByTimeAsync(1_500);
  const stayAt = async (at: ReadingPosition) => {
    page.turnTo(at);
    await vi.advanceTimersByTimeAsync(1_500);
  };
  return { ...page, stayAt, finishStoring: () => storing.resolve(undefined) };
}

it('of several pages read while a position is being stored, only the last is stored afterwards', async () => {
  const { saveReadingPosition, stayAt, finishStoring } = await openSlowly();
  await stayAt({ part: 1, paragraph: 0 });
  await stayAt({ part: 1, paragraph: 1 });
  expect(saveReadingPosition).toHaveBeenCalledOnce();
  finishStoring();
  await vi.advanceTimersByTimeAsync(0);
  expect(saveReadingPosition.mock.calls.slice(1)).toEqual([['quay', 'mo', { part: 1, paragraph: 1 }]]);
});

it('when the tab is closed while a position is being stored, the last page is stored immediately', async () => {
  const { saveReadingPosition, stayAt, turnTo, finishStoring } = await openSlowly();
  await stayAt({ part: 1, paragraph: 0 });
  turnTo({ part: 1, paragraph: 1 });
  window.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(0);
  expect(saveReadingPosition.mock.calls.slice(1)).toEqual([['quay', 'mo', { part: 1, paragraph: 1 }]]);
  finishStoring();
  await vi.advanceTimersByTimeAsync(0);
  expect(saveReadingPosition).toHaveBeenCalledTimes(2);
});
