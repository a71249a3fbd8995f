import type {
  CommentDecision,
  CommentState,
  ReportSummary,
  ShareDecision,
  ShareState,
  ShareSummary,
} from '@talelantern/domain/contracts/admin/moderation';
import type { ReportStatus } from '@talelantern/domain/sharing/report';
import { REPORT_REASON_CHOICES } from '@talelantern/domain/sharing/report';
import type { Hold } from '@talelantern/domain/sharing/item-sharing';
import type { SharedContentType } from '@talelantern/domain/sharing/share-id';
import type { ActionCopy } from '../actions.tsx';

export const KIND_COPY: Readonly<Record<SharedContentType, string>> = { story: 'Story', character: 'Character' };

const HOLD_COPY: Readonly<Record<Hold, string>> = {
  review: 'Hidden by us',
  unfit: 'The check found it unsuitable',
  waiting: 'Waiting for the check',
  disabled: 'The family’s account is disabled',
};

export const holdCopy = ({ hold, waitsSince }: Pick<ShareSummary, 'waitsSince'> & { hold: Hold }): string =>
  waitsSince === null ? HOLD_COPY[hold] : AUDITED_HOLD_COPY.approval;

/** The log has a separate reason for a share that waits for an administrator's approval. */
export const AUDITED_HOLD_COPY = { ...HOLD_COPY, approval: 'Waiting to be approved' } as const;

export const SHARE_STATE_COPY: Readonly<Record<ShareState, string>> = {
  shown: 'Shown',
  held: 'Held back',
  withdrawn: 'Withdrawn',
  gone: 'Gone',
};

export const COMMENT_STATE_COPY: Readonly<Record<CommentState, string>> = {
  visible: 'Shown',
  held: 'Held back',
  refused: 'Hidden',
  gone: 'Gone',
};

export const REPORT_STATUS_COPY: Readonly<Record<ReportStatus, string>> = {
  pending: 'Needs review',
  upheld: 'Action taken',
  dismissed: 'Dismissed',
};

export const reasonCopy = (reason: string): string =>
  REPORT_REASON_CHOICES.find(({ id }) => id === reason)?.label ?? reason;

/** Reports of families without a verified email address are stored like reports of visitors. */
export const reporterCopy = ({ reporterId }: Pick<ReportSummary, 'reporterId'>): string =>
  reporterId === null ? 'A visitor' : 'A family';

export const titleOf = ({ title, contentType }: Pick<ShareSummary, 'title' | 'contentType'>): string =>
  title || `A ${KIND_COPY[contentType].toLowerCase()} without a title`;

type DecisionCopy<Decision extends string> = Readonly<Record<Decision, ActionCopy>>;

const SHARE_DECISION_COPY: DecisionCopy<ShareDecision> = {
  approve: {
    label: 'Approve',
    question: 'Let everyone with the link see this?',
    explanation: 'The automatic check runs once more. Reports about it are closed as dismissed.',
    busyLabel: 'Approving…',
    done: 'Approved',
  },
  hide: {
    label: 'Hide',
    question: 'Hide this from everyone?',
    explanation:
      'Visitors won’t see it until an administrator approves it, whatever the family does. Its reports are closed.',
    busyLabel: 'Hiding…',
    done: 'Hidden from everyone',
  },
  remove: {
    label: 'Remove',
    icon: 'bin',
    question: 'Remove this share for good?',
    explanation:
      'Its link, comments and likes are deleted for good. The family keeps what it made, but if it shares the same words again, they wait for your review. After three removals, so does everything else the family shares.',
    busyLabel: 'Removing…',
    done: 'Removed',
    isDangerous: true,
    needsReason: true,
  },
  list: {
    label: 'List publicly',
    question: 'Add this to the public list?',
    explanation: 'Then anyone can find it, not only people with the link.',
    busyLabel: 'Listing…',
    done: 'It’s in the public list',
  },
  unlist: {
    label: 'Remove from the list',
    question: 'Remove this from the public list?',
    explanation: 'Anyone with the link can still see it.',
    busyLabel: 'Removing…',
    done: 'It’s off the public list',
  },
};

const COMMENT_DECISION_COPY: DecisionCopy<CommentDecision> = {
  show: {
    label: 'Show',
    question: 'Show this comment to everyone?',
    explanation: 'Reports about it are closed as dismissed.',
    busyLabel: 'Showing…',
    done: 'Everyone can see the comment',
  },
  hide: {
    label: 'Hide',
    question: 'Hide this comment?',
    explanation: 'Only its author will see it. You can show it again later.',
    busyLabel: 'Hiding…',
    done: 'The comment is hidden',
  },
  remove: {
    label: 'Remove',
    icon: 'bin',
    question: 'Remove this comment for good?',
    explanation: 'It’s deleted for good and isn’t kept in the log.',
    busyLabel: 'Removing…',
    done: 'The comment is removed',
    isDangerous: true,
    needsReason: true,
  },
};

/** Removing a subject that is already deleted only closes its reports. */
const CLOSE_REPORT: ActionCopy = {
  label: 'Close the report',
  question: 'Close this report?',
  explanation: 'What was reported is deleted. Every report about it is closed.',
  act: 'Close',
  busyLabel: 'Closing…',
  done: 'The report is closed',
};

const COPY_BY_SHARE_STATE: Readonly<Record<ShareState, DecisionCopy<ShareDecision>>> = {
  shown: {
    ...SHARE_DECISION_COPY,
    approve: { ...SHARE_DECISION_COPY.approve, label: 'Keep as it is', act: 'Approve' },
  },
  held: SHARE_DECISION_COPY,
  withdrawn: {
    ...SHARE_DECISION_COPY,
    approve: {
      label: 'Close without action',
      question: 'Close this without action?',
      explanation:
        'No one sees it, because its link is withdrawn. Its reports are closed as dismissed, and the family may share it again. If we removed it, that no longer counts, and its words are no longer held.',
      act: 'Close',
      busyLabel: 'Closing…',
      done: 'Closed without action',
    },
    remove: {
      label: 'Hold its words',
      question: 'Hold these words if someone shares them again?',
      explanation:
        'Its reports are closed. A family that shares the same words again waits for your review. This counts as a removal: after three, so does everything else the family shares.',
      busyLabel: 'Saving…',
      done: 'Its words are held from now on',
      isDangerous: true,
      needsReason: true,
    },
  },
  gone: { ...SHARE_DECISION_COPY, remove: CLOSE_REPORT },
};

export const shareDecisionCopy = (state: ShareState): DecisionCopy<ShareDecision> => COPY_BY_SHARE_STATE[state];

const COPY_BY_COMMENT_STATE: Readonly<Record<CommentState, DecisionCopy<CommentDecision>>> = {
  visible: { ...COMMENT_DECISION_COPY, show: { ...COMMENT_DECISION_COPY.show, label: 'Keep', act: 'Show' } },
  held: COMMENT_DECISION_COPY,
  refused: COMMENT_DECISION_COPY,
  gone: { ...COMMENT_DECISION_COPY, remove: CLOSE_REPORT },
};

export const commentDecisionCopy = (state: CommentState): DecisionCopy<CommentDecision> => COPY_BY_COMMENT_STATE[state];
