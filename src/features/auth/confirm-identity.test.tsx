import { RESET_MAIL_FAILED } from '@talelantern/domain/accounts/sign-in';
import { AppError } from '@talelantern/domain/errors/app-error';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Session } from '../../services/account/account-service.ts';
import { fakeAccount, signInCancelled, type FakeAccount } from '../../testing/fake-account.ts';
import { renderWithServices } from '../../testing/render-with-services.tsx';
import { ConfirmIdentity } from './confirm-identity.tsx';

const session: Session = {
  status: 'signed-in',
  user: { uid: 'family', email: 'rosa@home.example', emailVerified: true },
};

async function ask(overrides: Partial<FakeAccount> = {}) {
  const account = fakeAccount({ session: () => session, ...overrides });
  const onConfirmed = vi.fn();
  const onClose = vi.fn();
  renderWithServices(
    <ConfirmIdentity why="Before the account goes." onConfirmed={onConfirmed} onClose={onClose} />,
    {},
    account,
  );
  await screen.findByRole('dialog', { name: 'Please confirm it’s you' });
  return { account, onConfirmed, onClose };
}

const FORGOT = 'Forgot your password? Email me a link';
const passwordField = () => screen.getByLabelText<HTMLInputElement>('Password');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('the reauthentication dialog says why, focuses the password and accepts it', async () => {
  const { account, onConfirmed } = await ask();
  expect(screen.getByText('Before the account goes.')).toBeTruthy();
  expect(document.activeElement).toBe(passwordField());
  await userEvent.keyboard('a quiet harbour{Enter}');
  expect(account.reauthenticate).toHaveBeenCalledWith({ password: 'a quiet harbour' });
  expect(onConfirmed).toHaveBeenCalledOnce();
});

it('reauthentication sends a password that was filled without an event', async () => {
  const { account } = await ask();
  passwordField().value = 'a quiet harbour';
  await press('Confirm');
  expect(account.reauthenticate).toHaveBeenCalledWith({ password: 'a quiet harbour' });
});

it('a wrong password shows an error, keeps the input and can be retried', async () => {
  const refuse = () => Promise.reject(new AppError('unauthenticated', 'Invalid email or password'));
  const { onConfirmed } = await ask({ reauthenticate: refuse });
  await userEvent.type(passwordField(), 'another one');
  await press('Confirm');
  expect(await screen.findByText('Invalid email or password')).toBeTruthy();
  expect(passwordField().value).toBe('another one');
  expect(document.activeElement).toBe(passwordField());
  expect(onConfirmed).not.toHaveBeenCalled();
});

it('a user who forgot the password is emailed a link for a new one', async () => {
  const { account, onConfirmed } = await ask();
  await press(FORGOT);
  expect(account.requestPasswordReset).toHaveBeenCalledExactlyOnceWith('rosa@home.example');
  expect(await screen.findByText('rosa@home.example')).toBeTruthy();
  expect(screen.getByText(/then type it here, or sign in with it if we ask you to\.$/)).toBeTruthy();
  expect(account.reauthenticate).not.toHaveBeenCalled();
  expect(onConfirmed).not.toHaveBeenCalled();
});

it('a link for a new password that could not be sent shows an error', async () => {
  await ask({ requestPasswordReset: () => Promise.reject(new AppError('internal', RESET_MAIL_FAILED)) });
  await press(FORGOT);
  expect(await screen.findByText(RESET_MAIL_FAILED)).toBeTruthy();
  expect(screen.queryByText('rosa@home.example')).toBeNull();
});

it('reauthentication offers only the sign-in methods of the account', async () => {
  const { account, onConfirmed } = await ask({ providers: () => ['google'] });
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(screen.queryByRole('button', { name: /Apple/ })).toBeNull();
  expect(screen.queryByRole('button', { name: FORGOT })).toBeNull();
  await press('Continue with Google');
  expect(account.reauthenticate).toHaveBeenCalledWith({ provider: 'google' });
  expect(onConfirmed).toHaveBeenCalledOnce();
});

it('closing the popup of a reauthentication does not show an error', async () => {
  const cancel = () => Promise.reject(signInCancelled);
  const { onConfirmed } = await ask({ providers: () => ['google'], reauthenticate: cancel });
  await press('Continue with Google');
  expect(screen.queryByText('Sign in cancelled')).toBeNull();
  expect(onConfirmed).not.toHaveBeenCalled();
});

it('a password that is accepted only after the dialog was closed confirms nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { account, onConfirmed } = await ask({ reauthenticate: vi.fn(() => promise) });
  await userEvent.keyboard('a quiet harbour{Enter}');
  expect(account.reauthenticate).toHaveBeenCalledOnce();
  cleanup();
  await act(async () => resolve());
  expect(onConfirmed).not.toHaveBeenCalled();
});

it('a double tap reauthenticates once', async () => {
  const { account } = await ask({ reauthenticate: vi.fn(() => new Promise<void>(() => undefined)) });
  await userEvent.type(passwordField(), 'a quiet harbour');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Confirm' }));
  expect(account.reauthenticate).toHaveBeenCalledOnce();
});

it('reauthentication can be cancelled', async () => {
  const { account, onClose } = await ask();
  await press('Not now');
  expect(onClose).toHaveBeenCalledOnce();
  expect(account.reauthenticate).not.toHaveBeenCalled();
});
