import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Session } from '../../services/account/account-service.ts';
import { fakeAccount } from '../../testing/fake-account.ts';
import { AccountContext } from '../../shared/account/use-account.ts';
import { SessionEnded } from './session-ended.tsx';

const show = (session: Session) =>
  render(
    <AccountContext value={fakeAccount({ session: () => session })}>
      <SessionEnded />
    </AccountContext>,
  );

it('the sign-in page says why the session ended and that drafts are kept', () => {
  show({ status: 'signed-out', ended: { uid: 'rosa', reason: 'This account has been disabled.' } });
  expect(screen.getByRole('status').textContent).toBe(
    'This account has been disabled. We’ll keep what you started on this device for seven days, for your family only.',
  );
});

it('the sign-in page shows nothing about an ended session after a sign-out', () => {
  show({ status: 'signed-out' });
  expect(screen.queryByRole('status')).toBeNull();
});
