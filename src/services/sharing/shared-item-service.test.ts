import { reportContract } from '@talelantern/domain/contracts/report';
import { AppError, retryAfterSeconds } from '@talelantern/domain/errors/app-error';
import type { Comment } from '@talelantern/domain/sharing/comment';
import { describe, expect, it, vi } from 'vitest';
import { createSharedItemMember } from './shared-item-member.ts';
import { createShareReports } from './share-reports.ts';
import { createSharedItemService } from './shared-item-service.ts';
import type { KeyValueStore } from '../core/stored-list.ts';
import type { ShareReference } from '../ports/share-repositories.ts';

const SHARE: ShareReference = { id: `s_${'a'.repeat(22)}`, contentType: 'story' };
const fail = async (): Promise<never> => Promise.reject(new Error('the network is unavailable'));

function fakeStore(): KeyValueStore {
  const storage = new Map<string, string>();
  return {
    getItem: (key) => storage.get(key) ?? null,
    setItem: (key, value) => void storage.set(key, value),
    removeItem: (key) => void storage.delete(key),
  };
}

const [NOW, HOUR_MS] = [1_800_000_000_000, 3_600_000];

const storedComment = (overrides: Partial<Comment> = {}): Comment => ({
  id: 'c1',
  contentId: SHARE.id,
  contentType: 'story',
  userName: 'Nana Jo',
  text: 'Twice!',
  status: 'held',
  createdAt: 1,
  ...overrides,
});

/** A signed-in user on one device. */
function member(overrides: Partial<Parameters<typeof createSharedItemMember>[0]> = {}) {
  const find = vi.fn(async (id: string): Promise<Comment | null> => storedComment({ id }));
  const profile = Object.assign(Object.create(null), { penName: 'Nana Jo' });
  const deps = {
    uid: 'reader',
    likes: { isLiked: vi.fn(async () => false), setLiked: vi.fn(async () => undefined) },
    comments: {
      list: vi.fn(async () => ({ items: [], unreadable: [], next: null })),
      find,
      add: vi.fn(async () => undefined),
      delete: vi.fn(async () => undefined),
      findStamps: vi.fn(async () => ({ id: 'c0', last: NOW - 11_000, since: NOW - HOUR_MS, count: 1 })),
    },
    ownShares: { isOwn: vi.fn(async () => false) },
    profile: { get: async () => profile },
    profiles: { find: async () => profile, update: vi.fn(async () => undefined) },
    isVerified: async () => true,
    store: fakeStore(),
    storeKey: 'held',
    clock: { now: async () => NOW },
    now: () => NOW,
    ...overrides,
  };
  return { ...deps, find, actions: createSharedItemMember(deps) };
}

const words = { id: 'c1', penName: ' Nana Jo ', isChosen: false, text: ' Twice! ' };

it('failures of a shared item have the specified messages', async () => {
  const { actions } = member({
    likes: { isLiked: fail, setLiked: fail },
    comments: { list: fail, find: fail, findStamps: fail, add: fail, delete: fail },
  });
  await expect(actions.setLiked(SHARE, true)).rejects.toMatchObject({ message: 'Failed to toggle like' });
  await expect(actions.addComment(SHARE, words)).rejects.toMatchObject({ message: 'Failed to add comment' });
  const reader = createSharedItemService({ comments: { list: fail }, report: fail, member: null });
  await expect(reader.listComments(SHARE, null)).rejects.toMatchObject({ message: 'Failed to fetch comments' });
});

it('a new comment is held and stays visible to its author until others see it', async () => {
  const { actions, find } = member();
  expect(await actions.addComment(SHARE, words)).toMatchObject({
    userName: 'Nana Jo',
    text: 'Twice!',
    status: 'held',
  });
  expect(await actions.listHidden(SHARE)).toHaveLength(1);
  expect(await actions.listHidden({ ...SHARE, id: `s_${'b'.repeat(22)}` })).toEqual([]);
  find.mockResolvedValueOnce(storedComment({ status: 'refused' }));
  expect(await actions.listHidden(SHARE)).toMatchObject([{ status: 'refused' }]);
  find.mockResolvedValueOnce(storedComment({ status: 'visible' }));
  expect(await actions.listHidden(SHARE)).toEqual([]);
});

it('a comment that is hidden after others have seen it is listed for its author', async () => {
  const { actions, find } = member();
  await actions.addComment(SHARE, words);
  find.mockResolvedValueOnce(storedComment({ status: 'visible' }));
  expect(await actions.listHidden(SHARE)).toEqual([]);
  find.mockResolvedValueOnce(storedComment({ status: 'refused' }));
  expect(await actions.listHidden(SHARE)).toMatchObject([{ status: 'refused' }]);
});

it('a comment by a user without a verified email address is rejected', async () => {
  const { actions, comments } = member({ isVerified: async () => false });
  await expect(actions.addComment(SHARE, words)).rejects.toMatchObject({
    code: 'verify_email',
    message: 'Please verify your email address first',
  });
  expect(comments.add).not.toHaveBeenCalled();
});

it('a comment with a new pen name stores the pen name first', async () => {
  const { actions, profiles } = member();
  await actions.addComment(SHARE, words);
  expect(profiles.update).not.toHaveBeenCalled();
  await actions.addComment(SHARE, { ...words, penName: 'Aunt Willow', isChosen: true });
  expect(profiles.update).toHaveBeenCalledExactlyOnceWith('reader', { penName: 'Aunt Willow' });
});

it('a comment from a page that loaded an earlier pen name is added under the present one', async () => {
  const { actions, comments, profiles } = member();
  const earlier = { ...words, penName: 'Grandma' };
  expect(await actions.addComment(SHARE, earlier)).toMatchObject({ userName: 'Nana Jo' });
  expect(comments.add).toHaveBeenCalledExactlyOnceWith('c1', SHARE, { userName: 'Nana Jo', text: 'Twice!' });
  expect(profiles.update).not.toHaveBeenCalled();
  profiles.find = async () => Object.assign(Object.create(null), { penName: '' });
  await member({ profiles }).actions.addComment(SHARE, earlier);
  expect(profiles.update).toHaveBeenCalledExactlyOnceWith('reader', { penName: 'Grandma' });
});

it.each([
  ['read', { find: fail, update: fail }],
  ['stored', { find: async () => null, update: fail }],
])('a comment fails with its own message if the pen name cannot be %s', async (_what, profiles) => {
  const { actions } = member({ profiles });
  await expect(actions.addComment(SHARE, words)).rejects.toMatchObject({ message: 'Failed to add comment' });
});

it('a comment is listed for its author even if the page was reloaded before the response', async () => {
  const { actions, comments } = member();
  vi.mocked(comments.add).mockReturnValue(new Promise(() => undefined));
  void actions.addComment(SHARE, words);
  await vi.waitFor(() => expect(comments.add).toHaveBeenCalledOnce());
  expect(await actions.listHidden(SHARE)).toMatchObject([{ id: 'c1' }]);
});

it('a comment that is sent again is listed once', async () => {
  const { actions } = member();
  await actions.addComment(SHARE, words);
  await actions.addComment(SHARE, words);
  expect(await actions.listHidden(SHARE)).toHaveLength(1);
});

it.each([
  ['within ten seconds', { last: NOW - 4_000, count: 1 }, 'Rate limit exceeded. Please wait a moment.', 6],
  ['after 100 in 24 hours', { last: NOW - HOUR_MS, count: 100 }, 'You wrote 100 comments in 24 hours', 3_600],
])('a comment that is denied %s of others fails with the limit', async (_when, stamps, message, wait) => {
  const { actions, comments } = member();
  vi.mocked(comments.findStamps).mockResolvedValue({ id: 'c0', since: NOW - 23 * HOUR_MS, ...stamps });
  vi.mocked(comments.add).mockRejectedValueOnce(new Error('denied'));
  const failure = await actions.addComment(SHARE, words).catch((error: unknown) => error as AppError);
  expect(failure).toMatchObject({ code: 'rate_limited', message });
  expect(failure && 'retryAt' in failure && retryAfterSeconds(failure)).toBe(wait);
  await expect(actions.addComment(SHARE, words)).resolves.toMatchObject({ status: 'held' });
});

it('a comment that is denied although no limit is reached fails with its own message', async () => {
  const { actions, comments } = member();
  vi.mocked(comments.add).mockRejectedValueOnce(new Error('denied'));
  await expect(actions.addComment(SHARE, words)).rejects.toMatchObject({ message: 'Failed to add comment' });
});

it('a comment stays known as the user’s own on this device until it is deleted', async () => {
  const { actions, find } = member();
  await actions.addComment(SHARE, words);
  find.mockResolvedValueOnce(storedComment({ status: 'visible' }));
  await actions.listHidden(SHARE);
  expect(actions.isWrittenHere('c1')).toBe(true);
  expect(actions.isWrittenHere('c2')).toBe(false);
  await actions.deleteComment('c1');
  expect(actions.isWrittenHere('c1')).toBe(false);
});

it('the newest 20 comments on a page are looked up on a visit, and the newest 200 are known as the user’s own', async () => {
  const { actions, find } = member();
  find.mockImplementation(async (id) => storedComment({ id, status: 'visible' }));
  for (let count = 0; count <= 200; count += 1) {
    await actions.addComment(SHARE, { ...words, id: `c${count}` });
  }
  await actions.listHidden(SHARE);
  expect(find.mock.calls).toEqual(Array.from({ length: 20 }, (_, index) => [`c${200 - index}`]));
  expect([actions.isWrittenHere('c0'), actions.isWrittenHere('c1')]).toEqual([false, true]);
});

it('a deleted comment is no longer listed', async () => {
  const { actions, comments } = member();
  const { id } = await actions.addComment(SHARE, words);
  await actions.deleteComment(id);
  expect(comments.delete).toHaveBeenCalledExactlyOnceWith(id);
  expect(await actions.listHidden(SHARE)).toEqual([]);
});

describe('a report', () => {
  const report = { commentId: null, reason: 'spam', details: ' Buy! ' } as const;
  const signedInWith = (
    sendReport: () => Promise<boolean>,
    stamps: { last: number | null; since: number | null; count: number } = { last: null, since: null, count: 0 },
  ) => ({
    uid: 'reader',
    messages: { sendReport, findStamps: async () => ({ id: 'r1', ...stamps }) },
    clock: { now: async () => NOW },
  });

  it('a visitor’s report is sent through the function', async () => {
    const call = vi.fn(async () => ({ received: true }) as never);
    const visitor = createShareReports({ functions: { call }, signedIn: null });
    await visitor.report(SHARE, report);
    expect(call).toHaveBeenCalledExactlyOnceWith(reportContract, { ...report, contentId: SHARE.id });
  });

  it('a signed-in user’s report is stored directly', async () => {
    const sendReport = vi.fn(async () => true);
    const reader = createShareReports({
      functions: { call: fail },
      signedIn: signedInWith(sendReport),
    });
    await reader.report(SHARE, report);
    expect(sendReport).toHaveBeenCalledExactlyOnceWith({
      userId: 'reader',
      contentType: 'story',
      contentId: SHARE.id,
      commentId: null,
      reason: 'spam',
      details: 'Buy!',
      status: 'pending',
    });
    sendReport.mockRejectedValueOnce(new AppError('rate_limited', 'Wait'));
    await expect(reader.report(SHARE, report)).rejects.toMatchObject({ message: 'Wait' });
  });

  it('a signed-in user’s report that the rules deny, such as of a withdrawn share, is sent through the function', async () => {
    const call = vi.fn(async () => ({ received: true }) as never);
    const signedIn = signedInWith(async () => false, { last: NOW - 61_000, since: NOW - 25 * HOUR_MS, count: 20 });
    await createShareReports({ functions: { call }, signedIn }).report(SHARE, report);
    expect(call).toHaveBeenCalledExactlyOnceWith(reportContract, { ...report, contentId: SHARE.id });
  });

  it.each([
    ['within a minute', { last: NOW - 20_000, count: 1 }, 'You sent a report less than a minute ago', 40],
    ['after 20 in 24 hours', { last: NOW - HOUR_MS, count: 20 }, 'You sent 20 reports in 24 hours', 3_600],
  ])(
    'a signed-in user’s report %s is refused and not sent without the account',
    async (_what, stamps, message, wait) => {
      const signedIn = signedInWith(async () => false, { since: NOW - 23 * HOUR_MS, ...stamps });
      const reader = createShareReports({ functions: { call: fail }, signedIn });
      const failure = await reader.report(SHARE, report).catch((error: AppError) => error);
      expect(failure).toMatchObject({ code: 'rate_limited', message });
      expect(failure && retryAfterSeconds(failure)).toBe(wait);
    },
  );
});
