import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PAGE_STORAGE_KEYS } from '../../config/page-storage-keys.ts';
import { fakeAccount } from '../../testing/fake-account.ts';
import { AccountContext } from '../../shared/account/use-account.ts';
import { useSignOut } from './use-sign-out.tsx';

const user = { uid: 'family', email: 'rosa@home.example', emailVerified: true };

function Screen() {
  const { signOut, question } = useSignOut();
  return (
    <>
      <button type="button" onClick={signOut}>
        Leave
      </button>
      {question}
    </>
  );
}

function renderScreen() {
  const account = fakeAccount({ session: () => ({ status: 'signed-in', user }) });
  render(
    <AccountContext value={account}>
      <Screen />
    </AccountContext>,
  );
  return account;
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('a user without unsaved drafts is signed out immediately', async () => {
  sessionStorage.setItem(PAGE_STORAGE_KEYS.characterDraft('another family', null), '{}');
  const account = renderScreen();
  await press('Leave');
  await waitFor(() => expect(account.signOut).toHaveBeenCalledExactlyOnceWith('/login'));
});

test('signing out asks about unsaved drafts in another tab', async () => {
  const otherTab = new BroadcastChannel('talelantern.drafts');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel stays within its origin
  otherTab.addEventListener('message', () => otherTab.postMessage('unsaved family'));
  const account = renderScreen();
  await press('Leave');
  await press('Sign out without saving');
  expect(account.signOut).toHaveBeenCalledOnce();
  otherTab.close();
});

test.each([
  ['an unsaved character', PAGE_STORAGE_KEYS.characterDraft('family', null)],
  ['unsaved changes of a character', PAGE_STORAGE_KEYS.characterDraft('family', 'ember')],
  ['an unsaved location', PAGE_STORAGE_KEYS.locationDraft('family', null)],
])('signing out asks once about %s; staying keeps them', async (_what, key) => {
  sessionStorage.setItem(key, '{}');
  const account = renderScreen();
  await press('Leave');
  await press('Stay here');
  expect(account.signOut).not.toHaveBeenCalled();
  await press('Leave');
  await press('Sign out without saving');
  await waitFor(() => expect(account.signOut).toHaveBeenCalledExactlyOnceWith('/login'));
});
