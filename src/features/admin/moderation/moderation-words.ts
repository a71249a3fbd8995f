import type {
  CommentDecision,
  CommentState,
  ReportStatus,
  ShareDecision,
  ShareState,
  ShareSummary,
} from '@talelantern/domain/admin/moderation';
import { REPORT_REASON_CHOICES } from '@talelantern/domain/reports/report';
import type { Hold } from '@talelantern/domain/sharing/share';
import type { SharedContentType } from '@talelantern/domain/sharing/share-id';
import type { ActWords } from '../acts.tsx';

export const KIND_WORDS: Readonly<Record<SharedContentType, string>> = { story: 'Story', character: 'Character' };

export const HOLD_WORDS: Readonly<Record<Hold, string>> = {
  review: 'Hidden by us',
  unfit: 'The check found it unfit',
  waiting: 'Waits for the check',
};

export const SHARE_STATE_WORDS: Readonly<Record<ShareState, string>> = {
  shown: 'Shown',
  held: 'Held back',
  withdrawn: 'Withdrawn',
  gone: 'Gone',
};

export const COMMENT_STATE_WORDS: Readonly<Record<CommentState, string>> = {
  visible: 'Shown',
  held: 'Held back',
  refused: 'Hidden',
  gone: 'Gone',
};

export const REPORT_STATUS_WORDS: Readonly<Record<ReportStatus, string>> = {
  pending: 'Waits for you',
  upheld: 'Led to something',
  dismissed: 'Dismissed',
};

/** Why somebody reported it; a reason of an earlier version by its own name. */
export const reasonWords = (reason: string): string =>
  REPORT_REASON_CHOICES.find(({ id }) => id === reason)?.label ?? reason;

export const titleOf = ({ title, contentType }: Pick<ShareSummary, 'title' | 'contentType'>): string =>
  title || `A ${KIND_WORDS[contentType].toLowerCase()} without a title`;

export const SHARE_DECISION_WORDS: Readonly<Record<ShareDecision, ActWords>> = {
  approve: {
    label: 'Approve',
    question: 'Let everybody with the link see this?',
    words: 'The automatic check looks once more. Reports about it are closed as dismissed.',
    act: 'Approve',
    busyLabel: 'Approving…',
    done: 'Approved',
  },
  hide: {
    label: 'Hide',
    question: 'Hide this from everybody?',
    words: 'Visitors find nothing there until somebody approves it, whatever the family does. Its reports are closed.',
    act: 'Hide',
    busyLabel: 'Hiding…',
    done: 'Hidden from everybody',
  },
  remove: {
    label: 'Remove',
    icon: 'bin',
    question: 'Remove this share for good?',
    words: 'Its link, comments and likes are gone and cannot come back. The family keeps what it made.',
    act: 'Remove',
    busyLabel: 'Removing…',
    done: 'Removed',
    isDangerous: true,
  },
  list: {
    label: 'List publicly',
    question: 'Put this into the public list?',
    words: 'Everybody who looks around finds it then, not only those with the link.',
    act: 'List publicly',
    busyLabel: 'Listing…',
    done: 'It is in the public list',
  },
  unlist: {
    label: 'Take off the list',
    question: 'Take this off the public list?',
    words: 'Whoever has the link still sees it.',
    act: 'Take off the list',
    busyLabel: 'Taking it off…',
    done: 'It is off the public list',
  },
};

export const COMMENT_DECISION_WORDS: Readonly<Record<CommentDecision, ActWords>> = {
  show: {
    label: 'Show',
    question: 'Show this comment to everybody?',
    words: 'Reports about it are closed as dismissed.',
    act: 'Show',
    busyLabel: 'Showing…',
    done: 'Everybody sees the comment',
  },
  hide: {
    label: 'Hide',
    question: 'Hide this comment?',
    words: 'Its author alone sees it then, and it can be shown again.',
    act: 'Hide',
    busyLabel: 'Hiding…',
    done: 'The comment is hidden',
  },
  remove: {
    label: 'Remove',
    icon: 'bin',
    question: 'Remove this comment for good?',
    words: 'It is deleted and nobody can bring it back, not even for the log.',
    act: 'Remove',
    busyLabel: 'Removing…',
    done: 'The comment is removed',
    isDangerous: true,
  },
};

/** What is seen already is only let be. */
export const LET_BE: Readonly<Record<'share' | 'comment', string>> = { share: 'Keep as it is', comment: 'Keep' };
