import { AppError } from '@talelantern/domain/errors/app-error';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AccountService } from '../../services/account-service.ts';
import { fakeAccount } from '../fake-account.ts';
import { AccountContext } from '../use-account.ts';
import { SignInForm } from './sign-in-form.tsx';

afterEach(cleanup);

function show(changes: Partial<AccountService> = {}, saysSocialSignInIsOff = false) {
  const account = fakeAccount(changes);
  render(
    <AccountContext value={account}>
      <MemoryRouter>
        <SignInForm saysSocialSignInIsOff={saysSocialSignInIsOff} />
      </MemoryRouter>
    </AccountContext>,
  );
  return account;
}

const emailField = () => screen.getByLabelText<HTMLInputElement>('Email');
const passwordField = () => screen.getByLabelText<HTMLInputElement>('Password');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const chooseToCreate = () => userEvent.click(screen.getByLabelText('Create account'));

async function fillIn(email: string, password: string) {
  if (email) await userEvent.type(emailField(), email);
  if (password) await userEvent.type(passwordField(), password);
}

describe('the sign-in form', () => {
  it('signs in with email and password', async () => {
    const account = show();
    await fillIn('rosa@home.example', 'secret1');
    await press('Sign in');
    expect(account.signIn).toHaveBeenCalledWith('rosa@home.example', 'secret1');
    expect(account.signUp).not.toHaveBeenCalled();
  });

  it('creates an account after switching over', async () => {
    const account = show();
    await chooseToCreate();
    await fillIn('rosa@home.example', 'secret1');
    await press('Create account');
    expect(account.signUp).toHaveBeenCalledWith('rosa@home.example', 'secret1');
    expect(passwordField().autocomplete).toBe('new-password');
  });

  it.each([
    ['', '', 'Please fill in all fields', emailField],
    ['rosa@home.example', '', 'Please fill in all fields', passwordField],
    ['rosa@home.example', '12345', 'Password must be at least 6 characters', passwordField],
  ])('with %j and %j says what is missing and goes there', async (email, password, sentence, field) => {
    const account = show();
    await fillIn(email, password);
    await press('Sign in');
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(document.activeElement).toBe(field());
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(account.signIn).not.toHaveBeenCalled();
  });

  it.each([
    ['Invalid email or password', passwordField],
    ['Email is already registered', emailField],
  ])('shows %j at its field and lets the person try again', async (sentence, field) => {
    const refuse = () => Promise.reject(new AppError('unauthenticated', sentence));
    show({ signIn: refuse });
    await fillIn('rosa@home.example', 'secret1');
    await press('Sign in');
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(passwordField(), '2');
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it('sends once while the answer is awaited', async () => {
    const signIn = vi.fn(() => new Promise<void>(() => undefined));
    show({ signIn });
    await fillIn('rosa@home.example', 'secret1');
    await press('Sign in');
    await press('Signing in…');
    expect(signIn).toHaveBeenCalledOnce();
  });

  it('offers a new password only for signing in', async () => {
    show();
    expect(screen.getByRole('link', { name: 'Forgot your password?' }).getAttribute('href')).toBe('/forgot-password');
    await chooseToCreate();
    expect(screen.queryByRole('link', { name: 'Forgot your password?' })).toBeNull();
  });

  it('says where social sign-in is disabled', () => {
    show({}, true);
    expect(screen.getByText('Social sign-in is disabled here. Please use email and password.')).toBeTruthy();
  });

  it('leads to terms and privacy policy', () => {
    show();
    expect(screen.getByRole('link', { name: 'terms' }).getAttribute('href')).toBe('/terms-of-service');
    expect(screen.getByRole('link', { name: 'privacy policy' }).getAttribute('href')).toBe('/privacy-policy');
  });
});
