import { EASY_PIN, isEasyPin, PINS_DIFFER } from '@talelantern/domain/accounts/lock';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useServices } from '../../shared/services/use-services.ts';
import { PinDialog } from './pin-dialog.tsx';
import { PinPad } from './pin-pad.tsx';

export function ChoosePin({ onChosen, onClose }: { onChosen: () => void; onClose: () => void }) {
  const { pin, type, first, problem, isBusy, enter } = useNewPin(onChosen);
  const pad = useRef<HTMLInputElement>(null);
  return (
    <PinDialog
      title={first === null ? 'Choose a PIN' : 'Once more, please'}
      lead={
        first === null
          ? 'Four to six digits your child wouldn’t guess.'
          : 'Enter the same digits again, so a slip doesn’t lock you out.'
      }
      focus={pad}
      onClose={onClose}
    >
      <PinPad
        pin={pin}
        onChange={type}
        onEnter={() => enter()}
        enterLabel={first === null ? 'Next' : 'Lock'}
        isBusy={isBusy}
        focus={pad}
      >
        {problem && <p className="font-semibold text-berry-700">{problem}</p>}
      </PinPad>
      <div className="mt-4 flex justify-end">
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      </div>
    </PinDialog>
  );
}

function useNewPin(onChosen: () => void) {
  const { deferred } = useServices();
  const [pin, setPin] = useState('');
  const [first, setFirst] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  function startOver(why: string | null): void {
    setPin('');
    setFirst(null);
    setProblem(why);
  }

  const { mutate, isPending: isBusy } = useMutation({
    mutationFn: async () => (await deferred()).lock.choosePin(pin),
    onSuccess: onChosen,
    onError: ({ message }) => startOver(message),
  });

  function enter(): void {
    if (first === null) {
      if (isEasyPin(pin)) {
        startOver(EASY_PIN);
        return;
      }
      setFirst(pin);
      setPin('');
    } else if (first === pin) mutate();
    else startOver(PINS_DIFFER);
  }

  function type(typed: string): void {
    setPin(typed);
    setProblem(null);
  }

  return { pin, type, first, problem, isBusy, enter };
}
