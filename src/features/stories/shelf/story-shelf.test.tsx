import { AppError } from '@talelantern/domain/errors/app-error';
import { readPreferences } from '@talelantern/domain/accounts/preferences';
import { readChildProfile } from '@talelantern/domain/audience/child-profile';
import { readSceneImages } from '@talelantern/domain/stories/scene-image';
import type { Story } from '@talelantern/domain/stories/story';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { FAMILY_KEYS, PRESENT } from '../../../config/family-keys.ts';
import type { StoryService } from '../../../services/stories/story-service.ts';
import { fakeServices, type FakeServices } from '../../../testing/fake-services.ts';
import { renderWithServices } from '../../../testing/render-with-services.tsx';
import { storyPage, storedStory } from '../story-fakes.ts';
import { RememberedBooks } from './remembered-books.tsx';
import { StoryShelf } from './story-shelf.tsx';
import { toShelfBook } from './to-shelf-book.ts';
import { NEVER } from '../../../testing/never.ts';

const storyOf = (id: string, overrides: Partial<Story> = {}): Story =>
  storedStory({ id, title: `The Tale of ${id}`, ...overrides });

/** Enough stories for the search to appear. */
const fillShelf = (...first: Story[]): Story[] => [...first, ...['b', 'c', 'd', 'e', 'f'].map((id) => storyOf(id))];

const createMo = () => {
  const child = readChildProfile('mo', { nickname: 'Mo' });
  if (!child) throw new Error('A child with a nickname can be read');
  return child;
};

const renderShelf = (stories: Partial<StoryService>, fakes: FakeServices = {}) =>
  renderWithServices(<StoryShelf onRemembered={() => undefined} />, { stories, ...fakes });
const renderStories = (...items: Story[]) => renderShelf({ list: async () => storyPage(items) });

/** The cover in the rows of the shelf, not the story that is shown large. */
const cover = async (title: string) => {
  const link = await screen.findByRole('link', { name: title });
  const book = link.closest<HTMLElement>('li');
  if (!book) throw new Error(`“${title}” does not stand on the shelf`);
  return book;
};
const urls = () =>
  within(screen.getByRole('list', { name: 'Stories' }))
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const search = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search your stories' }), { target: { value } });
const pressFocused = (button: HTMLElement) => {
  button.focus();
  fireEvent.click(button);
};
const favoriteButton = (title: string) => screen.getByRole('button', { name: `Favorite: ${title}` });

test('an empty shelf shows one sentence and one button', async () => {
  renderStories();
  expect(await screen.findByRole('heading', { name: 'The first page is yours' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Create a story' }).getAttribute('href')).toBe('/create');
});

test('stories that fail to load show a toast and can be retried', async () => {
  const list = vi
    .fn(async () => storyPage([storyOf('a')]))
    .mockRejectedValueOnce(new AppError('internal', 'Failed to fetch story'));
  renderShelf({ list });
  expect(await screen.findByText('Failed to fetch story')).toBeTruthy();
  press('Try again');
  expect(await screen.findByRole('heading', { name: 'The Tale of a' })).toBeTruthy();
});

test('an expired session does not show a toast on the shelf', async () => {
  renderShelf({ list: () => Promise.reject(new AppError('unauthenticated', 'Authentication required')) });
  expect(await screen.findByRole('heading', { name: 'We couldn’t load your shelf' })).toBeTruthy();
  expect(screen.queryByText('Authentication required')).toBeNull();
});

test('the shelf shows the newest story first, as the newest, with links to its chapters and the reader', async () => {
  renderStories(storyOf('a', { currentPhase: 'resolution' }), storyOf('b'));
  expect(await screen.findByText('Your newest story')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'The Tale of a' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Read again' }).getAttribute('href')).toBe('/stories/a/read');
  expect(screen.getByRole('link', { name: 'Chapters' }).getAttribute('href')).toBe('/stories/a');
  expect(screen.getByRole('link', { name: 'The Tale of a' }).getAttribute('href')).toBe('/stories/a');
  expect(urls()).toEqual(['/stories/b']);
});

test('an unreadable story does not hide the others', async () => {
  renderShelf({ list: async () => storyPage([storyOf('a'), storyOf('b')], { unreadable: ['broken'] }) });
  expect(await cover('The Tale of b')).toBeTruthy();
  expect(screen.getByText('We couldn’t read this story. It hasn’t changed.')).toBeTruthy();
});

test.each([
  ['on', true, ['/stories/a?chapter=2', '/stories/b?chapter=1']],
  ['off', false, []],
])('with “Let me read it first” %s the shelf links to these waiting chapters', async (_how, showFirst, links) => {
  const [latest, shelved] = [
    storyOf('a', { previousParts: ['Once.', 'Twice.'], approvedParts: [0] }),
    storyOf('b', { previousParts: ['Once.'] }),
  ];
  renderShelf(
    { list: async () => storyPage([latest, shelved, storyOf('c', { approvedParts: [0] })]) },
    { preferences: { get: async () => ({ ...readPreferences({}), showFirst }) } },
  );
  await cover('The Tale of b');
  const waiting = screen.queryAllByRole('link', { name: /^Chapter (one|two) is waiting for you$/ });
  expect(waiting.map((link) => link.getAttribute('href'))).toEqual(links);
});

test('the children are loaded in parallel with the stories', async () => {
  const children = vi.fn(async () => [createMo()]);
  renderShelf({ list: () => new Promise(() => undefined) }, { children: { list: children } });
  await waitFor(() => expect(children).toHaveBeenCalledOnce());
});

const never = (): Promise<never> => new Promise(() => undefined);
const comeBack = async (...items: Story[]) => {
  localStorage.setItem(FAMILY_KEYS.presence('family'), PRESENT);
  renderStories(...items);
  await screen.findByRole('button', { name: `Favorite: ${items[0]?.title}` });
  cleanup();
};

test('the books of the last visit can be opened while the stories are loading', async () => {
  await comeBack(storyOf('a'), storyOf('b'));
  renderShelf({ list: never });
  expect(screen.getByRole('heading', { name: 'The Tale of a' })).toBeTruthy();
  expect(urls()).toEqual(['/stories/b']);
  expect(screen.queryByText('Loading your stories')).toBeNull();
});

test('remembered books have no button that can be pressed', async () => {
  await comeBack(...fillShelf(storyOf('a')));
  const { container } = renderShelf({ list: never });
  const buttons = [...container.querySelectorAll('button, input')];
  expect(buttons.length).toBeGreaterThan(0);
  expect(buttons.filter((button) => !button.closest('[inert]'))).toEqual([]);
});

test('a remembered book that was deleted elsewhere disappears when the stories are loaded', async () => {
  await comeBack(storyOf('a'), storyOf('b'));
  renderStories(storyOf('a'));
  expect(screen.getByRole('link', { name: 'The Tale of b' })).toBeTruthy();
  await screen.findByRole('button', { name: 'Favorite: The Tale of a' });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'The Tale of b' })).toBeNull());
});

test('remembered books reserve space for the children’s names until loading has failed', async () => {
  localStorage.setItem(FAMILY_KEYS.presence('family'), PRESENT);
  const mine = storyOf('a', { childId: 'mo' });
  renderShelf({ list: async () => storyPage([mine]) }, { children: { list: async () => [createMo()] } });
  await screen.findByRole('link', { name: 'Mo’s books' });
  cleanup();
  const loading = Promise.withResolvers<never>();
  const { container } = renderShelf({ list: () => loading.promise });
  const placeholders = () => container.querySelectorAll('.invisible').length;
  expect(placeholders()).toBe(2);
  await act(async () => loading.reject(new AppError('internal', 'Failed to fetch story')));
  expect(await screen.findByText(/We couldn’t update your shelf/)).toBeTruthy();
  expect(placeholders()).toBe(0);
  expect(container.textContent).not.toContain('· ·');
});

test('books remembered from the last visit stay when the stories fail to load, and loading can be retried', async () => {
  await comeBack(storyOf('a'), storyOf('b'));
  let resolveList = (): void => undefined;
  const listing = new Promise<void>((resolve) => (resolveList = resolve));
  const list = vi
    .fn(() => listing.then(() => storyPage([storyOf('a'), storyOf('c')])))
    .mockRejectedValueOnce(new AppError('internal', 'Failed to fetch story'));
  renderShelf({ list });
  expect(await screen.findByText('Failed to fetch story')).toBeTruthy();
  expect(urls()).toEqual(['/stories/b']);
  const retry = screen.getByRole('button', { name: 'Try again' });
  retry.focus();
  fireEvent.click(retry);
  await waitFor(() => expect(retry.getAttribute('aria-busy')).toBe('true'));
  expect(document.activeElement).toBe(retry);
  await act(async () => resolveList());
  await waitFor(() => expect(urls()).toEqual(['/stories/c']));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('the focus stays on its book when the stories are loaded', async () => {
  await comeBack(storyOf('a'), storyOf('b'));
  let resolveList = (): void => undefined;
  const listing = new Promise<void>((resolve) => (resolveList = resolve));
  renderShelf({ list: () => listing.then(() => storyPage([storyOf('a'), storyOf('b')])) });
  const rememberedLink = screen.getByRole('link', { name: 'The Tale of b' });
  rememberedLink.focus();
  await act(async () => resolveList());
  await waitFor(() => expect(rememberedLink.isConnected).toBe(false));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'The Tale of b' }));
});

test('loaded books leave the focus where it has been moved in the meantime', async () => {
  render(
    <MemoryRouter>
      <a href="/stories/b">The Tale of b</a>
      <input aria-label="Search" />
    </MemoryRouter>,
  );
  screen.getByRole('link').focus();
  const shelf = { books: [toShelfBook(storyOf('b'), null, false)], children: [] };
  const MovesFocus = () => {
    useLayoutEffect(() => screen.getByRole('textbox', { name: 'Search' }).focus());
    return null;
  };
  render(
    <MemoryRouter>
      <MovesFocus />
      <RememberedBooks shelf={shelf} pictureUrls={fakeServices().pictureUrls} />
    </MemoryRouter>,
  );
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Search' }));
});

test('a story on the shelf shows progress, child, age and date', async () => {
  const story = storyOf('b', {
    previousParts: ['One.', 'Two.'],
    currentPhase: 'development',
    ageRange: '3-4',
    childId: 'mo',
    createdAt: Date.now(),
  });
  renderShelf({ list: async () => storyPage([storyOf('a'), story]) }, { children: { list: async () => [createMo()] } });
  const book = within(await cover('The Tale of b'));
  expect(book.getByRole('img', { name: 'Chapter two of four' })).toBeTruthy();
  await waitFor(() =>
    expect(book.getByText('Chapter two of four').parentElement?.textContent).toMatch(/Ages 3-4 · Mo · Today$/),
  );
});

test("a story on the shelf shows its cover, or its theme's landscape with its cast", async () => {
  const sceneImages = readSceneImages(['first', 'chosen'].map((id) => ({ id, imageUrl: `${id}.webp` })));
  renderStories(storyOf('a'), storyOf('b', { sceneImages, coverSceneId: 'chosen' }), storyOf('c'));
  const picturesOf = async (title: string) =>
    [...(await cover(title)).querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
  expect(await picturesOf('The Tale of b')).toEqual(['chosen.webp']);
  expect(await picturesOf('The Tale of c')).toEqual(['/art/scene-adventure.webp', '/art/cut-t-human.webp']);
});

describe('favorites', () => {
  test('a story marked as favorite shows the mark immediately', async () => {
    const setFavorite = vi.fn(async () => undefined);
    const [a, b] = [storyOf('a'), storyOf('b')];
    renderShelf({ list: async () => storyPage([a, b]), setFavorite });
    await cover('The Tale of b');
    fireEvent.click(favoriteButton('The Tale of b'));
    await waitFor(() => expect(favoriteButton('The Tale of b').getAttribute('aria-pressed')).toBe('true'));
    expect(favoriteButton('The Tale of a').getAttribute('aria-pressed')).toBe('false');
    await waitFor(() => expect(setFavorite).toHaveBeenCalledExactlyOnceWith(b, true));
    fireEvent.click(favoriteButton('The Tale of b'));
    await waitFor(() => expect(setFavorite).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'b' }), false));
  });

  test('a favorite mark that could not be stored is rolled back with a message', async () => {
    renderShelf({
      list: async () => storyPage([storyOf('a')]),
      setFavorite: () => Promise.reject(new AppError('internal', 'Failed to update story')),
    });
    await screen.findByRole('heading', { name: 'The Tale of a' });
    fireEvent.click(favoriteButton('The Tale of a'));
    expect(await screen.findByText('Failed to update story')).toBeTruthy();
    expect(favoriteButton('The Tale of a').getAttribute('aria-pressed')).toBe('false');
  });

  test('the rollback of a favorite mark changes only its own story, even if another story is the newest by then', async () => {
    const storing = Promise.withResolvers<never>();
    const [old, newest] = [storyOf('a'), storyOf('b', { favorite: true })];
    const list = vi.fn(async () => storyPage([newest, old])).mockResolvedValueOnce(storyPage([old]));
    renderShelf({ list, setFavorite: () => storing.promise });
    await screen.findByRole('heading', { name: 'The Tale of a' });
    fireEvent.click(favoriteButton('The Tale of a'));
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await screen.findByRole('heading', { name: 'The Tale of b' });
    await act(async () => storing.reject(new AppError('internal', 'Failed to update story')));
    expect(favoriteButton('The Tale of b').getAttribute('aria-pressed')).toBe('true');
    expect(favoriteButton('The Tale of a').getAttribute('aria-pressed')).toBe('false');
  });
});

test('removing a favorite moves the focus to the next one, and to the shelf after the last', async () => {
  const setFavorite = async () => undefined;
  const items = fillShelf(storyOf('a', { favorite: true }), storyOf('g', { favorite: true }));
  renderShelf({ list: async () => storyPage(items), setFavorite });
  await cover('The Tale of b');
  press('Favorites');
  pressFocused(favoriteButton('The Tale of a'));
  await waitFor(() => expect(document.activeElement?.tagName).toBe('LI'));
  expect(document.activeElement?.textContent).toContain('The Tale of g');
  pressFocused(favoriteButton('The Tale of g'));
  await waitFor(() => expect(document.activeElement?.textContent).toContain('No favorites yet.'));
  expect(document.activeElement?.tagName).not.toBe('BODY');
});

test('the story search finds titles and names, including those on pages that are not loaded yet', async () => {
  const nextCursor = {};
  const pip = storyOf('g', { characters: storedStory().characters.map((hero) => ({ ...hero, name: 'Pip' })) });
  renderShelf({
    list: async (cursor) => (cursor ? storyPage([pip]) : storyPage(fillShelf(storyOf('a')), { next: nextCursor })),
  });
  await cover('The Tale of b');
  search('pip');
  expect(await cover('The Tale of g')).toBeTruthy();
  expect(urls()).toEqual(['/stories/g']);
  expect(screen.getByText('1 story')).toBeTruthy();
});

test('a story search without results offers all stories', async () => {
  renderStories(...fillShelf(storyOf('a')));
  await cover('The Tale of b');
  search('a whale');
  expect(screen.getByText('No stories match “a whale”.')).toBeTruthy();
  press('Show all stories');
  expect(await cover('The Tale of b')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show all stories' })).toBeNull();
});

test('the shelf can be limited to favorites', async () => {
  renderStories(...fillShelf(storyOf('a', { favorite: true })));
  await cover('The Tale of b');
  press('Favorites');
  expect(urls()).toEqual(['/stories/a']);
});

test('the shelf without favorites says how to add one', async () => {
  renderStories(...fillShelf());
  await cover('The Tale of c');
  press('Favorites');
  expect(screen.getByText('No favorites yet. Tap the heart under a story to keep it here.')).toBeTruthy();
});

test.each([
  ['Mo', { childId: 'mo' }],
  ['3-4', { ageRange: '3-4' }],
  ['Finished', { currentPhase: 'resolution' }],
] satisfies [string, Partial<Story>][])(
  'the shelf can be limited to %s until the filters are cleared',
  async (label, fields) => {
    renderShelf(
      { list: async () => storyPage(fillShelf(storyOf('a', fields))) },
      { children: { list: async () => [createMo()] } },
    );
    await cover('The Tale of b');
    press('Filters');
    fireEvent.click(await screen.findByRole('radio', { name: label }));
    expect(urls()).toEqual(['/stories/a']);
    press('Filters · 1');
    fireEvent.click(screen.getByText('Clear the filters'));
    expect(urls()).toHaveLength(5);
  },
);

test('the story search combines text and filters', async () => {
  renderStories(...fillShelf(storyOf('a', { favorite: true })));
  await cover('The Tale of b');
  press('Favorites');
  search('tale of b');
  expect(screen.getByText('No stories match all of that.')).toBeTruthy();
});

test('a story search that fails on a later page can be retried', async () => {
  const nextCursor = {};
  const later = vi
    .fn(async () => storyPage([storyOf('g')]))
    .mockRejectedValueOnce(new AppError('internal', 'Failed to fetch story'));
  renderShelf({
    list: async (cursor) => (cursor ? later() : storyPage(fillShelf(storyOf('a')), { next: nextCursor })),
  });
  await cover('The Tale of b');
  search('tale of g');
  expect(await screen.findByText('Failed to fetch story')).toBeTruthy();
  expect(screen.getByText('We couldn’t load the rest just now.')).toBeTruthy();
  expect(later).toHaveBeenCalledOnce();
  press('Try again');
  expect(await cover('The Tale of g')).toBeTruthy();
});

test('Show more loads the next page of stories', async () => {
  const nextCursor = {};
  renderShelf({
    list: async (cursor) => (cursor ? storyPage([storyOf('z')]) : storyPage([storyOf('a')], { next: nextCursor })),
  });
  await screen.findByRole('heading', { name: 'The Tale of a' });
  press('Show more');
  expect(await cover('The Tale of z')).toBeTruthy();
});

describe('deleting a story', () => {
  async function askToDelete(title: string) {
    await screen.findByRole('button', { name: `More about ${title}` });
    press(`More about ${title}`);
    press('Delete');
    return within(screen.getByRole('dialog', { name: `Take “${title}” off the shelf?` }));
  }
  const [a, b] = [storyOf('a'), storyOf('b')];

  const SHARED = {
    isPublic: true,
    allowComments: false,
    shareId: 's_1',
    sharedAt: 1,
    sharedBy: '',
    views: 0,
    likes: 0,
    hold: null,
  };

  test('the dialog that deletes a story says what is deleted and what is kept, and focuses Keep', async () => {
    const sceneImages = readSceneImages([{ imageUrl: 'one.webp' }]);
    renderStories(storyOf('a', { previousParts: ['One.', 'Two.'], sceneImages, sharing: SHARED }));
    const dialog = await askToDelete('The Tale of a');
    expect(
      dialog.getByText(
        'Its 2 chapters and 1 picture will be deleted. The link you shared will stop working. The characters stay with you.',
      ),
    ).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Keep The Tale of a' }));
  });

  test('the dialog that deletes a story whose share is held does not say that its link works', async () => {
    renderStories(storyOf('a', { sharing: { ...SHARED, hold: 'unfit' } }));
    const dialog = await askToDelete('The Tale of a');
    expect(dialog.getByText(/will be deleted\. The characters stay with you\.$/)).toBeTruthy();
  });

  test('a deleted story is hidden immediately, with a toast when it is deleted', async () => {
    let finishDeletion = (): void => undefined;
    const outcome = new Promise<'deleted'>((resolve) => (finishDeletion = () => resolve('deleted')));
    const hold = vi.fn(() => ({ undo: vi.fn(), undoEnds: NEVER, outcome }));
    renderShelf(
      {
        list: vi.fn(async () => storyPage([a])).mockResolvedValueOnce(storyPage([a, b])),
      },
      { deletions: { hold } },
    );
    fireEvent.click((await askToDelete('The Tale of b')).getByRole('button', { name: 'Delete The Tale of b' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'The Tale of b' })).toBeNull());
    expect(hold).toHaveBeenCalledExactlyOnceWith({ kind: 'story', id: 'b' });
    expect(screen.queryByText('Story deleted successfully')).toBeNull();
    act(() => finishDeletion());
    expect(await screen.findByText('Story deleted successfully')).toBeTruthy();
  });

  test('the focus stays on the shelf after a deletion, even when that was the last story', async () => {
    const outcome = new Promise<never>(() => undefined);
    renderShelf(
      { list: async () => storyPage([a, b]) },
      { deletions: { hold: () => ({ undo: vi.fn(), undoEnds: NEVER, outcome }) } },
    );
    const remove = async (title: string) =>
      pressFocused((await askToDelete(title)).getByRole('button', { name: `Delete ${title}` }));
    await remove('The Tale of b');
    await waitFor(() => expect(document.activeElement?.tagName).toBe('DIV'));
    await remove('The Tale of a');
    await screen.findByText('The first page is yours');
    await waitFor(() => expect(document.activeElement?.tagName).toBe('DIV'));
    expect(document.activeElement?.textContent).toContain('The first page is yours');
  });

  test('deleting a story can be undone', async () => {
    let keep = (): void => undefined;
    const outcome = new Promise<'kept'>((resolve) => (keep = () => resolve('kept')));
    renderShelf(
      { list: async () => storyPage([a, b]) },
      { deletions: { hold: () => ({ undo: () => keep(), undoEnds: NEVER, outcome }) } },
    );
    fireEvent.click((await askToDelete('The Tale of b')).getByRole('button', { name: 'Delete The Tale of b' }));
    expect(await screen.findByText('“The Tale of b” has left the shelf')).toBeTruthy();
    press('Undo');
    expect(await cover('The Tale of b')).toBeTruthy();
    expect(screen.queryByText('Story deleted successfully')).toBeNull();
  });

  test('a story that fails to delete shows a message and remains', async () => {
    renderShelf(
      {
        list: async () => storyPage([a, b]),
      },
      {
        deletions: {
          hold: () => ({
            undo: vi.fn(),
            undoEnds: NEVER,
            outcome: Promise.reject(new AppError('internal', 'Failed to delete story')),
          }),
        },
      },
    );
    fireEvent.click((await askToDelete('The Tale of b')).getByRole('button', { name: 'Delete The Tale of b' }));
    expect(await screen.findByText('Failed to delete story')).toBeTruthy();
    expect(await cover('The Tale of b')).toBeTruthy();
  });
});
