import { useEffect, useRef, type RefObject } from 'react';

/**
 * Brings what follows from an answer into view where it lies below the screen. Whoever answers with the arrow keys goes
 * on among the answers, so for them nothing moves.
 * @param questionRef the part of the screen that holds the question that follows
 * @param answers all that was answered so far
 * @returns to be called with an answer, just before `answers` change
 */
export function useNextQuestion(questionRef: RefObject<HTMLElement | null>, answers: string): () => void {
  const hasAnswered = useRef(false);
  useEffect(() => {
    if (!hasAnswered.current) return;
    hasAnswered.current = false;
    if (document.activeElement?.matches('input:focus-visible')) return;
    questionRef.current?.scrollIntoView({ block: 'nearest' });
  }, [questionRef, answers]);
  return () => {
    hasAnswered.current = true;
  };
}
