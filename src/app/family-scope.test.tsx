import { useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { FAMILY_KEYS } from '../config/family-keys.ts';
import { PAGE_STORAGE_KEYS } from '../config/page-storage-keys.ts';
import { queryKeys } from '../shared/query/query-keys.ts';
import { fakeServices } from '../testing/fake-services.ts';
import { FamilyScope } from './family-scope.tsx';

const mocks = vi.hoisted(() => ({
  notice: vi.fn(),
  flush: vi.fn(),
  flushLeftovers: vi.fn(async (_onKept: () => void) => undefined),
  read: vi.fn(async () => 'open'),
}));

vi.mock('../features/notices/finished-notice.tsx', () => {
  mocks.notice();
  throw new Error('Failed to fetch dynamically imported module');
});
vi.mock('./core.ts', () => ({ getCore: () => null }));
vi.mock('./create-services.ts', () => ({
  createServices: () => ({
    services: fakeServices(),
    deletions: {
      resume: () => undefined,
      flushLeftovers: mocks.flushLeftovers,
      flush: mocks.flush,
      defer: () => undefined,
    },
    access: { read: mocks.read, confirm: async () => '' },
  }),
}));

const user = { uid: 'u1', email: 'rosa@home.example', emailVerified: true };

function renderScope(children: ReactNode) {
  render(
    <MemoryRouter>
      <FamilyScope user={user}>{children}</FamilyScope>
    </MemoryRouter>,
  );
}

it('a page is shown although the notice of finished work fails to load', async () => {
  renderScope(<h1>Create</h1>);
  await act(() => vi.dynamicImportSettled());
  expect(mocks.notice).toHaveBeenCalled();
  expect(screen.getByRole('heading', { name: 'Create' })).toBeTruthy();
});

it('a form has its draft on the first render after the system has ended the installed app', () => {
  const key = PAGE_STORAGE_KEYS.characterDraft(user.uid, null);
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query === '(display-mode: standalone)' }) as MediaQueryList,
  );
  localStorage.setItem(FAMILY_KEYS.background(user.uid) + key, 'a dragon');
  const Form = () => <p>{useState(() => sessionStorage.getItem(key))[0]}</p>;
  renderScope(<Form />);
  expect(screen.getByText('a dragon')).toBeTruthy();
});

it('an open page notices within a minute that its account was disabled', async () => {
  vi.useFakeTimers();
  renderScope(null);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(mocks.read).toHaveBeenCalled();
});

it.each([
  ['immediately on a phone, whose timers stop when it is locked', false, 1],
  ['after its ten seconds on a computer, whose timers go on', true, 0],
])('when the page is hidden, held deletions run %s', (_when, hover, flushes) => {
  mocks.flush.mockClear();
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: hover && query === '(hover: hover)' }) as MediaQueryList,
  );
  renderScope(null);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(mocks.flush).not.toHaveBeenCalled();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(mocks.flush).toHaveBeenCalledTimes(flushes);
});

it('held deletions run when the page is closed', () => {
  mocks.flush.mockClear();
  renderScope(null);
  window.dispatchEvent(new Event('pagehide'));
  expect(mocks.flush).toHaveBeenCalledOnce();
});

it('an item whose deletion was dropped appears in the list that is shown', async () => {
  let listedName = 'Pip';
  const Shelf = () => <p>{useQuery({ queryKey: queryKeys.characterList, queryFn: () => listedName }).data}</p>;
  renderScope(<Shelf />);
  await screen.findByText('Pip');
  listedName = 'Ember and Pip';
  mocks.flushLeftovers.mock.lastCall?.[0]();
  expect(await screen.findByText('Ember and Pip')).toBeTruthy();
});
