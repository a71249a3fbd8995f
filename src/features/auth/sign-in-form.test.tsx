import { INVALID_CREDENTIALS } from '@talelantern/domain/accounts/sign-in';
import { AppError } from '@talelantern/domain/errors/app-error';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { fakeAccount, signInCancelled, type FakeAccount } from '../../testing/fake-account.ts';
import { ToastRegion } from '../../ui/toast.tsx';
import { AccountContext } from '../../shared/account/use-account.ts';
import { PasswordReset } from './password-reset.tsx';
import { SignInForm } from './sign-in-form.tsx';
import type { SignInMode } from './use-sign-in-form.ts';

interface FormOptions {
  firstMode?: SignInMode;
  hasSocialSignIn?: boolean;
  askAdult?: () => Promise<boolean>;
  returnTo?: string;
}

function show(
  overrides: Partial<FakeAccount> = {},
  {
    firstMode = 'sign-in',
    hasSocialSignIn = true,
    askAdult = async () => true,
    returnTo = '/stories',
  }: FormOptions = {},
) {
  const account = fakeAccount(overrides);
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
const NEW_HERE = 'New here? Create an account, it’s free';
const switchToCreateAccount = () => userEvent.click(screen.getByLabelText('Create account'));

async function fillForm(email: string, password: string) {
  if (email) await userEvent.type(emailField(), email);
  if (password) await userEvent.type(passwordField(), password);
}

it('the sign-in form says that each visit needs a sign-in only if the browser refuses storage', () => {
  show();
  expect(screen.queryByText(/^To stay signed in/)).toBeNull();
  cleanup();
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  show();
  expect(screen.getByText(/^To stay signed in, please allow cookies/)).toBeTruthy();
});

it('a user signs in with email and password', async () => {
  const account = show();
  await fillForm('rosa@home.example', 'secret1');
  await press('Sign in');
  expect(account.signIn).toHaveBeenCalledWith('rosa@home.example', 'secret1');
  expect(account.signUp).not.toHaveBeenCalled();
});

it('a double tap signs in once', async () => {
  const account = show({ signIn: vi.fn(() => new Promise<void>(() => undefined)) });
  await fillForm('rosa@home.example', 'secret1');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Sign in' }));
  expect(account.signIn).toHaveBeenCalledOnce();
});

it('a user signs in with fields that a password manager filled without an event', async () => {
  const account = show();
  emailField().value = 'rosa@home.example';
  passwordField().value = 'secret1';
  await press('Sign in');
  expect(account.signIn).toHaveBeenCalledWith('rosa@home.example', 'secret1');
  expect(emailField().value).toBe('rosa@home.example');
});

it('an account is created with fields that were filled without an event', async () => {
  const account = show({}, { firstMode: 'create-account' });
  await userEvent.click(screen.getByRole('checkbox'));
  emailField().value = 'rosa@home.example';
  passwordField().value = 'secret1';
  await press('Create account');
  expect(account.signUp).toHaveBeenCalledWith('rosa@home.example', 'secret1');
});

it('an account is created with a checkbox that was ticked before hydration', async () => {
  const account = show({}, { firstMode: 'create-account' });
  await fillForm('rosa@home.example', 'secret1');
  screen.getByRole<HTMLInputElement>('checkbox').checked = true;
  await press('Create account');
  expect(account.signUp).toHaveBeenCalledWith('rosa@home.example', 'secret1');
});

it('the sign-in form opens in create-account mode after pressing start', async () => {
  const account = show({}, { firstMode: 'create-account' });
  await fillForm('rosa@home.example', 'secret1');
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Create account');
  expect(account.signUp).toHaveBeenCalledWith('rosa@home.example', 'secret1');
});

it('the sign-in form says what comes next only if a shared page sent the visitor', () => {
  const returnNote = 'Then we’ll take you back to what was shared with you.';
  show({}, { returnTo: '/stories/shared/s_abc' });
  expect(screen.queryByText(returnNote)).not.toBeNull();
  cleanup();
  show({}, { returnTo: '/stories' });
  expect(screen.queryByText(returnNote)).toBeNull();
});

it('an account is created after switching to create-account mode', async () => {
  const account = show();
  await switchToCreateAccount();
  await fillForm('rosa@home.example', 'secret1');
  await userEvent.click(screen.getByLabelText('I am a grown-up', { exact: false }));
  await press('Create account');
  expect(account.signUp).toHaveBeenCalledWith('rosa@home.example', 'secret1');
  expect(passwordField().autocomplete).toBe('new-password');
});

it('no account is created before the user has confirmed to be an adult', async () => {
  const account = show();
  await switchToCreateAccount();
  await fillForm('rosa@home.example', 'secret1');
  await press('Create account');
  expect(screen.getByText('Please confirm that you are a grown-up')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('checkbox'));
  expect(account.signUp).not.toHaveBeenCalled();
});

it.each([
  ['', '', 'Please fill in all fields', emailField],
  ['rosa@home.example', '', 'Please fill in all fields', passwordField],
  ['rosa@home.example', '12345', 'Password must be at least 6 characters', passwordField],
])('sign-in with %j and %j says what is missing and focuses it', async (email, password, sentence, field) => {
  const account = show();
  await fillForm(email, password);
  await press('Sign in');
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(document.activeElement).toBe(field());
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(account.signIn).not.toHaveBeenCalled();
});

it.each([
  ['Invalid email or password', passwordField],
  ['Email is already registered', emailField],
])('the sign-in error %j is shown at its field and can be retried', async (sentence, field) => {
  const refuse = () => Promise.reject(new AppError('unauthenticated', sentence));
  show({ signIn: refuse });
  await fillForm('rosa@home.example', 'secret1');
  await press('Sign in');
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(passwordField(), '2');
  expect(screen.queryByText(sentence)).toBeNull();
});

it('a visitor whose email address or password is wrong can create an account with what was typed', async () => {
  const account = show({ signIn: () => Promise.reject(new AppError('unauthenticated', INVALID_CREDENTIALS)) });
  await fillForm('rosa@home.example', 'secret1');
  await press('Sign in');
  await press(NEW_HERE);
  expect(document.activeElement).toBe(emailField());
  expect(screen.queryByRole('button', { name: NEW_HERE })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Create account');
  expect(account.signUp).toHaveBeenCalledWith('rosa@home.example', 'secret1');
});

it('no account is offered after another error', async () => {
  show({ signIn: () => Promise.reject(new AppError('unauthenticated', 'Too many tries.')) });
  await fillForm('rosa@home.example', 'secret1');
  await press('Sign in');
  expect(await screen.findByText('Too many tries.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: NEW_HERE })).toBeNull();
});

it('pressing the sign-in button several times sends one request', async () => {
  const signIn = vi.fn(() => new Promise<void>(() => undefined));
  show({ signIn });
  await fillForm('rosa@home.example', 'secret1');
  await press('Sign in');
  await press('Signing in…');
  expect(signIn).toHaveBeenCalledOnce();
});

it('a password reset is offered only in sign-in mode', async () => {
  show();
  expect(screen.getByRole('link', { name: 'Forgot your password?' }).getAttribute('href')).toBe('/forgot-password');
  await switchToCreateAccount();
  expect(screen.queryByRole('link', { name: 'Forgot your password?' })).toBeNull();
});

it('a note replaces the social buttons if social sign-in is disabled', () => {
  show({}, { hasSocialSignIn: false });
  expect(screen.getByText('Social sign-in is disabled here. Please use email and password.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Google|Apple/ })).toBeNull();
});

it('the typed email address is passed to the password reset', async () => {
  show();
  await fillForm('rosa@home.example', '');
  await userEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  expect(emailField().value).toBe('rosa@home.example');
});

it('the sign-in form links to terms and privacy policy', () => {
  show();
  const links = screen.getAllByRole<HTMLAnchorElement>('link', { name: /opens in a new tab/ });
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.target])).toEqual([
    ['terms (opens in a new tab)', '/terms-of-service', '_blank'],
    ['privacy policy (opens in a new tab)', '/privacy-policy', '_blank'],
  ]);
});

it('no host of Google or Apple is contacted before a button is hovered, focused or touched', async () => {
  const googleScripts = () => document.head.querySelectorAll('script[src^="https://apis.google.com/"]');
  show();
  await fillForm('rosa@home.example', 'secret1');
  expect(googleScripts()).toHaveLength(0);
  await userEvent.hover(screen.getByRole('button', { name: 'Continue with Google' }));
  expect(googleScripts()).toHaveLength(1);
});

it.each([
  [
    'Instagram',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83 Instagram 356.0',
  ],
  [
    'Facebook on Android',
    'Mozilla/5.0 (Linux; Android 15; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/490.0]',
  ],
])('the form says that Google sign-in does not work inside %s', (_app, userAgent) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  show();
  expect(screen.getByText(/^Signing in with Google doesn’t work inside other apps\./)).toBeTruthy();
});

it('in an ordinary browser the form does not mention other apps', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36',
  );
  show();
  expect(screen.queryByText(/inside other apps/)).toBeNull();
});

it.each(['Google', 'Apple'] as const)('signing in with %s shows a confirmation', async (name) => {
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
])('a failed sign-in with %s shows a message and the reason', async (name, failed) => {
  const why = 'We couldn’t reach the sign-in service. Please check your connection and try again.';
  show({ signInWith: () => Promise.reject(new AppError('unauthenticated', why)) });
  await press(`Continue with ${name}`);
  expect(await screen.findByText(failed)).toBeTruthy();
  expect(screen.getByText(why)).toBeTruthy();
});

it('a cancelled social sign-in does not show an error', async () => {
  show({ signInWith: () => Promise.reject(signInCancelled) });
  await press('Continue with Google');
  expect(screen.queryByText(/cancelled|failed/)).toBeNull();
  expect(screen.queryByText(/Waiting for Google/)).toBeNull();
});

it('pressing a social button while another popup is open replaces the popup', async () => {
  const rejections: ((error: AppError) => void)[] = [];
  show({ signInWith: () => new Promise((_resolve, reject) => rejections.push(reject)) });
  await press('Continue with Google');
  await press('Continue with Apple');
  await act(async () => rejections[0]?.(signInCancelled));
  expect(screen.getByText(/Waiting for Apple/)).toBeTruthy();
});

it.each([
  ['a new user who has ticked the adult box is not asked again', true, 0],
  ['a new user who has not ticked the adult box is asked', false, 1],
])('%s', async (_what, ticks, times) => {
  const askAdult = vi.fn(async () => true);
  const account = show({ signInWith: (_provider, { isAdult }) => isAdult().then(() => undefined) }, { askAdult });
  await switchToCreateAccount();
  if (ticks) await userEvent.click(screen.getByLabelText('I am a grown-up', { exact: false }));
  await press('Continue with Google');
  expect(await screen.findByText('Successfully signed in!')).toBeTruthy();
  expect(askAdult).toHaveBeenCalledTimes(times);
  expect(account.signUp).not.toHaveBeenCalled();
});
