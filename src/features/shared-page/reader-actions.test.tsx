import type { Comment } from '@talelantern/domain/sharing/comment';
import { lazily } from '@talelantern/domain/loading/lazily';
import { AppError } from '@talelantern/domain/errors/app-error';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Session } from '../../services/account/account-service.ts';
import { createListeners } from '../../services/core/listeners.ts';
import type { SharedItemMember } from '../../services/sharing/shared-item-member.ts';
import type { SharedItemService } from '../../services/sharing/shared-item-service.ts';
import type { PageCursor } from '../../services/core/page.ts';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { notify } from '../../ui/notify.ts';
import { fakeAccount } from '../../testing/fake-account.ts';
import type { FakeServices } from '../../testing/fake-services.ts';
import { fakeLock } from '../lock/lock-fakes.ts';
import { renderWithServices } from '../../testing/render-with-services.tsx';
import { LikeButton } from './like-button.tsx';
import { ReaderActions, Reactions } from './reader-actions.tsx';
import type { ServedPage, ServedShare } from './served-page.ts';
import type { PendingAction } from './pending-action.ts';
import { comment, fakeMember, fakeSharedItems, type FakeSharedItems, SHARE } from './shared-fakes.ts';
import { SharedItemsContext } from './use-shared-items.ts';

/** Reports every observed element as near the viewport. */
class NearObserver {
  readonly callbackl: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback) {
    this.callbackl = callback;
  }
  observe(): void {
    const entry = { isIntersecting: true } as IntersectionObserverEntry;
    queueMicrotask(() => this.callbackl([entry], this as unknown as IntersectionObserver));
  }
  disconnect(): void {}
}

beforeEach(() => void vi.stubGlobal('IntersectionObserver', NearObserver));

const user = { uid: 'reader', email: 'reader@home.example', emailVerified: true };
const signedIn = { status: 'signed-in', user } as const;

function renderFor(
  items: FakeSharedItems,
  share: ServedShare = SHARE,
  fakes: FakeServices = {},
  action: PendingAction | null = null,
) {
  const account = items.member ? fakeAccount({ session: () => signedIn }) : fakeAccount();
  renderWithServices(
    <SharedItemsContext value={{ load: async () => items, countView: items.countView }}>
      <Reactions share={share} action={action} />
    </SharedItemsContext>,
    fakes,
    account,
  );
  return items;
}

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const like = (count: number, pressed: boolean) =>
  screen.findByRole('button', { name: new RegExp(`^Like, ${count} likes?$`), pressed });

const sentAs = (penName: string, isChosen = false) => ({
  id: expect.any(String),
  penName,
  isChosen,
  text: 'Lovely!',
});

/** A promise that the test settles. */
function heldPromise<T = void>() {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  return { promise, resolve, reject };
}

describe('liking', () => {
  test('liking sends a visitor to sign in', async () => {
    renderFor(fakeSharedItems());
    await press('Like, 24 likes');
    expect(await screen.findByText('Now at /login')).toBeTruthy();
  });

  test('a like is shown immediately and stored', async () => {
    const sending = heldPromise();
    const member = fakeMember({ setLiked: vi.fn(() => sending.promise) });
    renderFor(fakeSharedItems({ member }));
    await waitFor(() => expect(member.isLiked).toHaveBeenCalled());
    await press('Like, 24 likes');
    await like(25, true);
    await act(async () => sending.resolve());
    await like(25, true);
    expect(member.setLiked).toHaveBeenCalledExactlyOnceWith(SHARE, true);
  });

  test('a like that could not be stored is rolled back with a message', async () => {
    const sending = heldPromise();
    const member = fakeMember({ setLiked: vi.fn(() => sending.promise) });
    renderFor(fakeSharedItems({ member }));
    await waitFor(() => expect(member.isLiked).toHaveBeenCalled());
    await press('Like, 24 likes');
    await like(25, true);
    sending.reject(new AppError('internal', 'Failed to toggle like'));
    await like(24, false);
    expect(await screen.findByText('Failed to toggle like')).toBeTruthy();
  });

  test.each([null, { act: 'like', top: 0 } as const])(
    'a like whose code failed to load shows a message, and is sent on the next click: %j',
    async (action) => {
      const member = fakeMember();
      const items = fakeSharedItems({ member });
      const lost = new TypeError('Failed to fetch');
      const load = vi.fn(async () => items).mockRejectedValueOnce(lost);
      if (!action) load.mockRejectedValueOnce(lost);
      renderWithServices(
        <SharedItemsContext value={{ load: lazily(load), countView: items.countView }}>
          <LikeButton share={SHARE} action={action} />
        </SharedItemsContext>,
        {},
        fakeAccount({ session: () => signedIn }),
      );
      await act(async () => undefined);
      if (!action) await press('Like, 24 likes');
      expect(await screen.findByText('Failed to toggle like')).toBeTruthy();
      expect(member.setLiked).not.toHaveBeenCalled();
      await press('Like, 24 likes');
      await like(25, true);
      expect(member.setLiked).toHaveBeenCalledExactlyOnceWith(SHARE, true);
    },
  );

  test('only the last of several clicks on Like is sent', async () => {
    const sending = heldPromise();
    const member = fakeMember({ setLiked: vi.fn(() => sending.promise) });
    renderFor(fakeSharedItems({ member }));
    await waitFor(() => expect(member.isLiked).toHaveBeenCalled());
    for (let count = 0; count < 5; count += 1) await press(/^Like/);
    sending.resolve();
    await like(25, true);
    expect(member.setLiked).toHaveBeenCalledExactlyOnceWith(SHARE, true);
  });

  const PENDING_LIKE: PendingAction = { act: 'like', top: 120 };

  test('a pending like runs once after sign-in and focuses the button', async () => {
    const member = fakeMember();
    renderFor(fakeSharedItems({ member }), SHARE, {}, PENDING_LIKE);
    const heart = await like(25, true);
    expect(document.activeElement).toBe(heart);
    expect(member.setLiked).toHaveBeenCalledExactlyOnceWith(SHARE, true);
    await press('Like, 25 likes');
    await like(24, false);
  });

  test('a pending like keeps an existing like after sign-in', async () => {
    const member = fakeMember({ isLiked: async () => true });
    renderFor(fakeSharedItems({ member }), SHARE, {}, PENDING_LIKE);
    await like(24, true);
    expect(member.setLiked).not.toHaveBeenCalled();
  });

  test('a pending like that fails after sign-in shows a message', async () => {
    const member = fakeMember({
      isLiked: async () => Promise.reject(new AppError('internal', 'Failed to toggle like')),
      setLiked: async () => Promise.reject(new AppError('internal', 'Failed to toggle like')),
    });
    renderFor(fakeSharedItems({ member }), SHARE, {}, PENDING_LIKE);
    expect(await screen.findByText('Failed to toggle like')).toBeTruthy();
    await like(24, false);
  });

  test('a click on Like takes effect once the stored like is loaded', async () => {
    const loadingLike = heldPromise<boolean>();
    const member = fakeMember({ isLiked: () => loadingLike.promise });
    renderFor(fakeSharedItems({ member }));
    await press('Like, 24 likes');
    loadingLike.resolve(false);
    await like(25, true);
    expect(member.setLiked).toHaveBeenCalledExactlyOnceWith(SHARE, true);
  });

  test('the Like button initially shows the stored like', async () => {
    renderFor(fakeSharedItems({ member: fakeMember({ isLiked: async () => true }) }));
    await like(24, true);
    await press('Like, 24 likes');
    await like(23, false);
  });

  test('a stored like that the count of a cached page lacks is added to the count', async () => {
    const member = fakeMember({ isLiked: async () => true });
    renderFor(fakeSharedItems({ member }), { ...SHARE, likes: 0 });
    await like(1, true);
    await press('Like, 1 like');
    await like(0, false);
    await waitFor(() => expect(member.setLiked).toHaveBeenCalledExactlyOnceWith(expect.anything(), false));
    await press('Like, 0 likes');
    await like(1, true);
  });
});

const listing = (...items: ReturnType<typeof comment>[]) => ({
  listComments: vi.fn(async () => ({ items, unreadable: [], next: null })),
});

test('comments are hidden if the family does not allow them', () => {
  renderFor(fakeSharedItems(), { ...SHARE, allowComments: false });
  expect(screen.queryByRole('heading', { name: 'Comments' })).toBeNull();
});

test('comments are shown to visitors, who are sent to sign in to add one', async () => {
  renderFor(fakeSharedItems(listing(comment())));
  expect(await screen.findByText('We read it twice.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull();
  await press('Sign in');
  expect(await screen.findByText('Now at /login')).toBeTruthy();
});

test('comments that fail to load show a toast and a message, and can be retried', async () => {
  const listComments = vi
    .fn<SharedItemService['listComments']>()
    .mockRejectedValueOnce(new AppError('internal', 'Failed to fetch comments'))
    .mockResolvedValueOnce({ items: [comment()], unreadable: [], next: null });
  renderFor(fakeSharedItems({ listComments }));
  // The toast and the message in place of the comments.
  await waitFor(() => expect(screen.getAllByText('Failed to fetch comments')).toHaveLength(2));
  await press('Try again');
  expect(await screen.findByText('We read it twice.')).toBeTruthy();
});

test('a new comment is marked as waiting for review', async () => {
  const member = fakeMember();
  renderFor(fakeSharedItems({ member }));
  fireEvent.change(await screen.findByLabelText(/Say something kind/), { target: { value: 'Lovely!' } });
  await screen.findByText(/You’re Aunt Willow here/);
  await press('Add the comment');
  expect(await screen.findByText('Only you see this until it has been checked.')).toBeTruthy();
  expect(member.addComment).toHaveBeenCalledExactlyOnceWith(SHARE, sentAs('Aunt Willow'));
});

test('a sent comment is confirmed', async () => {
  renderFor(fakeSharedItems({ member: fakeMember() }));
  fireEvent.change(await screen.findByLabelText(/Say something kind/), { target: { value: 'Lovely!' } });
  await screen.findByText(/You’re Aunt Willow here/);
  await press('Add the comment');
  const confirmed = await screen.findByText('Thank you for your comment');
  expect(confirmed.closest('[role=status]')).not.toBeNull();
});

test('the error of an empty comment goes once something is written', async () => {
  renderFor(fakeSharedItems({ member: fakeMember() }));
  await screen.findByText(/You’re Aunt Willow here/);
  await press('Add the comment');
  const field = await screen.findByLabelText(/Say something kind/);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(field, { target: { value: 'Lovely!' } });
  expect(field.getAttribute('aria-invalid')).toBeNull();
  expect(screen.queryByText('Please write something first')).toBeNull();
});

test('a comment can be sent once the pen name is known', async () => {
  const loadingPenName = heldPromise<string>();
  const member = fakeMember({ penName: () => loadingPenName.promise });
  renderFor(fakeSharedItems({ member }));
  fireEvent.change(await screen.findByLabelText(/Say something kind/), { target: { value: 'Lovely!' } });
  const add = screen.getByRole('button', { name: 'Add the comment' });
  expect(add.getAttribute('aria-disabled')).toBe('true');
  await act(async () => loadingPenName.resolve('Aunt Willow'));
  expect(add.getAttribute('aria-disabled')).toBeNull();
  fireEvent.click(add);
  await waitFor(() => expect(member.addComment).toHaveBeenCalledExactlyOnceWith(SHARE, sentAs('Aunt Willow')));
});

const pressWithFocus = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};

test('a double click shows the next comments once, and the first of them has the focus', async () => {
  const moreComments = heldPromise<Awaited<ReturnType<SharedItemService['listComments']>>>();
  const next = {} as PageCursor;
  const listComments = vi
    .fn<SharedItemService['listComments']>()
    .mockResolvedValueOnce({ items: [comment()], unreadable: [], next })
    .mockReturnValue(moreComments.promise);
  renderFor(fakeSharedItems({ listComments }));
  await pressWithFocus('Show more comments');
  await press('Show more comments');
  const items = [comment({ id: 'second', text: 'And again.' }), comment({ id: 'third', text: 'Good.' })];
  moreComments.resolve({ items, unreadable: [], next: null });
  const second = (await screen.findByText('And again.')).closest('li');
  await waitFor(() => expect(document.activeElement).toBe(second));
  expect(listComments).toHaveBeenCalledTimes(2);
});

test('a failed load of more comments can be retried', async () => {
  const listComments = vi
    .fn<SharedItemService['listComments']>()
    .mockResolvedValueOnce({ items: [comment()], unreadable: [], next: {} })
    .mockRejectedValueOnce(new AppError('busy', 'Busy, please try later'))
    .mockResolvedValueOnce({ items: [comment({ id: 'second', text: 'And again.' })], unreadable: [], next: null });
  renderFor(fakeSharedItems({ listComments }));
  await press('Show more comments');
  await screen.findByText('Busy, please try later');
  await press('Show more comments');
  expect(await screen.findByText('And again.')).toBeTruthy();
});

test('a deleted comment is confirmed, and the comments have the focus', async () => {
  const member = fakeMember({ isOwn: async () => true });
  renderFor(fakeSharedItems({ ...listing(comment(), comment({ id: 'second', text: 'And again.' })), member }));
  const [first] = await screen.findAllByRole('button', { name: 'Delete Nana Jo’s comment' });
  first?.focus();
  if (first) fireEvent.click(first);
  await pressWithFocus('Delete');
  expect(await screen.findByText('The comment is deleted')).toBeTruthy();
  expect(screen.queryByText('We read it twice.')).toBeNull();
  const remaining = screen.getByText('And again.');
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(document.activeElement?.contains(remaining)).toBe(true);
});

test('the focus moves to the comments after a successful retry', async () => {
  const listComments = vi
    .fn<SharedItemService['listComments']>()
    .mockRejectedValueOnce(new AppError('internal', 'Failed to fetch comments'))
    .mockResolvedValueOnce({ items: [comment()], unreadable: [], next: null });
  renderFor(fakeSharedItems({ listComments }));
  await pressWithFocus('Try again');
  const shownComment = await screen.findByText('We read it twice.');
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.contains(shownComment)).toBe(true);
});

test('held comments are shown to their author again', async () => {
  const member = fakeMember({ listHidden: async () => [comment({ text: 'Waiting.', status: 'held' })] });
  renderFor(fakeSharedItems({ member }));
  expect(await screen.findByText('Waiting.')).toBeTruthy();
});

test('refused comments are shown to their author only, with the reason', async () => {
  const member = fakeMember({ listHidden: async () => [comment({ text: 'Call me!', status: 'refused' })] });
  renderFor(fakeSharedItems({ member }));
  expect(await screen.findByText(/^Only you see this: it doesn’t fit our house rules/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Report .*’s comment/ })).toBeNull();
});

test('a comment needs a pen name, which is requested in place', async () => {
  const member = fakeMember({ penName: async () => '' });
  renderFor(fakeSharedItems({ member }));
  fireEvent.change(await screen.findByLabelText(/Say something kind/), { target: { value: 'Lovely!' } });
  const penName = await screen.findByLabelText('Your pen name');
  await press('Add the comment');
  expect(await screen.findByText('Please choose a pen name first')).toBeTruthy();
  expect(member.addComment).not.toHaveBeenCalled();
  fireEvent.change(penName, { target: { value: 'Nana Jo' } });
  await press('Add the comment');
  await waitFor(() => expect(member.addComment).toHaveBeenCalledExactlyOnceWith(SHARE, sentAs('Nana Jo', true)));
});

test('after a comment under a pen name that was chosen elsewhere in the meantime, the form shows it', async () => {
  const member = fakeMember({ addComment: async () => comment({ userName: 'Nana Jo', text: 'Lovely!' }) });
  renderFor(fakeSharedItems({ member }));
  fireEvent.change(await screen.findByLabelText(/Say something kind/), { target: { value: 'Lovely!' } });
  await screen.findByText(/You’re Aunt Willow here/);
  await press('Add the comment');
  expect(await screen.findByText(/You’re Nana Jo here/)).toBeTruthy();
});

test('a comment needs a verified email address and keeps its text', async () => {
  const sentence = 'Please verify your email address first';
  const member = fakeMember({ addComment: async () => Promise.reject(new AppError('verify_email', sentence)) });
  renderFor(fakeSharedItems({ member }));
  const field = await screen.findByLabelText<HTMLTextAreaElement>(/Say something kind/);
  await screen.findByText(/You’re Aunt Willow here/);
  fireEvent.change(field, { target: { value: 'Lovely!' } });
  await press('Add the comment');
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Change it on your profile' })).toBeTruthy();
  expect(field.value).toBe('Lovely!');
});

test('a comment that fails to send shows a message, and its text survives a reload', async () => {
  const member = fakeMember({
    addComment: async () => Promise.reject(new AppError('internal', 'Failed to add comment')),
  });
  renderFor(fakeSharedItems({ member }));
  await screen.findByText(/You’re Aunt Willow here/);
  fireEvent.change(await screen.findByLabelText(/Say something kind/), { target: { value: 'Lovely!' } });
  await press('Add the comment');
  expect(await screen.findByText('Failed to add comment')).toBeTruthy();
  cleanup();
  renderFor(fakeSharedItems({ member }));
  expect((await screen.findByLabelText<HTMLTextAreaElement>(/Say something kind/)).value).toBe('Lovely!');
});

test('text typed while a comment is being sent is kept', async () => {
  const sending = heldPromise<Comment>();
  const member = fakeMember({ addComment: vi.fn(() => sending.promise) });
  renderFor(fakeSharedItems({ member }));
  const field = await screen.findByLabelText<HTMLTextAreaElement>(/Say something kind/);
  await screen.findByText(/You’re Aunt Willow here/);
  fireEvent.change(field, { target: { value: 'Lovely!' } });
  await press('Add the comment');
  await waitFor(() => expect(member.addComment).toHaveBeenCalledOnce());
  fireEvent.change(field, { target: { value: 'Lovely! More please.' } });
  sending.resolve(comment({ text: 'Lovely!', status: 'held' }));
  expect(await screen.findByText('Only you see this until it has been checked.')).toBeTruthy();
  expect(field.value).toBe('Lovely! More please.');
});

/** Sends 'Lovely!' and reloads the page before the response. */
async function reloadWhileSending() {
  const member = fakeMember({ addComment: vi.fn(() => new Promise<never>(() => undefined)) });
  renderFor(fakeSharedItems({ member }));
  await screen.findByText(/You’re Aunt Willow here/);
  fireEvent.change(await screen.findByLabelText(/Say something kind/), { target: { value: 'Lovely!' } });
  await press('Add the comment');
  await waitFor(() => expect(member.addComment).toHaveBeenCalledOnce());
  cleanup();
  return vi.mocked(member.addComment).mock.lastCall?.[1].id ?? '';
}
const commentField = () => screen.findByLabelText<HTMLTextAreaElement>(/Say something kind/);

test('after a reload, the field of a comment that was stored is empty', async () => {
  const id = await reloadWhileSending();
  const sentComment = comment({ id, text: 'Lovely!', status: 'held' });
  renderFor(
    fakeSharedItems({
      member: fakeMember({ listHidden: async () => [sentComment], findComment: async () => sentComment }),
    }),
  );
  expect(await screen.findByText('Only you see this until it has been checked.')).toBeTruthy();
  const field = await commentField();
  await waitFor(() => expect(field.value).toBe(''));
});

test('a comment that is sent again after a reload has the same id', async () => {
  const id = await reloadWhileSending();
  const member = fakeMember();
  renderFor(fakeSharedItems({ member }));
  await screen.findByText(/You’re Aunt Willow here/);
  expect((await commentField()).value).toBe('Lovely!');
  await press('Add the comment');
  await waitFor(() =>
    expect(member.addComment).toHaveBeenCalledExactlyOnceWith(SHARE, { ...sentAs('Aunt Willow'), id }),
  );
  await waitFor(async () => expect((await commentField()).value).toBe(''));
});

test('a comment that was edited after a failure is sent under a new id', async () => {
  const addComment = vi.fn(async () => Promise.reject(new AppError('internal', 'Failed to add comment')));
  renderFor(fakeSharedItems({ member: fakeMember({ addComment }) }));
  await screen.findByText(/You’re Aunt Willow here/);
  for (const value of ['Lovely!', 'Lovelier!']) {
    fireEvent.change(await commentField(), { target: { value } });
    await press('Add the comment');
    await screen.findByText('Failed to add comment');
    notify.clear();
    await screen.findByRole('button', { name: 'Add the comment' });
  }
  const ids = vi.mocked<SharedItemMember['addComment']>(addComment).mock.calls.map(([, { id }]) => id);
  expect(new Set(ids).size).toBe(2);
});

test('a user can delete comments under their pen name, and all comments on their own share', async () => {
  const theirs = comment({ id: 'theirs', userName: 'Somebody' });
  const own = comment({ id: 'own', userName: 'Aunt Willow', text: 'Mine.' });
  const member = fakeMember();
  renderFor(fakeSharedItems({ ...listing(theirs, own), member }));
  await press('Delete Aunt Willow’s comment');
  expect(screen.queryByRole('button', { name: 'Delete Somebody’s comment' })).toBeNull();
  await press('Delete');
  await waitFor(() => expect(screen.queryByText('Mine.')).toBeNull());
  expect(member.deleteComment).toHaveBeenCalledExactlyOnceWith('own');
  cleanup();
  renderFor(fakeSharedItems({ ...listing(theirs), member: fakeMember({ isOwn: async () => true }) }));
  expect(await screen.findByRole('button', { name: 'Delete Somebody’s comment' })).toBeTruthy();
});

test('a user can delete a comment written on this device under an earlier pen name', async () => {
  const [theirs, earlier] = [comment({ userName: 'Somebody' }), comment({ id: 'earlier', userName: 'Nana Jo' })];
  const member = fakeMember({ isWrittenHere: (id) => id === 'earlier' });
  renderFor(fakeSharedItems({ ...listing(theirs, earlier), member }));
  expect(await screen.findByRole('button', { name: 'Delete Nana Jo’s comment' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete Somebody’s comment' })).toBeNull();
});

test('the first comment under a pen name can be deleted by its author once it is visible', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const checked = heldPromise<Comment>();
  const isWrittenHere = () => true;
  const member = fakeMember({ penName: async () => '', findComment: () => checked.promise, isWrittenHere });
  renderFor(fakeSharedItems({ member }));
  fireEvent.change(await screen.findByLabelText(/Your pen name/), { target: { value: 'Opa' } });
  fireEvent.change(screen.getByLabelText(/Say something kind/), { target: { value: 'Lovely!' } });
  await press('Add the comment');
  await screen.findByText('Only you see this until it has been checked.');
  checked.resolve(comment({ userName: 'Opa', text: 'Lovely!' }));
  await act(() => vi.advanceTimersByTimeAsync(3_500));
  expect(await screen.findByRole('button', { name: 'Report Opa’s comment' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Delete Opa’s comment' })).toBeTruthy();
});

test('the comment field has focus after sign-in', async () => {
  renderFor(fakeSharedItems({ member: fakeMember() }), SHARE, {}, { act: 'comment', top: 0 });
  const field = await screen.findByLabelText(/Say something kind/);
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test('with a PIN no comment is sent before the PIN is entered, and the text is kept', async () => {
  const member = fakeMember();
  renderFor(fakeSharedItems({ member }), SHARE, { lock: fakeLock('4071') });
  await screen.findByText(/You’re Aunt Willow here/);
  const field = screen.getByLabelText<HTMLTextAreaElement>(/Say something kind/);
  fireEvent.change(field, { target: { value: 'Lovely!' } });
  await press('Add the comment');
  await press('Not now');
  expect(await screen.findByRole('button', { name: 'Add the comment', busy: false })).toBeTruthy();
  expect(field.value).toBe('Lovely!');
  expect(member.addComment).not.toHaveBeenCalled();
  await press('Add the comment');
  for (const key of ['4', '0', '7', '1', 'Open']) await press(key);
  expect(await screen.findByText('Only you see this until it has been checked.')).toBeTruthy();
  expect(member.addComment).toHaveBeenCalledOnce();
});

test('with a PIN no comment is deleted before the PIN is entered', async () => {
  const member = fakeMember({ isOwn: async () => true });
  renderFor(fakeSharedItems({ ...listing(comment()), member }), SHARE, { lock: fakeLock('4071') });
  await press('Delete Nana Jo’s comment');
  await press('Delete');
  await press('Not now');
  expect(screen.getByRole('button', { name: 'Keep it' })).toBeTruthy();
  expect(member.deleteComment).not.toHaveBeenCalled();
});

test('a report needs a reason and is confirmed', async () => {
  const items = renderFor(fakeSharedItems());
  await press('Report this page');
  await press('Send the report');
  expect(await screen.findByText('Please choose what is wrong')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('It’s advertising'));
  await press('Send the report');
  expect(await screen.findByText('Thank you for telling us')).toBeTruthy();
  expect(items.report).toHaveBeenCalledExactlyOnceWith(SHARE, { commentId: null, reason: 'spam', details: '' });
});

test('the report dialog shows the reported comment and keeps the text after a failure', async () => {
  const report = vi.fn<SharedItemService['report']>(async () =>
    Promise.reject(new AppError('internal', 'Failed to send report')),
  );
  const listComments = async () => ({ items: [comment()], unreadable: [], next: null });
  renderFor(fakeSharedItems({ listComments, report }));
  await press('Report Nana Jo’s comment');
  fireEvent.click(await screen.findByLabelText('It’s unkind or hurtful'));
  fireEvent.change(screen.getByLabelText(/Anything else/), { target: { value: 'Rude.' } });
  await press('Send the report');
  expect(await screen.findByText('Failed to send report')).toBeTruthy();
  expect(report).toHaveBeenCalledWith(SHARE, { commentId: 'comment1', reason: 'unkind', details: 'Rude.' });
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Anything else/).value).toBe('Rude.');
  await press('Send the report');
  await waitFor(() => expect(report).toHaveBeenCalledTimes(2));
  const reasons = screen.getByRole('radiogroup', { name: 'What is wrong?' });
  expect(reasons.getAttribute('aria-invalid')).toBeNull();
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  await press('Report Nana Jo’s comment');
  expect((await screen.findByLabelText<HTMLTextAreaElement>(/Anything else/)).value).toBe('Rude.');
  await press('Not now');
  await press('Report Nana Jo’s comment');
  expect((await screen.findByLabelText<HTMLTextAreaElement>(/Anything else/)).value).toBe('');
});

test('the comment form disappears when the session ends in another tab', async () => {
  const sessions = createListeners();
  let session: Session = signedIn;
  const account = fakeAccount({ session: () => session, watchSession: sessions.watch });
  renderWithServices(
    <SharedItemsContext value={{ load: async () => fakeSharedItems({ member: fakeMember() }), countView: vi.fn() }}>
      <Reactions share={SHARE} action={null} />
    </SharedItemsContext>,
    {},
    account,
  );
  expect(await screen.findByLabelText('Say something kind')).toBeTruthy();
  session = { status: 'loading' };
  act(sessions.notify);
  expect(screen.queryByLabelText('Say something kind')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Comments' })).toBeTruthy();
});

test('a view is counted once per tab', async () => {
  const countView = vi.fn(async () => undefined);
  const [page, main, content] = ['div', 'main', 'div'].map((tag) => document.createElement(tag));
  const served = { path: '', title: '', page, main, content, share: SHARE, reactions: null } as ServedPage;
  const show = () =>
    renderWithServices(
      <SharedItemsContext value={{ load: async () => fakeSharedItems(), countView }}>
        <ReaderActions served={served} share={SHARE} action={null} />
      </SharedItemsContext>,
      {},
      fakeAccount(),
    );
  show();
  await waitFor(() => expect(countView).toHaveBeenCalledExactlyOnceWith(SHARE));
  cleanup();
  show();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(countView).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem(STORAGE_KEYS.viewedShare(SHARE.id))).not.toBeNull();
});
