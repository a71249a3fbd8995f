import { EASY_PIN, isEasyPin, PINS_DIFFER } from '@talelantern/domain/accounts/lock';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../shared/services/use-services.ts';
import { PinDialog } from './pin-dialog.tsx';

export function ChoosePin({ onChosen, onClose }: { onChosen: () => void; onClose: () => void }) {
  const { first, ...pin } = useNewPin(onChosen);
  const copy =
    first === null
      ? { title: 'Choose a PIN', lead: 'Four to six digits your child wouldn’t guess.', enterLabel: 'Next' }
      : {
          title: 'Once more, please',
          lead: 'Enter the same digits again, so a slip doesn’t lock you out.',
          enterLabel: 'Lock',
        };
  return <PinDialog {...copy} {...pin} onClose={onClose} />;
}

function useNewPin(onChosen: () => void) {
  const { loadServices } = useServices();
  const [pin, setPin] = useState('');
  const [firstPin, setFirstPin] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  function startOver(why: string | null): void {
    setPin('');
    setFirstPin(null);
    setProblem(why);
  }

  const { mutate, isPending: isBusy } = useMutation({
    mutationFn: async () => (await loadServices()).lock.choosePin(pin),
    onSuccess: onChosen,
    onError: ({ message }) => startOver(message),
  });

  function onEnter(): void {
    if (firstPin === null) {
      if (isEasyPin(pin)) {
        startOver(EASY_PIN);
        return;
      }
      setFirstPin(pin);
      setPin('');
    } else if (firstPin === pin) mutate();
    else startOver(PINS_DIFFER);
  }

  function onChange(typed: string): void {
    setPin(typed);
    setProblem(null);
  }

  return { pin, onChange, first: firstPin, problem, isBusy, onEnter };
}
