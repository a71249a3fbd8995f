import { SIGN_OUT_FAILED } from '@talelantern/domain/accounts/session';
import { deleteAccountContract } from '@talelantern/domain/contracts/delete-account';
import { isAppError } from '@talelantern/domain/errors/app-error';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmIdentity } from '../auth/confirm-identity.tsx';
import { lazyPart } from '../../shared/page/lazy-part.tsx';
import { PATHS } from '../../config/paths.ts';
import { notify } from '../../ui/notify.ts';
import { useGrownUp } from '../lock/use-grown-up.ts';
import { useAccount } from '../../shared/account/use-account.ts';
import { useServices } from '../../shared/services/use-services.ts';

const DeleteAccountDialog = lazyPart(
  async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
  null,
);
const DeletingDialog = lazyPart(async () => (await import('./deleting-dialog.tsx')).DeletingDialog, null);

export function DeleteAccountCard() {
  const { step, ask, confirmWord, run, stop } = useDeleteAccount();
  return (
    <div className="grid grid-cols-1 justify-items-start gap-5">
      <p className="max-w-prose">
        This deletes everything, right away and for good. If you want to keep your stories, download your data first.
      </p>
      <Button variant="line" icon="bin" onClick={() => void ask()}>
        Delete my account…
      </Button>
      {step.is === 'question' && <DeleteAccountDialog problem={step.problem} onKeep={stop} onDelete={confirmWord} />}
      {step.is === 'deleting' && <DeletingDialog />}
      {step.is === 'identity' && (
        <ConfirmIdentity
          why="Before we delete everything, please confirm it’s you."
          isAutofillOff
          onConfirmed={() => void run()}
          onClose={stop}
        />
      )}
    </div>
  );
}

type DeletionStep =
  | { is: 'none' }
  | { is: 'question'; problem: string | null }
  | { is: 'identity' }
  | { is: 'deleting' };

function useDeleteAccount() {
  const { loadServices } = useServices();
  const account = useAccount();
  const askGrownUp = useGrownUp();
  const [step, setStep] = useState<DeletionStep>({ is: 'none' });

  async function ask(): Promise<void> {
    if (await askGrownUp('delete')) setStep({ is: 'question', problem: null });
  }

  async function run(): Promise<void> {
    setStep({ is: 'deleting' });
    const { deferChanges } = await account.actions();
    // Otherwise a poll that notices the deletion first would end the session at the login page.
    await deferChanges(deleteAndLeave);
  }

  async function deleteAndLeave(): Promise<void> {
    try {
      const { accountData: service } = await loadServices();
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
    run,
    stop: () => setStep({ is: 'none' }),
  };
}
