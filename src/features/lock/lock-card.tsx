import { LOCK_UNREADABLE } from '@talelantern/domain/accounts/lock';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { PROFILE_UPDATED, UPDATE_PROFILE_FAILED } from '../../services/account/profile-loader.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import { Skeletons } from '../../ui/skeletons.tsx';
import { ConfirmIdentity } from '../auth/confirm-identity.tsx';
import { TryAgain } from '../../shared/notifications/try-again.tsx';
import { keepFocus } from '../../ui/keep-focus.ts';
import { useFailureNotice } from '../../shared/notifications/use-failure-notice.ts';
import { useServices } from '../../shared/services/use-services.ts';
import { ChoosePin } from './choose-pin.tsx';
import { BEFORE_A_NEW_PIN } from './lock-copy.ts';
import { useLockView } from './use-lock-view.ts';

type Step = 'choose' | 'prove-to-change' | 'prove-to-remove';

export function LockCard() {
  const { loadServices } = useServices();
  const { view, lookAgain } = useLockView();
  const [step, setStep] = useState<Step | null>(null);
  const notifyFailure = useFailureNotice();
  const close = (): void => setStep(null);

  function handleChosen(): void {
    close();
    notify.success(PROFILE_UPDATED, { detail: 'The lock is on. It stays open for you for a while.' });
  }

  const { mutate: remove } = useMutation({
    mutationFn: async () => (await loadServices()).lock.remove(),
    onMutate: close,
    onSuccess: () => notify.success(PROFILE_UPDATED, { detail: 'The lock is off. Everything is open again.' }),
    onError: (error) => notifyFailure(error, UPDATE_PROFILE_FAILED),
  });

  async function lockNow(): Promise<void> {
    (await loadServices()).lock.close();
  }

  if (view === null) return <Skeletons shape="lines" count={2} label="Checking the lock" />;
  if (view === 'unreadable') return <TryAgain announced message={LOCK_UNREADABLE} onRetry={lookAgain} />;
  return (
    <div ref={keepFocus}>
      {view === 'none' ? (
        <>
          <p className="text-soft">No PIN is set, so anyone with this device can do all of that.</p>
          <Button icon="lock" variant="line" className="mt-4" onClick={() => setStep('choose')}>
            Set a PIN
          </Button>
        </>
      ) : (
        <>
          <p className="text-soft">
            The lock is on. After the PIN it stays open for five minutes, only on this device and in this tab.
          </p>
          <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:[&>*]:w-full">
            <Button icon="lock" onClick={() => void lockNow()}>
              Lock now
            </Button>
            <Button variant="line" onClick={() => setStep('prove-to-change')}>
              Change the PIN
            </Button>
            <Button variant="quiet" onClick={() => setStep('prove-to-remove')}>
              Remove the lock
            </Button>
          </div>
        </>
      )}
      {step === 'choose' && <ChoosePin onChosen={handleChosen} onClose={close} />}
      {step === 'prove-to-change' && (
        <ConfirmIdentity isAutofillOff why={BEFORE_A_NEW_PIN} onConfirmed={() => setStep('choose')} onClose={close} />
      )}
      {step === 'prove-to-remove' && (
        <ConfirmIdentity
          isAutofillOff
          why="This removes the lock. Nothing will ask for a grown-up any more."
          onConfirmed={() => remove()}
          onClose={close}
        />
      )}
    </div>
  );
}
