import { LOCK_UNREADABLE } from '@talelantern/domain/accounts/lock';
import { AppError } from '@talelantern/domain/errors/app-error';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { LockService } from '../../services/lock/lock-service.ts';
import { renderWithServices } from '../../testing/render-with-services.tsx';
import { fakeLock } from '../lock/lock-fakes.ts';
import { childModeChild, setChildModeChild } from '../../shared/family/child-mode.ts';
import { ExitButton } from './exit-buttons.tsx';

beforeEach(() => setChildModeChild('family', 'mo'));

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function enter(pin: string) {
  for (const digit of pin) await press(digit);
  await press('Open');
}

test('with a PIN, only the right PIN leaves the books', async () => {
  renderWithServices(<ExitButton />, { lock: fakeLock('4071') });
  await press('For grown-ups');
  await enter('1111');
  expect(await screen.findByText('That’s not the PIN.')).toBeTruthy();
  expect(childModeChild('family')).toBe('mo');
  await press('Not now');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(childModeChild('family')).toBe('mo');
  await press('For grown-ups');
  await enter('4071');
  expect(await screen.findByText('Now at /stories')).toBeTruthy();
  expect(childModeChild('family')).toBeNull();
});

test('without a PIN, leaving the books needs a second click in a dialog that recommends a PIN', async () => {
  renderWithServices(<ExitButton />, { lock: fakeLock(null) });
  await screen.findByRole('button', { name: 'For grown-ups' });
  await Promise.resolve();
  await press('For grown-ups');
  expect(await screen.findByText(/^No PIN is set/)).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Stay with the books');
  await press('Stay with the books');
  expect(childModeChild('family')).toBe('mo');
  await press('For grown-ups');
  await press('Leave the books');
  expect(await screen.findByText('Now at /stories')).toBeTruthy();
  expect(childModeChild('family')).toBeNull();
});

test('while the lock cannot be read, the books cannot be left, and a message says why', async () => {
  const view: LockService['view'] = async (options) => {
    if (options?.mustBeKnown) throw new AppError('internal', LOCK_UNREADABLE);
    return 'none';
  };
  renderWithServices(<ExitButton />, { lock: fakeLock(null, { view }) });
  await press('For grown-ups');
  expect(await screen.findByText(LOCK_UNREADABLE)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(childModeChild('family')).toBe('mo');
});

test('leaving the books asks for a PIN that was set elsewhere in the meantime', async () => {
  let isSet = false;
  const view = vi.fn(async () => (isSet ? ('closed' as const) : ('none' as const)));
  renderWithServices(<ExitButton />, { lock: fakeLock('4071', { view }) });
  await screen.findByRole('button', { name: 'For grown-ups' });
  await act(async () => undefined);
  isSet = true;
  await press('For grown-ups');
  await enter('4071');
  expect(await screen.findByText('Now at /stories')).toBeTruthy();
});
