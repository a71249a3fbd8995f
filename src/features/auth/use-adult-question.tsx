import { Suspense, useState, type ReactNode } from 'react';
import { notify } from '../../ui/notify.ts';
import { latePart } from '../late-part.tsx';

/** Only whoever comes by Google or Apple for the first time is asked. */
const AdultQuestion = latePart(async () => (await import('./adult-question.tsx')).AdultQuestion);

interface AdultQuestionState {
  /** Resolves to the answer. */
  ask: () => Promise<boolean>;
  /** To be drawn where it is asked. */
  question: ReactNode;
}

/** Asks whether somebody is a grown-up. */
export function useAdultQuestion(): AdultQuestionState {
  const [answer, setAnswer] = useState<((isAdult: boolean) => void) | null>(null);

  const ask = (): Promise<boolean> => new Promise((resolve) => setAnswer(() => resolve));

  function handleAnswer(isAdult: boolean): void {
    setAnswer(null);
    answer?.(isAdult);
    if (!isAdult) notify.note('No account was made', { detail: 'Please ask a grown-up to make one.' });
  }

  return {
    ask,
    question: answer && (
      <Suspense>
        <AdultQuestion onAnswer={handleAnswer} />
      </Suspense>
    ),
  };
}
