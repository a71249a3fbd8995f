import { RECENT_SIGN_IN_FIELD } from '@talelantern/domain/contracts/delete-account';
import { isAppError } from '@talelantern/domain/errors/app-error';
import { useState } from 'react';
import { ConfirmIdentity } from '../auth/confirm-identity.tsx';

/** Repeats actions that were refused for an old sign-in. `why` introduces the question that confirms the identity. */
export function useRecentSignIn(why: string) {
  const [answer, setAnswer] = useState<((isConfirmed: boolean) => void) | null>(null);

  function close(isConfirmed: boolean): void {
    answer?.(isConfirmed);
    setAnswer(null);
  }

  /** If `act` was refused because of an old sign-in, repeats it once the identity is confirmed. */
  const withRecentSignIn = async <Result,>(act: () => Promise<Result>): Promise<Result> => {
    try {
      return await act();
    } catch (error) {
      if (!isAppError(error) || error.field !== RECENT_SIGN_IN_FIELD) throw error;
      const isConfirmed = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
      if (!isConfirmed) throw error;
      return act();
    }
  };

  return {
    withRecentSignIn,
    identityDialog: answer && (
      <ConfirmIdentity why={why} isAutofillOff onConfirmed={() => close(true)} onClose={() => close(false)} />
    ),
  };
}
