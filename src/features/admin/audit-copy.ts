import type { AuditEntry, AuditState, AuditTarget } from '@talelantern/domain/contracts/admin/audit';
import { isPlanId } from '@talelantern/domain/plans/plans';
import { CAPABILITIES } from '@talelantern/domain/plans/usage';
import type * as z from 'zod/mini';
import { formatCount } from './format.ts';
import { STATUS_LABELS } from './messages/message-copy.ts';
import { COMMENT_STATE_COPY, AUDITED_HOLD_COPY, SHARE_STATE_COPY } from './moderation/moderation-copy.ts';
import { capabilityCopy, planCopy, STATUS_COPY } from './people/person-copy.ts';
import { settingCopy } from './settings/settings-fields.ts';

export const TARGET_COPY: Readonly<Record<AuditTarget, string>> = {
  share: 'Share',
  comment: 'Comment',
  message: 'Message',
  person: 'Account',
  settings: 'Settings',
  admin: 'Administrator',
};

interface AuditChange {
  field: string;
  before: string;
  after: string;
}

export const NO_VALUE = '—';
const FIELD_SHOWN_BY_ACTION = 'disabled';

export function changesOf({ target, before, after }: Pick<AuditEntry, 'target' | 'before' | 'after'>): AuditChange[] {
  const oldValues = leavesOf(before);
  const newValues = leavesOf(after);
  const paths = [...new Set([...Object.keys(oldValues), ...Object.keys(newValues)])];
  return paths
    .filter((path) => oldValues[path] !== newValues[path] && path !== FIELD_SHOWN_BY_ACTION)
    .map((path) => {
      const [oldText, newText] = [oldValues[path], newValues[path]].map((value) =>
        value === undefined ? null : fieldCopy(target, path, value),
      );
      return {
        field: (oldText ?? newText)?.name ?? path,
        before: oldText?.value ?? NO_VALUE,
        after: newText?.value ?? NO_VALUE,
      };
    });
}

type AuditLeaf = string | number | boolean;

/** All values by path, lists as one value; null and '' count as absent. */
function leavesOf(state: AuditState | z.core.util.JSONType, path = ''): Record<string, AuditLeaf> {
  if (state === null || state === '') return {};
  if (typeof state !== 'object') return { [path]: state };
  if (Array.isArray(state)) return state.length === 0 ? {} : { [path]: state.map(listEntry).join(', ') };
  return Object.assign(
    {},
    ...Object.entries(state).map(([key, value]) => leavesOf(value, path ? `${path}.${key}` : key)),
  );
}

const listEntry = (entry: z.core.util.JSONType): string => (typeof entry === 'string' ? entry : JSON.stringify(entry));

const FIELD_LABELS: Readonly<Record<string, string>> = {
  state: 'Seen',
  hold: 'Why it is held',
  listed: 'In the public list',
  pendingReports: 'Reports waiting',
  notes: 'Notes',
  status: 'Status',
  plan: 'Plan',
  pays: 'Pays for',
  permissions: 'Permissions',
  shareId: 'Share',
  banner: 'Banner',
};

const PERSON_STATUS = Object.fromEntries(Object.entries(STATUS_COPY).map(([status, { label }]) => [status, label]));
const MESSAGE_STATUS = Object.fromEntries(STATUS_LABELS.map(({ value, label }) => [value, label]));

const VALUE_LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'share.state': SHARE_STATE_COPY,
  'share.hold': AUDITED_HOLD_COPY,
  'comment.state': COMMENT_STATE_COPY,
  'message.status': MESSAGE_STATUS,
  'person.status': PERSON_STATUS,
};

function fieldCopy(target: AuditTarget, path: string, value: AuditLeaf): { name: string; value: string } {
  const setting = target === 'settings' && typeof value !== 'boolean' ? settingCopy(path, value) : null;
  if (setting) return setting;
  const capability = CAPABILITIES.find((known) => known === path);
  if (capability) return { name: `${capabilityCopy({ capability })} used`, value: valueCopy(value) };
  const name = FIELD_LABELS[path] ?? path;
  if ((path === 'plan' || path === 'pays') && isPlanId(value)) return { name, value: planCopy(value) };
  return { name, value: VALUE_LABELS[`${target}.${path}`]?.[String(value)] ?? valueCopy(value) };
}

function valueCopy(value: AuditLeaf): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'number' ? formatCount(value) : value;
}

const ACTION_COPY: Readonly<Record<string, string>> = {
  decideShare: 'Reviewed a share',
  decideComment: 'Reviewed a comment',
  updateMessage: 'Handled a message',
  setPersonDisabled: 'Disabled or enabled an account',
  resetUsage: 'Reset an account’s month',
  deletePerson: 'Deleted an account',
  changeSettings: 'Changed the settings',
  appointAdmin: 'Made someone an administrator',
  dismissAdmin: 'Removed an administrator',
};

type LoggedAction = Pick<AuditEntry, 'action' | 'before' | 'after'>;

/** Actions with several effects, described by what has changed. */
const DECISION_COPY: Readonly<Record<string, (before: State, after: State) => string | null>> = {
  decideShare: shareCopy,
  decideComment: commentCopy,
  setPersonDisabled: (_before, { disabled }) => (disabled === true ? 'Disabled an account' : 'Enabled an account'),
};

export function loggedActionCopy({ action, before, after }: LoggedAction): string {
  return (after && DECISION_COPY[action]?.(before ?? {}, after)) || ACTION_COPY[action] || action;
}

type State = NonNullable<AuditState>;

function shareCopy(before: State, after: State): string | null {
  const { state } = after;
  if (state === 'withdrawn') return before['state'] === 'withdrawn' ? null : 'Removed a share';
  if (state === 'held') return after['hold'] === 'review' ? 'Hid a share' : 'Approved a share';
  if (state !== 'shown') return null;
  if (before['listed'] === after['listed']) return 'Kept a share as it is';
  return after['listed'] === true ? 'Added a share to the public list' : 'Removed a share from the public list';
}

function commentCopy(before: State, after: State): string | null {
  switch (after['state']) {
    case 'gone':
      return before['state'] === 'gone' ? 'Closed a report' : 'Removed a comment';
    case 'refused':
      return 'Hid a comment';
    case 'visible':
      return before['state'] === 'visible' ? 'Kept a comment' : 'Showed a comment';
    default:
      return null;
  }
}
