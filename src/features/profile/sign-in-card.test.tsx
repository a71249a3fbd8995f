import type { SignInProvider } from '@talelantern/domain/accounts/session';
import { AppError } from '@talelantern/domain/errors/app-error';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PAGE_STORAGE_KEYS } from '../../config/page-storage-keys.ts';
import type { Session } from '../../services/account/account-service.ts';
import { fakeAccount, signInCancelled, type FakeAccount } from '../../testing/fake-account.ts';
import { renderWithServices } from '../../testing/render-with-services.tsx';
import { AccountContext } from '../../shared/account/use-account.ts';
import { SignInCard } from './sign-in-card.tsx';

const SESSION = {
  status: 'signed-in',
  user: { uid: 'family', email: 'rosa@home.example', emailVerified: true },
} as const satisfies Session;

interface CardOptions {
  account?: Partial<FakeAccount>;
  providers?: readonly SignInProvider[];
  hasSocialSignIn?: boolean;
}

function showCard({ account: changes, providers = ['password'], hasSocialSignIn = true }: CardOptions = {}) {
  const account = fakeAccount({ session: () => SESSION, providers: () => providers, ...changes });
  renderWithServices(
    <AccountContext value={account}>
      <SignInCard hasSocialSignIn={hasSocialSignIn} onSignOut={vi.fn()} />
    </AccountContext>,
  );
  return account;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = async (label: string, value: string) => userEvent.type(await screen.findByLabelText(label), value);

/** Enters the password in the reauthentication dialog. */
async function reauthenticate(): Promise<void> {
  await type('Password', 'secret1');
  await press('Confirm');
}

test('a new password is requested after reauthentication', async () => {
  const account = showCard();
  await press('Change password');
  expect(await screen.findByRole('dialog', { name: 'Please confirm it’s you' })).toBeTruthy();
  expect(screen.queryByLabelText('New password')).toBeNull();
  await reauthenticate();
  expect(account.reauthenticate).toHaveBeenCalledExactlyOnceWith({ password: 'secret1' });
  await type('New password', 'another1');
  await press('Save');
  expect(account.changePassword).toHaveBeenCalledExactlyOnceWith('another1');
  expect(await screen.findByText('Your password has been changed')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('no sign-in method is changed without reauthentication', async () => {
  const account = showCard({
    account: { reauthenticate: () => Promise.reject(new AppError('unauthenticated', 'Invalid email or password')) },
  });
  await press('Change password');
  await reauthenticate();
  expect(await screen.findByText('Invalid email or password')).toBeTruthy();
  expect(screen.queryByLabelText('New password')).toBeNull();
  await press('Not now');
  expect(account.changePassword).not.toHaveBeenCalled();
});

test('a password change that finishes after its dialog was closed leaves the next dialog open', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { changePassword } = showCard({ account: { changePassword: vi.fn(() => promise) } });
  await press('Change password');
  await reauthenticate();
  await type('New password', 'another1');
  await press('Save');
  await waitFor(() => expect(changePassword).toHaveBeenCalledOnce());
  await press('Not now');
  await press('Change password');
  await reauthenticate();
  await screen.findByLabelText('New password');
  resolve();
  expect(await screen.findByText('Your password has been changed')).toBeTruthy();
  expect(screen.getByLabelText('New password')).toBeTruthy();
});

test('an email change that finishes after its dialog was closed keeps the text in the next dialog', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { changeEmail } = showCard({ account: { changeEmail: vi.fn(() => promise) } });
  await press('Change email');
  await reauthenticate();
  await type('New email', 'new@home.example');
  await press('Send the link');
  await waitFor(() => expect(changeEmail).toHaveBeenCalledOnce());
  await press('Not now');
  await press('Change email');
  await reauthenticate();
  await type('New email', '.org');
  resolve();
  expect(await screen.findByText('The email is on its way')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('New email').value).toBe('new@home.example.org');
  expect(sessionStorage.getItem(PAGE_STORAGE_KEYS.emailDraft('family'))).toBe('new@home.example.org');
});

test('a rejected new password shows the reason and stays in the field', async () => {
  showCard({
    account: {
      changePassword: () => Promise.reject(new AppError('invalid', 'Password must be at least 6 characters')),
    },
  });
  await press('Change password');
  await reauthenticate();
  await type('New password', '123');
  await press('Save');
  expect(await screen.findByText('Password must be at least 6 characters')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('123');
});

test('a link is sent to a new email address, which stays typed after a failure and a reload', async () => {
  const changeEmail = vi
    .fn<FakeAccount['changeEmail']>()
    .mockRejectedValueOnce(new AppError('unauthenticated', 'Email is already registered'));
  const askForEmail = async () => {
    await press('Change email');
    await reauthenticate();
    return screen.findByLabelText<HTMLInputElement>('New email');
  };
  showCard({ account: { changeEmail } });
  await userEvent.type(await askForEmail(), 'new@home.example');
  await press('Send the link');
  expect(await screen.findByText('Email is already registered')).toBeTruthy();
  cleanup();
  showCard({ account: { changeEmail } });
  expect((await askForEmail()).value).toBe('new@home.example');
  await press('Send the link');
  expect(await screen.findByText(/^Open the link we sent to new@home\.example\./)).toBeTruthy();
  expect(sessionStorage).toHaveLength(0);
});

test('Google is linked with one click and unlinked after reauthentication', async () => {
  const account = showCard();
  await press('Connect Google');
  expect(account.link).toHaveBeenCalledExactlyOnceWith('google');
  expect(await screen.findByText('You can now sign in with Google')).toBeTruthy();
  cleanup();
  const linked = showCard({ providers: ['password', 'google'] });
  await press('Disconnect Google');
  expect(linked.unlink).not.toHaveBeenCalled();
  await reauthenticate();
  await waitFor(() => expect(linked.unlink).toHaveBeenCalledExactlyOnceWith('google'));
  expect(await screen.findByText('Google is disconnected')).toBeTruthy();
});

const WARNING = /^This is a different address from your account’s\./;

test('a linked provider shows its email address, with a warning if it differs from the account’s email address', () => {
  const emails = { google: 'Rosa@Home.example', apple: 'fox@den.example' };
  const providerEmail: FakeAccount['providerEmail'] = (provider) => emails[provider];
  showCard({ providers: ['password', 'google'], account: { providerEmail } });
  expect(screen.getByText('You can sign in with Google as Rosa@Home.example.')).toBeTruthy();
  expect(screen.queryByText(WARNING)).toBeNull();
  cleanup();
  showCard({ providers: ['password', 'apple'], account: { providerEmail } });
  expect(screen.getByText('You can sign in with Apple as fox@den.example.')).toBeTruthy();
  expect(screen.getByText(WARNING)).toBeTruthy();
});

test('an email address that Apple created to hide the user’s own is shown without a warning', () => {
  const providerEmail = () => 'k7x2@privaterelay.appleid.com';
  showCard({ providers: ['password', 'apple'], account: { providerEmail } });
  expect(screen.getByText('You can sign in with Apple as k7x2@privaterelay.appleid.com.')).toBeTruthy();
  expect(screen.queryByText(WARNING)).toBeNull();
});

test('while the email address is unverified no provider can be linked, but a linked one can be unlinked', async () => {
  const session: Session = { ...SESSION, user: { ...SESSION.user, emailVerified: false } };
  const account = showCard({ providers: ['password', 'google'], account: { session: () => session } });
  expect(screen.getByText('Not connected. Please verify your email address first.')).toBeTruthy();
  await press('Connect Apple');
  expect(account.link).not.toHaveBeenCalled();
  await press('Disconnect Google');
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('a double tap links an account once', async () => {
  const link = vi.fn(() => new Promise<void>(() => undefined));
  showCard({ account: { link } });
  await userEvent.dblClick(screen.getByRole('button', { name: 'Connect Google' }));
  expect(link).toHaveBeenCalledOnce();
});

test('closing the popup for linking does not show an error, but a failure to link does', async () => {
  const link = vi
    .fn<FakeAccount['link']>()
    .mockRejectedValueOnce(signInCancelled)
    .mockRejectedValueOnce(new AppError('unauthenticated', 'Apple sign in failed'));
  showCard({ account: { link } });
  await press('Connect Apple');
  await press('Connect Apple');
  expect(await screen.findByText('Apple sign in failed')).toBeTruthy();
  expect(screen.queryByText('Sign in cancelled')).toBeNull();
});

test('an account without a password can add one, and keeps its Google email address', async () => {
  showCard({ providers: ['google'] });
  expect(screen.queryByRole('button', { name: 'Change email' })).toBeNull();
  await press('Set a password');
  await userEvent.click(await screen.findByRole('button', { name: /Continue with Google/ }));
  expect(await screen.findByRole('dialog', { name: 'Set a password' })).toBeTruthy();
});

test('Google and Apple are not offered if they cannot be reached', () => {
  showCard({ hasSocialSignIn: false });
  expect(screen.getByText('Password', { exact: true })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Connect Google' })).toBeNull();
});
