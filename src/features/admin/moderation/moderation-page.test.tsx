import { CHANGED_MEANWHILE } from '@talelantern/domain/contracts/admin/admin-action';
import type { CommentSummary, ShareSummary } from '@talelantern/domain/contracts/admin/moderation';
import { AppError } from '@talelantern/domain/errors/app-error';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Route, Routes } from 'react-router-dom';
import { ADMIN_PATHS, queuePath } from '../../../config/admin-paths.ts';
import type { AdminService } from '../../../services/admin/admin-service.ts';
import { renderWithAdmin } from '../render-with-admin.tsx';
import { AdminPage } from '../admin-page.tsx';
import { formatDateTime } from '../format.ts';
import { SharedItemPage } from './shared-item-page.tsx';
import { ModerationPage, type ListedReport } from './moderation-page.tsx';

const SHARE: ShareSummary = {
  shareId: 's_abc',
  contentType: 'story',
  title: 'The owl',
  sharedBy: 'Rosa',
  sharedAt: Date.UTC(2026, 10, 20),
  state: 'held',
  hold: 'review',
  waitsSince: null,
  offered: false,
  listed: false,
};
const COMMENT: CommentSummary = {
  commentId: 'comment_1',
  shareId: 's_abc',
  contentType: 'story',
  userName: 'Pip',
  text: 'What a <i>story</i>',
  status: 'held',
  createdAt: null,
  authorId: 'moth',
  isAuthorDisabled: false,
};
const REPORT: ListedReport = {
  id: 'report_1',
  contentType: 'story',
  shareId: 's_abc',
  commentId: null,
  reason: 'unkind',
  details: 'Page two\nis unkind',
  reporterId: null,
  status: 'pending',
  createdAt: null,
  excerpt: 'The owl',
  shareState: 'shown',
  commentState: null,
  commentCreatedAt: null,
  commentAuthorId: null,
};

const renderReport = (report: ListedReport, service: Partial<AdminService> = {}) =>
  renderWithAdmin(<ModerationPage />, {
    service: { listReports: async () => ({ reports: [report], next: null }), ...service },
  });

it('a report of a share shows its reason and links to the share', async () => {
  renderReport(REPORT);
  expect(await screen.findByRole('heading', { name: 'It’s unkind or hurtful' })).toBeTruthy();
  expect(screen.getByText(/is unkind$/).textContent).toBe(REPORT.details);
  expect(screen.getByText(/^A visitor/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Look at it' }).getAttribute('href')).toBe('/admin/moderation/s_abc');
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
});

it('a report with an email address links to an answer, one without does not', async () => {
  const [without, withEmail] = [REPORT, { ...REPORT, id: 'report_2', details: 'Please tell me (jo@owl.example).' }];
  renderWithAdmin(<ModerationPage />, {
    service: { listReports: async () => ({ reports: [without, withEmail], next: null }) },
  });
  const [link, ...others] = await screen.findAllByRole('link', { name: 'Answer by email' });
  expect(link?.getAttribute('href')).toBe('mailto:jo@owl.example?subject=Your%20report%20to%20Talelantern');
  expect(others).toEqual([]);
});

it('a report of a comment links to the accounts of the reporter and of the comment’s author', async () => {
  const comment = {
    commentId: 'comment_1',
    commentState: 'visible',
    excerpt: 'Silly',
    commentAuthorId: 'moth',
  } as const;
  renderReport({ ...REPORT, ...comment, reporterId: 'heron' });
  const reporter = await screen.findByRole('link', { name: 'Who reported it' });
  expect(reporter.getAttribute('href')).toBe('/admin/people/heron');
  const author = screen.getByRole('link', { name: 'Who wrote the comment' });
  expect(author.getAttribute('href')).toBe('/admin/people/moth');
});

it('a report of a comment is decided in the list, with a reason for the log', async () => {
  const decideComment = vi.fn<AdminService['decideComment']>(async () => ({ state: 'refused' }));
  const comment = { commentId: 'comment_1', commentState: 'visible', commentCreatedAt: 5, excerpt: 'Silly' } as const;
  renderReport({ ...REPORT, ...comment }, { decideComment });
  const group = await screen.findByRole('group', { name: 'Comment: Silly' });
  await userEvent.click(within(group).getByRole('button', { name: 'Hide' }));
  const dialog = screen.getByRole('dialog', { name: 'Hide this comment?' });
  await userEvent.type(within(dialog).getByRole('textbox'), 'Unkind');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Hide' }));
  expect(await screen.findByText('The comment is hidden')).toBeTruthy();
  expect(decideComment).toHaveBeenCalledExactlyOnceWith({
    commentId: 'comment_1',
    decision: 'hide',
    from: 'visible',
    createdAt: 5,
    note: 'Unkind',
  });
});

it.each([
  [true, { hidesOthers: true }],
  [false, {}],
])(
  'hiding a held comment also offers to hide its author’s other comments only if the account is disabled: %s',
  async (isAuthorDisabled, sent) => {
    const decideComment = vi.fn<AdminService['decideComment']>(async () => ({ state: 'refused' }));
    const listHeldComments = async () => ({ comments: [{ ...COMMENT, isAuthorDisabled }], next: null });
    renderWithAdmin(<ModerationPage />, {
      service: { listHeldComments, decideComment },
      path: ADMIN_PATHS.moderation,
      at: queuePath('comments'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Hide' }));
    const dialog = screen.getByRole('dialog', { name: 'Hide this comment?' });
    expect(within(dialog).queryAllByRole('checkbox', { name: /^Also hide their other held comments/ })).toHaveLength(
      isAuthorDisabled ? 1 : 0,
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Hide' }));
    await screen.findByText('The comment is hidden');
    const decision = { commentId: 'comment_1', decision: 'hide', from: 'held', createdAt: null, note: '' };
    expect(decideComment).toHaveBeenCalledExactlyOnceWith({ ...decision, ...sent });
  },
);

it('a decision that comes after another administrator’s shows a message, and the list is refetched', async () => {
  const listReports = vi
    .fn<AdminService['listReports']>(async () => ({ reports: [], next: null }))
    .mockResolvedValueOnce({ reports: [{ ...REPORT, commentId: 'comment_1', commentState: 'visible' }], next: null });
  const decideComment = () => Promise.reject(new AppError('in_progress', CHANGED_MEANWHILE));
  renderReport(REPORT, { listReports, decideComment });
  await userEvent.click(await screen.findByRole('button', { name: 'Keep' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('No reports are waiting.')).toBeTruthy();
  expect(screen.getByText(CHANGED_MEANWHILE)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

async function closeReport(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Close the report' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('The report is closed')).toBeTruthy();
}

it('a report of a deleted share has no link, and can be closed', async () => {
  const decideShare = vi.fn<AdminService['decideShare']>(async () => ({ share: { ...SHARE, state: 'gone' } }));
  renderReport({ ...REPORT, shareState: 'gone', excerpt: '' }, { decideShare });
  expect(await screen.findByText('deleted')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  await closeReport();
  expect(decideShare).toHaveBeenCalledExactlyOnceWith({
    shareId: 's_abc',
    decision: 'remove',
    from: 'gone',
    seen: null,
    note: '',
  });
});

it.each(['shown', 'gone'] as const)(
  'a report of a deleted comment can be closed while its share is %s',
  async (shareState) => {
    const decideComment = vi.fn<AdminService['decideComment']>(async () => ({ state: 'gone' }));
    const report: ListedReport = { ...REPORT, commentId: 'comment_1', commentState: 'gone', excerpt: '', shareState };
    renderReport(report, { decideComment });
    await closeReport();
    expect(decideComment).toHaveBeenCalledExactlyOnceWith({
      commentId: 'comment_1',
      decision: 'remove',
      from: 'gone',
      createdAt: null,
      note: '',
    });
  },
);

it('a closed report of a deleted subject has no actions', async () => {
  renderReport({ ...REPORT, status: 'upheld', shareState: 'gone', excerpt: '' });
  expect(await screen.findByText('deleted')).toBeTruthy();
  expect(screen.queryByRole('group', { name: /^Report/ })).toBeNull();
});

it('a share that waits for approval is listed with the start of its wait, and counted in the menu', async () => {
  const share = { ...SHARE, waitsSince: Date.UTC(2026, 10, 22, 9) };
  const counted = {
    reports: 1,
    heldComments: 0,
    sharesToApprove: 4,
    offeredShares: 0,
    sharesInReview: 6,
    unfitShares: 0,
    uncheckedShares: 0,
  };
  renderWithAdmin(
    <AdminPage onSignOut={() => undefined}>
      <ModerationPage />
    </AdminPage>,
    {
      at: '/?queue=approval',
      service: {
        listSharesToApprove: async () => ({ shares: [share], next: 'more' }),
        readQueues: async () => ({ moderation: counted, messages: null, countedAt: Date.now() }),
      },
    },
  );
  expect(await screen.findByText(`Story by Rosa · waiting since ${formatDateTime(share.waitsSince)}`)).toBeTruthy();
  expect(screen.getByText('Waiting to be approved')).toBeTruthy();
  expect(await screen.findByRole('radio', { name: 'To approve 4', checked: true })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Moderation 5' }).length).toBeGreaterThan(0);
});

it('a share is opened by its link or id', async () => {
  const shareId = `s_${'a1'.repeat(11)}`;
  renderWithAdmin(<ModerationPage />, { service: { listReports: async () => ({ reports: [], next: null }) } });
  const field = screen.getByRole('searchbox', { name: 'Open a share' });
  await userEvent.type(field, 'https://tales.example/stories/shared/s_abc{Enter}');
  expect(screen.getByRole('button', { name: 'A whole link or id' })).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, `https://tales.example/stories/shared/${shareId}{Enter}`);
  expect(await screen.findByText(`Now at /admin/moderation/${shareId}`)).toBeTruthy();
});

it('the next page of a queue starts after the previous one', async () => {
  const second = { ...SHARE, shareId: 's_def', title: 'The fox' };
  const listHeldShares = vi.fn<AdminService['listHeldShares']>(async ({ cursor }) =>
    cursor === undefined ? { shares: [SHARE], next: 'after-owl' } : { shares: [second], next: null },
  );
  renderWithAdmin(<ModerationPage />, { at: '/?queue=hidden', service: { listHeldShares } });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: 'The fox' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'The owl' })).toBeTruthy();
  expect(listHeldShares).toHaveBeenLastCalledWith({ hold: 'review', cursor: 'after-owl' });
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

describe('a queue of four pages', () => {
  const comments = Array.from({ length: 8 }, (_, index) => ({
    ...COMMENT,
    commentId: `comment_${index}`,
    text: `Words ${index}`,
    isAuthorDisabled: index % 3 === 2,
  }));

  /** Two comments per page; a page starts after the comment that the cursor names. */
  async function showAll(overrides: Partial<AdminService> = {}) {
    const storedComments = [...comments];
    const listHeldComments = vi.fn<AdminService['listHeldComments']>(async ({ cursor }) => {
      const rest = storedComments.filter(({ commentId }) => commentId > (cursor ?? ''));
      return { comments: rest.slice(0, 2), next: rest.length > 2 ? (rest[1]?.commentId ?? null) : null };
    });
    const decideComment = vi.fn<AdminService['decideComment']>(async ({ commentId, hidesOthers = false }) => {
      const isStillHeld = (one: CommentSummary) =>
        one.commentId !== commentId && !(hidesOthers && one.isAuthorDisabled);
      storedComments.splice(0, storedComments.length, ...storedComments.filter(isStillHeld));
      return { state: 'visible' };
    });
    const service = { listHeldComments, decideComment, ...overrides };
    renderWithAdmin(<ModerationPage />, { at: '/?queue=comments', service });
    for (const shownCount of [2, 4, 6]) {
      await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(shownCount));
      await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    }
    await screen.findByText('Words 7');
    listHeldComments.mockClear();
    return { stored: storedComments, listHeldComments };
  }
  const decide = async (text: string, name = 'Show') => {
    await userEvent.click(
      within(await screen.findByRole('group', { name: `Comment: ${text}` })).getByRole('button', { name }),
    );
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  };
  const shownNumbers = () => screen.getAllByText(/^Words/).map(({ textContent }) => textContent.slice(-1));

  it.each([
    ['first', 'Words 1', [undefined, 'comment_5'], '0234567'],
    ['second', 'Words 3', [undefined, 'comment_1', 'comment_5'], '0124567'],
    ['last', 'Words 7', [undefined, 'comment_5'], '0123456'],
  ])(
    'after a decision on the %s page of a queue, only the first page, the last page and that page are refetched',
    async (_page, text, cursors, left) => {
      const { listHeldComments } = await showAll();
      await decide(text);
      expect(listHeldComments.mock.calls.map(([{ cursor }]) => cursor)).toEqual(cursors);
      expect(shownNumbers().join('')).toBe(left);
      expect(screen.getByRole('radio', { name: 'Held comments 7' })).toBeTruthy();
    },
  );

  it('after all comments of a disabled author were hidden, every page of the queue is refetched', async () => {
    await showAll();
    await decide('Words 2', 'Hide');
    await waitFor(() => expect(shownNumbers().join('')).toBe('013467'));
  });

  it('when a new item is added at the top of a queue, every page is refetched', async () => {
    const { stored, listHeldComments } = await showAll();
    stored.unshift({ ...COMMENT, commentId: 'comment_', text: 'Words x' });
    await decide('Words 0');
    expect(shownNumbers().join('')).toBe('x1234567');
    expect(listHeldComments.mock.calls.length).toBeLessThanOrEqual(4);
    stored.unshift({ ...COMMENT, commentId: 'comment', text: 'Words y' });
    await decide('Words 5');
    expect(shownNumbers().join('')).toBe('yx123467');
  });
});

it('a share that is opened from a queue has a link back to that queue', async () => {
  renderWithAdmin(
    <Routes>
      <Route path={ADMIN_PATHS.moderation} element={<ModerationPage />} />
      <Route path={ADMIN_PATHS.sharedItem} element={<SharedItemPage />} />
    </Routes>,
    {
      path: '*',
      at: queuePath('hidden'),
      service: {
        listHeldShares: async () => ({ shares: [SHARE], next: null }),
        readSharedItem: () => Promise.reject(new Error('This did not work. Please try again.')),
      },
    },
  );
  await userEvent.click(await screen.findByRole('link', { name: 'The owl' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Everything waiting' }));
  expect(await screen.findByRole('radio', { name: 'Hidden by us 1', checked: true })).toBeTruthy();
});

it('comments are rendered as plain text, and a held comment can be made visible', async () => {
  renderWithAdmin(<ModerationPage />, {
    at: '/?queue=comments',
    service: { listHeldComments: async () => ({ comments: [COMMENT], next: null }) },
  });
  expect(await screen.findByText(COMMENT.text)).toBeTruthy();
  expect(screen.getByText('Comments no one sees yet: the check was unsure or couldn’t run.')).toBeTruthy();
  const group = screen.getByRole('group', { name: `Comment: ${COMMENT.text}` });
  const names = within(group)
    .getAllByRole('button')
    .map((button) => button.textContent);
  expect(names).toEqual(['Show', 'Hide', 'Remove']);
});

it('a decision about a comment is sent for the version in the dialog, even if its author has replaced the text in the meantime', async () => {
  const decideComment = vi.fn<AdminService['decideComment']>(async () => ({ state: 'visible' }));
  const listHeldComments = vi
    .fn<AdminService['listHeldComments']>()
    .mockResolvedValueOnce({ comments: [{ ...COMMENT, createdAt: 1 }], next: null })
    .mockResolvedValue({ comments: [{ ...COMMENT, createdAt: 2, text: 'Boo' }], next: null });
  renderWithAdmin(<ModerationPage />, { at: '/?queue=comments', service: { listHeldComments, decideComment } });
  await userEvent.click(await screen.findByRole('button', { name: 'Show' }));
  // The administrator returns from another window.
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await screen.findByText('Boo');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(COMMENT.text)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(decideComment.mock.calls.map(([{ createdAt }]) => createdAt)).toEqual([1]));
});

it('an empty queue has a sentence, and a queue that failed to load can be retried', async () => {
  const listOfferedShares = vi
    .fn<AdminService['listOfferedShares']>()
    .mockRejectedValueOnce(new Error('This did not work. Please try again.'))
    .mockResolvedValue({ shares: [], next: null });
  renderWithAdmin(<ModerationPage />, { at: '/?queue=offered', service: { listOfferedShares } });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing new has been offered for the public list.')).toBeTruthy();
});

it('each queue shows its length, or the stored count if it has more than one page', async () => {
  const reports = Array.from({ length: 20 }, (_, index) => ({ ...REPORT, id: `report_${index}` }));
  const listReports = vi.fn<AdminService['listReports']>(async ({ cursor }) =>
    cursor === undefined ? { reports, next: 'further' } : { reports: [{ ...REPORT, id: 'the_last' }], next: null },
  );
  const moderation = {
    reports: 24,
    heldComments: 0,
    sharesToApprove: 3,
    offeredShares: 2,
    sharesInReview: 0,
    unfitShares: 0,
    uncheckedShares: 0,
  };
  renderWithAdmin(<ModerationPage />, {
    service: {
      listReports,
      readQueues: async () => ({ moderation, messages: null, countedAt: Date.now() - 60_000 }),
    },
  });
  expect(await screen.findByRole('radio', { name: 'Reports 24' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Offered 2' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Held comments' })).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('radio', { name: 'Reports 21' })).toBeTruthy();
});
