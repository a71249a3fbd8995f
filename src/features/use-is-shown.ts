import { useEffect, useRef, type RefObject } from 'react';

/** True while the component is on the screen; for work that may end after it is gone. */
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
