import { useEffect, useRef } from 'react';

interface ReaderActs {
  turn: (by: 1 | -1) => void;
  toFirstPage: () => void;
  toLastPage: () => void;
  playOrPause: () => void;
  leave: () => void;
}

/** Keys of a control that has the focus are its own. */
const isTaken = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('dialog, input, select, textarea') !== null;
const isOnButton = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('button, a') !== null;

const KEYS: Readonly<Record<string, (acts: ReaderActs) => void>> = {
  ArrowRight: ({ turn }) => turn(1),
  PageDown: ({ turn }) => turn(1),
  ArrowLeft: ({ turn }) => turn(-1),
  PageUp: ({ turn }) => turn(-1),
  Home: ({ toFirstPage }) => toFirstPage(),
  End: ({ toLastPage }) => toLastPage(),
  ' ': ({ playOrPause }) => playOrPause(),
  Escape: ({ leave }) => leave(),
};

/** Arrows and page keys turn, Home and End go to the ends of the chapter, space reads and pauses, Escape leaves. */
export function useReaderKeys(acts: ReaderActs): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    function handle(event: KeyboardEvent): void {
      const act = KEYS[event.key];
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (!act || hasModifier || isTaken(event) || (event.key === ' ' && isOnButton(event))) return;
      event.preventDefault();
      act(latest.current);
    }
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, []);
}
