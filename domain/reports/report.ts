import type { Choice } from '../catalogue/choice.ts';
import type { SharedContentType } from '../sharing/share-id.ts';

/** Why a share or a comment is reported. */
export const REPORT_REASON_CHOICES = [
  { id: 'not-for-children', label: 'It is not right for children' },
  { id: 'unkind', label: 'It is unkind or hurtful' },
  { id: 'personal', label: 'It tells something private about a person' },
  { id: 'copied', label: 'It belongs to somebody else' },
  { id: 'spam', label: 'It is advertising' },
  { id: 'other', label: 'Something else' },
] as const satisfies readonly Choice[];

export type ReportReason = (typeof REPORT_REASON_CHOICES)[number]['id'];

export const REPORT_REASONS: readonly ReportReason[] = REPORT_REASON_CHOICES.map(({ id }) => id);

/** Later statuses are an administrator's. */
export const FIRST_REPORT_STATUS = 'pending';

/** `reports/{id}`; the server adds `createdAt`. */
export interface ReportDraft {
  /** Null for a visitor, who reports through the function. */
  userId: string | null;
  contentType: SharedContentType;
  /** The share's id. */
  contentId: string;
  /** Null where the share itself is meant. */
  commentId: string | null;
  reason: ReportReason;
  details: string;
  status: typeof FIRST_REPORT_STATUS;
}
