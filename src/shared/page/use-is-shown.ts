import { useEffect, useRef, type RefObject } from 'react';

/** True while mounted, for work that may end after unmounting. */
export function useIsShown(): RefObject<boolean> {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
