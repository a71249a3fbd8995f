import { useEffect, useRef } from 'react';
import { focusMain } from '../../ui/main-focus.ts';

/** The content takes the focus when a page shows its list again, instead of what was opened from it. */
export function useFocusOnReturn(isList: boolean): void {
  const wasList = useRef(isList);
  useEffect(() => {
    if (isList && !wasList.current) focusMain();
    wasList.current = isList;
  }, [isList]);
}
