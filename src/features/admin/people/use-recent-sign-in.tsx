import { RECENT_SIGN_IN_FIELD } from '@talelantern/domain/contracts/delete-account';
import { isAppError } from '@talelantern/domain/errors/app-error';
import { useState } from 'react';
import { ConfirmIdentity } from '../../auth/confirm-identity.tsx';

/** For actions that the function refuses when the sign-in is too old. */
export function useRecentSignIn() {
  const [answer, setAnswer] = useState<((isConfirmed: boolean) => void) | null>(null);

  function close(isConfirmed: boolean): void {
    answer?.(isConfirmed);
    setAnswer(null);
  }

  /** Repeats `act` once the identity is confirmed, if it was refused for that. */
  const withRecentSignIn = async (act: () => Promise<unknown>): Promise<void> => {
    try {
      await act();
    } catch (error) {
      if (!isAppError(error) || error.field !== RECENT_SIGN_IN_FIELD) throw error;
      const isConfirmed = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
      if (!isConfirmed) throw error;
      await act();
    }
  };

  return {
    withRecentSignIn,
    identityDialog: answer && (
      <ConfirmIdentity
        why="Before this account is changed, please confirm it’s you."
        isAutofillOff
        onConfirmed={() => close(true)}
        onClose={() => close(false)}
      />
    ),
  };
}
