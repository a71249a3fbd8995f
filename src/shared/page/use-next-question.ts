import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls to the next question after an answer, but not after an arrow key, which may only move between the options. */
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
