import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { SESSION_END } from '../config/family-keys.ts';
import { AccountContext } from '../shared/account/use-account.ts';
import { fakeAccount } from '../testing/fake-account.ts';
import { LoginPage } from './login-page.tsx';

vi.mock('../config/environment.ts', async (original) => ({
  ...(await original<object>()),
  getEnvironment: () => ({ hasSocialSignIn: true }),
}));

const SHARED = '/stories/shared/s_abc#signed-in';
const CREATE = 'Light your lantern';
const SIGN_IN = 'Welcome back';

const titleFor = (from: string): string | null => {
  render(
    <AccountContext value={fakeAccount()}>
      <MemoryRouter initialEntries={[{ pathname: '/login', state: { from } }]}>
        <LoginPage />
      </MemoryRouter>
    </AccountContext>,
  );
  return screen.getByRole('heading', { level: 1 }).textContent;
};

it.each([
  ['a reader of a shared page, who probably has no account', SHARED, CREATE],
  ['a visitor who opened a page of a family', '/stories/story_1', SIGN_IN],
])('the sign-in page opens for %s', (_who, from, title) => {
  expect(titleFor(from)).toBe(title);
});

it('the sign-in page does not offer a new account first if a session has ended in this tab', () => {
  sessionStorage.setItem(SESSION_END, '{}');
  expect(titleFor(SHARED)).toBe(SIGN_IN);
});
