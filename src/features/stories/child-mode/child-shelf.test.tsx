import { readChildProfile } from '@talelantern/domain/audience/child-profile';
import { type Preferences, readPreferences } from '@talelantern/domain/accounts/preferences';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { Story } from '@talelantern/domain/stories/story';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { StoryService } from '../../../services/stories/story-service.ts';
import { renderWithServices } from '../../../testing/render-with-services.tsx';
import { storedStory, storyPage } from '../story-fakes.ts';
import { ChildShelf } from './child-shelf.tsx';

const mo = readChildProfile('mo', { nickname: 'Mo', ageRange: '5-8' });
const PARTS = { previousParts: ['Once.', 'Then.'], currentPhase: 'development' as const };

const coverLink = { state: { from: 'shelf' }, onClick: vi.fn() };

const showList = (list: StoryService['list'], get = async (): Promise<Preferences> => readPreferences({})) =>
  mo &&
  renderWithServices(<ChildShelf child={mo} coverLink={coverLink} />, {
    stories: { list },
    preferences: { get },
  });
const showShelf = (stories: Story[], showFirst = false) =>
  showList(
    async () => storyPage(stories),
    async () => ({ ...readPreferences({}), showFirst }),
  );
const books = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('a child’s shelf shows their books and those for everyone, and nothing else to press', async () => {
  showShelf([
    storedStory({ id: 'own', title: 'Mine', childId: 'mo', ...PARTS }),
    storedStory({ id: 'sibling', title: 'Ida’s', childId: 'ida', ...PARTS }),
    storedStory({ id: 'all', title: 'Ours', childId: null, ...PARTS }),
  ]);
  await screen.findByRole('list', { name: 'Books' });
  expect(books()).toEqual([
    ['Mine', '/books/mo/own'],
    ['Ours', '/books/mo/all'],
  ]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('with "show me first" a book without an approved chapter is not on the child’s shelf', async () => {
  showShelf(
    [
      storedStory({ id: 'none', title: 'Waits', approvedParts: [], ...PARTS }),
      storedStory({ id: 'one', title: 'Begun', approvedParts: [0], ...PARTS }),
    ],
    true,
  );
  await screen.findByRole('list', { name: 'Books' });
  expect(books()).toEqual([['Begun', '/books/mo/one']]);
  expect(screen.getByRole('img', { name: 'Chapter one of four' })).toBeTruthy();
});

test('an empty shelf asks the child to fetch a grown-up', async () => {
  showShelf([storedStory({ childId: 'ida', ...PARTS })]);
  expect(await screen.findByText('No books yet. Ask a grown-up to make the first one with you.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a child’s books are found on later pages of the list, and open with the given state', async () => {
  const own = storedStory({ id: 'own', title: 'Mine', childId: 'mo', ...PARTS });
  const others = storyPage([storedStory({ childId: 'ida', ...PARTS })], { next: {} });
  showList(async (cursor) => (cursor ? storyPage([own]) : others));
  fireEvent.click(await screen.findByRole('link', { name: 'Mine' }));
  expect(screen.getByText('Now at /books/mo/own')).toBeTruthy();
  expect(screen.getByText('{"from":"shelf"}')).toBeTruthy();
  expect(coverLink.onClick).toHaveBeenCalledOnce();
});

test('a child with no book among the newest sixty stories looks further only when asked', async () => {
  const pages = [
    ...Array.from({ length: 5 }, (_, page) =>
      Array.from({ length: 20 }, (_story, index) => storedStory({ id: `${page}-${index}`, childId: 'ida', ...PARTS })),
    ),
    [storedStory({ id: 'own', title: 'Mine', childId: 'mo', ...PARTS })],
  ];
  let read = 0;
  showList(async () => storyPage(pages[read++] ?? [], { next: read < pages.length ? {} : null }));
  expect(await screen.findByText('None of the newest books is yours. Shall we look further?')).toBeTruthy();
  expect(read).toBe(3);
  const button = screen.getByRole('button', { name: 'More books' });
  button.focus();
  fireEvent.click(button);
  expect(await screen.findByRole('link', { name: 'Mine' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

/** Pages of 20 stories of a sibling, each but the first starting with one book of the child where `hasBook` says so. */
function showLongShelf(hasBook: readonly boolean[]) {
  const pages = hasBook.map((isFound, page) => [
    ...(isFound ? [storedStory({ id: `own-${page}`, title: `Book ${page}`, childId: 'mo', ...PARTS })] : []),
    ...Array.from({ length: 20 }, (_, index) => storedStory({ id: `${page}-${index}`, childId: 'ida', ...PARTS })),
  ]);
  let read = 0;
  showList(async () => storyPage(pages[read++] ?? [], { next: read < pages.length ? {} : null }));
}

test('“More books” searches until it has found one more book', async () => {
  showLongShelf([true, false, false, false, false, false, false, true, false]);
  fireEvent.click(await screen.findByRole('button', { name: 'More books' }));
  expect(await screen.findByRole('link', { name: 'Book 7' })).toBeTruthy();
  expect(screen.queryByText('That’s all your books.')).toBeNull();
});

test.each([
  ['finds no other book', [true, false, false, false, false]],
  ['finds the last book', [true, false, false, false, true]],
])('if “More books” %s, the shelf says that these are all', async (_what, hasBook) => {
  showLongShelf(hasBook);
  const button = await screen.findByRole('button', { name: 'More books' });
  const liveRegions = screen.getAllByRole('status');
  fireEvent.click(button);
  expect(liveRegions).toContain(await screen.findByText('That’s all your books.'));
  expect(screen.queryByRole('button')).toBeNull();
});

test('if the “show me first” setting cannot be read, no book is shown, and a grown-up can retry', async () => {
  const get = vi
    .fn(async () => readPreferences({}))
    .mockRejectedValueOnce(new AppError('internal', 'Failed to fetch user profile'));
  showList(async () => storyPage([storedStory({ title: 'Ours', childId: null, ...PARTS })]), get);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Ours' })).toBeTruthy();
});
