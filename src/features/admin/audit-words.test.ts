import type { AuditEntry } from '@talelantern/domain/admin/audit';
import { expect, test } from 'vitest';
import { changesOf } from './audit-words.ts';

const said = (change: Pick<AuditEntry, 'target' | 'before' | 'after'>): string[] =>
  changesOf(change).map(({ field, before, after }) => `${field}: ${before} → ${after}`);

test('amounts are said in dollars, and settings by the names of their form', () => {
  expect(
    said({
      target: 'settings',
      before: { spendCapMicros: { free: 25_000_000, pro: null }, starts: { perMinute: 4 }, models: { text: null } },
      after: { spendCapMicros: { free: 0, pro: 1_500_000 }, starts: { perMinute: 1_000 }, models: { text: 'gpt-6' } },
    }),
  ).toEqual([
    'Spending a day: Free: $25.00 → $0.00',
    'Limit: Begun in a minute: 4 → 1,000',
    'Spending a day: Pro: — → $1.50',
    'Model: Stories: — → gpt-6',
  ]);
});

test.each<[Pick<AuditEntry, 'target' | 'before' | 'after'>, string[]]>([
  [
    {
      target: 'share',
      before: { state: 'shown', hold: null, listed: true, pendingReports: 2 },
      after: { state: 'held', hold: 'review', listed: false, pendingReports: 0 },
    },
    [
      'Seen: Shown → Held back',
      'In the public list: Yes → No',
      'Reports that wait: 2 → 0',
      'Why it is held: — → Hidden by us',
    ],
  ],
  [
    { target: 'comment', before: { state: 'held', shareId: 's' }, after: { state: 'gone', shareId: 's' } },
    ['Seen: Held back → Gone'],
  ],
  [
    { target: 'message', before: { status: 'in_progress', notes: 1 }, after: { status: 'resolved', notes: 2 } },
    ['Status: In progress → Resolved', 'Notes: 1 → 2'],
  ],
  [
    { target: 'person', before: { plan: 'pro_monthly', status: 'disabled' }, after: null },
    ['Plan: Pro, monthly → —', 'Status: Switched off → —'],
  ],
  [{ target: 'person', before: { stories: 12 }, after: { stories: 0 } }, ['Stories used: 12 → 0']],
  [
    { target: 'admin', before: null, after: { permissions: ['people', 'settings'] } },
    ['Looks after: — → people, settings'],
  ],
  [{ target: 'person', before: { somethingNew: 1 }, after: { somethingNew: 2 } }, ['somethingNew: 1 → 2']],
])('fields and states of %o are said in words', (change, expected) => {
  expect(said(change)).toEqual(expected);
});
