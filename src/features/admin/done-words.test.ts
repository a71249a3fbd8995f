import type { AuditState } from '@talelantern/domain/admin/audit';
import { expect, test } from 'vitest';
import { doneWords } from './done-words.ts';

const SHOWN = { state: 'shown', hold: null, listed: false };
const HIDDEN = { state: 'held', hold: 'review', listed: false };

test.each<[action: string, before: AuditState, after: AuditState, words: string]>([
  ['decideShare', SHOWN, HIDDEN, 'Hid a share'],
  ['decideShare', HIDDEN, { ...HIDDEN, state: 'withdrawn' }, 'Removed a share'],
  ['decideShare', HIDDEN, { ...HIDDEN, hold: 'waiting' }, 'Approved a share'],
  ['decideShare', SHOWN, { ...SHOWN, pendingReports: 0 }, 'Kept a share as it is'],
  ['decideShare', SHOWN, { ...SHOWN, listed: true }, 'Put a share into the public list'],
  ['decideShare', { ...SHOWN, listed: true }, SHOWN, 'Took a share off the public list'],
  ['decideShare', { pendingReports: 1 }, { pendingReports: 0 }, 'Decided about a share'],
  ['decideComment', { state: 'held' }, { state: 'visible' }, 'Showed a comment'],
  ['decideComment', { state: 'visible' }, { state: 'visible' }, 'Kept a comment'],
  ['decideComment', { state: 'visible' }, { state: 'refused' }, 'Hid a comment'],
  ['decideComment', { state: 'held' }, { state: 'gone' }, 'Removed a comment'],
  ['setPersonDisabled', { disabled: false }, { disabled: true }, 'Switched an account off'],
  ['setPersonDisabled', { disabled: true }, { disabled: false }, 'Switched an account on again'],
  ['deletePerson', { status: 'active' }, null, 'Deleted an account'],
  ['somethingNew', null, null, 'somethingNew'],
])('%s from %o to %o is said as what was done', (action, before, after, words) => {
  expect(doneWords({ action, before, after })).toBe(words);
});
