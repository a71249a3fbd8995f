import { adminContract } from '@talelantern/domain/admin/admin-action';
import { isAppError } from '@talelantern/domain/errors/app-error';

/** Why an action came to nothing, in a sentence. */
export const failureWords = (error: unknown): string => (isAppError(error) ? error.message : adminContract.exhausted);
