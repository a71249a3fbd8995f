import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Session } from '../../services/account-service.ts';
import { fakeAccount } from '../fake-account.ts';
import { AccountContext } from '../use-account.ts';
import { SessionEnded } from './session-ended.tsx';

afterEach(cleanup);

const show = (session: Session) =>
  render(
    <AccountContext value={fakeAccount({ session: () => session })}>
      <SessionEnded />
    </AccountContext>,
  );

it('says why, and that nothing that was begun is lost', () => {
  show({ status: 'signed-out', ended: { uid: 'rosa', reason: 'This account has been switched off.' } });
  expect(screen.getByRole('status').textContent).toBe(
    'This account has been switched off. What you had begun waits on this device for seven days, for your family alone.',
  );
});

it('says nothing to whoever has signed out', () => {
  show({ status: 'signed-out' });
  expect(screen.queryByRole('status')).toBeNull();
});
