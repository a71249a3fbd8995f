import type { AuditEntry, AuditState } from '@talelantern/domain/contracts/admin/audit';
import { expect, test } from 'vitest';
import { changesOf, loggedActionCopy } from './audit-copy.ts';

const changeLines = (change: Pick<AuditEntry, 'target' | 'before' | 'after'>): string[] =>
  changesOf(change).map(({ field, before, after }) => `${field}: ${before} → ${after}`);

test('changed settings are shown by their labels, and amounts in dollars', () => {
  expect(
    changeLines({
      target: 'settings',
      before: { spendCapMicros: { free: 25_000_000, pro: null }, starts: { perMinute: 4 }, models: { text: null } },
      after: { spendCapMicros: { free: 0, pro: 1_500_000 }, starts: { perMinute: 1_000 }, models: { text: 'gpt-6' } },
    }),
  ).toEqual([
    'Spending a day: Free: $25.00 → $0.00',
    'Limit: Started per minute: 4 → 1,000',
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
      'Reports waiting: 2 → 0',
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
    ['Plan: Pro, monthly → —', 'Status: Disabled → —'],
  ],
  [{ target: 'person', before: { stories: 12 }, after: { stories: 0 } }, ['Stories used: 12 → 0']],
  [
    { target: 'admin', before: null, after: { permissions: ['people', 'settings'] } },
    ['Permissions: — → people, settings'],
  ],
  [{ target: 'person', before: { somethingNew: 1 }, after: { somethingNew: 2 } }, ['somethingNew: 1 → 2']],
])('the changed fields and states of %o are described in words', (change, expected) => {
  expect(changeLines(change)).toEqual(expected);
});

const SHOWN = { state: 'shown', hold: null, listed: false };
const HIDDEN = { state: 'held', hold: 'review', listed: false };

test.each<[action: string, before: AuditState, after: AuditState, sentence: string]>([
  ['decideShare', SHOWN, HIDDEN, 'Hid a share'],
  ['decideShare', HIDDEN, { ...HIDDEN, state: 'withdrawn' }, 'Removed a share'],
  ['decideShare', HIDDEN, { ...HIDDEN, hold: 'waiting' }, 'Approved a share'],
  ['decideShare', SHOWN, { ...SHOWN, pendingReports: 0 }, 'Kept a share as it is'],
  ['decideShare', SHOWN, { ...SHOWN, listed: true }, 'Added a share to the public list'],
  ['decideShare', { ...SHOWN, listed: true }, SHOWN, 'Removed a share from the public list'],
  ['decideShare', { pendingReports: 1 }, { pendingReports: 0 }, 'Reviewed a share'],
  ['decideComment', { state: 'held' }, { state: 'visible' }, 'Showed a comment'],
  ['decideComment', { state: 'visible' }, { state: 'visible' }, 'Kept a comment'],
  ['decideComment', { state: 'visible' }, { state: 'refused' }, 'Hid a comment'],
  ['decideComment', { state: 'held' }, { state: 'gone' }, 'Removed a comment'],
  ['decideComment', { state: 'gone' }, { state: 'gone' }, 'Closed a report'],
  ['setPersonDisabled', { disabled: false }, { disabled: true }, 'Disabled an account'],
  ['setPersonDisabled', { disabled: true }, { disabled: false }, 'Enabled an account'],
  ['deletePerson', { status: 'active' }, null, 'Deleted an account'],
  ['somethingNew', null, null, 'somethingNew'],
])('the action %s from %o to %o is described in words', (action, before, after, sentence) => {
  expect(loggedActionCopy({ action, before, after })).toBe(sentence);
});
