import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Session, SignedInUser } from '../../services/account/account-service.ts';
import { fakeAccount } from '../../testing/fake-account.ts';
import { AccountContext, useSteadyUser } from './use-account.ts';

const ROSE: SignedInUser = { uid: 'rose', email: 'rose@family.test', emailVerified: false };

/** Renders the hook. `change` replaces the session. */
function renderSteadyUser(first: Session) {
  let session = first;
  const watchers = new Set<() => void>();
  const account = fakeAccount({
    session: () => session,
    watchSession: (onChange) => {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
  });
  const { result } = renderHook(() => useSteadyUser(), {
    wrapper: ({ children }) => <AccountContext value={account}>{children}</AccountContext>,
  });
  return {
    result,
    change: (next: Session) =>
      act(() => {
        session = next;
        for (const watch of watchers) watch();
      }),
  };
}

it('the user object stays the same when the email address is verified', () => {
  const { result, change } = renderSteadyUser({ status: 'signed-in', user: ROSE });
  change({ status: 'signed-in', user: { ...ROSE, emailVerified: true } });
  expect(result.current).toBe(ROSE);
});

it('useAccount reports a sign-out and another user immediately', () => {
  const { result, change } = renderSteadyUser({ status: 'signed-out' });
  expect(result.current).toBeNull();
  change({ status: 'signed-in', user: ROSE });
  expect(result.current).toBe(ROSE);
  const sam: SignedInUser = { ...ROSE, uid: 'sam' };
  change({ status: 'signed-in', user: sam });
  expect(result.current).toBe(sam);
  change({ status: 'signed-out' });
  expect(result.current).toBeNull();
});
