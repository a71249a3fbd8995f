import { readPreferences } from '@talelantern/domain/accounts/preferences';
import { readChildProfile } from '@talelantern/domain/audience/child-profile';
import type { Story } from '@talelantern/domain/stories/story';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { MemoryRouter, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { childModeChild, setChildModeChild } from '../shared/family/child-mode.ts';
import { GrownUpGate } from '../features/lock/grown-up-gate.tsx';
import { fakeLock } from '../features/lock/lock-fakes.ts';
import type { Reader } from '../features/reading/reader.tsx';
import { storedStory } from '../features/stories/story-fakes.ts';
import { AccountContext } from '../shared/account/use-account.ts';
import { ServicesContext } from '../shared/services/use-services.ts';
import { fakeAccount } from '../testing/fake-account.ts';
import { fakeServices } from '../testing/fake-services.ts';
import { ChildReadPage } from './child-read-page.tsx';
import { ReadPage } from './read-page.tsx';

/** Renders the props of the reader as text. */
vi.mock('../features/reading/reader.tsx', () => ({
  Reader: ({ story, hasWaiting, child }: ComponentProps<typeof Reader>) => (
    <>
      <p>{`Chapters: ${story.previousParts.join(' ')}`}</p>
      <p>{`More waits: ${hasWaiting}`}</p>
      {child?.grownUpButton}
      <p>{child ? `Then: ${child.next ?? 'nothing'}, back to ${child.books}` : 'All controls'}</p>
    </>
  ),
}));

const mo = readChildProfile('mo', { nickname: 'Mo', ageRange: '5-8' });
const story = storedStory({
  childId: 'mo',
  previousParts: ['Once.', 'Twice.'],
  currentPhase: 'development',
  approvedParts: [0],
});

const Elsewhere = () => {
  const { pathname, search } = useLocation();
  return <p>{`Now at ${pathname}${search}`}</p>;
};

function open(url: string, stored: Story, showFirst = false) {
  const services = fakeServices({
    lock: fakeLock('4071'),
    stories: { find: async () => stored },
    preferences: { get: async () => ({ ...readPreferences({}), showFirst }) },
  });
  render(
    <AccountContext value={fakeAccount()}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ServicesContext value={services}>
          <MemoryRouter initialEntries={[url]}>
            <GrownUpGate>
              <Routes>
                <Route element={<Outlet context={mo} />}>
                  <Route path="/books/:childId/:storyId" element={<ChildReadPage />} />
                </Route>
                <Route path="/stories/:storyId/read" element={<ReadPage />} />
                <Route path="*" element={<Elsewhere />} />
              </Routes>
            </GrownUpGate>
          </MemoryRouter>
        </ServicesContext>
      </QueryClientProvider>
    </AccountContext>,
  );
}

const CHILD_READER = '/books/mo/quay';
const FAMILY_READER = '/stories/quay/read';

it.each([
  ['of the child', story],
  ['for everyone', { ...story, childId: null }],
])('a child reads a book %s, and then chooses what happens next', async (_whose, book) => {
  open(CHILD_READER, book);
  expect(await screen.findByText('Chapters: Once. Twice.')).toBeTruthy();
  expect(screen.getByText('Then: /books/mo/quay/next, back to /books/mo')).toBeTruthy();
});

it.each<[string, Partial<Story>]>([
  ['of another child', { childId: 'ida' }],
  ['for everyone that is for older children', { childId: null, ageRange: '9-12' }],
])('a child cannot read a book %s', async (_whose, changes) => {
  open(CHILD_READER, { ...story, ...changes });
  expect(await screen.findByText('This book is not here')).toBeTruthy();
});

it('a child reads up to the last approved chapter, and cannot choose what happens next before approval', async () => {
  open(CHILD_READER, story, true);
  expect(await screen.findByText('Chapters: Once.')).toBeTruthy();
  expect(screen.getByText('More waits: true')).toBeTruthy();
  expect(screen.getByText('Then: nothing, back to /books/mo')).toBeTruthy();
});

it('after the end of a story a child is offered no choice', async () => {
  open(CHILD_READER, { ...story, currentPhase: 'resolution' });
  expect(await screen.findByText('Then: nothing, back to /books/mo')).toBeTruthy();
});

it('a child who opens an unapproved chapter is told to fetch a grown-up', async () => {
  open(`${CHILD_READER}?chapter=2`, story, true);
  expect(await screen.findByRole('heading', { name: 'A grown-up reads first' })).toBeTruthy();
  expect(screen.getByText(/^Chapter two is ready\./)).toBeTruthy();
});

it('a fetched grown-up opens the unapproved chapter after entering the PIN', async () => {
  setChildModeChild('family', 'mo');
  open(`${CHILD_READER}?chapter=2`, story, true);
  await userEvent.click(await screen.findByRole('button', { name: 'I’m the grown-up' }));
  expect(childModeChild('family')).toBe('mo');
  for (const name of ['4', '0', '7', '1', 'Open']) await userEvent.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText('Now at /stories/quay?chapter=2')).toBeTruthy();
  expect(childModeChild('family')).toBeNull();
});

it('a grown-up who is fetched at the end of the last approved chapter opens the unapproved one', async () => {
  setChildModeChild('family', 'mo');
  open(CHILD_READER, story, true);
  await userEvent.click(await screen.findByRole('button', { name: 'I’m the grown-up' }));
  for (const name of ['4', '0', '7', '1', 'Open']) await userEvent.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText('Now at /stories/quay?chapter=2')).toBeTruthy();
});

it('the reader of a family has all controls and shows only approved chapters', async () => {
  open(FAMILY_READER, story, true);
  expect(await screen.findByText('Chapters: Once.')).toBeTruthy();
  expect(screen.getByText('All controls')).toBeTruthy();
});

it('the reader of a family does not show the text of an unapproved chapter', async () => {
  open(`${FAMILY_READER}?chapter=2`, story, true);
  expect(await screen.findByRole('heading', { name: 'Not open yet' })).toBeTruthy();
});
