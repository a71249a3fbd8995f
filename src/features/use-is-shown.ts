import { useEffect, useRef, type RefObject } from 'react';

/** True while the component is on the screen and `isInView`; for work that may end after it is gone. */
export function useIsShown(isInView = true): RefObject<boolean> {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = isInView;
    return () => {
      isShown.current = false;
    };
  }, [isInView]);
  return isShown;
}
