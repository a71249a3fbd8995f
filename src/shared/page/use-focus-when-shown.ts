import { useEffect, useRef, type RefObject } from 'react';

export function useFocusWhenShown(what: string): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, [what]);
  return ref;
}
