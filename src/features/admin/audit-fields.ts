import type { AuditTarget } from '@talelantern/domain/admin/audit';
import { isPlanId } from '@talelantern/domain/subscriptions/plans';
import { CAPABILITIES } from '@talelantern/domain/usage/usage';
import type { AuditLeaf } from './audit-words.ts';
import { countWords } from './figures.ts';
import { STATUS_LABELS } from './messages/message-words.ts';
import { COMMENT_STATE_WORDS, HOLD_WORDS, SHARE_STATE_WORDS } from './moderation/moderation-words.ts';
import { capabilityWords, planWords, STATUS_WORDS } from './people/person-words.ts';
import { settingWords } from './settings/settings-fields.ts';

/** One field of an entry, in words. */
interface FieldWords {
  name: string;
  value: string;
}

const NAMES: Readonly<Record<string, string>> = {
  state: 'Seen',
  hold: 'Why it is held',
  listed: 'In the public list',
  pendingReports: 'Reports that wait',
  notes: 'Notes',
  status: 'Status',
  plan: 'Plan',
  pays: 'Pays for',
  permissions: 'Looks after',
  shareId: 'Of the share',
  banner: 'Banner',
};

const PERSON_STATUS = Object.fromEntries(Object.entries(STATUS_WORDS).map(([status, { label }]) => [status, label]));
const MESSAGE_STATUS = Object.fromEntries(STATUS_LABELS.map(({ value, label }) => [value, label]));

/** What stored words are called, by what they are about and where they lie. */
const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'share.state': SHARE_STATE_WORDS,
  'share.hold': HOLD_WORDS,
  'comment.state': COMMENT_STATE_WORDS,
  'message.status': MESSAGE_STATUS,
  'person.status': PERSON_STATUS,
};

/** Says a field of an entry of the log; one that is not known here by its own name. */
export function fieldWords(target: AuditTarget, path: string, value: AuditLeaf): FieldWords {
  const setting = target === 'settings' && typeof value !== 'boolean' ? settingWords(path, value) : null;
  if (setting) return setting;
  const capability = CAPABILITIES.find((known) => known === path);
  if (capability) return { name: `${capabilityWords({ capability })} used`, value: valueWords(value) };
  const name = NAMES[path] ?? path;
  if ((path === 'plan' || path === 'pays') && isPlanId(value)) return { name, value: planWords(value) };
  return { name, value: VALUES[`${target}.${path}`]?.[String(value)] ?? valueWords(value) };
}

function valueWords(value: AuditLeaf): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'number' ? countWords(value) : value;
}
