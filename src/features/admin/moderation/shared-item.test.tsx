import type { ShareSummary } from '@talelantern/domain/admin/moderation';
import { AppError } from '@talelantern/domain/errors/app-error';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { AdminService } from '../../../services/admin-service.ts';
import { renderWithAdmin } from '../render-with-admin.tsx';
import { SharedItemView, type SharedItem } from './shared-item.tsx';

const SHARE: ShareSummary = {
  shareId: 's_abc',
  contentType: 'story',
  title: 'The owl',
  sharedBy: 'Rosa',
  sharedAt: null,
  state: 'shown',
  hold: null,
  offered: false,
  listed: false,
};
const ITEM: SharedItem = {
  share: SHARE,
  ownerId: 'rosa',
  views: 12,
  likes: 3,
  allowComments: true,
  withdrawnAt: null,
  content: { contentType: 'story', title: 'The owl', chapters: ['Once <b>upon</b>\na time'], pictures: [] },
  comments: [],
  reports: [],
  history: [],
};
const reported: SharedItem['reports'] = [
  {
    id: 'report_1',
    contentType: 'story',
    shareId: 's_abc',
    commentId: null,
    reason: 'other',
    details: '',
    isVisitors: false,
    status: 'pending',
    createdAt: null,
  },
];

const acts = (): string[] =>
  ['Keep as it is', 'Approve', 'List publicly', 'Take off the list', 'Hide', 'Remove'].filter(
    (name) => screen.queryByRole('button', { name }) !== null,
  );

describe('what can be decided', () => {
  it.each<[string, Partial<ShareSummary>, SharedItem['reports'], string[]]>([
    ['is shown', {}, [], ['Hide', 'Remove']],
    ['is shown and reported', {}, reported, ['Keep as it is', 'Hide', 'Remove']],
    ['is offered', { offered: true }, [], ['List publicly', 'Hide', 'Remove']],
    ['is listed', { offered: true, listed: true }, [], ['Take off the list', 'Hide', 'Remove']],
    ['is held back', { state: 'held', hold: 'unfit', offered: true }, [], ['Approve', 'Remove']],
    ['was withdrawn', { state: 'withdrawn' }, [], []],
  ])('of what %s', (_how, share, reports, expected) => {
    renderWithAdmin(<SharedItemView item={{ ...ITEM, share: { ...SHARE, ...share }, reports }} />);
    expect(acts()).toEqual(expected);
  });
});

it('its words stand there as plain text', () => {
  renderWithAdmin(<SharedItemView item={ITEM} />);
  expect(screen.getByText(/^Once <b>upon/).textContent).toBe('Once <b>upon</b>\na time');
});

it('leads to the family only whoever looks after people', () => {
  renderWithAdmin(<SharedItemView item={ITEM} />);
  expect(screen.getByRole('link', { name: 'The family’s account' }).getAttribute('href')).toBe('/admin/people/rosa');
});

it('leads nobody else to the family', () => {
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

it('nothing is removed before it was asked about', async () => {
  const decideShare = vi.fn<AdminService['decideShare']>(async () => ({ share: { ...SHARE, state: 'gone' } }));
  renderWithAdmin(<SharedItemView item={ITEM} />, { service: { decideShare } });
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Leave it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(decideShare).not.toHaveBeenCalled();
});

it('hiding says why in the log', async () => {
  const decideShare = vi.fn<AdminService['decideShare']>(async () => ({
    share: { ...SHARE, state: 'held', hold: 'review' },
  }));
  await decide('Hide', decideShare);
  expect(await screen.findByText('Hidden from everybody')).toBeTruthy();
  expect(decideShare).toHaveBeenCalledExactlyOnceWith({ shareId: 's_abc', decision: 'hide', note: 'Because' });
});

it('what was approved and is held still does not look as if it were seen', async () => {
  await decide('Approve', async () => ({ share: { ...SHARE, state: 'held', hold: 'unfit' } }), {
    state: 'held',
    hold: 'review',
  });
  expect(await screen.findByText('Approved, but nobody sees it yet')).toBeTruthy();
});

it('a decision that failed stays open with what was typed', async () => {
  await decide('Hide', () => Promise.reject(new AppError('busy', 'Busy, please try later')));
  const dialog = screen.getByRole('dialog');
  expect(await within(dialog).findByText('Busy, please try later')).toBeTruthy();
  expect(within(dialog).getByRole('textbox')).toHaveProperty('value', 'Because');
});
