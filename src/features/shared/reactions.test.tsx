// @vitest-environment happy-dom
import type { Comment } from '@talelantern/domain/comments/comment';
import { AppError } from '@talelantern/domain/errors/app-error';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SharedItemService } from '../../services/shared-item-service.ts';
import { notify } from '../../ui/notify.ts';
import { fakeAccount } from '../fake-account.ts';
import type { FakeServices } from '../fake-services.ts';
import { fakeLock } from '../lock/lock-fakes.ts';
import { renderWithServices } from '../render-with-services.tsx';
import { Reactions } from './reactions.tsx';
import type { ServedShare } from './served-page.ts';
import type { SignInWish } from './sign-in-wish.ts';
import { comment, fakeMember, fakeSharedItems, SHARE } from './shared-fakes.ts';
import { SharedItemsContext } from './use-shared-items.ts';

/** Everything is near in a test. */
class NearObserver {
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe(): void {
    const entry = { isIntersecting: true } as IntersectionObserverEntry;
    queueMicrotask(() => this.#tell([entry], this as unknown as IntersectionObserver));
  }
  disconnect(): void {}
}

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('IntersectionObserver', NearObserver);
});
afterEach(() => {
  cleanup();
  notify.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const user = { uid: 'reader', email: 'reader@home.example', emailVerified: true };
const signedIn = { status: 'signed-in', user } as const;

function renderFor(
  items: SharedItemService,
  share: ServedShare = SHARE,
  fakes: FakeServices = {},
  wish: SignInWish | null = null,
) {
  const account = items.member ? fakeAccount({ session: () => signedIn }) : fakeAccount();
  const load = async () => items;
  renderWithServices(
    <SharedItemsContext value={load}>
      <Reactions share={share} wish={wish} />
    </SharedItemsContext>,
    fakes,
    account,
  );
  return items;
}

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const like = (count: number, pressed: boolean) =>
  screen.findByRole('button', { name: `Like, ${count} likes`, pressed });

/** A promise that the test settles. */
function held<T = void>() {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  return { promise, resolve, reject };
}

describe('liking', () => {
  test('E5: leads a visitor to sign in', async () => {
    renderFor(fakeSharedItems());
    await press('Like, 24 likes');
    expect(await screen.findByText('Now at /login')).toBeTruthy();
  });

  test('shows at once and stays', async () => {
    const sent = held();
    const member = fakeMember({ setLiked: vi.fn(() => sent.promise) });
    renderFor(fakeSharedItems({ member }));
    await waitFor(() => expect(member.isLiked).toHaveBeenCalled());
    await press('Like, 24 likes');
    await like(25, true);
    await act(async () => sent.resolve());
    await like(25, true);
    expect(member.setLiked).toHaveBeenCalledExactlyOnceWith(SHARE, true);
  });

  test('what failed is taken back and said', async () => {
    const sent = held();
    const member = fakeMember({ setLiked: vi.fn(() => sent.promise) });
    renderFor(fakeSharedItems({ member }));
    await waitFor(() => expect(member.isLiked).toHaveBeenCalled());
    await press('Like, 24 likes');
    await like(25, true);
    sent.reject(new AppError('internal', 'Failed to toggle like'));
    await like(24, false);
    expect(await screen.findByText('Failed to toggle like')).toBeTruthy();
  });

  test('E3, K9: of a storm of presses only the last wish is sent', async () => {
    const sent = held();
    const member = fakeMember({ setLiked: vi.fn(() => sent.promise) });
    renderFor(fakeSharedItems({ member }));
    await waitFor(() => expect(member.isLiked).toHaveBeenCalled());
    for (let count = 0; count < 5; count += 1) await press(/^Like/);
    sent.resolve();
    await like(25, true);
    expect(member.setLiked).toHaveBeenCalledExactlyOnceWith(SHARE, true);
  });

  const WISH: SignInWish = { act: 'like', top: 120 };

  test('that somebody signed in for is done once, and the heart has the focus', async () => {
    const member = fakeMember();
    renderFor(fakeSharedItems({ member }), SHARE, {}, WISH);
    const heart = await like(25, true);
    expect(document.activeElement).toBe(heart);
    expect(member.setLiked).toHaveBeenCalledExactlyOnceWith(SHARE, true);
    await press('Like, 25 likes');
    await like(24, false);
  });

  test('that somebody signed in for stays where they had liked it before', async () => {
    const member = fakeMember({ isLiked: async () => true });
    renderFor(fakeSharedItems({ member }), SHARE, {}, WISH);
    await like(24, true);
    expect(member.setLiked).not.toHaveBeenCalled();
  });

  test('that somebody signed in for, and that fails, is said', async () => {
    const member = fakeMember({
      isLiked: async () => Promise.reject(new AppError('internal', 'Failed to toggle like')),
      setLiked: async () => Promise.reject(new AppError('internal', 'Failed to toggle like')),
    });
    renderFor(fakeSharedItems({ member }), SHARE, {}, WISH);
    expect(await screen.findByText('Failed to toggle like')).toBeTruthy();
    await like(24, false);
  });

  test('that is pressed before it is known what was liked waits for that', async () => {
    const found = held<boolean>();
    const member = fakeMember({ isLiked: () => found.promise });
    renderFor(fakeSharedItems({ member }));
    await press('Like, 24 likes');
    found.resolve(false);
    await like(25, true);
    expect(member.setLiked).toHaveBeenCalledExactlyOnceWith(SHARE, true);
  });

  test('begins with what was liked before', async () => {
    renderFor(fakeSharedItems({ member: fakeMember({ isLiked: async () => true }) }));
    await like(24, true);
    await press('Like, 24 likes');
    await like(23, false);
  });
});

describe('comments', () => {
  const listing = (...items: ReturnType<typeof comment>[]) => ({
    listComments: vi.fn(async () => ({ items, unreadable: [], next: null })),
  });

  test('are not there where the family wants none', () => {
    renderFor(fakeSharedItems(), { ...SHARE, allowComments: false });
    expect(screen.queryByRole('heading', { name: 'Comments' })).toBeNull();
  });

  test('are read by visitors, who are led to sign in to add one', async () => {
    renderFor(fakeSharedItems(listing(comment())));
    expect(await screen.findByText('We read it twice.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull();
    await press('Sign in');
    expect(await screen.findByText('Now at /login')).toBeTruthy();
  });

  test('that cannot be fetched say so, and are fetched again', async () => {
    const listComments = vi
      .fn<SharedItemService['listComments']>()
      .mockRejectedValueOnce(new AppError('internal', 'Failed to fetch comments'))
      .mockResolvedValueOnce({ items: [comment()], unreadable: [], next: null });
    renderFor(fakeSharedItems({ listComments }));
    expect(await screen.findByText('Failed to fetch comments')).toBeTruthy();
    await press('Try again');
    expect(await screen.findByText('We read it twice.')).toBeTruthy();
  });

  test('of one’s own wait to be checked and say so', async () => {
    const member = fakeMember();
    renderFor(fakeSharedItems({ member }));
    fireEvent.change(await screen.findByLabelText(/Say something kind/), { target: { value: 'Lovely!' } });
    await screen.findByText(/You are Aunt Willow here/);
    await press('Add the comment');
    expect(await screen.findByText('Only you see this until it has been checked.')).toBeTruthy();
    expect(member.addComment).toHaveBeenCalledExactlyOnceWith(SHARE, { penName: 'Aunt Willow', text: 'Lovely!' });
  });

  test('that were held before are shown to their author again', async () => {
    const member = fakeMember({ listHidden: async () => [comment({ text: 'Waiting.', status: 'held' })] });
    renderFor(fakeSharedItems({ member }));
    expect(await screen.findByText('Waiting.')).toBeTruthy();
  });

  test('E16: that were refused are shown to their author alone, who is told', async () => {
    const member = fakeMember({ listHidden: async () => [comment({ text: 'Call me!', status: 'refused' })] });
    renderFor(fakeSharedItems({ member }));
    expect(await screen.findByText('This was not shown to others.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Report the comment/ })).toBeNull();
  });

  test('need a pen name, asked for in its place', async () => {
    const member = fakeMember({ penName: async () => '' });
    renderFor(fakeSharedItems({ member }));
    fireEvent.change(await screen.findByLabelText(/Say something kind/), { target: { value: 'Lovely!' } });
    const penName = await screen.findByLabelText('Your pen name');
    await press('Add the comment');
    expect(await screen.findByText('Please choose a pen name first')).toBeTruthy();
    expect(member.addComment).not.toHaveBeenCalled();
    fireEvent.change(penName, { target: { value: 'Nana Jo' } });
    await press('Add the comment');
    await waitFor(() =>
      expect(member.addComment).toHaveBeenCalledExactlyOnceWith(SHARE, { penName: 'Nana Jo', text: 'Lovely!' }),
    );
  });

  test('need a verified address, and what was written is kept', async () => {
    const sentence = 'Please verify your email address first';
    const member = fakeMember({ addComment: async () => Promise.reject(new AppError('verify_email', sentence)) });
    renderFor(fakeSharedItems({ member }));
    const field = await screen.findByLabelText<HTMLTextAreaElement>(/Say something kind/);
    await screen.findByText(/You are Aunt Willow here/);
    fireEvent.change(field, { target: { value: 'Lovely!' } });
    await press('Add the comment');
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(field.value).toBe('Lovely!');
  });

  test('that fail say so; the words survive that and a reload', async () => {
    const member = fakeMember({
      addComment: async () => Promise.reject(new AppError('internal', 'Failed to add comment')),
    });
    renderFor(fakeSharedItems({ member }));
    await screen.findByText(/You are Aunt Willow here/);
    fireEvent.change(await screen.findByLabelText(/Say something kind/), { target: { value: 'Lovely!' } });
    await press('Add the comment');
    expect(await screen.findByText('Failed to add comment')).toBeTruthy();
    cleanup();
    renderFor(fakeSharedItems({ member }));
    expect((await screen.findByLabelText<HTMLTextAreaElement>(/Say something kind/)).value).toBe('Lovely!');
  });

  test('E17: under the own pen name, and all on an own share, may be deleted', async () => {
    const theirs = comment({ id: 'theirs', userName: 'Somebody' });
    const own = comment({ id: 'own', userName: 'Aunt Willow', text: 'Mine.' });
    const member = fakeMember();
    renderFor(fakeSharedItems({ ...listing(theirs, own), member }));
    await press('Delete the comment of Aunt Willow');
    expect(screen.queryByRole('button', { name: 'Delete the comment of Somebody' })).toBeNull();
    await press('Delete');
    await waitFor(() => expect(screen.queryByText('Mine.')).toBeNull());
    expect(member.deleteComment).toHaveBeenCalledExactlyOnceWith('own');
    cleanup();
    renderFor(fakeSharedItems({ ...listing(theirs), member: fakeMember({ isOwn: async () => true }) }));
    expect(await screen.findByRole('button', { name: 'Delete the comment of Somebody' })).toBeTruthy();
  });

  test('E17: the first one under a pen name stays its writer’s to delete when others see it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const checked = held<Comment>();
    const member = fakeMember({ penName: async () => '', findComment: () => checked.promise });
    renderFor(fakeSharedItems({ member }));
    fireEvent.change(await screen.findByLabelText(/Your pen name/), { target: { value: 'Opa' } });
    fireEvent.change(screen.getByLabelText(/Say something kind/), { target: { value: 'Lovely!' } });
    await press('Add the comment');
    await screen.findByText('Only you see this until it has been checked.');
    checked.resolve(comment({ userName: 'Opa', text: 'Lovely!' }));
    await act(() => vi.advanceTimersByTimeAsync(3_500));
    expect(await screen.findByRole('button', { name: 'Report the comment of Opa' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Delete the comment of Opa' })).toBeTruthy();
  });

  test('that somebody signed in for go on in their field', async () => {
    renderFor(fakeSharedItems({ member: fakeMember() }), SHARE, {}, { act: 'comment', top: 0 });
    const field = await screen.findByLabelText(/Say something kind/);
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  test('with the grown-up lock none is sent before the PIN, and what was written is kept', async () => {
    const member = fakeMember();
    renderFor(fakeSharedItems({ member }), SHARE, { lock: fakeLock('4071') });
    await screen.findByText(/You are Aunt Willow here/);
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

  test('with the grown-up lock none is deleted before the PIN', async () => {
    const member = fakeMember({ isOwn: async () => true });
    renderFor(fakeSharedItems({ ...listing(comment()), member }), SHARE, { lock: fakeLock('4071') });
    await press('Delete the comment of Nana Jo');
    await press('Delete');
    await press('Not now');
    expect(screen.getByRole('button', { name: 'Keep it' })).toBeTruthy();
    expect(member.deleteComment).not.toHaveBeenCalled();
  });
});

describe('reporting', () => {
  test('needs a reason and says what became of it', async () => {
    const items = renderFor(fakeSharedItems());
    await press('Report this page');
    await press('Send the report');
    expect(await screen.findByText('Please choose what is wrong')).toBeTruthy();
    fireEvent.click(screen.getByLabelText('It is advertising'));
    await press('Send the report');
    expect(await screen.findByText('Thank you for telling us')).toBeTruthy();
    expect(items.report).toHaveBeenCalledExactlyOnceWith(SHARE, { commentId: null, reason: 'spam', details: '' });
  });

  test('names the comment that is meant, and keeps what was written when it fails', async () => {
    const report = vi.fn<SharedItemService['report']>(async () =>
      Promise.reject(new AppError('internal', 'Failed to send report')),
    );
    const listComments = async () => ({ items: [comment()], unreadable: [], next: null });
    renderFor(fakeSharedItems({ listComments, report }));
    await press('Report the comment of Nana Jo');
    fireEvent.click(await screen.findByLabelText('It is unkind or hurtful'));
    fireEvent.change(screen.getByLabelText(/Anything else/), { target: { value: 'Rude.' } });
    await press('Send the report');
    expect(await screen.findByText('Failed to send report')).toBeTruthy();
    expect(report).toHaveBeenCalledWith(SHARE, { commentId: 'comment1', reason: 'unkind', details: 'Rude.' });
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Anything else/).value).toBe('Rude.');
  });
});
