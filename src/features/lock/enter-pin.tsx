import { LOCK_UNREADABLE, WRONG_PIN } from '@talelantern/domain/accounts/lock';
import { isAppError } from '@talelantern/domain/errors/app-error';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useServices } from '../use-services.ts';
import { ASK_A_GROWN_UP, FOR_GROWN_UPS } from './lock-words.ts';
import { PinDialog } from './pin-dialog.tsx';
import { PinPad } from './pin-pad.tsx';
import { useWait } from './use-wait.ts';
import type { GrownUpReason } from './use-grown-up.ts';
import { waitSentence } from './wait-sentence.ts';

interface EnterPinProps {
  reason: GrownUpReason;
  onOpened: () => void;
  onForgotten: () => void;
  onClose: () => void;
}

/** Asks for the PIN; after a wrong one it rests for a while. */
export function EnterPin({ reason, onOpened, onForgotten, onClose }: EnterPinProps) {
  const { pin, setPin, problem, wait, isBusy, enter } = usePinTries(onOpened);
  const pad = useRef<HTMLDivElement>(null);
  return (
    <PinDialog title={ASK_A_GROWN_UP} lead={FOR_GROWN_UPS[reason]} focus={pad} onClose={onClose}>
      <PinPad
        pin={pin}
        onChange={setPin}
        onEnter={() => void enter()}
        enterLabel="Open"
        busy={isBusy}
        resting={wait.left > 0}
        focus={pad}
      >
        {problem && <p className="font-semibold text-berry-700">{problem}</p>}
        {wait.left > 0 && (
          <p className="text-soft">
            <span aria-hidden="true">{waitSentence(wait.left)}</span>
            <span className="sr-only">{waitSentence(wait.whole)}</span>
          </p>
        )}
      </PinPad>
      <div className="mt-4 flex flex-wrap justify-between gap-x-4">
        <Button variant="quiet" onClick={onForgotten}>
          Forgotten the PIN?
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      </div>
    </PinDialog>
  );
}

function usePinTries(onOpened: () => void) {
  const { lock } = useServices();
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const wait = useWait();
  const { begin } = wait;

  useEffect(() => {
    let isGone = false;
    lock()
      .then((service) => isGone || begin(service.waitMs()))
      // Whoever tries a PIN learns of it.
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [lock, begin]);

  async function enter(): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      const outcome = await (await lock()).tryPin(pin);
      if (outcome.status === 'opened') {
        onOpened();
        return;
      }
      if (outcome.status === 'wrong') setProblem(WRONG_PIN);
      begin(outcome.waitMs);
    } catch (error) {
      setProblem(isAppError(error) ? error.message : LOCK_UNREADABLE);
    }
    setPin('');
    setBusy(false);
  }

  function type(typed: string): void {
    setPin(typed);
    setProblem(null);
  }

  return { pin, setPin: type, problem, wait, isBusy, enter };
}
