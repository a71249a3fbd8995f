import { EASY_PIN, PINS_DIFFER } from '@talelantern/domain/accounts/lock';
import { AppError } from '@talelantern/domain/errors/app-error';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { LockService } from '../../services/lock/lock-service.ts';
import { UPDATE_PROFILE_FAILED } from '../../services/account/profile-loader.ts';
import { fakeAccount } from '../../testing/fake-account.ts';
import { renderWithServices } from '../../testing/render-with-services.tsx';
import { GrownUpArea } from './grown-up-area.tsx';
import { LockCard } from './lock-card.tsx';
import { fakeLock } from './lock-fakes.ts';

const PIN = '407182';
const SESSION = {
  status: 'signed-in',
  user: { uid: 'family', email: 'rosa@home.example', emailVerified: true },
} as const;

/** Renders the card as on the profile page. */
function renderCard(lock: LockService, reauthenticate = vi.fn(async () => undefined)) {
  const account = fakeAccount({ session: () => SESSION, reauthenticate });
  renderWithServices(
    <GrownUpArea reason="settings">
      <LockCard />
    </GrownUpArea>,
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
async function typePassword(password = 'a quiet harbour') {
  fireEvent.change(await screen.findByLabelText('Password'), { target: { value: password } });
  await press('Confirm');
}

test('a PIN typed twice sets the lock, which can be closed immediately', async () => {
  renderCard(fakeLock(null));
  await press('Set a PIN');
  await choosePin(PIN);
  expect(await screen.findByText('Profile updated successfully')).toBeTruthy();
  await press('Lock now');
  await press('I’m the grown-up');
  await typePin('Ask a grown-up', PIN, 'Open');
  expect(await screen.findByRole('button', { name: 'Lock now' })).toBeTruthy();
});

test('the focus stays in the area when a PIN is set and when the lock is closed', async () => {
  renderCard(fakeLock(null));
  async function pressFocused(name: string) {
    const button = await screen.findByRole('button', { name });
    button.focus();
    fireEvent.click(button);
  }
  await pressFocused('Set a PIN');
  await choosePin(PIN);
  await screen.findByRole('button', { name: 'Lock now' });
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^The lock is on/));
  expect(document.activeElement?.tagName).not.toBe('BODY');
  await pressFocused('Lock now');
  await screen.findByRole('button', { name: 'I’m the grown-up' });
  await waitFor(() => expect(document.activeElement?.tagName).toBe('DIV'));
  expect(document.activeElement?.textContent).toContain('I’m the grown-up');
});

test('two different PINs or an easy one must be typed again', async () => {
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

test('the request to enter the PIN again is announced', async () => {
  renderCard(fakeLock(null));
  await press('Set a PIN');
  const lead = await screen.findByText('Four to six digits your child wouldn’t guess.');
  expect(lead.getAttribute('aria-live')).toBe('polite');
  await typePin('Choose a PIN', PIN, 'Next');
  expect(lead.textContent).toBe('Enter the same digits again, so a slip doesn’t lock you out.');
  expect(document.contains(lead)).toBe(true);
});

test('a failure to store the PIN is shown in the dialog', async () => {
  const refuse = () => Promise.reject(new AppError('internal', UPDATE_PROFILE_FAILED));
  renderCard(fakeLock(null, { choosePin: refuse }));
  await press('Set a PIN');
  await choosePin(PIN);
  expect(await screen.findByText(UPDATE_PROFILE_FAILED)).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Choose a PIN' })).toBeTruthy();
});

test('an existing PIN is changed or removed after reauthentication', async () => {
  const lock = fakeLock(PIN);
  const reauthenticate = renderCard(lock);
  await press('I’m the grown-up');
  await typePin('Ask a grown-up', PIN, 'Open');
  await press('Change the PIN');
  await typePassword();
  await choosePin('90210');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(reauthenticate).toHaveBeenCalledWith({ password: 'a quiet harbour' });
  lock.close();
  expect((await lock.tryPin(PIN)).status).toBe('wrong');
  await lock.tryPin('90210');
  await press('Remove the lock');
  await typePassword();
  expect(await screen.findByRole('button', { name: 'Set a PIN' })).toBeTruthy();
  expect(await lock.view()).toBe('none');
});

test('a forgotten PIN can be replaced after reauthentication, which opens the lock', async () => {
  const lock = fakeLock(PIN);
  renderCard(lock);
  await press('I’m the grown-up');
  await press('Forgot the PIN?');
  await typePassword();
  await choosePin('90210');
  expect(await screen.findByRole('button', { name: 'Lock now' })).toBeTruthy();
  lock.close();
  expect((await lock.tryPin('90210')).status).toBe('opened');
});

test.each([
  [false, { type: 'password', autocomplete: 'new-password' }],
  [true, { type: 'text', autocomplete: 'off' }],
])('a wrong password does not allow a new PIN; if Firefox is %s, the password field is %o', async (isFirefox, kind) => {
  vi.stubGlobal('CSS', { supports: (style: string) => isFirefox && style === '-moz-appearance' });
  const refuse = vi.fn(() => Promise.reject(new AppError('unauthenticated', 'Invalid email or password')));
  renderCard(fakeLock(PIN), refuse);
  await press('I’m the grown-up');
  await press('Forgot the PIN?');
  expect(await screen.findByLabelText('Password')).toMatchObject(kind);
  await typePassword('a guess of a child');
  expect(await screen.findByText('Invalid email or password')).toBeTruthy();
  await press('Not now');
  expect(await screen.findByRole('dialog', { name: 'Ask a grown-up' })).toBeTruthy();
});
