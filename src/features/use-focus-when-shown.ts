import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus to an element whenever `what` it shows changes: to a new heading within the same page. */
export function useFocusWhenShown(what: string): RefObject<HTMLDivElement | null> {
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    shown.current?.focus({ preventScroll: true });
    shown.current?.scrollIntoView({ block: 'nearest' });
  }, [what]);
  return shown;
}
