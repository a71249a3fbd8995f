import type { AuditEntry, AuditState } from '@talelantern/domain/admin/audit';

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

type Deed = Pick<AuditEntry, 'action' | 'before' | 'after'>;

/** Actions that do more than one thing: which it was is told by what they changed. */
const DECIDED: Readonly<Record<string, (before: State, after: State) => string | null>> = {
  decideShare: shareWords,
  decideComment: commentWords,
  setPersonDisabled: (_before, { disabled }) =>
    disabled === true ? 'Switched an account off' : 'Switched an account on again',
};

/** What was done, for example 'Deleted an account'; an action that is not known here by its own name. */
export function doneWords({ action, before, after }: Deed): string {
  return (after && DECIDED[action]?.(before ?? {}, after)) || DONE[action] || action;
}

type State = NonNullable<AuditState>;

function shareWords(before: State, after: State): string | null {
  const { state } = after;
  if (state === 'withdrawn') return before['state'] === 'withdrawn' ? null : 'Removed a share';
  if (state === 'held') return after['hold'] === 'review' ? 'Hid a share' : 'Approved a share';
  if (state !== 'shown') return null;
  if (before['listed'] === after['listed']) return 'Kept a share as it is';
  return after['listed'] === true ? 'Put a share into the public list' : 'Took a share off the public list';
}

function commentWords(before: State, after: State): string | null {
  switch (after['state']) {
    case 'gone':
      return 'Removed a comment';
    case 'refused':
      return 'Hid a comment';
    case 'visible':
      return before['state'] === 'visible' ? 'Kept a comment' : 'Showed a comment';
    default:
      return null;
  }
}
