import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import type { Session } from '../../services/account/account-service.ts';
import { fakeAccount } from '../../testing/fake-account.ts';
import { AccountContext } from '../../shared/account/use-account.ts';
import { AFTER_SIGN_IN_HASH, storePendingAction, readPendingAction, usePendingAction } from './pending-action.ts';

const PATH = '/stories/shared/s_1';
const LOADING = { status: 'loading' } as const;
const SIGNED_OUT = { status: 'signed-out' } as const;
const SIGNED_IN = { status: 'signed-in', user: { uid: 'r', email: 'r@home.example', emailVerified: true } } as const;

beforeEach(() => storePendingAction(PATH, { act: 'like', top: 120.5 }));
function PendingActionText() {
  const action = usePendingAction();
  const { pathname, hash } = useLocation();
  return (
    <p>
      {action === null ? 'nothing' : `${action.act} at ${action.top}`}, {pathname + hash}
    </p>
  );
}

function arrive(url: string, session: Session) {
  const renderAs = (now: Session) => (
    <AccountContext value={fakeAccount({ session: () => now })}>
      <MemoryRouter initialEntries={[url]}>
        <PendingActionText />
      </MemoryRouter>
    </AccountContext>
  );
  const { rerender } = render(renderAs(session));
  return { become: (next: Session) => rerender(renderAs(next)) };
}

const findText = (text: string) => screen.findByText(text);

test('a pending action is returned once after sign-in and removed from the URL', async () => {
  arrive(PATH + AFTER_SIGN_IN_HASH, SIGNED_IN);
  expect(await findText(`like at 120.5, ${PATH}`)).toBeTruthy();
  cleanup();
  arrive(PATH + AFTER_SIGN_IN_HASH, SIGNED_IN);
  expect(await findText(`nothing, ${PATH}`)).toBeTruthy();
});

test('a pending action is returned only once the session is loaded', async () => {
  const { become } = arrive(PATH + AFTER_SIGN_IN_HASH, LOADING);
  expect(await findText(`nothing, ${PATH}${AFTER_SIGN_IN_HASH}`)).toBeTruthy();
  become(SIGNED_IN);
  expect(await findText(`like at 120.5, ${PATH}`)).toBeTruthy();
});

test('a pending action is cleared on returning without signing in', async () => {
  const { become } = arrive(PATH, SIGNED_OUT);
  expect(await findText(`nothing, ${PATH}`)).toBeTruthy();
  expect(readPendingAction(PATH)).toBeNull();
  become(SIGNED_IN);
  expect(await findText(`nothing, ${PATH}`)).toBeTruthy();
});

test('a pending action is not returned to a user who did not sign in from this page', async () => {
  arrive(PATH, SIGNED_IN);
  expect(await findText(`nothing, ${PATH}`)).toBeTruthy();
  expect(readPendingAction(PATH)).toBeNull();
});

test('a pending action is cleared if the sign-in did not succeed', async () => {
  const { become } = arrive(PATH + AFTER_SIGN_IN_HASH, SIGNED_OUT);
  expect(await findText(`nothing, ${PATH}`)).toBeTruthy();
  become(SIGNED_IN);
  expect(await findText(`nothing, ${PATH}`)).toBeTruthy();
});

test('a pending action is returned on its page only', async () => {
  arrive(`/stories/shared/s_2${AFTER_SIGN_IN_HASH}`, SIGNED_IN);
  expect(await findText('nothing, /stories/shared/s_2')).toBeTruthy();
});

test.each(['', 'no JSON', '{"path":"/stories/shared/s_1","act":"buy"}', '[]'])(
  'an invalid stored pending action %j is ignored',
  (storedAction) => {
    sessionStorage.setItem('talelantern.sign-in-wish', storedAction);
    expect(readPendingAction(PATH)).toBeNull();
  },
);
