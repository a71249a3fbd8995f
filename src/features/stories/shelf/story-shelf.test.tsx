import { AppError } from '@talelantern/domain/errors/app-error';
import { readChildProfile } from '@talelantern/domain/family/child-profile';
import { readSceneImages } from '@talelantern/domain/stories/scene-image';
import type { Story } from '@talelantern/domain/stories/story';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { StoryService } from '../../../services/story-service.ts';
import { notify } from '../../../ui/notify.ts';
import type { FakeServices } from '../../fake-services.ts';
import { renderWithServices } from '../../render-with-services.tsx';
import { storyPage, toldStory } from '../story-fakes.ts';
import { StoryShelf } from './story-shelf.tsx';

afterEach(() => {
  act(() => notify.clear());
  cleanup();
});

const tale = (id: string, differences: Partial<Story> = {}): Story =>
  toldStory({ id, title: `The Tale of ${id}`, ...differences });

/** So many that the tools stand above them. */
const many = (...first: Story[]): Story[] => [...first, ...['b', 'c', 'd', 'e', 'f'].map((id) => tale(id))];

const mo = () => {
  const child = readChildProfile('mo', { nickname: 'Mo' });
  if (!child) throw new Error('A child with a nickname can be read');
  return child;
};

const renderShelf = (stories: Partial<StoryService>, fakes: FakeServices = {}) =>
  renderWithServices(<StoryShelf />, { stories, ...fakes });
const renderStories = (...items: Story[]) => renderShelf({ list: async () => storyPage(items) });

/** The book on the shelf; the open one is none. */
const cover = async (title: string) => {
  const link = await screen.findByRole('link', { name: title });
  const book = link.closest<HTMLElement>('li');
  if (!book) throw new Error(`“${title}” does not stand on the shelf`);
  return book;
};
const addresses = () =>
  within(screen.getByRole('list', { name: 'Stories' }))
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const search = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search your stories' }), { target: { value } });
const heart = (title: string) => screen.getByRole('button', { name: `Favourite: ${title}` });

describe('the shelf', () => {
  test('without a story is one sentence and one way on', async () => {
    renderStories();
    expect(await screen.findByRole('heading', { name: 'The first page is yours' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Create a story' }).getAttribute('href')).toBe('/create');
  });

  test('that cannot be loaded says so in a note and can be asked for again', async () => {
    const list = vi
      .fn(async () => storyPage([tale('a')]))
      .mockRejectedValueOnce(new AppError('internal', 'Failed to fetch story'));
    renderShelf({ list });
    expect(await screen.findByText('Failed to fetch story')).toBeTruthy();
    press('Try again');
    expect(await screen.findByRole('heading', { name: 'The Tale of a' })).toBeTruthy();
  });

  test('says nothing in a note where only the sign-in is missing', async () => {
    renderShelf({ list: () => Promise.reject(new AppError('unauthenticated', 'Authentication required')) });
    expect(await screen.findByRole('heading', { name: 'Your shelf could not be reached' })).toBeTruthy();
    expect(screen.queryByText('Authentication required')).toBeNull();
  });

  test('lays the most recent story open; its chapters and its reading are one press away', async () => {
    renderStories(tale('a', { currentPhase: 'resolution' }), tale('b'));
    expect(await screen.findByRole('heading', { name: 'The Tale of a' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Read again' }).getAttribute('href')).toBe('/stories/a/read');
    expect(screen.getByRole('link', { name: 'Chapters' }).getAttribute('href')).toBe('/stories/a');
    expect(screen.getByRole('link', { name: 'The Tale of a' }).getAttribute('href')).toBe('/stories/a');
    expect(addresses()).toEqual(['/stories/b']);
  });

  test('hides no story for one that cannot be read', async () => {
    renderShelf({ list: async () => storyPage([tale('a'), tale('b')], { unreadable: ['broken'] }) });
    expect(await cover('The Tale of b')).toBeTruthy();
    expect(screen.getByText('This story could not be read. It is kept as it is.')).toBeTruthy();
  });
});

describe('a book', () => {
  test('says how far it has come, for whom and for which age it is, and when it was begun', async () => {
    const story = tale('b', {
      previousParts: ['One.', 'Two.'],
      currentPhase: 'development',
      ageRange: '3-4',
      childId: 'mo',
      createdAt: Date.now(),
    });
    renderShelf({ list: async () => storyPage([tale('a'), story]) }, { children: { list: async () => [mo()] } });
    const book = within(await cover('The Tale of b'));
    expect(book.getByRole('img', { name: 'Chapter two of four' })).toBeTruthy();
    await waitFor(() =>
      expect(book.getByText('Chapter two of four').parentElement?.textContent).toMatch(/Ages 3-4 · Mo · Today$/),
    );
  });

  test('shows its chosen scene, or the land of its theme with its cast', async () => {
    const sceneImages = readSceneImages(['first', 'chosen'].map((id) => ({ id, imageUrl: `${id}.webp` })));
    renderStories(tale('a'), tale('b', { sceneImages, coverSceneId: 'chosen' }), tale('c'));
    const picturesOf = async (title: string) =>
      [...(await cover(title)).querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
    expect(await picturesOf('The Tale of b')).toEqual(['chosen.webp']);
    expect(await picturesOf('The Tale of c')).toEqual(['/art/scene-adventure.webp']);
    expect(within(await cover('The Tale of c')).getByText('Ember')).toBeTruthy();
  });
});

describe('a favourite', () => {
  test('is filled at once', async () => {
    const setFavorite = vi.fn(async () => undefined);
    const [a, b] = [tale('a'), tale('b')];
    renderShelf({ list: async () => storyPage([a, b]), setFavorite });
    await cover('The Tale of b');
    fireEvent.click(heart('The Tale of b'));
    await waitFor(() => expect(heart('The Tale of b').getAttribute('aria-pressed')).toBe('true'));
    expect(heart('The Tale of a').getAttribute('aria-pressed')).toBe('false');
    await waitFor(() => expect(setFavorite).toHaveBeenCalledExactlyOnceWith(b, true));
  });

  test('that could not be stored is taken back, and said', async () => {
    renderShelf({
      list: async () => storyPage([tale('a')]),
      setFavorite: () => Promise.reject(new AppError('internal', 'Failed to update story')),
    });
    await screen.findByRole('heading', { name: 'The Tale of a' });
    fireEvent.click(heart('The Tale of a'));
    expect(await screen.findByText('Failed to update story')).toBeTruthy();
    expect(heart('The Tale of a').getAttribute('aria-pressed')).toBe('false');
  });
});

describe('looking for a story', () => {
  test('finds names, also on later pages', async () => {
    const next = {};
    const pip = tale('g', { characters: toldStory().characters.map((hero) => ({ ...hero, name: 'Pip' })) });
    renderShelf({ list: async (cursor) => (cursor ? storyPage([pip]) : storyPage(many(tale('a')), { next })) });
    await cover('The Tale of b');
    search('pip');
    expect(await cover('The Tale of g')).toBeTruthy();
    expect(addresses()).toEqual(['/stories/g']);
    expect(screen.getByText('1 story')).toBeTruthy();
  });

  test('that finds nothing says for what, and leads back to all of them', async () => {
    renderStories(...many(tale('a')));
    await cover('The Tale of b');
    search('a whale');
    expect(screen.getByText('No story here is about “a whale”.')).toBeTruthy();
    press('Show all stories');
    expect(await cover('The Tale of b')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show all stories' })).toBeNull();
  });

  test('can be for favourites only', async () => {
    renderStories(...many(tale('a', { favorite: true })));
    await cover('The Tale of b');
    press('Favourites');
    expect(addresses()).toEqual(['/stories/a']);
  });

  test('without favourites says how to have one', async () => {
    renderStories(...many());
    await cover('The Tale of c');
    press('Favourites');
    expect(screen.getByText('No favourites yet. Tap the heart beneath a story to keep it here.')).toBeTruthy();
  });

  test.each([
    ['Mo', { childId: 'mo' }],
    ['3-4', { ageRange: '3-4' }],
    ['Finished', { currentPhase: 'resolution' }],
  ] satisfies [string, Partial<Story>][])('can be for %s, until the filters are cleared', async (label, fields) => {
    renderShelf({ list: async () => storyPage(many(tale('a', fields))) }, { children: { list: async () => [mo()] } });
    await cover('The Tale of b');
    press('Filters');
    fireEvent.click(await screen.findByRole('radio', { name: label }));
    expect(addresses()).toEqual(['/stories/a']);
    press('Filters · 1');
    fireEvent.click(screen.getByText('Clear the filters'));
    expect(addresses()).toHaveLength(5);
  });

  test('by words and choices together finds what fits both', async () => {
    renderStories(...many(tale('a', { favorite: true })));
    await cover('The Tale of b');
    press('Favourites');
    search('tale of b');
    expect(screen.getByText('No story fits all of that.')).toBeTruthy();
  });

  test('that is cut off says so and goes on when asked', async () => {
    const next = {};
    const later = vi
      .fn(async () => storyPage([tale('g')]))
      .mockRejectedValueOnce(new AppError('internal', 'Failed to fetch story'));
    renderShelf({ list: async (cursor) => (cursor ? later() : storyPage(many(tale('a')), { next })) });
    await cover('The Tale of b');
    search('tale of g');
    expect(await screen.findByText('Failed to fetch story')).toBeTruthy();
    expect(screen.getByText('The rest could not be reached just now.')).toBeTruthy();
    expect(later).toHaveBeenCalledOnce();
    press('Try again');
    expect(await cover('The Tale of g')).toBeTruthy();
  });
});

test('Show more brings the next page', async () => {
  const next = {};
  renderShelf({ list: async (cursor) => (cursor ? storyPage([tale('z')]) : storyPage([tale('a')], { next })) });
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
  const [a, b] = [tale('a'), tale('b')];

  test('says what goes and what stays, and starts on Keep', async () => {
    const sceneImages = readSceneImages([{ imageUrl: 'one.webp' }]);
    const sharing = {
      isPublic: true,
      allowComments: false,
      shareId: 's_1',
      sharedAt: 1,
      sharedBy: '',
      views: 0,
      likes: 0,
    };
    renderStories(tale('a', { previousParts: ['One.', 'Two.'], sceneImages, sharing }));
    const dialog = await askToDelete('The Tale of a');
    expect(
      dialog.getByText(
        'Its 2 chapters and 1 picture will be deleted. The link that you shared stops working. The characters stay with you.',
      ),
    ).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Keep The Tale of a' }));
  });

  test('takes it off the shelf at once, and tells when it is gone', async () => {
    let carryOut = (): void => undefined;
    const outcome = new Promise<'deleted'>((resolve) => (carryOut = () => resolve('deleted')));
    renderShelf({
      list: vi.fn(async () => storyPage([a])).mockResolvedValueOnce(storyPage([a, b])),
      deleteLater: () => ({ undo: vi.fn(), outcome }),
    });
    fireEvent.click((await askToDelete('The Tale of b')).getByRole('button', { name: 'Delete The Tale of b' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'The Tale of b' })).toBeNull());
    expect(screen.queryByText('Story deleted successfully')).toBeNull();
    act(() => carryOut());
    expect(await screen.findByText('Story deleted successfully')).toBeTruthy();
  });

  test('can be undone', async () => {
    let keep = (): void => undefined;
    const outcome = new Promise<'undone'>((resolve) => (keep = () => resolve('undone')));
    renderShelf({ list: async () => storyPage([a, b]), deleteLater: () => ({ undo: () => keep(), outcome }) });
    fireEvent.click((await askToDelete('The Tale of b')).getByRole('button', { name: 'Delete The Tale of b' }));
    expect(await screen.findByText('“The Tale of b” has left the shelf')).toBeTruthy();
    press('Undo');
    expect(await cover('The Tale of b')).toBeTruthy();
    expect(screen.queryByText('Story deleted successfully')).toBeNull();
  });

  test('that fails says so, and the story is still there', async () => {
    renderShelf({
      list: async () => storyPage([a, b]),
      deleteLater: () => ({
        undo: vi.fn(),
        outcome: Promise.reject(new AppError('internal', 'Failed to delete story')),
      }),
    });
    fireEvent.click((await askToDelete('The Tale of b')).getByRole('button', { name: 'Delete The Tale of b' }));
    expect(await screen.findByText('Failed to delete story')).toBeTruthy();
    expect(await cover('The Tale of b')).toBeTruthy();
  });
});
