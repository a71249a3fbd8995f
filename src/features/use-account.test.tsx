import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Session, SignedInUser } from '../services/account-service.ts';
import { fakeAccount } from './fake-account.ts';
import { AccountContext, useSteadyUser } from './use-account.ts';

const ROSE: SignedInUser = { uid: 'rose', email: 'rose@family.test', emailVerified: false };

/** What the hook answers, and a way to change who is signed in. */
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

it('somebody whose address is verified meanwhile stays the same person', () => {
  const { result, change } = renderSteadyUser({ status: 'signed-in', user: ROSE });
  change({ status: 'signed-in', user: { ...ROSE, emailVerified: true } });
  expect(result.current).toBe(ROSE);
});

it('nobody, and somebody else, are told at once', () => {
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
