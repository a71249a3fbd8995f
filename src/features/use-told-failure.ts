import { isAppError } from '@talelantern/domain/errors/app-error';
import { useEffect } from 'react';
import { notify } from '../ui/notify.ts';

/**
 * Tells a failure to load once, in a note (specification §8). A missing sign-in is none: the app leads to the login by
 * itself.
 */
export function useToldFailure(error: Error | null): void {
  useEffect(() => {
    if (error && !(isAppError(error) && error.code === 'unauthenticated')) notify.failure(error.message);
  }, [error]);
}
