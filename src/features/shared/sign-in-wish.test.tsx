// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '../../services/account-service.ts';
import { fakeAccount } from '../fake-account.ts';
import { AccountContext } from '../use-account.ts';
import { AFTER_SIGN_IN, keepWish, readWish } from './sign-in-wish.ts';
import { useSignInWish } from './use-sign-in-wish.ts';

const PATH = '/stories/shared/s_1';
const LOADING = { status: 'loading' } as const;
const SIGNED_OUT = { status: 'signed-out' } as const;
const SIGNED_IN = { status: 'signed-in', user: { uid: 'r', email: 'r@home.example', emailVerified: true } } as const;

beforeEach(() => {
  sessionStorage.clear();
  keepWish(PATH, { act: 'like', top: 120.5 });
});
afterEach(cleanup);

function Wished() {
  const wish = useSignInWish();
  const { pathname, hash } = useLocation();
  return (
    <p>
      {wish === null ? 'nothing' : `${wish.act} at ${wish.top}`}, {pathname + hash}
    </p>
  );
}

function arrive(address: string, session: Session) {
  const drawAs = (now: Session) => (
    <AccountContext value={fakeAccount({ session: () => now })}>
      <MemoryRouter initialEntries={[address]}>
        <Wished />
      </MemoryRouter>
    </AccountContext>
  );
  const { rerender } = render(drawAs(session));
  return { become: (next: Session) => rerender(drawAs(next)) };
}

const shown = (text: string) => screen.findByText(text);

describe('what somebody wished before they signed in', () => {
  test('is handed out on the way back, once, and leaves the address', async () => {
    arrive(PATH + AFTER_SIGN_IN, SIGNED_IN);
    expect(await shown(`like at 120.5, ${PATH}`)).toBeTruthy();
    cleanup();
    arrive(PATH + AFTER_SIGN_IN, SIGNED_IN);
    expect(await shown(`nothing, ${PATH}`)).toBeTruthy();
  });

  test('waits until it is known who is here', async () => {
    const { become } = arrive(PATH + AFTER_SIGN_IN, LOADING);
    expect(await shown(`nothing, ${PATH}${AFTER_SIGN_IN}`)).toBeTruthy();
    become(SIGNED_IN);
    expect(await shown(`like at 120.5, ${PATH}`)).toBeTruthy();
  });

  test('is forgotten by whoever comes back without signing in, whoever signs in later', async () => {
    const { become } = arrive(PATH, SIGNED_OUT);
    expect(await shown(`nothing, ${PATH}`)).toBeTruthy();
    expect(readWish(PATH)).toBeNull();
    become(SIGNED_IN);
    expect(await shown(`nothing, ${PATH}`)).toBeTruthy();
  });

  test('is not for somebody who did not come from signing in', async () => {
    arrive(PATH, SIGNED_IN);
    expect(await shown(`nothing, ${PATH}`)).toBeTruthy();
    expect(readWish(PATH)).toBeNull();
  });

  test('ends where the sign-in did not last', async () => {
    const { become } = arrive(PATH + AFTER_SIGN_IN, SIGNED_OUT);
    expect(await shown(`nothing, ${PATH}`)).toBeTruthy();
    become(SIGNED_IN);
    expect(await shown(`nothing, ${PATH}`)).toBeTruthy();
  });

  test('is for its own page alone', async () => {
    arrive(`/stories/shared/s_2${AFTER_SIGN_IN}`, SIGNED_IN);
    expect(await shown('nothing, /stories/shared/s_2')).toBeTruthy();
  });

  test.each(['', 'no JSON', '{"path":"/stories/shared/s_1","act":"buy"}', '[]'])('is nothing in %j', (kept) => {
    sessionStorage.setItem('talelantern.sign-in-wish', kept);
    expect(readWish(PATH)).toBeNull();
  });
});
