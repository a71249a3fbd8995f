import * as z from 'zod/mini';
import { LIMITS } from '../limits/limits.ts';
import { REPORT_REASONS } from '../sharing/report.ts';
import { SHARE_ID_PATTERN } from '../sharing/share-id.ts';
import { entityIdSchema } from './entity-id.ts';
import { plainContract } from './contract-parts.ts';
import type { FunctionContract } from './contract.ts';

const REPORT_FAILED = 'Failed to send report';

export const reportContract = {
  ...plainContract(REPORT_FAILED, REPORT_FAILED),
  name: 'report',
  timeoutSeconds: 30,
  request: z.object({
    contentId: z.string().check(z.regex(SHARE_ID_PATTERN)),
    commentId: z.nullable(entityIdSchema),
    reason: z.enum(REPORT_REASONS),
    details: z.string().check(z.maxLength(LIMITS.freeText)),
  }),
  /** The same response for every id, so that it does not reveal which shares exist. */
  response: z.object({ received: z.literal(true) }),
  isPublic: true,
} as const satisfies FunctionContract;

export type ReportRequest = z.infer<typeof reportContract.request>;
export type ReportResponse = z.infer<typeof reportContract.response>;
