// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { fakeAccount } from '../fake-account.ts';
import { AccountContext } from '../use-account.ts';
import { useSignOut } from './use-sign-out.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

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

test('with everything saved it signs out at once', async () => {
  sessionStorage.setItem(STORAGE_KEYS.characterDraft('another family', null), '{}');
  const account = renderScreen();
  await press('Leave');
  await waitFor(() => expect(account.signOut).toHaveBeenCalledExactlyOnceWith('/login'));
});

test('what another tab keeps is asked about', async () => {
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
  ['a character that was begun', STORAGE_KEYS.characterDraft('family', null)],
  ['changes of a character', STORAGE_KEYS.characterDraft('family', 'ember')],
  ['a location that was begun', STORAGE_KEYS.locationDraft('family', null)],
])('%s is asked about once, and staying loses nothing', async (_what, key) => {
  sessionStorage.setItem(key, '{}');
  const account = renderScreen();
  await press('Leave');
  await press('Stay here');
  expect(account.signOut).not.toHaveBeenCalled();
  await press('Leave');
  await press('Sign out without saving');
  await waitFor(() => expect(account.signOut).toHaveBeenCalledExactlyOnceWith('/login'));
});
