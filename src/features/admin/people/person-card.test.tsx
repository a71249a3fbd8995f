// @vitest-environment happy-dom
import { AppError } from '@talelantern/domain/errors/app-error';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { notify } from '../../../ui/notify.ts';
import { renderWithAdmin } from '../render-with-admin.tsx';
import { PersonCard } from './person-card.tsx';
import type { PersonAccount } from './person-facts.tsx';

afterEach(() => {
  sessionStorage.clear();
  act(notify.clear);
  cleanup();
});

const account = (
  changes: Partial<Omit<PersonAccount, 'person'>> = {},
  status: PersonAccount['person']['status'] = 'active',
): PersonAccount => ({
  person: {
    uid: 'u1',
    email: 'rosa@home.example',
    displayName: 'Rosa Winter',
    penName: 'R. Winter',
    plan: 'pro_monthly',
    status,
    createdAt: 0,
    lastLoginAt: 0,
  },
  isAdmin: false,
  signIn: { emailVerified: true, providers: ['password'], createdAt: 0, lastSignInAt: 0, disabled: false },
  subscription: { priceId: 'pro_monthly', status: 'active', currentPeriodEnd: null, cancelAtPeriodEnd: false },
  usage: [
    { capability: 'stories', taken: 3, limit: 15, per: 'month' },
    { capability: 'pictures', taken: 120, limit: 120, per: 'month' },
    { capability: 'narrations', taken: 2, limit: null, per: 'year' },
    { capability: 'rewrites', taken: 0, limit: 0, per: 'month' },
  ],
  counts: { characters: 4, locations: 1, children: 2 },
  history: [],
  ...changes,
});

const show = (service: Parameters<typeof renderWithAdmin>[1]) => renderWithAdmin(<PersonCard uid="u1" />, service);

/** Presses an act, and says why in its dialog. */
async function ask(name: string, why: string): Promise<HTMLElement> {
  fireEvent.click(await screen.findByRole('button', { name }));
  const dialog = screen.getByRole('dialog');
  fireEvent.change(within(dialog).getByRole('textbox', { name: /^Why/ }), { target: { value: why } });
  return dialog;
}

test('tells plan, usage, status and what was done, and nothing that the family wrote', async () => {
  const history = [
    {
      id: 'a1',
      adminId: 'keeper',
      adminEmail: 'keeper@home.example',
      action: 'setPersonDisabled',
      target: 'person' as const,
      targetId: 'u1',
      before: { disabled: false },
      after: { disabled: true },
      note: 'Shared account',
      at: 0,
    },
  ];
  show({ service: { readPerson: async () => account({ history }, 'disabled') } });
  expect(await screen.findByRole('heading', { name: 'Rosa Winter' })).toBeTruthy();
  for (const fact of [
    'Switched off',
    'Pro, monthly',
    '3 of 15 this month',
    '120 of 120 this month',
    '2, no limit, this year',
    'Not in this plan',
  ])
    expect(screen.getByText(fact)).toBeTruthy();
  const entry = within(screen.getByRole('list', { name: 'What was done to this account' }));
  expect(entry.getByText('“Shared account”')).toBeTruthy();
  expect(entry.getByText('keeper@home.example')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All of this in the log' }).getAttribute('href')).toBe(
    '/admin/log?target=person&id=u1',
  );
});

test('is switched off and on again, each with its reason, and shown anew', async () => {
  const readPerson = vi.fn(async () => account()).mockResolvedValueOnce(account({}, 'active'));
  readPerson.mockResolvedValueOnce(account({}, 'disabled'));
  const setPersonDisabled = vi.fn(async ({ disabled }: { disabled: boolean }) => ({ disabled }));
  show({ service: { readPerson, setPersonDisabled } });
  const off = await ask('Switch off', ' Somebody else has the password ');
  fireEvent.click(within(off).getByRole('button', { name: 'Switch off' }));
  const on = await ask('Switch on again', '');
  fireEvent.click(within(on).getByRole('button', { name: 'Switch on' }));
  await screen.findByRole('button', { name: 'Switch off' });
  expect(setPersonDisabled.mock.calls).toEqual([
    [{ uid: 'u1', disabled: true, endsSubscription: true, note: 'Somebody else has the password' }],
    [{ uid: 'u1', disabled: false, note: '' }],
  ]);
});

test('what whoever is switched off pays for ends with it, unless that is taken back', async () => {
  const setPersonDisabled = vi.fn(async ({ disabled }: { disabled: boolean }) => ({ disabled }));
  show({ service: { readPerson: async () => account(), setPersonDisabled } });
  const off = await ask('Switch off', '');
  fireEvent.click(within(off).getByRole('checkbox', { name: /^End the subscription, too/ }));
  fireEvent.click(within(off).getByRole('button', { name: 'Switch off' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(setPersonDisabled).toHaveBeenCalledExactlyOnceWith({
    uid: 'u1',
    disabled: true,
    endsSubscription: false,
    note: '',
  });
});

test('an act that failed says why and keeps the reason', async () => {
  const resetUsage = vi.fn(async () => ({ usage: [] }));
  resetUsage.mockRejectedValueOnce(new AppError('internal', 'This did not work. Please try again.'));
  show({ service: { readPerson: async () => account(), resetUsage } });
  const dialog = await ask('Give the month back', 'Our outage');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Give it back' }));
  expect(await within(dialog).findByText('This did not work. Please try again.')).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Give it back' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(resetUsage).toHaveBeenLastCalledWith({ uid: 'u1', note: 'Our outage' });
});

test('a reason survives closing the question and a reload, but not deciding against it', async () => {
  const at = { service: { readPerson: async () => account() } };
  show(at);
  await ask('Switch off', 'Somebody else has the password');
  cleanup();
  show(at);
  fireEvent.click(await screen.findByRole('button', { name: 'Switch off' }));
  const why = () => within(screen.getByRole('dialog')).getByRole('textbox', { name: /^Why/ });
  expect(why()).toHaveProperty('value', 'Somebody else has the password');
  fireEvent.click(screen.getByRole('button', { name: 'Leave it' }));
  fireEvent.click(screen.getByRole('button', { name: 'Switch off' }));
  expect(why()).toHaveProperty('value', '');
  expect(sessionStorage).toHaveLength(0);
});

test('is deleted only when the word was typed, and leads back to the people', async () => {
  const deletePerson = vi.fn(async () => ({ deleted: true as const }));
  const readPerson = vi.fn(async () => account());
  show({ service: { readPerson, deletePerson } });
  const dialog = await ask('Delete', 'Asked by mail');
  const word = within(dialog).getByRole('textbox', { name: 'Type “delete” to go on' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete everything' }));
  expect(word.getAttribute('aria-invalid')).toBe('true');
  expect(deletePerson).not.toHaveBeenCalled();
  fireEvent.change(word, { target: { value: 'Delete' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete everything' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(deletePerson).toHaveBeenCalledExactlyOnceWith({ uid: 'u1', confirmation: 'delete', note: 'Asked by mail' });
  expect(await screen.findByText('Now at /admin/people')).toBeTruthy();
  expect(screen.getByText('The account is deleted')).toBeTruthy();
  expect(readPerson).toHaveBeenCalledOnce();
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['an administrator', account({ isAdmin: true }), ['Give the month back'], /looks after the place/],
  ['a deleted account', account({}, 'leaving'), [], /This account is deleted/],
])('%s is neither switched off nor deleted here', async (_who, answer, acts, sentence) => {
  show({ service: { readPerson: async () => answer } });
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(acts);
});

test('an account that is not there says so', async () => {
  show({
    service: {
      readPerson: async () => {
        throw new AppError('not_found', 'There is no such account');
      },
    },
  });
  expect(await screen.findByText('There is no such account')).toBeTruthy();
});
