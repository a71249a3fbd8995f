import { useEffect, useRef, useState } from 'react';

const HIDE_CONTROLS_AFTER_MS = 4_000;
const INPUT_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'focusin'] as const;
/** The fading controls (reader-controls.css), if one of them has keyboard focus. */
const FOCUSED_CONTROL = ':is(.reader-top, .reader-edge, .reader-foot) :focus-visible, .reader-edge:focus-visible';

/** Hides the controls while the voice reads and there is no input; never while one of them has the focus. */
export function useAutoHideControls(isPlaying: boolean): boolean {
  const [isHidden, setHidden] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    function handleInput(): void {
      setHidden(false);
      clearTimeout(timer.current);
      if (isPlaying) timer.current = setTimeout(hide, HIDE_CONTROLS_AFTER_MS);
    }
    const hide = (): void => setHidden(!document.querySelector(FOCUSED_CONTROL));
    handleInput();
    for (const event of INPUT_EVENTS) window.addEventListener(event, handleInput);
    return () => {
      clearTimeout(timer.current);
      for (const event of INPUT_EVENTS) window.removeEventListener(event, handleInput);
    };
  }, [isPlaying]);

  return isHidden;
}
