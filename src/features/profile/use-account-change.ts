import { AUTHENTICATION_FAILED } from '@talelantern/domain/accounts/sign-in';
import { isAppError } from '@talelantern/domain/errors/app-error';
import { useState } from 'react';
import { notify } from '../../ui/notify.ts';

interface AccountChange {
  /** What is wrong with what was typed, or why the service said no. */
  problem: string | null;
  isBusy: boolean;
  /** Carries out `work`; done, `note` is said. Answers whether it was done. */
  carryOut: (work: () => Promise<void>, note: { message: string; detail: string }) => Promise<boolean>;
}

/** One change of how somebody signs in, from its dialog. */
export function useAccountChange(): AccountChange {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function carryOut(work: () => Promise<void>, note: { message: string; detail: string }): Promise<boolean> {
    setBusy(true);
    setProblem(null);
    try {
      await work();
      notify.success(note.message, { detail: note.detail });
      return true;
    } catch (error) {
      setProblem(isAppError(error) ? error.message : AUTHENTICATION_FAILED);
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { problem, isBusy, carryOut };
}
