import { isAppError } from '@talelantern/domain/errors/app-error';
import { useEffect } from 'react';
import { notify } from '../../ui/notify.ts';

/** Shows a loading failure once, as a toast. Not for `unauthenticated`, after which the app redirects to /login. */
export function useFailureToast(error: Error | null): void {
  useEffect(() => {
    if (error && !(isAppError(error) && error.code === 'unauthenticated')) notify.failure(error.message);
  }, [error]);
}
