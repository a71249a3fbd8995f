import { useLayoutEffect } from 'react';
import { useServices } from '../../shared/services/use-services.ts';
import { setChildModeChild } from './child-mode.ts';

/** Starts child mode, locks the PIN at once if it was open, and remembers whether there is one. */
export function useStartChildMode(childId: string | null): void {
  const { uid, loadServices } = useServices();
  useLayoutEffect(() => {
    if (childId === null) return;
    setChildModeChild(uid, childId);
    loadServices()
      .then(({ lock }) => {
        lock.close();
        return lock.view();
      })
      // A lock that cannot be loaded is not open, and one that cannot be read keeps the books closed.
      .catch(() => undefined);
  }, [uid, childId, loadServices]);
}
