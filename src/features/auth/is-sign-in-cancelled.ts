import { CANCELLED_CODES } from '@talelantern/domain/accounts/sign-in';
import { isAppError } from '@talelantern/domain/errors/app-error';
import { authCodeOf } from '../../services/ports/authenticator.ts';

/** Whether the user closed the Google or Apple popup. No screen shows this as an error. */
export const isSignInCancelled = (error: unknown): boolean =>
  isAppError(error) && CANCELLED_CODES.includes(authCodeOf(error.cause));
