import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeLock } from '../features/lock/lock-fakes.ts';
import { fakeAccount } from '../testing/fake-account.ts';
import { renderWithServices } from '../testing/render-with-services.tsx';
import { ProfilePage } from './profile-page.tsx';

vi.mock('../config/environment.ts', () => ({ getEnvironment: () => ({ hasSocialSignIn: true }) }));

const SESSION = {
  status: 'signed-in',
  user: { uid: 'family', email: 'rosa@home.example', emailVerified: true },
} as const;

test('with a PIN, the family’s settings are hidden until the PIN is entered', async () => {
  renderWithServices(<ProfilePage />, { lock: fakeLock('4071') }, fakeAccount({ session: () => SESSION }));
  await userEvent.click(await screen.findByRole('button', { name: 'I’m the grown-up' }));
  const main = within(screen.getByRole('main'));
  expect(main.queryByText('rosa@home.example')).toBeNull();
  expect(main.queryByRole('button', { name: 'Delete my account…' })).toBeNull();
  const keypad = within(await screen.findByRole('dialog', { name: 'Ask a grown-up' }));
  for (const name of ['4', '0', '7', '1', 'Open']) await userEvent.click(keypad.getByRole('button', { name }));
  expect(await main.findByText('rosa@home.example')).toBeTruthy();
  expect(main.getByRole('button', { name: 'Delete my account…' })).toBeTruthy();
});
