import { Suspense } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmIdentity } from '../auth/confirm-identity.tsx';
import { latePart } from '../late-part.tsx';
import { useDeleteAccount } from './use-delete-account.ts';

const DeleteAccountDialog = latePart(async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog);
const DeletingDialog = latePart(async () => (await import('./deleting-dialog.tsx')).DeletingDialog);

/** 'Delete my account': the way out, which asks before every step. */
export function DeleteAccountCard() {
  const { step, ask, confirmWord, carryOut, stop } = useDeleteAccount();
  return (
    <div className="grid grid-cols-1 justify-items-start gap-5">
      <p className="max-w-prose">
        Everything goes, everywhere and at once, and nobody can bring it back. If you want to keep your stories,
        download your data first.
      </p>
      <Button variant="line" icon="bin" onClick={() => void ask()}>
        Delete my account…
      </Button>
      <Suspense>
        {step.is === 'question' && <DeleteAccountDialog problem={step.problem} onKeep={stop} onDelete={confirmWord} />}
        {step.is === 'deleting' && <DeletingDialog />}
      </Suspense>
      {step.is === 'identity' && (
        <ConfirmIdentity
          why="Before everything is deleted, please show us that it is you."
          byHand
          onConfirmed={() => void carryOut()}
          onClose={stop}
        />
      )}
    </div>
  );
}
