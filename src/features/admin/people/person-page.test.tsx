import { RECENT_SIGN_IN_FIELD, SIGN_IN_AGAIN_FIRST } from '@talelantern/domain/contracts/delete-account';
import { AppError } from '@talelantern/domain/errors/app-error';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Session } from '../../../services/account/account-service.ts';
import { AccountContext } from '../../../shared/account/use-account.ts';
import { fakeAccount } from '../../../testing/fake-account.ts';
import { renderWithAdmin } from '../render-with-admin.tsx';
import { PersonCard, type PersonAccount } from './person-page.tsx';

const account = (
  overrides: Partial<Omit<PersonAccount, 'person'>> = {},
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
  hasProfile: true,
  isAdmin: false,
  signIn: { emailVerified: true, providers: ['password'], createdAt: 0, lastActiveAt: 0, disabled: false },
  subscription: {
    priceId: 'pro_monthly',
    nextPriceId: null,
    status: 'active',
    currentPeriodEnd: null,
    cancelAtPeriodEnd: false,
  },
  usage: [
    { capability: 'stories', taken: 3, limit: 15, per: 'month' },
    { capability: 'pictures', taken: 120, limit: 120, per: 'month' },
    { capability: 'narrations', taken: 2, limit: null, per: 'year' },
    { capability: 'rewrites', taken: 0, limit: 0, per: 'month' },
  ],
  counts: { characters: 4, locations: 1, children: 2 },
  shares: [],
  written: { shares: 0, openShares: 0, heldShares: 0, comments: 0, reports: 0, removals: 0 },
  history: [],
  ...overrides,
});

const SESSION: Session = {
  status: 'signed-in',
  user: { uid: 'admin-1', email: 'admin@home.example', emailVerified: true },
};

const show = (service: Parameters<typeof renderWithAdmin>[1]) => renderWithAdmin(<PersonCard uid="u1" />, service);

/** Presses an action and enters a reason; returns the dialog of the action. */
async function confirmAction(name: string, why: string): Promise<HTMLElement> {
  fireEvent.click(await screen.findByRole('button', { name }));
  const dialog = screen.getByRole('dialog');
  fireEvent.change(within(dialog).getByRole('textbox', { name: /^Why/ }), { target: { value: why } });
  return dialog;
}

test('an account without a profile is shown', async () => {
  show({ service: { readPerson: async () => account({ hasProfile: false }) } });
  expect(await screen.findByText('None, until the family opens the app again')).toBeTruthy();
  cleanup();
  show({ service: { readPerson: async () => account() } });
  expect(await screen.findByRole('heading', { name: 'Rosa Winter' })).toBeTruthy();
  expect(screen.queryByText('None, until the family opens the app again')).toBeNull();
});

test('an account page says that the bank took a payment back, and is silent otherwise', async () => {
  const { subscription } = account();
  show({ service: { readPerson: async () => account({ subscription: { ...subscription, isDisputed: true } }) } });
  expect(await screen.findByText('Taken back by the bank, so no plan can be bought')).toBeTruthy();
  cleanup();
  show({ service: { readPerson: async () => account() } });
  expect(await screen.findByRole('heading', { name: 'Rosa Winter' })).toBeTruthy();
  expect(screen.queryByText(/^Taken back by the bank/)).toBeNull();
});

test('an account page shows plan, usage, status and log, but no content of the family', async () => {
  const history = [
    {
      id: 'a1',
      adminId: 'admin1',
      adminEmail: 'admin@home.example',
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
    'Disabled',
    'Pro, monthly',
    '3 of 15 this month',
    '120 of 120 this month',
    '2, no limit, this year',
    'Not in this plan',
  ])
    expect(screen.getByText(fact)).toBeTruthy();
  const entry = within(screen.getByRole('list', { name: 'History of this account' }));
  expect(entry.getByText('“Shared account”')).toBeTruthy();
  expect(entry.getByText('admin@home.example')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See all of this in the log' }).getAttribute('href')).toBe(
    '/admin/log?target=person&id=u1',
  );
});

test.each([
  [['people', 'moderation'], ['/admin/moderation/s_1']],
  [['people'], []],
] as const)(
  'an account page lists shares, removals and reports; with the permissions %j they link to %j',
  async (permissions, links) => {
    const share = {
      contentType: 'story',
      sharedAt: 0,
      state: 'held',
      hold: 'review',
      offered: false,
      listed: false,
    } as const;
    const read = account({
      shares: [{ ...share, shareId: 's_1', waitsSince: 1 }],
      written: { shares: 120, openShares: 9, heldShares: 3, comments: 7, reports: 31, removals: 2 },
    });
    show({ service: { readPerson: async () => read }, permissions });
    const shares = within(await screen.findByRole('list', { name: 'Shares' }));
    expect(shares.getByText('s_1')).toBeTruthy();
    expect(shares.getByText('Waiting to be approved')).toBeTruthy();
    expect(shares.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
    expect(screen.getByText('Open: 9 · Held back: 3')).toBeTruthy();
    expect(screen.getByText('1 of 120 shares.')).toBeTruthy();
    const fact = (term: string) => screen.getByText(term).nextSibling?.textContent;
    expect(fact('Has written')).toBe('Comments: 7 · Reports: 31');
    expect(fact('Shares removed by us')).toBe('2');
  },
);

test('an account is disabled and enabled with a reason, and then refetched', async () => {
  const readPerson = vi.fn(async () => account()).mockResolvedValueOnce(account({}, 'active'));
  readPerson.mockResolvedValueOnce(account({}, 'disabled'));
  const setPersonDisabled = vi.fn(async ({ disabled }: { disabled: boolean }) => ({ disabled }));
  show({ service: { readPerson, setPersonDisabled } });
  const disableDialog = await confirmAction('Disable', ' Somebody else has the password ');
  fireEvent.click(within(disableDialog).getByRole('button', { name: 'Disable' }));
  const enableDialog = await confirmAction('Enable again', '');
  fireEvent.click(within(enableDialog).getByRole('button', { name: 'Enable' }));
  await screen.findByRole('button', { name: 'Disable' });
  expect(setPersonDisabled.mock.calls).toEqual([
    [{ uid: 'u1', disabled: true, endsSubscription: true, note: 'Somebody else has the password' }],
    [{ uid: 'u1', disabled: false, note: '' }],
  ]);
});

test('disabling an account also ends its subscription, unless the checkbox is cleared', async () => {
  const setPersonDisabled = vi.fn(async ({ disabled }: { disabled: boolean }) => ({ disabled }));
  show({ service: { readPerson: async () => account(), setPersonDisabled } });
  const disableDialog = await confirmAction('Disable', '');
  fireEvent.click(within(disableDialog).getByRole('checkbox', { name: /^Also end the subscription/ }));
  fireEvent.click(within(disableDialog).getByRole('button', { name: 'Disable' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(setPersonDisabled).toHaveBeenCalledExactlyOnceWith({
    uid: 'u1',
    disabled: true,
    endsSubscription: false,
    note: '',
  });
});

test.each([
  ['past_due', true],
  ['paused', true],
  ['incomplete', true],
  ['kept', true],
  ['canceled', false],
  ['incomplete_expired', false],
  [null, false],
])(
  'whether disabling an account on Free with the subscription status %s asks about its subscription: %s',
  async (status, isAsked) => {
    const { person, subscription, ...others } = account();
    const free: PersonAccount = {
      ...others,
      person: { ...person, plan: 'free' },
      subscription: { ...subscription, status },
    };
    show({ service: { readPerson: async () => free } });
    const dialog = within(await confirmAction('Disable', ''));
    expect(dialog.queryByRole('checkbox', { name: /^Also end the subscription/ }) !== null).toBe(isAsked);
  },
);

test('the questions about disabling and enabling an account say that a paid plan is not refunded', async () => {
  show({ service: { readPerson: async () => account() } });
  const disable = within(await confirmAction('Disable', ''));
  expect(disable.getByText(/taken off the public list/)).toBeTruthy();
  expect(disable.getByText(/without a refund/)).toBeTruthy();
  expect(disable.queryByText(/undo/)).toBeNull();
  cleanup();
  show({ service: { readPerson: async () => account({}, 'disabled') } });
  const enable = within(await confirmAction('Enable again', ''));
  expect(enable.getByText(/subscription that was ended doesn’t come back/)).toBeTruthy();
  expect(enable.queryByText(/as it was/)).toBeNull();
});

test('the link to write to a family works with unusual characters in its email address', async () => {
  const unusualAccount = account();
  show({
    service: {
      readPerson: async () => ({
        ...unusualAccount,
        person: { ...unusualAccount.person, email: 'rosa&co@home.example' },
      }),
    },
  });
  expect((await screen.findByRole('link', { name: 'Write to them' })).getAttribute('href')).toBe(
    'mailto:rosa%26co@home.example?subject=Your%20Talelantern%20account',
  );
  cleanup();
  show({
    service: { readPerson: async () => ({ ...unusualAccount, person: { ...unusualAccount.person, email: '' } }) },
  });
  expect(await screen.findByRole('heading', { name: 'Rosa Winter' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Write to them' })).toBeNull();
});

test('an account action that fails shows the error and keeps the typed reason', async () => {
  const resetUsage = vi.fn(async () => ({ usage: [] }));
  resetUsage.mockRejectedValueOnce(new AppError('internal', 'This did not work. Please try again.'));
  show({ service: { readPerson: async () => account(), resetUsage } });
  const dialog = await confirmAction('Reset the month', 'Our outage');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Reset' }));
  expect(await within(dialog).findByText('This did not work. Please try again.')).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(resetUsage).toHaveBeenLastCalledWith({ uid: 'u1', note: 'Our outage' });
});

test('when an action fails, the account is refetched, because another administrator may have deleted it', async () => {
  const notFound = new AppError('not_found', 'There is no such account');
  const readPerson = vi.fn(() => Promise.reject<PersonAccount>(notFound)).mockResolvedValueOnce(account());
  show({ service: { readPerson, setPersonDisabled: () => Promise.reject(notFound) } });
  const dialog = await confirmAction('Disable', 'Shared account');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Disable' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByText('There is no such account')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a typed reason survives closing the dialog and a reload, but not Cancel', async () => {
  const options = { service: { readPerson: async () => account() } };
  show(options);
  await confirmAction('Disable', 'Somebody else has the password');
  cleanup();
  show(options);
  fireEvent.click(await screen.findByRole('button', { name: 'Disable' }));
  const why = () => within(screen.getByRole('dialog')).getByRole('textbox', { name: /^Why/ });
  expect(why()).toHaveProperty('value', 'Somebody else has the password');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(screen.getByRole('button', { name: 'Disable' }));
  expect(why()).toHaveProperty('value', '');
  expect(sessionStorage).toHaveLength(0);
});

test('an account is deleted only after typing the confirmation word; then the account search opens', async () => {
  const deletePerson = vi.fn(async () => ({ deleted: true as const }));
  const readPerson = vi.fn(async () => account());
  show({ service: { readPerson, deletePerson } });
  const dialog = await confirmAction('Delete', 'Asked by mail');
  expect(within(dialog).getByText(/everything in the account rosa@home\.example for good/)).toBeTruthy();
  const word = within(dialog).getByRole('textbox', { name: 'Type “delete” to continue' });
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
  ['Disable', 'Disable', { setPersonDisabled: async () => ({ disabled: true }) }, 'The account is disabled'],
  ['Reset the month', 'Reset', { resetUsage: async () => ({ usage: [] }) }, 'The month is reset'],
  ['Delete', 'Delete everything', { deletePerson: async () => ({ deleted: true as const }) }, 'The account is deleted'],
])('%s requires an administrator with an old sign-in to reauthenticate', async (name, confirm, service, done) => {
  const tooOld = new AppError('forbidden', SIGN_IN_AGAIN_FIRST, { field: RECENT_SIGN_IN_FIELD });
  const [[action, succeed] = ['', vi.fn()]] = Object.entries(service);
  const act = vi.fn(() => Promise.reject<unknown>(tooOld));
  const reauthenticate = vi.fn(async () => undefined);
  renderWithAdmin(
    <AccountContext value={fakeAccount({ session: () => SESSION, reauthenticate })}>
      <PersonCard uid="u1" />
    </AccountContext>,
    { service: { readPerson: async () => account(), [action]: act } },
  );
  const dialog = await confirmAction(name, 'Spam');
  for (const word of within(dialog).queryAllByRole('textbox', { name: /continue$/ }))
    fireEvent.change(word, { target: { value: 'delete' } });
  const submit = () => fireEvent.click(within(dialog).getByRole('button', { name: confirm, hidden: true }));
  submit();
  const identity = await screen.findByRole('dialog', { name: 'Please confirm it’s you' });
  fireEvent.click(within(identity).getByRole('button', { name: 'Not now' }));
  expect(await within(dialog).findByText(SIGN_IN_AGAIN_FIRST)).toBeTruthy();
  act.mockRejectedValueOnce(tooOld).mockImplementation(succeed);
  submit();
  fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'a quiet harbour' } });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(done)).toBeTruthy();
  expect(reauthenticate).toHaveBeenCalledExactlyOnceWith({ password: 'a quiet harbour' });
  expect(act).toHaveBeenCalledTimes(3);
});

test.each([
  ['an administrator', account({ isAdmin: true }), ['Reset the month'], /is an administrator/],
  ['an account that is being deleted', account({}, 'leaving'), [], /This account is being deleted/],
])('%s cannot be disabled or deleted on the account page', async (_who, person, actions, sentence) => {
  show({ service: { readPerson: async () => person } });
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(actions);
});

test('a missing account shows an error', async () => {
  show({
    service: {
      readPerson: async () => {
        throw new AppError('not_found', 'There is no such account');
      },
    },
  });
  expect(await screen.findByText('There is no such account')).toBeTruthy();
});
