import type { SignInProvider } from '@talelantern/domain/accounts/sign-in';
import { AppError } from '@talelantern/domain/errors/app-error';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AccountService, Session } from '../../services/account-service.ts';
import { notify } from '../../ui/notify.ts';
import { fakeAccount } from '../fake-account.ts';
import { renderWithServices } from '../render-with-services.tsx';
import { AccountContext } from '../use-account.ts';
import { SignInCard } from './sign-in-card.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  act(() => notify.clear());
  cleanup();
});

const SESSION: Session = {
  status: 'signed-in',
  user: { uid: 'family', email: 'rosa@home.example', emailVerified: true },
};

interface Circumstances {
  account?: Partial<AccountService>;
  providers?: readonly SignInProvider[];
  hasSocialSignIn?: boolean;
}

function showCard({ account: changes, providers = ['password'], hasSocialSignIn = true }: Circumstances = {}) {
  const account = fakeAccount({ session: () => SESSION, providers: () => providers, ...changes });
  renderWithServices(
    <AccountContext value={account}>
      <SignInCard hasSocialSignIn={hasSocialSignIn} onSignOut={vi.fn()} />
    </AccountContext>,
  );
  return account;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = async (label: string, words: string) => userEvent.type(await screen.findByLabelText(label), words);

/** 'Is it really you?' */
async function proveIt(): Promise<void> {
  await type('Password', 'secret1');
  await press('It is me');
}

test('a new password is asked for once it is clear who asks', async () => {
  const account = showCard();
  await press('Change password');
  expect(await screen.findByRole('dialog', { name: 'Is it really you?' })).toBeTruthy();
  expect(screen.queryByLabelText('New password')).toBeNull();
  await proveIt();
  expect(account.reauthenticate).toHaveBeenCalledExactlyOnceWith({ password: 'secret1' });
  await type('New password', 'another1');
  await press('Save');
  expect(account.changePassword).toHaveBeenCalledExactlyOnceWith('another1');
  expect(await screen.findByText('Your password is changed')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('nothing is changed for somebody who cannot show who they are', async () => {
  const account = showCard({
    account: { reauthenticate: () => Promise.reject(new AppError('unauthenticated', 'Invalid email or password')) },
  });
  await press('Change password');
  await proveIt();
  expect(await screen.findByText('Invalid email or password')).toBeTruthy();
  expect(screen.queryByLabelText('New password')).toBeNull();
  await press('Not now');
  expect(account.changePassword).not.toHaveBeenCalled();
});

test('a password that the service does not take says why and stays typed', async () => {
  showCard({
    account: {
      changePassword: () => Promise.reject(new AppError('invalid', 'Password must be at least 6 characters')),
    },
  });
  await press('Change password');
  await proveIt();
  await type('New password', '123');
  await press('Save');
  expect(await screen.findByText('Password must be at least 6 characters')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('123');
});

test('a new address gets a link; it is still typed where the link could not be sent, and after a reload', async () => {
  const changeEmail = vi
    .fn<AccountService['changeEmail']>()
    .mockRejectedValueOnce(new AppError('unauthenticated', 'Email is already registered'));
  const askForAddress = async () => {
    await press('Change address');
    await proveIt();
    return screen.findByLabelText<HTMLInputElement>('New email');
  };
  showCard({ account: { changeEmail } });
  await userEvent.type(await askForAddress(), 'new@home.example');
  await press('Send the link');
  expect(await screen.findByText('Email is already registered')).toBeTruthy();
  cleanup();
  showCard({ account: { changeEmail } });
  expect((await askForAddress()).value).toBe('new@home.example');
  await press('Send the link');
  expect(await screen.findByText(/^Open the link that we sent to new@home\.example\./)).toBeTruthy();
  expect(sessionStorage).toHaveLength(0);
});

test('Google is connected at a touch, and disconnected by somebody who has shown who they are', async () => {
  const account = showCard();
  await press('Connect Google');
  expect(account.link).toHaveBeenCalledExactlyOnceWith('google');
  expect(await screen.findByText('You can now sign in with Google')).toBeTruthy();
  cleanup();
  const linked = showCard({ providers: ['password', 'google'] });
  await press('Disconnect Google');
  expect(linked.unlink).not.toHaveBeenCalled();
  await proveIt();
  await waitFor(() => expect(linked.unlink).toHaveBeenCalledExactlyOnceWith('google'));
  expect(await screen.findByText('Google is disconnected')).toBeTruthy();
});

test('a window that was closed is nothing to speak of; what the service says is', async () => {
  const link = vi
    .fn<AccountService['link']>()
    .mockRejectedValueOnce(new AppError('unauthenticated', 'Sign in cancelled'))
    .mockRejectedValueOnce(new AppError('unauthenticated', 'Apple sign in failed'));
  showCard({ account: { link } });
  await press('Connect Apple');
  await press('Connect Apple');
  expect(await screen.findByText('Apple sign in failed')).toBeTruthy();
  expect(screen.queryByText('Sign in cancelled')).toBeNull();
});

test('an account without a password can be given one, and keeps its address with Google', async () => {
  showCard({ providers: ['google'] });
  expect(screen.queryByRole('button', { name: 'Change address' })).toBeNull();
  await press('Set a password');
  await userEvent.click(await screen.findByRole('button', { name: /Continue with Google/ }));
  expect(await screen.findByRole('dialog', { name: 'Set a password' })).toBeTruthy();
});

test('where Google and Apple cannot be reached, they are not offered, and a note says so', () => {
  showCard({ hasSocialSignIn: false });
  expect(screen.getByText('Social sign-in is disabled here. Please use email and password.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Connect Google' })).toBeNull();
});
