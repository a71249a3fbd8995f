import { useState } from 'react';
import { ConfirmIdentity } from '../auth/confirm-identity.tsx';
import { ChoosePin } from './choose-pin.tsx';
import { EnterPin } from './enter-pin.tsx';
import { BEFORE_A_NEW_PIN } from './lock-words.ts';
import type { GrownUpReason } from './use-grown-up.ts';

interface LockQuestionProps {
  reason: GrownUpReason;
  onAnswer: (isGrownUp: boolean) => void;
}

/** Asks for a grown-up: the PIN, or who they are where it is forgotten, and then a new one. */
export function LockQuestion({ reason, onAnswer }: LockQuestionProps) {
  const [step, setStep] = useState<'pin' | 'identity' | 'new-pin'>('pin');
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
          byHand
          why={BEFORE_A_NEW_PIN}
          onConfirmed={() => setStep('new-pin')}
          onClose={() => setStep('pin')}
        />
      );
    case 'new-pin':
      return <ChoosePin onChosen={() => onAnswer(true)} onClose={() => onAnswer(false)} />;
  }
}
