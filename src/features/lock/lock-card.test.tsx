// @vitest-environment happy-dom
import { EASY_PIN, PINS_DIFFER } from '@talelantern/domain/accounts/lock';
import { AppError } from '@talelantern/domain/errors/app-error';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { LockService } from '../../services/lock-service.ts';
import { UPDATE_PROFILE_FAILED } from '../../services/profile-keeper.ts';
import { fakeAccount } from '../fake-account.ts';
import { renderWithServices } from '../render-with-services.tsx';
import { GrownUpPlace } from './grown-up-place.tsx';
import { LockCard } from './lock-card.tsx';
import { fakeLock } from './lock-fakes.ts';

afterEach(cleanup);

const PIN = '407182';
const SESSION = {
  status: 'signed-in',
  user: { uid: 'family', email: 'rosa@home.example', emailVerified: true },
} as const;

/** The card as it stands on the profile page. */
function renderCard(lock: LockService, reauthenticate = vi.fn(async () => undefined)) {
  const account = fakeAccount({ session: () => SESSION, reauthenticate });
  renderWithServices(
    <GrownUpPlace reason="settings">
      <LockCard />
    </GrownUpPlace>,
    { lock },
    account,
  );
  return reauthenticate;
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
async function typePin(title: string, pin: string, end: string) {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  for (const digit of pin) fireEvent.click(dialog.getByRole('button', { name: digit }));
  fireEvent.click(dialog.getByRole('button', { name: end }));
}
async function choosePin(pin: string, again = pin) {
  await typePin('Choose a PIN', pin, 'Next');
  await typePin('Once more, please', again, 'Lock');
}
async function prove(password = 'a quiet harbour') {
  fireEvent.change(await screen.findByLabelText('Password'), { target: { value: password } });
  await press('It is me');
}

test('a PIN typed twice sets the lock, which is closed at once when asked', async () => {
  renderCard(fakeLock(null));
  await press('Set a PIN');
  await choosePin(PIN);
  expect(await screen.findByText('Profile updated successfully')).toBeTruthy();
  await press('Lock now');
  await press('I’m the grown-up');
  await typePin('Ask a grown-up', PIN, 'Open');
  expect(await screen.findByRole('button', { name: 'Lock now' })).toBeTruthy();
});

test('two that differ, and one that is quickly guessed, begin anew', async () => {
  const choose = vi.fn(async () => undefined);
  renderCard(fakeLock(null, { choosePin: choose }));
  await press('Set a PIN');
  await typePin('Choose a PIN', '1234', 'Next');
  expect(await screen.findByText(EASY_PIN)).toBeTruthy();
  await choosePin(PIN, '407183');
  expect(await screen.findByText(PINS_DIFFER)).toBeTruthy();
  expect(choose).not.toHaveBeenCalled();
  await choosePin(PIN);
  await waitFor(() => expect(choose).toHaveBeenCalledExactlyOnceWith(PIN));
});

test('a lock that could not be stored is said in the dialog', async () => {
  const refuse = () => Promise.reject(new AppError('internal', UPDATE_PROFILE_FAILED));
  renderCard(fakeLock(null, { choosePin: refuse }));
  await press('Set a PIN');
  await choosePin(PIN);
  expect(await screen.findByText(UPDATE_PROFILE_FAILED)).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Choose a PIN' })).toBeTruthy();
});

test('a PIN that stands is changed, or taken away, by somebody who shows who they are', async () => {
  const lock = fakeLock(PIN);
  const reauthenticate = renderCard(lock);
  await press('I’m the grown-up');
  await typePin('Ask a grown-up', PIN, 'Open');
  await press('Change the PIN');
  await prove();
  await choosePin('90210');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(reauthenticate).toHaveBeenCalledWith({ password: 'a quiet harbour' });
  lock.close();
  expect((await lock.tryPin(PIN)).status).toBe('wrong');
  await lock.tryPin('90210');
  await press('Take the lock away');
  await prove();
  expect(await screen.findByRole('button', { name: 'Set a PIN' })).toBeTruthy();
  expect(await lock.look()).toBe('none');
});

test('a forgotten PIN: who they are, then a new one, and the place is open', async () => {
  const lock = fakeLock(PIN);
  renderCard(lock);
  await press('I’m the grown-up');
  await press('Forgotten the PIN?');
  await prove();
  await choosePin('90210');
  expect(await screen.findByRole('button', { name: 'Lock now' })).toBeTruthy();
  lock.close();
  expect((await lock.tryPin('90210')).status).toBe('opened');
});

test('a wrong password brings no new PIN, and the browser is not asked to fill it in', async () => {
  const refuse = vi.fn(() => Promise.reject(new AppError('unauthenticated', 'Invalid email or password')));
  renderCard(fakeLock(PIN), refuse);
  await press('I’m the grown-up');
  await press('Forgotten the PIN?');
  expect((await screen.findByLabelText('Password')).getAttribute('autocomplete')).toBe('new-password');
  await prove('a guess of a child');
  expect(await screen.findByText('Invalid email or password')).toBeTruthy();
  await press('Not now');
  expect(await screen.findByRole('dialog', { name: 'Ask a grown-up' })).toBeTruthy();
});
