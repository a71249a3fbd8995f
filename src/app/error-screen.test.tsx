import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { childModeKey } from '../config/child-mode-keys.ts';
import { fakeAccount } from '../testing/fake-account.ts';
import { AccountContext } from '../shared/account/use-account.ts';
import { ErrorBoundary } from '../shared/page/error-boundary.tsx';
import { ErrorScreen, PageErrorScreen, RestartErrorScreen } from './error-screen.tsx';
import { SignInFailed } from './sign-in-failed.tsx';

function show(message: string) {
  const onSignOutAndRestart = vi.fn();
  render(<ErrorScreen message={message} onSignOutAndRestart={onSignOutAndRestart} />);
  return onSignOutAndRestart;
}

it.each(['Authentication required', 'auth/internal-error', 'Unauthorized', 'Missing or insufficient permissions'])(
  '%j is an authentication error that offers a restart',
  async (message) => {
    const onSignOutAndRestart = show(message);
    expect(screen.getByRole('heading', { name: 'Authentication Error' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out and Restart' }));
    expect(onSignOutAndRestart).toHaveBeenCalledOnce();
  },
);

it('the error screen has a plain sentence as headline, and the title from the specification in small print below', () => {
  show('Missing or insufficient permissions');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We couldn’t check that you’re signed in');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Authentication Error');
  expect(document.title).toContain('Authentication Error');
});

it('other errors offer a refresh without signing out', () => {
  show("Cannot read properties of undefined (reading 'name')");
  expect(screen.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sign Out and Restart' })).toBeNull();
});

it('an error while offline says that the page needs a connection', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show('Unable to preload CSS for /assets/reader.css');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page needs a connection');
  expect(screen.getByText('You’re offline. This page refreshes once you’re back.')).toBeTruthy();
  expect(screen.queryByText('Refreshing the page usually helps.')).toBeNull();
});

it('a page that failed offline is refreshed once the device is online', () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show('Failed to fetch dynamically imported module');
  expect(reload).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(reload).toHaveBeenCalledOnce();
});

it('a page that failed online is not refreshed automatically after the connection was interrupted', () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  show('Cannot read properties of undefined');
  for (const isOnline of [false, true]) {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
  }
  expect(reload).not.toHaveBeenCalled();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('the error screen of an authentication error signs out and restarts', async () => {
  const account = fakeAccount();
  render(
    <AccountContext value={account}>
      <PageErrorScreen message="Missing or insufficient permissions" />
    </AccountContext>,
  );
  await press('Sign Out and Restart');
  expect(account.forceSignOut).toHaveBeenCalledExactlyOnceWith('/');
});

it('the error screen of another error refreshes the page or returns to the stories', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  render(
    <AccountContext value={fakeAccount()}>
      <PageErrorScreen message="Cannot read properties of undefined" />
    </AccountContext>,
  );
  expect(screen.getByText('Your stories and characters are safe')).toBeTruthy();
  await press('Refresh Page');
  expect(reload).toHaveBeenCalledOnce();
  await press('Back to stories');
  expect(assign).toHaveBeenCalledExactlyOnceWith('/stories');
});

it('the failed sign-in screen shows its message and can restart', async () => {
  const account = fakeAccount();
  render(
    <AccountContext value={account}>
      <SignInFailed message="Authentication error. Please refresh the page." />
    </AccountContext>,
  );
  expect(screen.getByRole('heading', { name: 'Authentication Error' })).toBeTruthy();
  expect(screen.getByText('Authentication error. Please refresh the page.')).toBeTruthy();
  await press('Sign Out and Restart');
  expect(account.forceSignOut).toHaveBeenCalledExactlyOnceWith('/');
});

it('the failed sign-in screen asks a child who reads alone to fetch a grown-up, and does not offer to sign out', async () => {
  localStorage.setItem(childModeKey('u1'), 'mo');
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  render(
    <AccountContext value={fakeAccount()}>
      <SignInFailed message="Authentication error. Please refresh the page." />
    </AccountContext>,
  );
  expect(screen.getByText(/Please fetch a grown-up\.$/)).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Refresh Page']);
  await press('Refresh Page');
  expect(reload).toHaveBeenCalledOnce();
});

/** A fake IndexedDB request that reports the event `type` soon. */
function reportSoon<Fields extends object>(type: string, fields: Fields): EventTarget & Fields {
  const request = Object.assign(new EventTarget(), fields);
  setTimeout(() => request.dispatchEvent(new Event(type)));
  return request;
}

it('an app that could not start removes the stored sign-in before it restarts', async () => {
  const calls: string[] = [];
  const clear = () => reportSoon('complete', { objectStore: () => ({ clear: () => calls.push('forgotten') }) });
  const database = { objectStoreNames: { contains: () => true }, transaction: clear, close: () => undefined };
  vi.stubGlobal('indexedDB', { open: () => reportSoon('success', { result: database }) });
  vi.spyOn(window.location, 'assign').mockImplementation((path) => void calls.push(String(path)));
  render(<RestartErrorScreen message="auth/invalid-api-key" />);
  await press('Sign Out and Restart');
  await expect.poll(() => calls).toEqual(['forgotten', '/']);
});

it('an app that could not start restarts at the landing page even if signing out fails', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  render(<RestartErrorScreen message="auth/invalid-api-key" />);
  await press('Sign Out and Restart');
  await expect.poll(() => assign.mock.calls).toEqual([['/']]);
});

it('a page that throws is replaced by the error screen', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  function Broken(): never {
    throw new Error('the page broke');
  }
  render(
    <ErrorBoundary Fallback={({ message }) => <p>Caught: {message}</p>}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByText('Caught: the page broke')).toBeTruthy();
});

it('Back leaves a page that throws', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  function Broken(): never {
    throw new Error('the page broke');
  }
  window.history.replaceState(null, '', '/stories');
  render(
    <BrowserRouter>
      <ErrorBoundary Fallback={({ message }) => <p>Caught: {message}</p>}>
        <Routes>
          <Route path="/stories" element={<Link to="/read">Read</Link>} />
          <Route path="/read" element={<Broken />} />
        </Routes>
      </ErrorBoundary>
    </BrowserRouter>,
  );
  await userEvent.click(screen.getByText('Read'));
  expect(await screen.findByText('Caught: the page broke')).toBeTruthy();
  // The events that a browser fires on Back.
  window.history.replaceState(null, '', '/stories');
  fireEvent(window, new PopStateEvent('popstate'));
  expect(await screen.findByText('Read')).toBeTruthy();
});

it('a page whose nodes were moved is mounted once more, and shows the error screen if that happens again', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isMoved = true;
  let isBroken = false;
  function Translated() {
    if (isMoved) throw new DOMException('The node to be removed is not a child of this node.', 'NotFoundError');
    return <p>The page</p>;
  }
  function Fallback({ message }: { message: string }) {
    // React renders the page a second time before it shows the error screen.
    useLayoutEffect(() => {
      isMoved = isBroken;
    }, []);
    return <p>{`Failed: ${message}`}</p>;
  }
  const open = () =>
    render(
      <ErrorBoundary Fallback={Fallback}>
        <Translated />
      </ErrorBoundary>,
    );
  open();
  expect(screen.getByText('The page')).toBeTruthy();
  cleanup();
  [isMoved, isBroken] = [true, true];
  open();
  expect(screen.getByText(/^Failed: .*The node/)).toBeTruthy();
});
