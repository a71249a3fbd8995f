import * as z from 'zod/mini';
import { DELETION_WORD } from '../accounts/leaving.ts';
import { requestIdSchema } from '../generation/request-id.ts';
import { AUTHENTICATION_REQUIRED, INVALID_BODY, RATE_LIMITED, type FunctionContract } from './contract.ts';

/** Whatever was begun is finished by the sweep, whether anybody tries again or not. */
const DELETION_UNFINISHED =
  'Your account is not deleted completely yet. Please try again; if you cannot, we finish it ourselves within the hour.';
const DELETION_UNKNOWN = 'The connection was lost. Please try again, to be sure that everything is deleted.';
export const SIGN_IN_AGAIN_FIRST = 'Please confirm that it is you first';
export const DELETION_WORD_REQUIRED = 'Please type the word first';

const request = z.object({
  confirmation: z.literal(DELETION_WORD),
  userId: z.optional(z.string()),
  requestId: z.optional(requestIdSchema),
});

const response = z.object({ deleted: z.literal(true) });

/** Deletes the caller's account and everything in it (architecture §6, docs/decisions/0062). */
export const deleteAccountContract = {
  name: 'deleteAccount',
  request,
  response,
  streams: false,
  // The function looks at when the person has signed in, and only a new token knows of the latest time.
  refreshToken: true,
  messages: { 400: INVALID_BODY, 401: AUTHENTICATION_REQUIRED, 413: INVALID_BODY, 429: RATE_LIMITED },
  fieldMessages: { confirmation: DELETION_WORD_REQUIRED },
  exhausted: DELETION_UNFINISHED,
  unreachable: DELETION_UNKNOWN,
  invalidResponse: DELETION_UNFINISHED,
  signedOut: AUTHENTICATION_REQUIRED,
} as const satisfies FunctionContract<typeof request, typeof response>;

export type DeleteAccountResponse = z.infer<typeof response>;
