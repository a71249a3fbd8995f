import { useEffect, useRef, type RefObject } from 'react';

interface NextQuestion {
  /** Goes on the part of the screen that holds the next question. */
  place: RefObject<HTMLDivElement | null>;
  /** To be called with an answer: once the question that follows is there, it comes into view. */
  answered: () => void;
}

/**
 * Brings what follows from an answer into view where it lies below the screen. Whoever answers with the arrow keys goes
 * on among the answers, so for them nothing moves.
 */
export function useNextQuestion(answers: string): NextQuestion {
  const place = useRef<HTMLDivElement>(null);
  const hasAnswered = useRef(false);
  useEffect(() => {
    if (!hasAnswered.current) return;
    hasAnswered.current = false;
    if (document.activeElement?.matches('input:focus-visible')) return;
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [answers]);
  return {
    place,
    answered() {
      hasAnswered.current = true;
    },
  };
}
