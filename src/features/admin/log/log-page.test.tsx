import type { AuditEntry } from '@talelantern/domain/contracts/admin/audit';
import { AppError } from '@talelantern/domain/errors/app-error';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LogPage } from './log-page.tsx';
import { renderWithAdmin } from '../render-with-admin.tsx';

const entry = (overrides: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 'a1',
  adminId: 'admin-1',
  adminEmail: 'admin@home.example',
  action: 'changeSettings',
  target: 'settings',
  targetId: 'current',
  before: { spendCapMicros: { free: null, pro: 5_000_000 }, banner: '' },
  after: { spendCapMicros: { free: 7_500_000, pro: 5_000_000 }, banner: 'Hello' },
  note: '',
  at: 0,
  ...overrides,
});

test('the audit log shows who changed what, when and why, without unchanged fields', async () => {
  renderWithAdmin(<LogPage />, {
    service: { listAudit: async () => ({ entries: [entry({ note: 'Too dear' })], next: null }) },
  });
  const item = within(await screen.findByRole('listitem'));
  expect(item.getByText('Changed the settings')).toBeTruthy();
  expect(item.getByText(/1970/)).toBeTruthy();
  expect(item.getByText('“Too dear”')).toBeTruthy();
  const changes = item.getAllByRole('term').map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);
  expect(changes).toEqual(['Spending a day: Free before: — → after: $7.50', 'Banner before: — → after: Hello']);
});

test('older log entries load on request, and again after a failure', async () => {
  const listAudit = vi.fn(async () => ({
    entries: [entry({ id: 'old', action: 'deletePerson' })],
    next: null as string | null,
  }));
  listAudit.mockResolvedValueOnce({ entries: [entry()], next: 'further' });
  listAudit.mockRejectedValueOnce(new AppError('internal', 'This did not work. Please try again.'));
  renderWithAdmin(<LogPage />, { service: { listAudit } });
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Deleted an account')).toBeTruthy();
  expect(screen.getByText('Changed the settings')).toBeTruthy();
  expect(listAudit).toHaveBeenLastCalledWith({ cursor: 'further' });
  expect(screen.queryByRole('button')).toBeNull();
});

test('the audit log is limited to the subject in the URL', async () => {
  const listAudit = vi.fn(async () => ({ entries: [], next: null }));
  renderWithAdmin(<LogPage />, { service: { listAudit }, path: '/admin/log', at: '/admin/log?target=person&id=u1' });
  expect(await screen.findByText('Only account u1')).toBeTruthy();
  expect(await screen.findByText('Nothing here yet.')).toBeTruthy();
  expect(listAudit).toHaveBeenCalledExactlyOnceWith({ about: { target: 'person', targetId: 'u1' } });
});

test.each<[string, Partial<AuditEntry>, string]>([
  ['an account', { action: 'resetUsage', target: 'person', targetId: 'u1' }, '/admin/people/u1'],
  ['a share', { action: 'decideShare', target: 'share', targetId: 's_1' }, '/admin/moderation/s_1'],
  [
    'a comment',
    {
      action: 'decideComment',
      target: 'comment',
      targetId: 'c1',
      before: { shareId: 's_2' },
      after: { state: 'gone' },
    },
    '/admin/moderation/s_2',
  ],
])('a log entry links to %s', async (_what, changes, path) => {
  renderWithAdmin(<LogPage />, { service: { listAudit: async () => ({ entries: [entry(changes)], next: null }) } });
  expect((await screen.findByRole('link')).getAttribute('href')).toBe(path);
});

test('the log entry of a removed comment links to its author, and mentions nothing that did not change', async () => {
  const about = { shareId: 's_2', authorId: 'moth' };
  const removed = entry({
    action: 'decideComment',
    target: 'comment',
    targetId: 'c1',
    before: { ...about, state: 'visible' },
    after: { ...about, state: 'gone' },
  });
  renderWithAdmin(<LogPage />, { service: { listAudit: async () => ({ entries: [removed], next: null }) } });
  expect((await screen.findByRole('link', { name: 'Who wrote it' })).getAttribute('href')).toBe('/admin/people/moth');
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Seen']);
});

test('a log entry has no link without permission or to a deleted subject', async () => {
  const entries = [
    entry({ id: 'a', action: 'resetUsage', target: 'person', targetId: 'u1' }),
    entry({ id: 'b', action: 'decideShare', target: 'share', targetId: 's_1' }),
  ];
  renderWithAdmin(<LogPage />, {
    permissions: ['settings'],
    service: { listAudit: async () => ({ entries, next: null }) },
  });
  expect(await screen.findByText('Account u1')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  const deletedEntry = entry({ action: 'deletePerson', target: 'person', targetId: 'u1' });
  renderWithAdmin(<LogPage />, { service: { listAudit: async () => ({ entries: [deletedEntry], next: null }) } });
  expect(await screen.findByText('Account u1')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
