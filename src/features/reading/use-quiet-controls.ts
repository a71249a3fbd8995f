import { useEffect, useRef, useState, type RefObject } from 'react';

const QUIET_AFTER_MS = 4_000;
const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'focusin'] as const;

/** While the voice reads and nobody stirs the controls fade; never while the focus is on one of them. */
export function useQuietControls(controls: RefObject<HTMLElement | null>, isPlaying: boolean): boolean {
  const [isQuiet, setQuiet] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    function stir(): void {
      setQuiet(false);
      clearTimeout(timer.current);
      if (isPlaying) timer.current = setTimeout(fade, QUIET_AFTER_MS);
    }
    function fade(): void {
      const focused = document.activeElement;
      if (controls.current?.contains(focused) && focused?.matches(':focus-visible')) return;
      setQuiet(true);
    }
    stir();
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, stir);
    return () => {
      clearTimeout(timer.current);
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, stir);
    };
  }, [controls, isPlaying]);

  return isQuiet;
}
