import * as z from 'zod/mini';
import { AUTHENTICATION_REQUIRED, INVALID_BODY, RATE_LIMITED } from './contract.ts';
import { entityIdSchema } from './entity-id.ts';

/** Id of a generation, made by the client so that a repeated request is paid once. */
export const REQUEST_ID_PATTERN = /^[A-Za-z0-9_-]{16,40}$/;

export const requestIdSchema = z.string().check(z.regex(REQUEST_ID_PATTERN));

/** Fields of nearly every request. */
export const requestFields = { userId: z.optional(z.string()), requestId: z.optional(requestIdSchema) };

/** Fields of a request to generate something, perhaps for one of the user's children. */
export const generationFields = {
  ...requestFields,
  childId: z.optional(entityIdSchema),
  cancel: z.optional(z.boolean()),
};

/** User messages of a contract for which the specification has none: for a failed call, and for an invalid body. */
export const plainContract = (failed: string, invalid: string = INVALID_BODY) => ({
  refreshToken: false,
  messages: { 400: invalid, 401: AUTHENTICATION_REQUIRED, 413: invalid, 429: RATE_LIMITED },
  fieldMessages: {},
  exhausted: failed,
  unreachable: failed,
  invalidResponse: failed,
  signedOut: AUTHENTICATION_REQUIRED,
});

/** The response to `{requestId, cancel: true}`; a cancellation that comes too late gets 409 `in_progress`. */
export const cancelledSchema = z.object({ cancelled: z.literal(true) });
export type Cancelled = z.infer<typeof cancelledSchema>;
