// @vitest-environment happy-dom
import { readChildProfile } from '@talelantern/domain/audience/child-profile';
import { readPreferences } from '@talelantern/domain/accounts/preferences';
import type { Story } from '@talelantern/domain/stories/story';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderWithServices } from '../../../testing/render-with-services.tsx';
import { storedStory, storyPage } from '../story-fakes.ts';
import { ChildShelf } from './child-shelf.tsx';

afterEach(cleanup);

const mo = readChildProfile('mo', { nickname: 'Mo', ageRange: '5-8' });
const PARTS = { previousParts: ['Once.', 'Then.'], currentPhase: 'development' as const };

function showShelf(stories: Story[], showFirst = false) {
  if (!mo) throw new Error('A child with a nickname can be read');
  return renderWithServices(<ChildShelf child={mo} openState={null} />, {
    stories: { list: async () => storyPage(stories) },
    preferences: { get: async () => ({ ...readPreferences({}), showFirst }) },
  });
}
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
