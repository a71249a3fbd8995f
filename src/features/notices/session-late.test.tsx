import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '../../services/account/account-service.ts';
import { AccountContext } from '../../shared/account/use-account.ts';
import { fakeAccount } from '../../testing/fake-account.ts';
import { SessionLate } from './session-late.tsx';

const STILL_CHECKING = /^We’re still checking whether you’re signed in\./;

let session: Session;
let publish: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  session = { status: 'loading' };
  const watchSession = (listener: () => void) => {
    publish = listener;
    return () => undefined;
  };
  render(
    <AccountContext value={fakeAccount({ session: () => session, watchSession })}>
      <SessionLate />
    </AccountContext>,
  );
});

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('a session that stays unknown for a while offers to refresh the page', () => {
  wait(7_000);
  expect(screen.queryByText(STILL_CHECKING)).toBeNull();
  wait(1_000);
  expect(screen.getByText(STILL_CHECKING)).toBeTruthy();
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  fireEvent.click(screen.getByRole('button', { name: 'Refresh Page' }));
  expect(reload).toHaveBeenCalledOnce();
});

it('a session that stays unknown does not offer a refresh while offline', () => {
  wait(8_000);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.queryByText(STILL_CHECKING)).toBeNull();
});

it('the offer to refresh disappears once the session is known', () => {
  wait(8_000);
  expect(screen.getByText(STILL_CHECKING)).toBeTruthy();
  session = { status: 'signed-out' };
  act(() => publish());
  expect(screen.queryByText(STILL_CHECKING)).toBeNull();
});
