import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeAccount } from '../testing/fake-account.ts';
import { AccountContext } from '../shared/account/use-account.ts';
import { OpenSharedPage } from './open-shared-page.tsx';

const PATH = `/stories/shared/s_${'b'.repeat(22)}`;

const SIGNED_OUT = { status: 'signed-out' } as const;

const reload = vi.fn();

beforeEach(() => {
  reload.mockClear();
  vi.stubGlobal('location', Object.assign(Object.create(window.location), { reload }));
});

/** The router's `key` survives a reload. */
const open = (key: string) =>
  render(
    <AccountContext value={fakeAccount({ session: () => SIGNED_OUT })}>
      <MemoryRouter initialEntries={[{ pathname: PATH, key }]}>
        <OpenSharedPage />
      </MemoryRouter>
    </AccountContext>,
  );

test('navigation within the app to a shared page reloads once, then shows a message', () => {
  open('first');
  expect(reload).toHaveBeenCalledOnce();
  cleanup();
  open('first');
  expect(reload).toHaveBeenCalledOnce();
  expect(screen.getByText('We can’t open this page right now')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a later navigation to the same shared page reloads again', () => {
  open('first');
  cleanup();
  open('second');
  expect(reload).toHaveBeenCalledTimes(2);
});
