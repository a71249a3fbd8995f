import type { SharedContent, ShareSummary } from '@talelantern/domain/contracts/admin/moderation';
import { CHANGED_MEANWHILE } from '@talelantern/domain/contracts/admin/admin-action';
import { AppError } from '@talelantern/domain/errors/app-error';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { AdminService } from '../../../services/admin/admin-service.ts';
import { renderWithAdmin } from '../render-with-admin.tsx';
import { SharedItemPage } from './shared-item-page.tsx';
import { SharedItemView, type SharedItem } from './shared-item.tsx';

const SHARE: ShareSummary = {
  shareId: 's_abc',
  contentType: 'story',
  title: 'The owl',
  sharedBy: 'Rosa',
  sharedAt: null,
  state: 'shown',
  hold: null,
  waitsSince: null,
  offered: false,
  listed: false,
};
const STORY: SharedContent = {
  contentType: 'story',
  title: 'The owl',
  chapters: ['Once <b>upon</b>\na time'],
  theme: 'Treasure Hunt',
  cast: ['Ember, Dragon', 'Pip'],
  places: [],
  descriptions: ['Ember in the fog'],
  pictures: [],
};
const ITEM: SharedItem = {
  share: SHARE,
  ownerId: 'rosa',
  views: 12,
  likes: 3,
  allowComments: true,
  withdrawnAt: null,
  content: STORY,
  seen: { copy: 'of the owl', words: ['once upon'] },
  comments: [],
  reports: [],
  pendingReports: 0,
  history: [],
};
const reportsOfShare: SharedItem['reports'] = [
  {
    id: 'report_1',
    contentType: 'story',
    shareId: 's_abc',
    commentId: null,
    reason: 'other',
    details: '',
    reporterId: 'heron',
    status: 'pending',
    createdAt: 7,
  },
];

const actions = (): string[] =>
  [
    'Keep as it is',
    'Approve',
    'List publicly',
    'Remove from the list',
    'Hide',
    'Remove',
    'Close without action',
    'Hold its words',
  ].filter((name) => screen.queryByRole('button', { name }) !== null);

it.each<[string, Partial<ShareSummary>, SharedItem['reports'], string[]]>([
  ['is visible', {}, [], ['Hide', 'Remove']],
  ['is visible and reported', {}, reportsOfShare, ['Keep as it is', 'Hide', 'Remove']],
  ['is offered', { offered: true }, [], ['List publicly', 'Hide', 'Remove']],
  ['is listed', { offered: true, listed: true }, [], ['Remove from the list', 'Hide', 'Remove']],
  ['is held back', { state: 'held', hold: 'unfit', offered: true }, [], ['Approve', 'Hide', 'Remove']],
  ['waits to be approved', { state: 'held', hold: 'review', waitsSince: 1 }, [], ['Approve', 'Hide', 'Remove']],
  ['is hidden', { state: 'held', hold: 'review' }, [], ['Approve', 'Remove']],
  ['is hidden and reported', { state: 'held', hold: 'review' }, reportsOfShare, ['Approve', 'Hide', 'Remove']],
  ['was withdrawn', { state: 'withdrawn' }, [], []],
  ['was withdrawn and reported', { state: 'withdrawn' }, reportsOfShare, ['Close without action', 'Hold its words']],
  ['was hidden, then withdrawn', { state: 'withdrawn', hold: 'review' }, [], ['Close without action']],
])('the decisions for a share that %s', (_how, share, reports, expected) => {
  renderWithAdmin(<SharedItemView item={{ ...ITEM, share: { ...SHARE, ...share }, reports }} />);
  expect(actions()).toEqual(expected);
});

it('a reviewer sees the names, the theme and the alternative text that would be published', () => {
  renderWithAdmin(<SharedItemView item={ITEM} />);
  const [theme, characters, descriptions] = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect([theme, characters, descriptions]).toEqual(['Treasure Hunt', 'Ember, Dragon · Pip', 'Ember in the fog']);
  expect(screen.queryByText('Places')).toBeNull();
});

it('shared text is rendered as plain text', () => {
  renderWithAdmin(<SharedItemView item={ITEM} />);
  expect(screen.getByText(/^Once <b>upon/).textContent).toBe('Once <b>upon</b>\na time');
});

const heldComment: SharedItem['comments'][number] = {
  commentId: 'comment_1',
  shareId: 's_abc',
  contentType: 'story',
  userName: 'Pip',
  text: 'Silly',
  status: 'held',
  createdAt: null,
  authorId: 'moth',
  isAuthorDisabled: false,
};

it.each([
  ['Who reported it', '/admin/people/heron'],
  ['Who wrote it', '/admin/people/moth'],
])('an admin with the people permission gets a link to the account: %s', (name, url) => {
  const item = { ...ITEM, reports: reportsOfShare, comments: [heldComment] };
  const { unmount } = renderWithAdmin(<SharedItemView item={item} />);
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(url);
  unmount();
  renderWithAdmin(<SharedItemView item={item} />, { permissions: ['moderation'] });
  expect(screen.queryByRole('link', { name })).toBeNull();
});

it('an admin with the people permission gets a link to the family', () => {
  renderWithAdmin(<SharedItemView item={ITEM} />);
  expect(screen.getByRole('link', { name: 'The family’s account' }).getAttribute('href')).toBe('/admin/people/rosa');
});

it('an admin without the people permission does not get a link to the family', () => {
  renderWithAdmin(<SharedItemView item={ITEM} />, { permissions: ['moderation'] });
  expect(screen.queryByRole('link', { name: 'The family’s account' })).toBeNull();
});

async function decide(name: string, decideShare: AdminService['decideShare'], share: Partial<ShareSummary> = {}) {
  renderWithAdmin(<SharedItemView item={{ ...ITEM, share: { ...SHARE, ...share } }} />, { service: { decideShare } });
  await userEvent.click(screen.getByRole('button', { name }));
  const dialog = screen.getByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox'), 'Because');
  await userEvent.click(within(dialog).getByRole('button', { name }));
}

it('removing a share requires a confirmation', async () => {
  const decideShare = vi.fn<AdminService['decideShare']>(async () => ({ share: { ...SHARE, state: 'gone' } }));
  renderWithAdmin(<SharedItemView item={ITEM} />, { service: { decideShare } });
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(decideShare).not.toHaveBeenCalled();
});

it('removing a share needs a reason, and hiding it needs none', async () => {
  const decideShare = vi.fn<AdminService['decideShare']>(async () => ({ share: { ...SHARE, state: 'held' } }));
  renderWithAdmin(<SharedItemView item={ITEM} />, { service: { decideShare } });
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  const removal = within(screen.getByRole('dialog'));
  await userEvent.click(removal.getByRole('button', { name: 'Remove' }));
  expect(removal.getByText('Please say why first')).toBeTruthy();
  expect(document.activeElement).toBe(removal.getByRole('textbox'));
  expect(decideShare).not.toHaveBeenCalled();
  await userEvent.type(removal.getByRole('textbox'), 'Unkind');
  expect(removal.queryByText('Please say why first')).toBeNull();
  await userEvent.click(removal.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Hide' }));
  expect(decideShare).toHaveBeenCalledOnce();
});

it('the reports of a withdrawn share are closed without action', async () => {
  const decideShare = vi.fn<AdminService['decideShare']>(async () => ({ share: { ...SHARE, state: 'withdrawn' } }));
  const item: SharedItem = { ...ITEM, share: { ...SHARE, state: 'withdrawn' }, reports: reportsOfShare };
  renderWithAdmin(<SharedItemView item={item} />, { service: { decideShare } });
  await userEvent.click(screen.getByRole('button', { name: 'Close without action' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('Closed without action')).toBeTruthy();
  expect(decideShare).toHaveBeenCalledExactlyOnceWith({
    shareId: 's_abc',
    decision: 'approve',
    from: 'withdrawn',
    seen: ITEM.seen,
    hold: null,
    waitsSince: null,
    reportsUntil: 7,
    note: '',
  });
});

it('the reason for hiding a share is logged', async () => {
  const decideShare = vi.fn<AdminService['decideShare']>(async () => ({
    share: { ...SHARE, state: 'held', hold: 'review' },
  }));
  await decide('Hide', decideShare);
  expect(await screen.findByText('Hidden from everyone')).toBeTruthy();
  expect(decideShare).toHaveBeenCalledExactlyOnceWith({
    shareId: 's_abc',
    decision: 'hide',
    from: 'shown',
    seen: ITEM.seen,
    hold: null,
    waitsSince: null,
    reportsUntil: null,
    note: 'Because',
  });
});

it('text that changes after it was read cannot be approved before the new text was read', async () => {
  const before: SharedItem = { ...ITEM, share: { ...SHARE, state: 'held', hold: 'review' } };
  const after: SharedItem = {
    ...before,
    content: { ...STORY, chapters: ['And then it bit'] },
    seen: { copy: 'of the bite', words: [] },
  };
  const readSharedItem = vi.fn<AdminService['readSharedItem']>(async () => after).mockResolvedValueOnce(before);
  const decideShare = vi
    .fn<AdminService['decideShare']>(async () => ({ share: SHARE }))
    .mockRejectedValueOnce(new AppError('in_progress', CHANGED_MEANWHILE));
  renderWithAdmin(<SharedItemPage />, { service: { readSharedItem, decideShare }, path: '/:shareId', at: '/s_abc' });
  const ask = async () => userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  const confirm = async () => {
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await ask();
  // The administrator returns from another window.
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('And then it bit')).toBeTruthy();
  expect(screen.getByText(CHANGED_MEANWHILE)).toBeTruthy();
  await confirm();
  await ask();
  await confirm();
  expect(decideShare.mock.calls.map(([{ seen }]) => seen)).toEqual([before.seen, after.seen]);
});

it('an approved share that is still held is not shown as visible', async () => {
  await decide('Approve', async () => ({ share: { ...SHARE, state: 'held', hold: 'unfit' } }), {
    state: 'held',
    hold: 'review',
  });
  expect(await screen.findByText('Approved, but no one sees it yet')).toBeTruthy();
});

it('the dialog of a failed decision stays open and keeps the reason', async () => {
  await decide('Hide', () => Promise.reject(new AppError('busy', 'Busy, please try later')));
  const dialog = screen.getByRole('dialog');
  expect(await within(dialog).findByText('Busy, please try later')).toBeTruthy();
  expect(within(dialog).getByRole('textbox')).toHaveProperty('value', 'Because');
});

it('a share with more reports than its page has says how many wait', () => {
  const { unmount } = renderWithAdmin(
    <SharedItemView item={{ ...ITEM, reports: reportsOfShare, pendingReports: 1 }} />,
  );
  expect(screen.queryByText(/waiting/)).toBeNull();
  unmount();
  const reports = Array.from({ length: 20 }, (_, index) =>
    reportsOfShare.map((one) => ({ ...one, id: `report_${index}` })),
  ).flat();
  renderWithAdmin(<SharedItemView item={{ ...ITEM, reports, pendingReports: 300 }} />);
  expect(screen.getByText(/20 of 300 waiting/)).toBeTruthy();
});
