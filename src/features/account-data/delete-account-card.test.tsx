import { DAY_MS } from '@talelantern/domain/time/day';
import { AppError } from '@talelantern/domain/errors/app-error';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { PlanUsage } from '../../services/plans/usage-service.ts';
import { type FakeServices, usageOf } from '../../testing/fake-services.ts';
import { fakeAccount } from '../../testing/fake-account.ts';
import { renderWithServices } from '../../testing/render-with-services.tsx';
import { fakeLock } from '../lock/lock-fakes.ts';
import { DeleteAccountCard } from './delete-account-card.tsx';

const SESSION = {
  status: 'signed-in',
  user: { uid: 'family', email: 'rosa@home.example', emailVerified: true },
} as const;

function renderCard(
  deleteAccount = vi.fn(async () => undefined),
  pin: string | null = null,
  usage: FakeServices['usage'] = usageOf('free'),
) {
  const calls: string[] = [];
  const recordCall =
    <Arguments extends unknown[]>(name: string, work: (...given: Arguments) => Promise<void>) =>
    async (...given: Arguments): Promise<void> => {
      calls.push([name, ...given.filter((value) => typeof value === 'string')].join(' '));
      await work(...given);
    };
  const account = fakeAccount({
    session: () => SESSION,
    reauthenticate: recordCall('reauthenticate', async () => undefined),
    signOut: recordCall('signOut', async () => undefined),
    async deferChanges(work) {
      calls.push('session changes wait');
      const result = await work();
      calls.push('session changes go on');
      return result;
    },
  });
  renderWithServices(
    <DeleteAccountCard />,
    { accountData: { deleteAccount: recordCall('deleteAccount', deleteAccount) }, lock: fakeLock(pin), usage },
    account,
  );
  return calls;
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

async function continueToIdentity(): Promise<void> {
  await type('Type “delete” to continue', ' Delete ');
  await press('Delete everything');
  await type('Password', 'a quiet harbour');
  await press('Confirm');
}

test('an account is deleted after the confirmation word and reauthentication; then the device is cleared and the goodbye page opens, although the session ends before', async () => {
  const calls = renderCard();
  await press('Delete my account…');
  await screen.findByRole('dialog', { name: 'Delete your account?' });
  await continueToIdentity();
  await screen.findByRole('dialog', { name: 'Deleting your account' });
  await waitFor(() =>
    expect(calls).toEqual([
      'reauthenticate',
      'session changes wait',
      'deleteAccount',
      'signOut /goodbye',
      'session changes go on',
    ]),
  );
});

const PAID_UNTIL = new Date(new Date().getFullYear() + 1, 2, 3).getTime();
const PAID = `You’ve paid for Pro until March 3, ${new Date().getFullYear() + 1}`;

const ENDS_TODAY = 'Deleting your account now ends your plan today. To use the rest of what you’ve paid for';

test.each([
  [
    'with the way to use the rest',
    {},
    `${PAID}. ${ENDS_TODAY}, cancel your subscription now and delete your account after that day.`,
  ],
  [
    'that has been canceled already',
    { cancelsAtPeriodEnd: true },
    `${PAID}. ${ENDS_TODAY}, delete your account after that day.`,
  ],
  [
    'and the way to get the money back while a family may withdraw',
    { subscribedAt: Date.now() - DAY_MS },
    `${PAID}. ${ENDS_TODAY}, cancel your subscription now and delete your account after that day. Have you just bought it? You can get all of your money back: first press Withdraw from this contract under Subscription, and wait for our email.`,
  ],
])('the question about deleting an account mentions the paid period, %s', async (_how, differences, sentence) => {
  renderCard(undefined, null, usageOf('pro_monthly', { periodEnd: PAID_UNTIL, ...differences }));
  await press('Delete my account…');
  expect((await screen.findByText(/^You’ve paid/)).textContent).toBe(sentence);
});

test('the question about deleting an account appears only with its sentence about the paid period', async () => {
  const { promise, resolve } = Promise.withResolvers<PlanUsage>();
  const current = vi.fn(() => promise);
  renderCard(undefined, null, current);
  await press('Delete my account…');
  await waitFor(() => expect(current).toHaveBeenCalledOnce());
  expect(screen.queryByRole('button', { name: 'Delete everything' })).toBeNull();
  resolve(usageOf('pro_monthly', { periodEnd: PAID_UNTIL }));
  expect(await screen.findByRole('button', { name: 'Delete everything' })).toBeTruthy();
  expect(screen.getByText(/^You’ve paid/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep my account' }));
});

test('the question about deleting an account shows the paid period even if the device’s clock is past its end', async () => {
  const asOf = Date.now() - 21 * DAY_MS;
  renderCard(undefined, null, usageOf('pro_monthly', { asOf, periodEnd: asOf + DAY_MS }));
  await press('Delete my account…');
  expect(await screen.findByText(/^You’ve paid for Pro until/)).toBeTruthy();
});

test('the question about deleting an account without a paid period does not mention a payment', async () => {
  renderCard(undefined, null, usageOf('pro_monthly', { periodEnd: Date.now() - 1 }));
  await press('Delete my account…');
  await screen.findByText('This will be deleted for good:');
  expect(screen.queryByText(/^You’ve paid/)).toBeNull();
});

test('with a PIN, deleting the account asks for it first', async () => {
  renderCard(undefined, '4071');
  await press('Delete my account…');
  await screen.findByRole('dialog', { name: 'Ask a grown-up' });
  for (const digit of '4071') await press(digit);
  await press('Open');
  expect(await screen.findByRole('dialog', { name: 'Delete your account?' })).toBeTruthy();
});

test('the question about deleting an account links to the data that is kept for a while', async () => {
  renderCard();
  await press('Delete my account…');
  const link = await screen.findByRole('link', { name: 'privacy policy' });
  expect(link.getAttribute('href')).toBe('/privacy-policy#deleting');
});

test('deleting the account requires the confirmation word, which the dialog names', async () => {
  const calls = renderCard();
  await press('Delete my account…');
  const keep = await screen.findByRole('button', { name: 'Keep my account' });
  expect(document.activeElement).toBe(keep);
  await type('Type “delete” to continue', 'please');
  await press('Delete everything');
  expect(await screen.findByText('Please type the word first')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Type “delete” to continue'));
  expect(calls).toEqual([]);
});

test('deleting the account can be cancelled at the question and at the reauthentication', async () => {
  const calls = renderCard();
  await press('Delete my account…');
  await press('Keep my account');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Delete my account…');
  await type('Type “delete” to continue', 'delete');
  await press('Delete everything');
  await press('Not now');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls).toEqual([]);
});

test('a failed deletion of the account shows the reason and can be retried on the same page', async () => {
  const sentence = 'The connection was lost. Please try again to make sure everything is deleted.';
  const deleteAccount = vi.fn(async () => undefined).mockRejectedValueOnce(new AppError('busy', sentence));
  const calls = renderCard(deleteAccount);
  await press('Delete my account…');
  await continueToIdentity();
  expect((await screen.findByText(sentence)).role).toBe('alert');
  expect(calls).not.toContain('signOut /goodbye');
  await continueToIdentity();
  await waitFor(() => expect(calls).toContain('signOut /goodbye'));
});
