import type { AuditEntry, AuditState, AuditTarget } from '@talelantern/domain/admin/audit';
import type * as z from 'zod/mini';

/** What each action did, as the log says it. */
const DONE: Readonly<Record<string, string>> = {
  decideShare: 'Decided about a share',
  decideComment: 'Decided about a comment',
  updateMessage: 'Looked after a message',
  setPersonDisabled: 'Switched an account off or on',
  resetUsage: 'Gave an account its month back',
  deletePerson: 'Deleted an account',
  changeSettings: 'Changed the settings',
  appointAdmin: 'Made somebody an administrator',
  dismissAdmin: 'Took somebody out of the administrators',
};

export const TARGET_WORDS: Readonly<Record<AuditTarget, string>> = {
  share: 'Share',
  comment: 'Comment',
  message: 'Message',
  person: 'Account',
  settings: 'Settings',
  admin: 'Administrator',
};

/** What was done, for example 'Deleted an account'; an action that is not known here by its own name. */
export const doneWords = ({ action }: Pick<AuditEntry, 'action'>): string => DONE[action] ?? action;

/** One thing that an act changed. */
export interface AuditChange {
  /** Where it lies, for example 'spendCapMicros.free'. */
  field: string;
  before: string;
  after: string;
}

const NOTHING = '—';

/** What differs between before and after, by the order of fields; what stayed is left out. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): AuditChange[] {
  const old = leavesOf(before);
  const now = leavesOf(after);
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return fields
    .map((field) => ({ field, before: old[field] ?? NOTHING, after: now[field] ?? NOTHING }))
    .filter((change) => change.before !== change.after);
}

/** Every value under its path; null and '' count as nothing. */
function leavesOf(state: AuditState | z.core.util.JSONType, path = ''): Record<string, string> {
  if (state === null || state === '') return {};
  if (typeof state !== 'object') return { [path]: String(state) };
  if (Array.isArray(state))
    return state.length === 0 ? {} : { [path]: state.map((entry) => JSON.stringify(entry)).join(', ') };
  return Object.assign(
    {},
    ...Object.entries(state).map(([key, value]) => leavesOf(value, path ? `${path}.${key}` : key)),
  );
}
