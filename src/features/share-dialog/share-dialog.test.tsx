import { TIMEOUT_SECONDS } from '@talelantern/domain/contracts/contract';
import { PEN_NAME_REQUIRED } from '@talelantern/domain/contracts/update-sharing';
import { AppError } from '@talelantern/domain/errors/app-error';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type {
  LinkedState,
  ShareableItem,
  SharingService,
  SharingState,
} from '../../services/sharing/sharing-service.ts';
import { POLL_MS } from '../../shared/generation/use-unfinished-work.ts';
import { fakeAccount, unverified } from '../../testing/fake-account.ts';
import { fakeLock } from '../lock/lock-fakes.ts';
import { renderWithServices } from '../../testing/render-with-services.tsx';
import { ShareDialog } from './share-dialog.tsx';

const SHARE_ID = `c_${'a'.repeat(22)}`;
const ember: ShareableItem = { contentType: 'character', id: 'ember' };
const publicState: LinkedState = {
  status: 'public',
  shareId: SHARE_ID,
  allowComments: false,
  sharedBy: 'Lantern Lane',
  hold: null,
  views: 12,
  likes: 1,
  shownChapters: null,
};
const PRIVATE: SharingState = { status: 'private' };
const PRIVATE_NOTE = 'Only your family can see it until you make a link.';
const rejectWith = (...words: ConstructorParameters<typeof AppError>) =>
  vi.fn().mockRejectedValue(new AppError(...words));

function renderDialog(overrides: Partial<SharingService> = {}, chapters?: number) {
  const sharing: SharingService = {
    find: async () => ({ status: 'private' }),
    penName: async () => 'Lantern Lane',
    choosePenName: vi.fn(async () => undefined),
    update: vi.fn(async () => publicState),
    ...overrides,
  };
  const account = fakeAccount({ session: () => unverified });
  const onClose = vi.fn();
  renderWithServices(
    <ShareDialog item={ember} name="Ember" chapters={chapters} onClose={onClose} />,
    { sharing },
    account,
  );
  return { sharing, account, onClose };
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const typePenName = (value: string) => fireEvent.change(screen.getByLabelText('Pen name'), { target: { value } });

test('with a PIN the share dialog renders nothing until the PIN is entered', async () => {
  const find = vi.fn();
  const onClose = vi.fn();
  const fakes = { sharing: { find }, lock: fakeLock('4071') };
  renderWithServices(<ShareDialog item={ember} name="Ember" onClose={onClose} />, fakes, fakeAccount());
  await press('Not now');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(find).not.toHaveBeenCalled();
});

test('a pen name that was changed elsewhere is shown, and not set back', async () => {
  let stored = 'Lantern Lane';
  const { sharing } = renderDialog({ penName: async () => stored });
  await screen.findByDisplayValue('Lantern Lane');
  stored = 'Willow Way';
  fireEvent(window, new Event('visibilitychange'));
  await screen.findByDisplayValue('Willow Way');
  await press('Make the link');
  await screen.findByLabelText('The link');
  expect(sharing.choosePenName).not.toHaveBeenCalled();
});

test('a pen name that was removed elsewhere can be given again', async () => {
  let stored = 'Lantern Lane';
  const { sharing } = renderDialog({
    penName: async () => stored,
    choosePenName: vi.fn(async (chosen: string) => void (stored = chosen)),
    update: async () => {
      if (stored === '') throw new AppError('invalid', PEN_NAME_REQUIRED, { field: 'penName' });
      return publicState;
    },
  });
  await screen.findByDisplayValue('Lantern Lane');
  stored = '';
  await press('Make the link');
  expect(await screen.findByText(PEN_NAME_REQUIRED)).toBeTruthy();
  await waitFor(() => expect(screen.queryByDisplayValue('Lantern Lane')).toBeNull());
  typePenName('Lantern Lane');
  await press('Make the link');
  await screen.findByLabelText('The link');
  expect(sharing.choosePenName).toHaveBeenCalledExactlyOnceWith('Lantern Lane');
});

test('an item is private until its share link is created', async () => {
  const { sharing } = renderDialog();
  expect(await screen.findByText(PRIVATE_NOTE)).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: /^Others may comment/ }));
  await press('Make the link');
  await screen.findByLabelText('The link');
  expect(screen.getByDisplayValue(new RegExp(`/characters/shared/${SHARE_ID}$`))).toBeTruthy();
  expect(screen.getByText('Seen 12 times · liked once.')).toBeTruthy();
  expect(sharing.update).toHaveBeenCalledExactlyOnceWith(ember, { isPublic: true, allowComments: true });
  expect(sharing.choosePenName).not.toHaveBeenCalled();
});

test('before the share link is created, the share dialog lists what others would see and what they would never see', async () => {
  renderDialog();
  expect(await screen.findByText('portrait and name')).toBeTruthy();
  expect(screen.getByText(/^Never shown: your email address/)).toBeTruthy();
});

test('the share link has focus once it is created', async () => {
  renderDialog();
  await press('Make the link');
  const link = await screen.findByRole('group', { name: 'Passing it on' });
  expect(document.activeElement).toBe(link);
});

test('sharing requires a pen name and stores the chosen one', async () => {
  const { sharing } = renderDialog({ penName: async () => '' });
  await press('Add a pen name');
  expect(screen.getByText(PEN_NAME_REQUIRED)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Pen name'));
  typePenName(' Lantern Lane ');
  await press('Make the link');
  await screen.findByLabelText('The link');
  expect(sharing.choosePenName).toHaveBeenCalledExactlyOnceWith(' Lantern Lane ');
});

test('the share link is copied, or selected if the browser denies clipboard access', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  renderDialog({ find: async () => publicState });
  await press('Copy the link');
  expect(await screen.findByText('Copied.')).toBeTruthy();
  writeText.mockRejectedValue(new Error('not allowed'));
  await press('Copy the link');
  expect(await screen.findByText(/^It’s selected/)).toBeTruthy();
});

test('comments can be allowed after the share link is created', async () => {
  const { sharing } = renderDialog({ find: async () => publicState });
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Others may comment/ }));
  const change = { isPublic: true, shareId: SHARE_ID, allowComments: true };
  await waitFor(() => expect(sharing.update).toHaveBeenCalledWith(ember, change));
});

test('changing a share that was withdrawn elsewhere shows that the item is private', async () => {
  renderDialog({ find: async () => publicState, update: async () => ({ status: 'private' }) });
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Others may comment/ }));
  expect(await screen.findByText(PRIVATE_NOTE)).toBeTruthy();
  expect(screen.queryByLabelText('The link')).toBeNull();
});

test('in the question about withdrawing, the focused button is described by the consequence', async () => {
  renderDialog({ find: async () => publicState });
  await press('Withdraw the link');
  const keep = screen.getByRole('button', { name: 'Keep the link' });
  expect(document.activeElement).toBe(keep);
  const described = document.getElementById(keep.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toMatch(/^Take the link back\? It stops working for everyone/);
});

test.each(['Keep the link', 'Withdraw it'])('after “%s” the share dialog has the focus', async (answer) => {
  renderDialog({
    find: async () => ({ ...publicState, status: 'held', hold: 'unfit' }),
    update: vi.fn(async (): Promise<SharingState> => ({ status: 'private' })),
  });
  for (const name of ['Withdraw the link', answer]) {
    const button = await screen.findByRole('button', { name });
    button.focus();
    fireEvent.click(button);
  }
  await waitFor(() => expect(screen.queryByRole('button', { name: answer })).toBeNull());
  await waitFor(() => expect(document.activeElement?.closest('[role=dialog], dialog')).not.toBeNull());
});

test('withdrawing a share asks for confirmation and makes the item private', async () => {
  const { sharing } = renderDialog({
    find: async () => publicState,
    update: vi.fn(async (): Promise<SharingState> => ({ status: 'private' })),
  });
  await press('Withdraw the link');
  await press('Withdraw it');
  expect(await screen.findByText(PRIVATE_NOTE)).toBeTruthy();
  expect(sharing.update).toHaveBeenCalledExactlyOnceWith(ember, { isPublic: false });
  expect(await screen.findByText('The link is withdrawn')).toBeTruthy();
});

test.each([
  ['waiting', 'We’re checking it first.', 'as soon as we’re done'],
  ['unfit', 'Only your family can see it right now.', 'Change it, and the link works again by itself.'],
  ['review', 'Only your family can see it right now.', 'a person decides, by the house rules in our terms'],
  [null, 'Only your family can see it right now.', 'Its link shows nothing to others.'],
] as const)('the dialog of a share that is held as %s shows the reason and no link', async (hold, title, words) => {
  const { sharing } = renderDialog({ find: async () => ({ ...publicState, status: 'held', hold }) });
  const { parentElement } = await screen.findByText(title);
  expect(parentElement?.textContent).toContain(words);
  expect(screen.queryByLabelText('The link')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Copy the link' })).toBeNull();
  expect(document.activeElement?.textContent).toContain(title);
  fireEvent.click(screen.getByRole('checkbox', { name: /^Others may comment/ }));
  const change = { isPublic: true, shareId: SHARE_ID, allowComments: true };
  await waitFor(() => expect(sharing.update).toHaveBeenCalledWith(ember, change));
});

test('the dialog of a shared story without an approved chapter says that its chapters wait for the family', async () => {
  renderDialog({ find: async () => ({ ...publicState, status: 'held', hold: 'waiting' }) }, 0);
  const { parentElement } = await screen.findByText('Only your family can see it right now.');
  expect(parentElement?.textContent).toContain('Once you let one be read, the link works again by itself.');
});

test('the dialog of an item whose link an administrator removed says that it was removed, and still offers a new link', async () => {
  renderDialog({ find: async () => ({ status: 'private', isRemoved: true }) });
  const { parentElement } = await screen.findByText('We’ve taken its link down.');
  expect(parentElement?.textContent).toContain('One of us decided that it doesn’t fit the house rules');
  expect(parentElement?.textContent).toContain('a new link works once one of us has approved it');
  expect(screen.getByRole('link', { name: 'write to us' })).toBeTruthy();
  expect(document.activeElement?.textContent).toContain('We’ve taken its link down.');
  expect(screen.queryByText(PRIVATE_NOTE)).toBeNull();
  expect(screen.getByRole('button', { name: 'Make the link' })).toBeTruthy();
});

test('the share dialog shows the pen name that others see, and offers a new one', async () => {
  const { sharing } = renderDialog({
    find: async () => ({ ...publicState, sharedBy: 'Nana Jo' }),
    update: vi.fn(async () => publicState),
  });
  expect(await screen.findByText('Anyone with the link can see it. Shared as Nana Jo.')).toBeTruthy();
  await press('Show it as Lantern Lane');
  expect(await screen.findByText('Anyone with the link can see it. Shared as Lantern Lane.')).toBeTruthy();
  expect(sharing.update).toHaveBeenCalledExactlyOnceWith(ember, { isPublic: true, shareId: SHARE_ID });
  expect(screen.queryByRole('button', { name: 'Show it as Lantern Lane' })).toBeNull();
});

test('a link that shows fewer chapters than the story has can be updated to show them all', async () => {
  const find = async () => ({ ...publicState, shownChapters: 2 });
  const { sharing } = renderDialog({ find, update: vi.fn(async () => ({ ...publicState, shownChapters: 4 })) }, 4);
  expect(await screen.findByText('Others see 2 of 4 chapters.')).toBeTruthy();
  const showAllButton = screen.getByRole('button', { name: 'Show them all' });
  act(() => showAllButton.focus());
  fireEvent.click(showAllButton);
  expect((await screen.findByText('Others see 4 chapters.')).closest('[role=status]')).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
  expect(sharing.update).toHaveBeenCalledExactlyOnceWith(ember, { isPublic: true, shareId: SHARE_ID });
});

test('chapters are shown under a changed pen name only after a click on a button that shows it', async () => {
  renderDialog({ find: async () => ({ ...publicState, sharedBy: 'Nana Jo', shownChapters: 2 }) }, 4);
  expect(await screen.findByRole('button', { name: 'Show them all as Lantern Lane' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show them all' })).toBeNull();
});

test.each([
  ['all chapters', 4, 4, 'Others see 4 chapters.'],
  ['the only chapter', 1, 1, 'Others see one chapter.'],
  ['more chapters than a new one would, because the others wait to be approved', 4, 0, 'Others see 4 chapters.'],
])(
  'a link that shows %s has a sentence about it, without an offer to show more',
  async (_what, shownChapters, chapters, sentence) => {
    renderDialog({ find: async () => ({ ...publicState, shownChapters }) }, chapters);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show them all' })).toBeNull();
  },
);

test('a share that may be held because of its pen name shows the pen name and a link to change it', async () => {
  renderDialog({ find: async () => ({ ...publicState, status: 'held', hold: 'unfit' }) });
  expect(await screen.findByText('It’s shared as Lantern Lane.', { exact: false })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'change your pen name' }).getAttribute('href')).toBe('/profile');
  expect(screen.queryByRole('button', { name: /^Show it as/ })).toBeNull();
});

test('a share that is held because of its pen name is published under a new one', async () => {
  const { sharing } = renderDialog({
    find: async () => ({ ...publicState, sharedBy: 'Nana Jo', status: 'held', hold: 'unfit' }),
    update: vi.fn(async () => publicState),
  });
  await press('Show it as Lantern Lane');
  expect(await screen.findByText('Anyone with the link can see it. Shared as Lantern Lane.')).toBeTruthy();
  expect(screen.getByLabelText('The link')).toBeTruthy();
  expect(sharing.update).toHaveBeenCalledExactlyOnceWith(ember, { isPublic: true, shareId: SHARE_ID });
});

test.each(['waiting', 'review', null] as const)(
  'a share that is held as %s does not offer a new pen name',
  async (hold) => {
    renderDialog({ find: async () => ({ ...publicState, sharedBy: 'Nana Jo', status: 'held', hold }) });
    await screen.findByRole('button', { name: 'Withdraw the link' });
    expect(screen.queryByRole('button', { name: /^Show it as/ })).toBeNull();
    expect(screen.queryByText(/Nana Jo/)).toBeNull();
  },
);

test('a shared item whose new pen name is refused stays as it was', async () => {
  const sentence = 'This can’t be shared yet. Please change your pen name and try again';
  renderDialog({
    find: async () => ({ ...publicState, sharedBy: 'Nana Jo' }),
    update: rejectWith('refused', sentence),
  });
  await press('Show it as Lantern Lane');
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByText('What others see hasn’t changed.')).toBeTruthy();
  expect(screen.queryByText(/^Nothing was shared/)).toBeNull();
});

test('a missing pen name is reported even for an item that was shared in the meantime', async () => {
  renderDialog({
    find: async () => publicState,
    update: rejectWith('invalid', PEN_NAME_REQUIRED, { field: 'penName' }),
  });
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Others may comment/ }));
  expect(await screen.findByText(PEN_NAME_REQUIRED)).toBeTruthy();
});

test('disallowed content shows a message and is not shared', async () => {
  const sentence = 'This can’t be shared yet. Please change the name and try again';
  renderDialog({ update: rejectWith('refused', sentence) });
  await press('Make the link');
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByText(PRIVATE_NOTE)).toBeTruthy();
});

test('an unverified email address can be verified from the share dialog', async () => {
  const { account } = renderDialog({ update: rejectWith('verify_email', 'Please verify your email address first') });
  await press('Make the link');
  expect(await screen.findByText('Please verify your email address first')).toBeTruthy();
  expect(screen.getByText(unverified.user.email)).toBeTruthy();
  await press('Send the email again');
  expect(account.sendVerificationMail).toHaveBeenCalledOnce();
});

test('a failed share shows one error and keeps the input', async () => {
  renderDialog({ update: rejectWith('internal', 'Failed to update share settings') });
  await screen.findByLabelText('Pen name');
  typePenName('Aunt Willow');
  await press('Make the link');
  expect(await screen.findAllByText('Failed to update share settings')).toHaveLength(1);
  expect(screen.getByDisplayValue('Aunt Willow')).toBeTruthy();
});

test('a link cannot be requested without a connection, so that none seems to be under way', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { sharing } = renderDialog();
  await press('Offline, waiting for connection');
  expect(screen.getByText(PRIVATE_NOTE)).toBeTruthy();
  expect(sharing.update).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  await press('Make the link');
  expect(await screen.findByLabelText('The link')).toBeTruthy();
});

test('a share whose response was lost is shown once it is made, and is not called private until then', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let stored: SharingState = { status: 'private' };
  const find = vi.fn(async () => stored);
  renderDialog({ find, update: rejectWith('busy', 'Failed to connect to the service') });
  await press('Make the link');
  expect(await screen.findByText(/^We’re checking whether the link was made/)).toBeTruthy();
  find.mockRejectedValueOnce(new AppError('internal', 'Failed to fetch'));
  await act(() => vi.advanceTimersByTimeAsync(POLL_MS));
  expect(screen.getByText(/^We’re checking whether the link was made/)).toBeTruthy();
  expect(screen.queryByText(PRIVATE_NOTE)).toBeNull();
  stored = publicState;
  await act(() => vi.advanceTimersByTimeAsync(POLL_MS));
  expect(await screen.findByLabelText('The link')).toBeTruthy();
});

test.each([
  ['a withdrawal', 'is read again', publicState, undefined],
  ['a share that the function refused', 'stays private', PRIVATE, 'request-1'],
] as const)('after %s failed, the item %s', async (_what, _then, initialState, requestId) => {
  let stored: SharingState = initialState;
  const update = async () => {
    stored = PRIVATE;
    throw new AppError('busy', 'Failed to connect to the service', { requestId });
  };
  renderDialog({ find: async () => stored, update });
  for (const name of initialState === PRIVATE ? ['Make the link'] : ['Withdraw the link', 'Withdraw it'])
    await press(name);
  expect(await screen.findByText('Failed to connect to the service')).toBeTruthy();
  expect(await screen.findByText(PRIVATE_NOTE)).toBeTruthy();
});

test('a share whose response was lost is private if it was not made while the function could run', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderDialog({ update: rejectWith('timed_out', 'Too long') });
  await press('Make the link');
  await screen.findByText(/^We’re checking whether the link was made/);
  vi.setSystemTime(Date.now() + TIMEOUT_SECONDS * 1000);
  await act(() => vi.advanceTimersByTimeAsync(POLL_MS));
  expect(await screen.findByText(PRIVATE_NOTE)).toBeTruthy();
});
