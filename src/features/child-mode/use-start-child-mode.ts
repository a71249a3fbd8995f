import { useLayoutEffect } from 'react';
import { useServices } from '../../shared/services/use-services.ts';
import { setQuiet } from '../../ui/notify.ts';
import { setChildModeChild } from '../../shared/family/child-mode.ts';

/** Also silences toasts, closes the lock, and reads whether a PIN is set, to know it offline. */
export function useStartChildMode(childId: string | null): void {
  const { uid, loadServices } = useServices();
  useLayoutEffect(() => {
    if (childId === null) return undefined;
    setChildModeChild(uid, childId);
    setQuiet(true);
    loadServices()
      .then(({ lock }) => {
        lock.close();
        return lock.view();
      })
      // If the lock fails to load it cannot be open; if it cannot be read, the books stay closed.
      .catch(() => undefined);
    return () => setQuiet(false);
  }, [uid, childId, loadServices]);
}
