import type { Choice } from '../catalogues/choice.ts';
import { defineDocument, oneOf } from '../stored/define-document.ts';
import { readText, readTextOrNull, readTime } from '../stored/read-fields.ts';
import { SHARED_CONTENT_TYPES, type SharedContentType } from './share-id.ts';

export const REPORT_REASON_CHOICES = [
  { id: 'not-for-children', label: 'It isn’t right for children' },
  { id: 'unkind', label: 'It’s unkind or hurtful' },
  { id: 'personal', label: 'It shares something private about a person' },
  { id: 'copied', label: 'It belongs to someone else' },
  { id: 'illegal', label: 'It’s against the law' },
  { id: 'spam', label: 'It’s advertising' },
  { id: 'other', label: 'Something else' },
] as const satisfies readonly Choice[];

export type ReportReason = (typeof REPORT_REASON_CHOICES)[number]['id'];

export const REPORT_REASONS: readonly ReportReason[] = REPORT_REASON_CHOICES.map(({ id }) => id);

/** Administrators set all but the first; `upheld` and `dismissed` mean that the report is closed. */
export const REPORT_STATUSES = ['pending', 'upheld', 'dismissed'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

export const FIRST_REPORT_STATUS = 'pending';

/** What a report consists of; the server adds `createdAt`. */
export interface ReportDraft {
  /** Null for a visitor, who reports through the function. */
  userId: string | null;
  contentType: SharedContentType;
  contentId: string;
  commentId: string | null;
  reason: ReportReason;
  details: string;
  status: typeof FIRST_REPORT_STATUS;
}

const REPORT_FIELDS = {
  userId: (value: unknown) => (value === null ? null : readText(value)),
  contentType: oneOf(SHARED_CONTENT_TYPES, 'story'),
  contentId: readText,
  commentId: readTextOrNull,
  /** One of REPORT_REASONS; earlier versions stored other strings. */
  reason: readText,
  details: readText,
  status: oneOf(REPORT_STATUSES, FIRST_REPORT_STATUS),
  createdAt: readTime,
};

/** The stored document `reports/{id}`. */
export const REPORT = defineDocument({
  collection: 'reports',
  version: 2,
  fields: REPORT_FIELDS,
  required: [],
  rules: {
    reportReasons: REPORT_REASONS,
    newReportStatus: FIRST_REPORT_STATUS,
    reportFields: Object.keys(REPORT_FIELDS),
  },
});
