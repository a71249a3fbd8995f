import { useState } from 'react';
import { notify } from '../../ui/notify.ts';
import { lazyPart } from '../../shared/page/lazy-part.tsx';

const AdultQuestion = lazyPart(async () => (await import('./adult-question.tsx')).AdultQuestion, null);

export function useAdultQuestion() {
  const [answer, setAnswer] = useState<((isAdult: boolean) => void) | null>(null);

  const ask = (): Promise<boolean> => new Promise((resolve) => setAnswer(() => resolve));

  function handleAnswer(isAdult: boolean): void {
    setAnswer(null);
    answer?.(isAdult);
    if (!isAdult) notify.note('No account was created', { detail: 'Please ask a grown-up to create one.' });
  }

  return {
    ask,
    question: answer && <AdultQuestion onAnswer={handleAnswer} />,
  };
}
