// @vitest-environment happy-dom
import { PEN_NAME_REQUIRED } from '@talelantern/domain/contracts/update-sharing';
import { AppError } from '@talelantern/domain/errors/app-error';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ShareableItem, SharingService, SharingState } from '../../services/sharing-service.ts';
import { notify } from '../../ui/notify.ts';
import { fakeAccount } from '../fake-account.ts';
import { fakeLock } from '../lock/lock-fakes.ts';
import { renderWithServices } from '../render-with-services.tsx';
import { ShareDialog } from './share-dialog.tsx';

afterEach(() => {
  act(() => notify.clear());
  cleanup();
});

const SHARE_ID = `c_${'a'.repeat(22)}`;
const ember: ShareableItem = { contentType: 'character', id: 'ember', sharing: null };
const open: SharingState = { status: 'public', shareId: SHARE_ID, allowComments: false, views: 12, likes: 1 };
const ONLY_US = 'Only your family sees it, until you make a link.';
const refuse = (...words: ConstructorParameters<typeof AppError>) => vi.fn().mockRejectedValue(new AppError(...words));

function renderDialog(differences: Partial<SharingService> = {}) {
  const sharing: SharingService = {
    find: async () => ({ status: 'private' }),
    penName: async () => 'Lantern Lane',
    choosePenName: vi.fn(async () => undefined),
    update: vi.fn(async () => open),
    ...differences,
  };
  const account = fakeAccount();
  const onClose = vi.fn();
  renderWithServices(<ShareDialog item={ember} name="Ember" onClose={onClose} />, { sharing }, account);
  return { sharing, account, onClose };
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const typePenName = (value: string) => fireEvent.change(screen.getByLabelText('Pen name'), { target: { value } });

test('with the grown-up lock nothing of it is drawn before the PIN', async () => {
  const find = vi.fn();
  const onClose = vi.fn();
  const fakes = { sharing: { find }, lock: fakeLock('4071') };
  renderWithServices(<ShareDialog item={ember} name="Ember" onClose={onClose} />, fakes, fakeAccount());
  await press('Not now');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(find).not.toHaveBeenCalled();
});

test('nobody else sees an item until its link is made', async () => {
  const { sharing } = renderDialog();
  expect(await screen.findByText(ONLY_US)).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: /^Others may comment/ }));
  await press('Make the link');
  await screen.findByLabelText('The link');
  expect(screen.getByDisplayValue(new RegExp(`/characters/shared/${SHARE_ID}$`))).toBeTruthy();
  expect(screen.getByText('Seen 12 times · liked once')).toBeTruthy();
  expect(sharing.update).toHaveBeenCalledExactlyOnceWith(ember, { isPublic: true, allowComments: true });
  expect(sharing.choosePenName).not.toHaveBeenCalled();
});

test('what others would see is said before the link is made, and what they never see', async () => {
  renderDialog();
  expect(await screen.findByText('portrait and name')).toBeTruthy();
  expect(screen.getByText(/^Never: your email address/)).toBeTruthy();
});

test('the link takes the focus once it is made', async () => {
  renderDialog();
  await press('Make the link');
  const link = await screen.findByRole('group', { name: 'Passing it on' });
  expect(document.activeElement).toBe(link);
});

test('a family without a pen name is asked for one, and it is kept', async () => {
  const { sharing } = renderDialog({ penName: async () => '' });
  await press('A pen name first');
  expect(screen.getByText(PEN_NAME_REQUIRED)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Pen name'));
  typePenName(' Lantern Lane ');
  await press('Make the link');
  await screen.findByLabelText('The link');
  expect(sharing.choosePenName).toHaveBeenCalledExactlyOnceWith(' Lantern Lane ');
});

test('the link is copied, or marked where the browser does not allow it', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  renderDialog({ find: async () => open });
  await press('Copy the link');
  expect(await screen.findByText('Copied.')).toBeTruthy();
  writeText.mockRejectedValue(new Error('not allowed'));
  await press('Copy the link');
  expect(await screen.findByText(/^It is marked/)).toBeTruthy();
  vi.unstubAllGlobals();
});

test('comments can be allowed later', async () => {
  const { sharing } = renderDialog({ find: async () => open });
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Others may comment/ }));
  await waitFor(() => expect(sharing.update).toHaveBeenCalledWith(ember, { isPublic: true, allowComments: true }));
});

test('withdrawing asks once and leaves the item private', async () => {
  const { sharing } = renderDialog({
    find: async () => open,
    update: vi.fn(async (): Promise<SharingState> => ({ status: 'private' })),
  });
  await press('Withdraw the link');
  await press('Withdraw it');
  expect(await screen.findByText(ONLY_US)).toBeTruthy();
  expect(sharing.update).toHaveBeenCalledExactlyOnceWith(ember, { isPublic: false });
  expect(await screen.findByText('The link is withdrawn')).toBeTruthy();
});

test('what has to be looked at first is said kindly', async () => {
  renderDialog({ update: async () => ({ ...open, status: 'held' }) });
  await press('Make the link');
  expect(await screen.findByText('Somebody has a look first.')).toBeTruthy();
});

test('what is not fit for others is named, and nothing is shared', async () => {
  const sentence = 'This cannot be shared as it is: please change the name and try again';
  renderDialog({ update: refuse('refused', sentence) });
  await press('Make the link');
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByText(ONLY_US)).toBeTruthy();
});

test('an address that was never verified can be verified from here', async () => {
  const { account } = renderDialog({ update: refuse('verify_email', 'Please verify your email address first') });
  await press('Make the link');
  expect(await screen.findByText('Please verify your email address first')).toBeTruthy();
  await press('Send the mail again');
  expect(account.sendVerificationMail).toHaveBeenCalledOnce();
});

test('a failure is told in one note and what was filled in stays', async () => {
  renderDialog({ update: refuse('internal', 'Failed to update share settings') });
  await screen.findByLabelText('Pen name');
  typePenName('Aunt Willow');
  await press('Make the link');
  expect(await screen.findAllByText('Failed to update share settings')).toHaveLength(1);
  expect(screen.getByDisplayValue('Aunt Willow')).toBeTruthy();
});
