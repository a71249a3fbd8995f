import { useEffect, useRef, type RefObject } from 'react';

/** True while mounted and `isInView`, for work that may end after unmounting. */
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
