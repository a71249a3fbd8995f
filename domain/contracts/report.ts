import * as z from 'zod/mini';
import { LIMITS } from '../limits/limits.ts';
import { REPORT_REASONS } from '../reports/report.ts';
import { SHARE_ID_PATTERN } from '../sharing/share-id.ts';
import { entityIdSchema } from './entity-id.ts';
import { AUTHENTICATION_REQUIRED, RATE_LIMITED, type FunctionContract } from './contract.ts';

const REPORT_FAILED = 'Failed to send report';

const request = z.object({
  /** The share's id; it says what kind of content it is. */
  contentId: z.string().check(z.regex(SHARE_ID_PATTERN)),
  /** Null where the share itself is meant. */
  commentId: z.nullable(entityIdSchema),
  reason: z.enum(REPORT_REASONS),
  details: z.string().check(z.maxLength(LIMITS.freeText)),
});

/** The same for every link, so that nobody learns which of them lead somewhere. */
const response = z.object({ received: z.literal(true) });

/** A visitor tells the people who look after the place that a share, or a comment on it, should not stand there. */
export const reportContract = {
  name: 'report',
  request,
  response,
  streams: false,
  isForEverybody: true,
  refreshToken: false,
  messages: { 400: REPORT_FAILED, 401: AUTHENTICATION_REQUIRED, 413: REPORT_FAILED, 429: RATE_LIMITED },
  fieldMessages: {},
  exhausted: REPORT_FAILED,
  unreachable: REPORT_FAILED,
  invalidResponse: REPORT_FAILED,
  signedOut: AUTHENTICATION_REQUIRED,
} as const satisfies FunctionContract<typeof request, typeof response>;

export type ReportRequest = z.infer<typeof request>;
export type ReportResponse = z.infer<typeof response>;
