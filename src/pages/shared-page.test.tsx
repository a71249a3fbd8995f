// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PATHS } from '../config/paths.ts';
import { fakeAccount } from '../features/fake-account.ts';
import { fakeMember, fakeSharedItems, SHARE } from '../features/shared/shared-fakes.ts';
import { SharedItemsContext } from '../features/shared/use-shared-items.ts';
import { AccountContext } from '../features/use-account.ts';
import type { Session } from '../services/account-service.ts';
import type { SharedItemService } from '../services/shared-item-service.ts';
import { SharedPage } from './shared-page.tsx';

const PATH = `/stories/shared/${SHARE.id}`;
const ANOTHER_PATH = `/stories/shared/s_${'b'.repeat(22)}`;
const SIGNED_OUT = { status: 'signed-out' } as const;
const SIGNED_IN = { status: 'signed-in', user: { uid: 'r', email: 'r@home.example', emailVerified: true } } as const;

/** What the server puts into a document, as far as the app needs it. */
const SERVED = `<div id="served-page" data-title="Ember" data-share-id="${SHARE.id}" data-likes="24">
    <header><a href="/login" data-sign-in>Sign in</a></header>
    <main><div id="served-content"><h1>Ember</h1><p>Once.</p><div id="served-reactions">24 likes</div></div></main>
  </div>`;

const reload = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.stubGlobal('location', Object.assign(Object.create(window.location), { reload }));
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const Elsewhere = () => {
  const { pathname, state } = useLocation();
  return (
    <p>
      Now at {pathname} from {JSON.stringify(state)}
    </p>
  );
};

function open(session: Session, items: SharedItemService = fakeSharedItems(), served = SERVED, path = PATH) {
  document.body.innerHTML = served;
  const load = async () => items;
  const screenAs = (now: Session) => (
    <AccountContext value={fakeAccount({ session: () => now })}>
      <SharedItemsContext value={load}>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path={PATHS.sharedStory} element={<SharedPage />} />
            <Route path="*" element={<Elsewhere />} />
          </Routes>
        </MemoryRouter>
      </SharedItemsContext>
    </AccountContext>
  );
  const { rerender } = render(screenAs(session));
  return { become: (next: Session) => rerender(screenAs(next)) };
}

test('a visitor keeps the page as it was served, with a button where the count stood', async () => {
  const served = () => document.querySelector('#served-content > h1');
  document.body.innerHTML = SERVED;
  open(SIGNED_OUT);
  expect(served()?.textContent).toBe('Ember');
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Like, 24 likes' })).toBeTruthy();
  expect(screen.queryByText('24 likes')).toBeNull();
  expect(document.title).toBe('Ember · Talelantern');
});

test('a family has its own navigation around the very same content, also when it is known late', async () => {
  const { become } = open({ status: 'loading' }, fakeSharedItems({ member: fakeMember() }));
  const content = screen.getByText('Once.');
  expect(screen.queryByRole('link', { name: 'My Stories' })).toBeNull();
  become(SIGNED_IN);
  expect(await screen.findByRole('link', { name: 'My Stories' })).toBeTruthy();
  expect(screen.getByText('Once.')).toBe(content);
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  become(SIGNED_OUT);
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy();
  expect(screen.getByText('Once.')).toBe(content);
});

test('signing in leads back here, also when it was pressed before the app was there', async () => {
  open(SIGNED_OUT);
  fireEvent.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(await screen.findByText(`Now at /login from {"from":"${PATH}#signed-in"}`)).toBeTruthy();
  cleanup();
  open(SIGNED_OUT, fakeSharedItems(), SERVED.replace('data-sign-in', 'data-sign-in data-pressed'));
  expect(await screen.findByText(`Now at /login from {"from":"${PATH}#signed-in"}`)).toBeTruthy();
});

test('who signed in to like it finds it liked; who comes otherwise does not', async () => {
  const member = fakeMember();
  open(SIGNED_OUT);
  fireEvent.click(await screen.findByRole('button', { name: 'Like, 24 likes' }));
  await screen.findByText(/^Now at \/login/);
  cleanup();
  open(SIGNED_IN, fakeSharedItems({ member }), SERVED, `${PATH}#signed-in`);
  expect(await screen.findByRole('button', { name: 'Like, 25 likes', pressed: true })).toBeTruthy();
  expect(member.setLiked).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: SHARE.id }), true);
  cleanup();
  const another = fakeMember();
  open(SIGNED_IN, fakeSharedItems({ member: another }), SERVED, `${PATH}#signed-in`);
  await waitFor(() => expect(another.isLiked).toHaveBeenCalled());
  expect(await screen.findByRole('button', { name: 'Like, 24 likes', pressed: false })).toBeTruthy();
  expect(another.setLiked).not.toHaveBeenCalled();
});

test('a visit is counted once', async () => {
  const items = fakeSharedItems();
  open(SIGNED_OUT, items);
  await waitFor(() => expect(items.countView).toHaveBeenCalledOnce());
  cleanup();
  open(SIGNED_OUT, items);
  await screen.findByRole('button', { name: 'Like, 24 likes' });
  expect(items.countView).toHaveBeenCalledOnce();
});

test('a page of a link that leads nowhere has nothing to press and counts nothing', () => {
  const items = fakeSharedItems();
  open(SIGNED_OUT, items, SERVED.replace(`data-share-id="${SHARE.id}"`, ''));
  expect(screen.getByText('Once.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(items.countView).not.toHaveBeenCalled();
});

test('where the app came by itself it asks the server once, and then leaves that to the reader', () => {
  open(SIGNED_OUT, fakeSharedItems(), '', ANOTHER_PATH);
  expect(reload).toHaveBeenCalledOnce();
  cleanup();
  open(SIGNED_OUT, fakeSharedItems(), '', ANOTHER_PATH);
  expect(reload).toHaveBeenCalledOnce();
  expect(screen.getByText('This page cannot be opened just now')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledTimes(2);
});
