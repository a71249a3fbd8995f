import type { AuditEntry, AuditState, AuditTarget } from '@talelantern/domain/admin/audit';
import type * as z from 'zod/mini';
import { fieldWords } from './audit-fields.ts';

export const TARGET_WORDS: Readonly<Record<AuditTarget, string>> = {
  share: 'Share',
  comment: 'Comment',
  message: 'Message',
  person: 'Account',
  settings: 'Settings',
  admin: 'Administrator',
};

/** One thing that an act changed. */
export interface AuditChange {
  /** In words, for example 'Spending a day: Free'. */
  field: string;
  before: string;
  after: string;
}

/** In place of what was not there before, or is not there any more. */
export const NOTHING = '—';
/** `doneWords` says it. */
const SAID_BY_ACTION = 'disabled';

/** What differs between before and after, by the order of fields; what stayed is left out. */
export function changesOf({ target, before, after }: Pick<AuditEntry, 'target' | 'before' | 'after'>): AuditChange[] {
  const old = leavesOf(before);
  const now = leavesOf(after);
  const paths = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return paths
    .filter((path) => old[path] !== now[path] && path !== SAID_BY_ACTION)
    .map((path) => {
      const [said, saidNow] = [old[path], now[path]].map((value) =>
        value === undefined ? null : fieldWords(target, path, value),
      );
      return {
        field: (said ?? saidNow)?.name ?? path,
        before: said?.value ?? NOTHING,
        after: saidNow?.value ?? NOTHING,
      };
    });
}

/** A value at the end of a path. */
export type AuditLeaf = string | number | boolean;

/** Every value under its path, lists as one; null and '' count as nothing. */
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
