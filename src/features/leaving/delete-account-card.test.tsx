// @vitest-environment happy-dom
import { AppError } from '@talelantern/domain/errors/app-error';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeAccount } from '../fake-account.ts';
import { renderWithServices } from '../render-with-services.tsx';
import { DeleteAccountCard } from './delete-account-card.tsx';

afterEach(cleanup);

const SESSION = {
  status: 'signed-in',
  user: { uid: 'family', email: 'rosa@home.example', emailVerified: true },
} as const;

function renderCard(deleteAccount = vi.fn(async () => undefined)) {
  const calls: string[] = [];
  const noted =
    <Arguments extends unknown[]>(name: string, work: (...given: Arguments) => Promise<void>) =>
    async (...given: Arguments): Promise<void> => {
      calls.push([name, ...given.filter((value) => typeof value === 'string')].join(' '));
      await work(...given);
    };
  const account = fakeAccount({
    session: () => SESSION,
    reauthenticate: noted('reauthenticate', async () => undefined),
    signOut: noted('signOut', async () => undefined),
  });
  renderWithServices(
    <DeleteAccountCard />,
    { leaving: { deleteAccount: noted('deleteAccount', deleteAccount) } },
    account,
  );
  return calls;
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

async function goOn(): Promise<void> {
  await type('Type “delete” to go on', ' Delete ');
  await press('Delete everything');
  await type('Password', 'a quiet harbour');
  await press('It is me');
}

test('asks for the word and for who it is, deletes, then leaves this device for the goodbye', async () => {
  const calls = renderCard();
  await press('Delete my account…');
  await screen.findByRole('dialog', { name: 'Delete your account?' });
  await goOn();
  await screen.findByRole('dialog', { name: 'Deleting your account' });
  await waitFor(() => expect(calls).toEqual(['reauthenticate', 'deleteAccount', 'signOut /goodbye']));
});

test('goes nowhere without the word, and says what is missing', async () => {
  const calls = renderCard();
  await press('Delete my account…');
  const keep = await screen.findByRole('button', { name: 'Keep my account' });
  expect(document.activeElement).toBe(keep);
  await type('Type “delete” to go on', 'please');
  await press('Delete everything');
  expect(await screen.findByText('Please type the word first')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Type “delete” to go on'));
  expect(calls).toEqual([]);
});

test('is left with one press, at the question and at the proof', async () => {
  const calls = renderCard();
  await press('Delete my account…');
  await press('Keep my account');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Delete my account…');
  await type('Type “delete” to go on', 'delete');
  await press('Delete everything');
  await press('Not now');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls).toEqual([]);
});

test('stays where it could not be finished, says so, and can be tried again', async () => {
  const sentence = 'The connection was lost. Please try again, to be sure that everything is deleted.';
  const deleteAccount = vi.fn(async () => undefined).mockRejectedValueOnce(new AppError('busy', sentence));
  const calls = renderCard(deleteAccount);
  await press('Delete my account…');
  await goOn();
  expect((await screen.findByText(sentence)).role).toBe('alert');
  expect(calls).not.toContain('signOut /goodbye');
  await goOn();
  await waitFor(() => expect(calls).toContain('signOut /goodbye'));
});
