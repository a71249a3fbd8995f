import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeAccount } from '../features/fake-account.ts';
import { AccountContext } from '../features/use-account.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorScreen, PageErrorScreen, RestartErrorScreen, SignInFailed } from './error-screen.tsx';

afterEach(cleanup);

function show(message: string) {
  const acts = { onRefresh: vi.fn(), onSignOutAndRestart: vi.fn(), onBackToStories: vi.fn() };
  render(<ErrorScreen message={message} {...acts} />);
  return acts;
}

it.each(['Authentication required', 'auth/internal-error', 'Unauthorized', 'Missing or insufficient permissions'])(
  '%j is an authentication error that can be restarted',
  async (message) => {
    const { onSignOutAndRestart } = show(message);
    expect(screen.getByRole('heading', { name: 'Authentication Error' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out and Restart' }));
    expect(onSignOutAndRestart).toHaveBeenCalledOnce();
  },
);

it('any other error can be refreshed away, without signing out', async () => {
  const { onRefresh } = show("Cannot read properties of undefined (reading 'name')");
  expect(screen.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sign Out and Restart' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Refresh Page' }));
  expect(onRefresh).toHaveBeenCalledOnce();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('a page that breaks over the sign-in signs out and starts anew', async () => {
  const account = fakeAccount();
  render(
    <AccountContext value={account}>
      <PageErrorScreen message="Missing or insufficient permissions" />
    </AccountContext>,
  );
  await press('Sign Out and Restart');
  expect(account.startAnew).toHaveBeenCalledExactlyOnceWith('/');
});

it('a sign-in that cannot be listened to says so and can be restarted', async () => {
  const account = fakeAccount();
  render(
    <AccountContext value={account}>
      <SignInFailed message="Authentication error. Please refresh the page." />
    </AccountContext>,
  );
  expect(screen.getByRole('heading', { name: 'Authentication Error' })).toBeTruthy();
  expect(screen.getByText('Authentication error. Please refresh the page.')).toBeTruthy();
  await press('Sign Out and Restart');
  expect(account.startAnew).toHaveBeenCalledExactlyOnceWith('/');
});

it('an app that could not start goes home although there is nothing to sign out of', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  render(<RestartErrorScreen message="auth/invalid-api-key" />);
  await press('Sign Out and Restart');
  await expect.poll(() => assign.mock.calls).toEqual([['/']]);
  assign.mockRestore();
});

it('a page that breaks is replaced by the error screen', () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  function Broken(): never {
    throw new Error('the page broke');
  }
  render(
    <ErrorBoundary Fallback={({ message }) => <p>Caught: {message}</p>}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByText('Caught: the page broke')).toBeTruthy();
  silent.mockRestore();
});
