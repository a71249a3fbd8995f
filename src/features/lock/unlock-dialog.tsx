import { LOCK_UNREADABLE, WRONG_PIN } from '@talelantern/domain/accounts/lock';
import { isAppError } from '@talelantern/domain/errors/app-error';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ConfirmIdentity } from '../auth/confirm-identity.tsx';
import { ChoosePin } from './choose-pin.tsx';
import { ASK_A_GROWN_UP, BEFORE_A_NEW_PIN, REASON_COPY } from './lock-copy.ts';
import type { GrownUpReason } from './use-grown-up.ts';
import { Button } from '../../ui/button.tsx';
import { waitSentence } from '../../shared/notifications/wait-sentence.ts';
import { useOnChange } from '../../shared/page/use-on-change.ts';
import { useServices } from '../../shared/services/use-services.ts';
import { PinDialog } from './pin-dialog.tsx';

export function UnlockDialog({ reason, onAnswer }: { reason: GrownUpReason; onAnswer: (isGrownUp: boolean) => void }) {
  const [step, setStep] = useState<'pin' | 'identity' | 'new-pin'>('pin');
  // Navigation, such as Back, cancels the question, because the action belongs to the page.
  useOnChange(useLocation().pathname, () => onAnswer(false));
  switch (step) {
    case 'pin':
      return (
        <EnterPin
          reason={reason}
          onOpened={() => onAnswer(true)}
          onForgotten={() => setStep('identity')}
          onClose={() => onAnswer(false)}
        />
      );
    case 'identity':
      return (
        <ConfirmIdentity
          isAutofillOff
          why={BEFORE_A_NEW_PIN}
          onConfirmed={() => setStep('new-pin')}
          onClose={() => setStep('pin')}
        />
      );
    case 'new-pin':
      return <ChoosePin onChosen={() => onAnswer(true)} onClose={() => onAnswer(false)} />;
  }
}

interface EnterPinProps {
  reason: GrownUpReason;
  onOpened: () => void;
  onForgotten: () => void;
  onClose: () => void;
}

function EnterPin({ reason, onOpened, onForgotten, onClose }: EnterPinProps) {
  const { wait, ...attempt } = usePinAttempts(onOpened);
  return (
    <PinDialog
      {...attempt}
      title={ASK_A_GROWN_UP}
      lead={REASON_COPY[reason]}
      enterLabel="Open"
      isWaiting={wait.left > 0}
      otherWay={
        <Button variant="quiet" onClick={onForgotten}>
          Forgot the PIN?
        </Button>
      }
      onClose={onClose}
    >
      {wait.left > 0 && (
        <p className="text-soft">
          <span aria-hidden="true">{waitSentence(toSeconds(wait.left))}</span>
          <span className="sr-only">{waitSentence(toSeconds(wait.whole))}</span>
        </p>
      )}
    </PinDialog>
  );
}

function usePinAttempts(onOpened: () => void) {
  const { loadServices } = useServices();
  const [pin, setPin] = useState('');
  const wait = useWait();
  const { begin } = wait;

  useEffect(() => {
    let isUnmounted = false;
    loadServices()
      .then(({ lock }) => isUnmounted || begin(lock.waitMs()))
      // Ignored, because the same failure is shown when a PIN is entered.
      .catch(() => undefined);
    return () => {
      isUnmounted = true;
    };
  }, [loadServices, begin]);

  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: async () => (await loadServices()).lock.tryPin(pin),
    onSuccess(outcome) {
      if (outcome.status === 'opened') return onOpened();
      begin(outcome.waitMs);
      setPin('');
    },
    onError: () => setPin(''),
  });
  const wrongPinMessage = data?.status === 'wrong' ? WRONG_PIN : null;
  const failed = error && (isAppError(error) ? error.message : LOCK_UNREADABLE);

  function onChange(typed: string): void {
    setPin(typed);
    reset();
  }

  return { pin, onChange, problem: failed ?? wrongPinMessage, wait, isBusy: isPending, onEnter: () => mutate() };
}

const TICK_MS = 1_000;

function useWait() {
  const [until, setUntil] = useState<number | null>(null);
  const [msLeft, setMsLeft] = useState(0);
  const [totalMs, setTotalMs] = useState(0);

  useEffect(() => {
    if (until === null) return;
    const count = (): void => {
      const rest = Math.max(0, until - Date.now());
      setMsLeft(rest);
      if (rest === 0) setUntil(null);
    };
    const timer = setInterval(count, TICK_MS);
    return () => clearInterval(timer);
  }, [until]);

  const begin = useCallback((waitMs: number) => {
    setMsLeft(waitMs);
    setTotalMs(waitMs);
    setUntil(waitMs > 0 ? Date.now() + waitMs : null);
  }, []);

  return { left: msLeft, whole: totalMs, begin };
}

const SECOND_MS = 1_000;

const toSeconds = (waitMs: number): number => Math.ceil(waitMs / SECOND_MS);
