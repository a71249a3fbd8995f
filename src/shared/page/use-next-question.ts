import { useEffect, useRef, type RefObject } from 'react';

/** Not after an arrow key, because the user may still be moving between the options. */
export function useNextQuestion(nextQuestionRef: RefObject<HTMLElement | null>, answers: string): () => void {
  const hasAnswered = useRef(false);
  useEffect(() => {
    if (!hasAnswered.current) return;
    hasAnswered.current = false;
    if (document.activeElement?.matches('input:focus-visible')) return;
    nextQuestionRef.current?.scrollIntoView({ block: 'nearest' });
  }, [nextQuestionRef, answers]);
  return () => {
    hasAnswered.current = true;
  };
}
