import * as z from 'zod/mini';
import { DELETION_WORD } from '../accounts/account-data.ts';
import { requestFields, plainContract } from './contract-parts.ts';
import type { FunctionContract } from './contract.ts';

/** The message for an interrupted deletion, which a sweep finishes later. */
const DELETION_UNFINISHED =
  'Your account isn’t completely deleted yet. Please try again. If you can’t, we’ll finish it ourselves, usually within the hour.';
const DELETION_UNKNOWN = 'The connection was lost. Please try again to make sure everything is deleted.';
/** The error's `field` when the sign-in is not recent enough. */
export const RECENT_SIGN_IN_FIELD = 'recentSignIn';
export const SIGN_IN_AGAIN_FIRST = 'Please confirm it’s you first';
export const DELETION_WORD_REQUIRED = 'Please type the word first';

/** Deletes the caller's account and all of its data (docs/decisions/0062). */
export const deleteAccountContract = {
  ...plainContract(DELETION_UNFINISHED),
  name: 'deleteAccount',
  // Long enough for most accounts; the sweep finishes what takes longer.
  timeoutSeconds: 540,
  request: z.object({ confirmation: z.literal(DELETION_WORD), ...requestFields }),
  response: z.object({ deleted: z.literal(true) }),
  worksWithoutProfile: true,
  // Only a new token contains the time of the latest sign-in, which must be recent.
  refreshToken: true,
  fieldMessages: { confirmation: DELETION_WORD_REQUIRED },
  unreachable: DELETION_UNKNOWN,
} as const satisfies FunctionContract;

export type DeleteAccountResponse = z.infer<typeof deleteAccountContract.response>;
