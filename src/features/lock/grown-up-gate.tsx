import { isAppError } from '@talelantern/domain/errors/app-error';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { notify } from '../../ui/notify.ts';
import { dialogPart } from '../../shared/page/lazy-part.tsx';
import { useServices } from '../../shared/services/use-services.ts';
import { GrownUpContext, type AskGrownUp, type GrownUpReason } from './use-grown-up.ts';

const UnlockDialog = dialogPart(async () => (await import('./unlock-dialog.tsx')).UnlockDialog);

interface Asked {
  reason: GrownUpReason;
  answer: (isGrownUp: boolean) => void;
}

export function GrownUpGate({ children }: { children: ReactNode }) {
  const { loadServices } = useServices();
  const [question, setQuestion] = useState<Asked | null>(null);
  const presses = useRef(0);

  const ask = useCallback<AskGrownUp>(
    async (reason) => {
      presses.current += 1;
      const press = presses.current;
      try {
        const { lock: service } = await loadServices();
        const view = await service.view({ mustBeKnown: reason === 'leave' });
        // After a double tap, only the last click may act.
        if (press !== presses.current) return false;
        if (view === 'closed') return await new Promise((answer) => setQuestion({ reason, answer }));
        service.stayOpen();
        return true;
      } catch (error) {
        if (!isAppError(error)) throw error;
        notify.failure(error.message, { isForGrownUp: true });
        return false;
      }
    },
    [loadServices],
  );

  function handleAnswer(isGrownUp: boolean): void {
    question?.answer(isGrownUp);
    setQuestion(null);
  }

  return (
    <GrownUpContext value={ask}>
      {children}
      {question && (
        <UnlockDialog reason={question.reason} onAnswer={handleAnswer} onClose={() => handleAnswer(false)} />
      )}
    </GrownUpContext>
  );
}
