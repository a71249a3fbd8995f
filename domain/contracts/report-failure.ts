import * as z from 'zod/mini';
import { plainContract } from './contract-parts.ts';
import type { FunctionContract } from './contract.ts';

const REPORT_FAILED = 'Failed to report a failure';

export const MAX_FRAMES = 10;
export const ERROR_NAME = /^[A-Z][A-Za-z]{0,39}$/;
/** A position in a script of the app: 'reader-Bx91.js:1:2301'. */
export const SCRIPT_POSITION = /^[\w-]{1,60}\.js:\d{1,7}:\d{1,7}$/;

export const reportFailureContract = {
  ...plainContract(REPORT_FAILED),
  name: 'reportFailure',
  timeoutSeconds: 30,
  /** Nothing that a family wrote fits into these fields: no message, no URL, no id. */
  request: z.object({
    error: z.string().check(z.regex(ERROR_NAME)),
    frames: z.array(z.string().check(z.regex(SCRIPT_POSITION))).check(z.minLength(1), z.maxLength(MAX_FRAMES)),
  }),
  response: z.object({ received: z.literal(true) }),
  isPublic: true,
} as const satisfies FunctionContract;

export type FailureReport = z.infer<typeof reportFailureContract.request>;
