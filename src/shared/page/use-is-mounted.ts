import { useEffect, useRef, type RefObject } from 'react';

/** True while mounted, for work that may end after unmounting. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
