import { AppError } from '@talelantern/domain/errors/app-error';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { ToastRegion } from '../../ui/toast.tsx';
import { fakeAccount, type FakeAccount } from '../../testing/fake-account.ts';
import { AccountContext } from '../../shared/account/use-account.ts';
import { PasswordReset } from './password-reset.tsx';

function show(overrides: Partial<FakeAccount> = {}) {
  const account = fakeAccount(overrides);
  render(
    <AccountContext value={account}>
      <MemoryRouter initialEntries={[{ pathname: '/forgot-password', state: { email: 'rosa@home.example' } }]}>
        <PasswordReset />
        <ToastRegion />
      </MemoryRouter>
    </AccountContext>,
  );
  return account;
}

const emailField = () => screen.getByLabelText<HTMLInputElement>('Email');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('a password reset is requested for the typed email address and confirmed', async () => {
  const account = show();
  await press('Send Reset Link');
  expect(account.requestPasswordReset).toHaveBeenCalledWith('rosa@home.example');
  expect(await screen.findByText('Password reset email sent! Please check your inbox.')).toBeTruthy();
  const heading = screen.getByRole('heading', { name: 'Check your email' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText('rosa@home.example')).toBeTruthy();
});

it('a double tap requests one password reset', async () => {
  const account = show({ requestPasswordReset: vi.fn(() => new Promise<void>(() => undefined)) });
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send Reset Link' }));
  expect(account.requestPasswordReset).toHaveBeenCalledOnce();
});

it('a password reset is requested for an email address that was filled without an event', async () => {
  const account = show();
  emailField().value = 'other@home.example';
  await press('Send Reset Link');
  expect(account.requestPasswordReset).toHaveBeenCalledWith('other@home.example');
  expect(screen.getByText('other@home.example')).toBeTruthy();
});

it('a password reset can be requested again or for a different email address', async () => {
  const account = show();
  await press('Send Reset Link');
  await press('Send it again');
  expect(account.requestPasswordReset).toHaveBeenCalledTimes(2);
  await press('Use another address');
  expect(emailField().value).toBe('rosa@home.example');
});

it('the pressed button keeps the focus while the mail is sent again, and if that fails', async () => {
  const sentence = 'No account found with this email address';
  const requestPasswordReset = vi
    .fn(async () => undefined)
    .mockResolvedValueOnce(undefined)
    .mockRejectedValueOnce(new AppError('not_found', sentence));
  show({ requestPasswordReset });
  await press('Send Reset Link');
  const resendButton = await screen.findByRole('button', { name: 'Send it again' });
  await press('Send it again');
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(document.activeElement).toBe(resendButton);
});

it('“Use another address” focuses the email field', async () => {
  show();
  await press('Send Reset Link');
  await press('Use another address');
  expect(document.activeElement).toBe(emailField());
});

it('a password reset requires an email address', async () => {
  const account = show();
  await userEvent.clear(emailField());
  await press('Send Reset Link');
  expect(screen.getByText('Please enter your email address')).toBeTruthy();
  expect(document.activeElement).toBe(emailField());
  expect(account.requestPasswordReset).not.toHaveBeenCalled();
  await userEvent.type(emailField(), 'r');
  expect(screen.queryByText('Please enter your email address')).toBeNull();
});

it('a password reset for an unknown email address shows an error at the field only', async () => {
  const sentence = 'No account found with this email address';
  show({ requestPasswordReset: () => Promise.reject(new AppError('not_found', sentence)) });
  await press('Send Reset Link');
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryByText('Failed to send reset email')).toBeNull();
  expect(emailField().getAttribute('aria-invalid')).toBe('true');
});

it('any other failed password reset shows one toast', async () => {
  const sentence = 'Failed to send password reset email. Please try again.';
  show({ requestPasswordReset: () => Promise.reject(new AppError('internal', sentence)) });
  await press('Send Reset Link');
  expect(await screen.findByText('Failed to send reset email')).toBeTruthy();
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(emailField().getAttribute('aria-invalid')).not.toBe('true');
});

it('a rate-limited password reset shows that there were too many attempts', async () => {
  const cause = new AppError('unauthenticated', 'Too many tries. Please wait a few minutes and try again.');
  const refusal = new AppError('internal', 'Failed to send password reset email. Please try again.', { cause });
  show({ requestPasswordReset: vi.fn().mockRejectedValue(refusal) });
  await press('Send Reset Link');
  expect(await screen.findByText(cause.message)).toBeTruthy();
});

it('the password reset page links back to sign-in', () => {
  show();
  expect(screen.getByRole('link', { name: 'Back to sign in' }).getAttribute('href')).toBe('/login');
});
