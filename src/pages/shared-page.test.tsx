import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { PATHS } from '../config/paths.ts';
import { setChildModeChild } from '../shared/family/child-mode.ts';
import { fakeAccount } from '../testing/fake-account.ts';
import { fakeMember, fakeSharedItems, type FakeSharedItems, SHARE } from '../features/shared-page/shared-fakes.ts';
import { SharedItemsContext } from '../features/shared-page/use-shared-items.ts';
import { AccountContext } from '../shared/account/use-account.ts';
import type { Session } from '../services/account/account-service.ts';
import { SharedPage } from './shared-page.tsx';

const PATH = `/stories/shared/${SHARE.id}`;
const SIGNED_OUT = { status: 'signed-out' } as const;
const SIGNED_IN = { status: 'signed-in', user: { uid: 'r', email: 'r@home.example', emailVerified: true } } as const;

/** The part of a server-rendered document that the app reads. */
const SERVED = `<div id="served-page" data-title="Ember" data-share-id="${SHARE.id}" data-likes="24">
    <header><a href="/login" data-sign-in>Sign in</a></header>
    <main><div id="served-content"><h1>Ember</h1><p>Once.</p><div id="served-reactions">24 likes</div></div></main>
  </div>`;

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const Elsewhere = () => {
  const { pathname, state } = useLocation();
  return (
    <p>
      Now at {pathname} from {JSON.stringify(state)}
    </p>
  );
};

function open(session: Session, items: FakeSharedItems = fakeSharedItems(), served = SERVED, path = PATH) {
  document.body.innerHTML = served;
  const shared = { load: async () => items, countView: items.countView };
  const screenAs = (now: Session) => (
    <AccountContext value={fakeAccount({ session: () => now })}>
      <SharedItemsContext value={shared}>
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
  return { changeSession: (next: Session) => rerender(screenAs(next)) };
}

test('a visitor sees the served page, in which a Like button has replaced the count', async () => {
  const served = () => document.querySelector('#served-content > h1');
  document.body.innerHTML = SERVED;
  open(SIGNED_OUT);
  expect(served()?.textContent).toBe('Ember');
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Like, 24 likes' })).toBeTruthy();
  expect(screen.queryByText('24 likes')).toBeNull();
  expect(document.title).toBe('Ember · Talelantern');
});

test('a family sees its navigation once the session is loaded, around the same content', async () => {
  const { changeSession } = open({ status: 'loading' }, fakeSharedItems({ member: fakeMember() }));
  const content = screen.getByText('Once.');
  expect(screen.queryByRole('link', { name: 'My Stories' })).toBeNull();
  changeSession(SIGNED_IN);
  expect(await screen.findByRole('link', { name: 'My Stories' })).toBeTruthy();
  expect(screen.getByText('Once.')).toBe(content);
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  changeSession(SIGNED_OUT);
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy();
  expect(screen.getByText('Once.')).toBe(content);
});

test('in child mode, a signed-in family’s shared page redirects to the child’s books; signed out, it can be read', async () => {
  setChildModeChild('r', 'mo');
  const { changeSession } = open(SIGNED_OUT);
  expect(screen.getByText('Once.')).toBeTruthy();
  changeSession(SIGNED_IN);
  expect(await screen.findByText(/^Now at \/books\/mo/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
  setChildModeChild('r', null);
});

test('pressing Listen on a device without a voice shows a message, even before the app is loaded', async () => {
  const button = '<button id="served-listen" data-listen data-pressed><span>Listen</span></button>';
  open(SIGNED_OUT, fakeSharedItems(), SERVED.replace('<p>Once.', `${button}<p>Once.`));
  const said = await screen.findByRole<HTMLButtonElement>('button', { name: 'This device can’t read aloud' });
  expect(said.disabled).toBe(false);
});

test('signing in returns to the shared page, even if the link is pressed before the app is loaded', async () => {
  open(SIGNED_OUT);
  fireEvent.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(await screen.findByText(`Now at /login from {"from":"${PATH}#signed-in"}`)).toBeTruthy();
  cleanup();
  open(SIGNED_OUT, fakeSharedItems(), SERVED.replace('data-sign-in', 'data-sign-in data-pressed'));
  expect(await screen.findByText(`Now at /login from {"from":"${PATH}#signed-in"}`)).toBeTruthy();
});

test('the item is liked after sign-in only if Like was pressed before', async () => {
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

test('a view of a shared page is counted once per visit', async () => {
  const items = fakeSharedItems();
  open(SIGNED_OUT, items);
  await waitFor(() => expect(items.countView).toHaveBeenCalledOnce());
  cleanup();
  open(SIGNED_OUT, items);
  await screen.findByRole('button', { name: 'Like, 24 likes' });
  expect(items.countView).toHaveBeenCalledOnce();
});

test('a shared page with an invalid link has no buttons and does not count a view', () => {
  const items = fakeSharedItems();
  open(SIGNED_OUT, items, SERVED.replace(`data-share-id="${SHARE.id}"`, ''));
  expect(screen.getByText('Once.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(items.countView).not.toHaveBeenCalled();
});
