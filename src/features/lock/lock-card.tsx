import { LOCK_UNREADABLE } from '@talelantern/domain/accounts/lock';
import { useState } from 'react';
import { PROFILE_UPDATED, UPDATE_PROFILE_FAILED } from '../../services/profile-keeper.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import { Skeletons } from '../../ui/skeletons.tsx';
import { ConfirmIdentity } from '../auth/confirm-identity.tsx';
import { TryAgain } from '../try-again.tsx';
import { useFailureNotice } from '../use-failure-notice.ts';
import { useServices } from '../use-services.ts';
import { ChoosePin } from './choose-pin.tsx';
import { BEFORE_A_NEW_PIN } from './lock-words.ts';
import { useLockView } from './use-lock-view.ts';

type Step = 'choose' | 'prove-to-change' | 'prove-to-remove';

/** Sets the grown-up lock, changes its PIN, closes it at once or takes it away. */
export function LockCard() {
  const { lock } = useServices();
  const { view, lookAgain } = useLockView();
  const [step, setStep] = useState<Step | null>(null);
  const tellFailure = useFailureNotice();
  const close = (): void => setStep(null);

  function handleChosen(): void {
    close();
    notify.success(PROFILE_UPDATED, { detail: 'The lock is set. It stays open for you for a while.' });
  }

  async function remove(): Promise<void> {
    close();
    try {
      await (await lock()).remove();
      notify.success(PROFILE_UPDATED, { detail: 'The lock is gone. Everything is open again.' });
    } catch (error) {
      tellFailure(error, UPDATE_PROFILE_FAILED);
    }
  }

  async function lockNow(): Promise<void> {
    (await lock()).close();
  }

  if (view === null) return <Skeletons shape="lines" count={2} label="Looking at the lock" />;
  if (view === 'unreadable') return <TryAgain message={LOCK_UNREADABLE} onRetry={lookAgain} />;
  return (
    <>
      {view === 'none' ? (
        <>
          <p className="text-soft">No PIN is set: whoever holds this device can do all of that.</p>
          <Button icon="lock" className="mt-4" onClick={() => setStep('choose')}>
            Set a PIN
          </Button>
        </>
      ) : (
        <>
          <p className="text-soft">
            The lock is set. After the PIN it stays open for five minutes, on this device and in this tab only.
          </p>
          <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:[&>*]:w-full">
            <Button icon="lock" onClick={() => void lockNow()}>
              Lock now
            </Button>
            <Button variant="line" onClick={() => setStep('prove-to-change')}>
              Change the PIN
            </Button>
            <Button variant="quiet" onClick={() => setStep('prove-to-remove')}>
              Take the lock away
            </Button>
          </div>
        </>
      )}
      {step === 'choose' && <ChoosePin onChosen={handleChosen} onClose={close} />}
      {step === 'prove-to-change' && (
        <ConfirmIdentity byHand why={BEFORE_A_NEW_PIN} onConfirmed={() => setStep('choose')} onClose={close} />
      )}
      {step === 'prove-to-remove' && (
        <ConfirmIdentity
          byHand
          why="Then the lock goes, and nothing asks for a grown-up any more."
          onConfirmed={() => void remove()}
          onClose={close}
        />
      )}
    </>
  );
}
