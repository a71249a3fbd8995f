import { reportContract } from '@talelantern/domain/contracts/report';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { Comment } from '@talelantern/domain/comments/comment';
import { describe, expect, it, vi } from 'vitest';
import { createSharedItemMember } from './create-shared-item-member.ts';
import { createShareReports } from './create-share-reports.ts';
import { createSharedItemService } from './create-shared-item-service.ts';
import type { KeyValueStore } from './ports/key-value-store.ts';
import type { ShareReference } from './ports/share-repository.ts';

const SHARE: ShareReference = { id: `s_${'a'.repeat(22)}`, contentType: 'story' };
const fail = async (): Promise<never> => Promise.reject(new Error('the network is away'));

function fakeStore(): KeyValueStore {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const stored = (fields: Partial<Comment> = {}): Comment => ({
  id: 'c1',
  contentId: SHARE.id,
  contentType: 'story',
  userName: 'Nana Jo',
  text: 'Twice!',
  status: 'held',
  createdAt: 1,
  ...fields,
});

/** Somebody on one device, with a clock that the test sets. */
function member(changes: Partial<Parameters<typeof createSharedItemMember>[0]> = {}) {
  const time = { now: 1_000_000 };
  const find = vi.fn(async (id: string): Promise<Comment | null> => stored({ id }));
  const profile = { penName: 'Nana Jo' };
  const dependencies = {
    uid: 'reader',
    likes: { isLiked: vi.fn(async () => false), setLiked: vi.fn(async () => undefined) },
    comments: {
      list: vi.fn(async () => ({ items: [], unreadable: [], next: null })),
      newId: () => `c${time.now}`,
      find,
      add: vi.fn(async () => undefined),
      delete: vi.fn(async () => undefined),
    },
    ownShares: { isOwn: vi.fn(async () => false) },
    profile: { get: async () => Object.assign(Object.create(null), profile) },
    profiles: { update: vi.fn(async () => undefined) },
    isVerified: async () => true,
    store: fakeStore(),
    storeKey: 'held',
    now: () => time.now,
    ...changes,
  };
  return { ...dependencies, find, time, acts: createSharedItemMember(dependencies) };
}

const words = { penName: ' Nana Jo ', text: ' Twice! ' };

describe('what fails', () => {
  it('says the specified sentences', async () => {
    const { acts } = member({
      likes: { isLiked: fail, setLiked: fail },
      comments: { list: fail, newId: () => 'c1', find: fail, add: fail, delete: fail },
    });
    await expect(acts.setLiked(SHARE, true)).rejects.toMatchObject({ message: 'Failed to toggle like' });
    await expect(acts.addComment(SHARE, words)).rejects.toMatchObject({ message: 'Failed to add comment' });
    const reader = createSharedItemService({ comments: { list: fail }, countView: fail, report: fail, member: null });
    await expect(reader.listComments(SHARE, null)).rejects.toMatchObject({ message: 'Failed to fetch comments' });
  });
});

describe('a comment', () => {
  it('is held, kept in mind, and shown again until others see it', async () => {
    const { acts, find } = member();
    expect(await acts.addComment(SHARE, words)).toMatchObject({ userName: 'Nana Jo', text: 'Twice!', status: 'held' });
    expect(await acts.listHidden(SHARE)).toHaveLength(1);
    expect(await acts.listHidden({ ...SHARE, id: `s_${'b'.repeat(22)}` })).toEqual([]);
    find.mockResolvedValueOnce(stored({ status: 'refused' }));
    expect(await acts.listHidden(SHARE)).toMatchObject([{ status: 'refused' }]);
    find.mockResolvedValueOnce(stored({ status: 'visible' }));
    expect(await acts.listHidden(SHARE)).toEqual([]);
    expect(await acts.listHidden(SHARE)).toEqual([]);
  });

  it('needs a verified address, and nothing is sent', async () => {
    const { acts, comments } = member({ isVerified: async () => false });
    await expect(acts.addComment(SHARE, words)).rejects.toMatchObject({
      code: 'verify_email',
      message: 'Please verify your email address first',
    });
    expect(comments.add).not.toHaveBeenCalled();
  });

  it('keeps a new pen name first, and leaves a known one alone', async () => {
    const { acts, profiles, time } = member();
    await acts.addComment(SHARE, words);
    expect(profiles.update).not.toHaveBeenCalled();
    time.now += 60_000;
    await acts.addComment(SHARE, { ...words, penName: 'Aunt Willow' });
    expect(profiles.update).toHaveBeenCalledExactlyOnceWith('reader', { penName: 'Aunt Willow' });
  });

  it('E12: waits ten seconds after the one before', async () => {
    const { acts, time } = member();
    await acts.addComment(SHARE, words);
    time.now += 9_999;
    await expect(acts.addComment(SHARE, words)).rejects.toMatchObject({ code: 'rate_limited' });
    time.now += 1;
    await expect(acts.addComment(SHARE, words)).resolves.toMatchObject({ status: 'held' });
  });

  it('that is deleted is forgotten', async () => {
    const { acts, comments } = member();
    const { id } = await acts.addComment(SHARE, words);
    await acts.deleteComment(id);
    expect(comments.delete).toHaveBeenCalledExactlyOnceWith(id);
    expect(await acts.listHidden(SHARE)).toEqual([]);
  });
});

describe('a report', () => {
  const report = { commentId: null, reason: 'spam', details: ' Buy! ' } as const;

  it('of a visitor goes through the function', async () => {
    const call = vi.fn(async () => ({ received: true }) as never);
    const visitor = createShareReports({ functions: { call }, signedIn: null });
    await visitor.report(SHARE, report);
    expect(call).toHaveBeenCalledExactlyOnceWith(reportContract, { ...report, contentId: SHARE.id });
  });

  it('of somebody signed in goes to the people who look after the place', async () => {
    const sendReport = vi.fn(async () => undefined);
    const reader = createShareReports({
      functions: { call: fail },
      signedIn: { uid: 'reader', messages: { sendReport } },
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
});
