import { AppError } from '@talelantern/domain/errors/app-error';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AccountService } from '../../services/account-service.ts';
import { fakeAccount } from '../fake-account.ts';
import { notify } from '../../ui/notify.ts';
import { ToastRegion } from '../../ui/toast.tsx';
import { AccountContext } from '../use-account.ts';
import { PasswordReset } from './password-reset.tsx';
import { SignInForm } from './sign-in-form.tsx';
import type { SignInMode } from './use-sign-in-form.ts';

afterEach(() => {
  act(() => notify.clear());
  cleanup();
});

interface Shown {
  firstMode?: SignInMode;
  hasSocialSignIn?: boolean;
  askAdult?: () => Promise<boolean>;
  returnTo?: string;
}

function show(
  changes: Partial<AccountService> = {},
  { firstMode = 'sign-in', hasSocialSignIn = true, askAdult = async () => true, returnTo = '/stories' }: Shown = {},
) {
  const account = fakeAccount(changes);
  render(
    <AccountContext value={account}>
      <MemoryRouter>
        <Routes>
          <Route
            path="/"
            element={
              <SignInForm
                firstMode={firstMode}
                hasSocialSignIn={hasSocialSignIn}
                askAdult={askAdult}
                returnTo={returnTo}
              />
            }
          />
          <Route path="/forgot-password" element={<PasswordReset />} />
        </Routes>
        <ToastRegion />
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

  it('opens to create an account for whoever has pressed start', async () => {
    const account = show({}, { firstMode: 'create-account' });
    await fillIn('rosa@home.example', 'secret1');
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Create account');
    expect(account.signUp).toHaveBeenCalledWith('rosa@home.example', 'secret1');
  });

  it('says what comes after to whoever was sent from a shared page, and to nobody else', () => {
    const words = 'Then you go on with what was shared with you.';
    show({}, { returnTo: '/stories/shared/s_abc' });
    expect(screen.queryByText(words)).not.toBeNull();
    cleanup();
    show({}, { returnTo: '/stories' });
    expect(screen.queryByText(words)).toBeNull();
  });

  it('creates an account after switching over', async () => {
    const account = show();
    await chooseToCreate();
    await fillIn('rosa@home.example', 'secret1');
    await userEvent.click(screen.getByLabelText('I am a grown-up', { exact: false }));
    await press('Create account');
    expect(account.signUp).toHaveBeenCalledWith('rosa@home.example', 'secret1');
    expect(passwordField().autocomplete).toBe('new-password');
  });

  it('creates none before a grown-up has said so', async () => {
    const account = show();
    await chooseToCreate();
    await fillIn('rosa@home.example', 'secret1');
    await press('Create account');
    expect(screen.getByText('Please confirm that you are a grown-up')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('checkbox'));
    expect(account.signUp).not.toHaveBeenCalled();
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

  it('says where social sign-in is disabled, in place of its buttons', () => {
    show({}, { hasSocialSignIn: false });
    expect(screen.getByText('Social sign-in is disabled here. Please use email and password.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Google|Apple/ })).toBeNull();
  });

  it('takes the typed address along to the new password', async () => {
    show();
    await fillIn('rosa@home.example', '');
    await userEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    expect(emailField().value).toBe('rosa@home.example');
  });

  it('leads to terms and privacy policy', () => {
    show();
    expect(screen.getByRole('link', { name: 'terms' }).getAttribute('href')).toBe('/terms-of-service');
    expect(screen.getByRole('link', { name: 'privacy policy' }).getAttribute('href')).toBe('/privacy-policy');
  });
});

describe('Google and Apple', () => {
  it('are asked for nothing before somebody reaches for them', async () => {
    const account = show();
    await fillIn('rosa@home.example', 'secret1');
    expect(account.prepare).not.toHaveBeenCalled();
    await userEvent.hover(screen.getByRole('button', { name: 'Continue with Google' }));
    expect(account.prepare).toHaveBeenCalledWith('windows');
  });

  it.each(['Google', 'Apple'] as const)('%s signs in and says so', async (name) => {
    const account = show();
    await press(`Continue with ${name}`);
    expect(account.signInWith).toHaveBeenCalledWith(name.toLowerCase(), {
      returnTo: '/stories',
      isAdult: expect.any(Function),
    });
    expect(await screen.findByText('Successfully signed in!')).toBeTruthy();
  });

  it.each([
    ['Google', 'Google sign in failed'],
    ['Apple', 'Apple sign in failed'],
  ])('%s that fails says so, and why where that helps', async (name, failed) => {
    const why = 'We could not reach the sign-in service. Please check your connection and try again.';
    show({ signInWith: () => Promise.reject(new AppError('unauthenticated', why)) });
    await press(`Continue with ${name}`);
    expect(await screen.findByText(failed)).toBeTruthy();
    expect(screen.getByText(why)).toBeTruthy();
  });

  it('that were left say nothing', async () => {
    show({ signInWith: () => Promise.reject(new AppError('unauthenticated', 'Sign in cancelled')) });
    await press('Continue with Google');
    expect(screen.queryByText(/cancelled|failed/)).toBeNull();
    expect(screen.queryByText(/Waiting for Google/)).toBeNull();
  });

  it('can be pressed again while a window is open, and the later press counts', async () => {
    const endings: ((error: AppError) => void)[] = [];
    show({ signInWith: () => new Promise((_resolve, reject) => endings.push(reject)) });
    await press('Continue with Google');
    await press('Continue with Apple');
    await act(async () => endings[0]?.(new AppError('unauthenticated', 'Sign in cancelled')));
    expect(screen.getByText(/Waiting for Apple/)).toBeTruthy();
  });

  it.each([
    ['is not asked again where the box says so', true, 0],
    ['is asked where it does not', false, 1],
  ])('whether somebody new is a grown-up %s', async (_what, ticks, times) => {
    const askAdult = vi.fn(async () => true);
    const account = show({ signInWith: (_provider, { isAdult }) => isAdult().then(() => undefined) }, { askAdult });
    await chooseToCreate();
    if (ticks) await userEvent.click(screen.getByLabelText('I am a grown-up', { exact: false }));
    await press('Continue with Google');
    expect(await screen.findByText('Successfully signed in!')).toBeTruthy();
    expect(askAdult).toHaveBeenCalledTimes(times);
    expect(account.signUp).not.toHaveBeenCalled();
  });
});
