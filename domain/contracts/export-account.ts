import * as z from 'zod/mini';
import { requestIdSchema } from '../generation/request-id.ts';
import { AUTHENTICATION_REQUIRED, INVALID_BODY, RATE_LIMITED, type FunctionContract } from './contract.ts';

const EXPORT_FAILED = 'Your archive could not be packed. Please try again.';
export const ARCHIVE_IN_PROGRESS = 'Your archive is being packed. It will be here in a moment.';

const request = z.object({
  userId: z.optional(z.string()),
  requestId: z.optional(requestIdSchema),
});

const response = z.object({
  /** Where the archive is fetched, by whoever has this address, until `expiresAt`. */
  url: z.string(),
  /** Its size. */
  bytes: z.number(),
  /** Ms since 1970. */
  madeAt: z.number(),
  /** Ms since 1970. */
  expiresAt: z.number(),
});

/** Packs everything that is stored of the caller into one archive (architecture §6, docs/decisions/0054). */
export const exportAccountContract = {
  name: 'exportAccount',
  request,
  response,
  streams: false,
  refreshToken: false,
  messages: { 400: INVALID_BODY, 401: AUTHENTICATION_REQUIRED, 413: INVALID_BODY, 429: RATE_LIMITED },
  fieldMessages: {},
  exhausted: EXPORT_FAILED,
  unreachable: EXPORT_FAILED,
  invalidResponse: EXPORT_FAILED,
  signedOut: AUTHENTICATION_REQUIRED,
} as const satisfies FunctionContract<typeof request, typeof response>;

export type ExportAccountResponse = z.infer<typeof response>;
