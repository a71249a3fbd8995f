import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorScreen } from './error-screen.tsx';

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
