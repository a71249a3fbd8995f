import { deleteAccountContract } from '@talelantern/domain/contracts/delete-account';
import { SIGN_OUT_FAILED } from '@talelantern/domain/accounts/sign-in';
import { isAppError } from '@talelantern/domain/errors/app-error';
import { useState } from 'react';
import { PATHS } from '../../config/paths.ts';
import { notify } from '../../ui/notify.ts';
import { useGrownUp } from '../lock/use-grown-up.ts';
import { useAccount } from '../use-account.ts';
import { useServices } from '../use-services.ts';

/** How far somebody has come on the way out; `problem` is why the last try came to nothing. */
type DeletionStep =
  { is: 'none' } | { is: 'question'; problem: string | null } | { is: 'identity' } | { is: 'deleting' };

interface AccountDeletion {
  step: DeletionStep;
  /** Begins with the question. */
  ask: () => Promise<void>;
  /** The word was typed: now they show that it is them. */
  confirmWord: () => void;
  /** It is them: the account goes, and this device forgets it. */
  carryOut: () => Promise<void>;
  stop: () => void;
}

/** The way out: a question, the word, who it is; then everything goes. */
export function useDeleteAccount(): AccountDeletion {
  const { leaving } = useServices();
  const account = useAccount();
  const askGrownUp = useGrownUp();
  const [step, setStep] = useState<DeletionStep>({ is: 'none' });

  async function ask(): Promise<void> {
    if (await askGrownUp('delete')) setStep({ is: 'question', problem: null });
  }

  async function carryOut(): Promise<void> {
    setStep({ is: 'deleting' });
    try {
      const service = await leaving();
      await service.deleteAccount();
    } catch (error) {
      setStep({ is: 'question', problem: isAppError(error) ? error.message : deleteAccountContract.exhausted });
      return;
    }
    try {
      await account.signOut(PATHS.goodbye);
    } catch {
      setStep({ is: 'none' });
      notify.failure(SIGN_OUT_FAILED);
    }
  }

  return {
    step,
    ask,
    confirmWord: () => setStep({ is: 'identity' }),
    carryOut,
    stop: () => setStep({ is: 'none' }),
  };
}
