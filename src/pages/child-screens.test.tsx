import { LOCK_UNREADABLE } from '@talelantern/domain/accounts/lock';
import { AppError } from '@talelantern/domain/errors/app-error';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { childModeChild } from '../shared/family/child-mode.ts';
import { storedChild } from '../features/family/child-fakes.ts';
import { fakeLock } from '../features/lock/lock-fakes.ts';
import { GrownUpGate } from '../features/lock/grown-up-gate.tsx';
import { ServicesContext } from '../shared/services/use-services.ts';
import type { LockService } from '../services/lock/lock-service.ts';
import type { ChildService } from '../services/children/child-service.ts';
import { fakeServices } from '../testing/fake-services.ts';
import { NEVER } from '../testing/never.ts';
import { connectToasts, notify } from '../ui/notify.ts';
import { ChildScreens } from './child-screens.tsx';

vi.mock('./child-next-page.tsx', () => ({
  ChildNextPage: () => {
    throw new Error('the page broke: unauthorized');
  },
}));

const CurrentUrl = () => <p>{`At ${useLocation().pathname}`}</p>;

function open(
  url: string,
  list: ChildService['list'] = async () => [storedChild('mo', 'Mo')],
  lock = fakeLock('4071'),
) {
  const services = fakeServices({
    children: { list },
    lock,
    stories: { list: async () => ({ items: [], unreadable: [], next: null }) },
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ServicesContext value={services}>
        <MemoryRouter initialEntries={[url]}>
          <GrownUpGate>
            <Routes>
              <Route path="/books/:childId/*" element={<ChildScreens />} />
            </Routes>
          </GrownUpGate>
          <CurrentUrl />
        </MemoryRouter>
      </ServicesContext>
    </QueryClientProvider>,
  );
}

test('opening a child’s books starts child mode and closes the lock that a grown-up has just opened', async () => {
  const lock = fakeLock('4071');
  await lock.tryPin('4071');
  open('/books/mo', undefined, lock);
  expect(await screen.findByRole('heading', { name: 'Mo’s books' })).toBeTruthy();
  expect(childModeChild('family')).toBe('mo');
  await waitFor(async () => expect(await lock.view()).toBe('closed'));
});

test('the lock is read as the books open, so that the device knows it when it is offline', async () => {
  const view = vi.fn<LockService['view']>(() => Promise.reject(new AppError('internal', LOCK_UNREADABLE)));
  open('/books/mo', undefined, fakeLock('4071', { view }));
  expect(await screen.findByRole('heading', { name: 'Mo’s books' })).toBeTruthy();
  await waitFor(() => expect(view).toHaveBeenCalledOnce());
});

test('in a child’s books the only toast is the answer to a grown-up who wants to leave them', async () => {
  const shown: string[] = [];
  connectToasts({ show: ({ message }) => shown.push(message), clear: () => undefined });
  const view: LockService['view'] = () => Promise.reject(new AppError('internal', LOCK_UNREADABLE));
  open('/books/mo', undefined, fakeLock('4071', { view }));
  await screen.findByRole('heading', { name: 'Mo’s books' });
  notify.failure('Failed to load image');
  screen.getByRole('button', { name: 'For grown-ups' }).click();
  await expect.poll(() => shown).toEqual([LOCK_UNREADABLE]);
  cleanup();
  notify.failure('Failed to load image');
  expect(shown).toEqual([LOCK_UNREADABLE, 'Failed to load image']);
});

test('an unknown URL below a child’s books redirects to the books', async () => {
  open('/books/mo/quay/next/again');
  expect(await screen.findByRole('heading', { name: 'Mo’s books' })).toBeTruthy();
  expect(screen.getByText('At /books/mo')).toBeTruthy();
});

test('the books of a deleted child are closed and do not start child mode', async () => {
  open('/books/ida');
  expect(await screen.findByRole('heading', { name: 'These books are closed' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'For grown-ups' })).toBeTruthy();
  expect(childModeChild('family')).toBeNull();
});

test('while the books are loading, a grown-up can leave them', async () => {
  open('/books/mo', () => NEVER);
  expect(await screen.findByRole('button', { name: 'For grown-ups' })).toBeTruthy();
});

test('a page that throws asks a child to fetch a grown-up and links to the books, which then open', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  open('/books/mo/quay/next');
  expect(await screen.findByText(/Please fetch a grown-up\.$/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'For grown-ups' })).toBeTruthy();
  expect(screen.queryByText(/Sign Out/)).toBeNull();
  screen.getByRole('link', { name: 'My books' }).click();
  expect(await screen.findByRole('heading', { name: 'Mo’s books' })).toBeTruthy();
});

test('books that fail to load can be retried', async () => {
  const list = vi
    .fn<ChildService['list']>()
    .mockRejectedValueOnce(new AppError('internal', 'Failed to load required data'))
    .mockResolvedValue([storedChild('mo', 'Mo')]);
  open('/books/mo', list);
  (await screen.findByRole('button', { name: 'Try again' })).click();
  expect(await screen.findByRole('heading', { name: 'Mo’s books' })).toBeTruthy();
});
