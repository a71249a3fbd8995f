import { useEffect, useReducer, useState } from 'react';
import type { LockView } from '../../services/lock/lock-service.ts';
import { useServices } from '../../shared/services/use-services.ts';

export function useLockView() {
  const { loadServices } = useServices();
  /** Null while loading; 'unreadable' counts as locked. */
  const [view, setView] = useState<LockView | 'unreadable' | null>(null);
  const [looks, look] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    let isGone = false;
    let stop: () => void = () => undefined;

    async function read(): Promise<void> {
      try {
        const { lock } = await loadServices();
        if (isGone) return;
        stop();
        stop = lock.watch(() => {
          // Closes the view immediately, without reading the lock: a tablet that wakes may have no connection yet.
          setView((current) => (current === 'open' && !lock.isOpen() ? 'closed' : current));
          void read();
        });
        const currentView = await lock.view();
        if (!isGone) setView(currentView);
      } catch {
        if (!isGone) setView('unreadable');
      }
    }

    void read();
    return () => {
      isGone = true;
      stop();
    };
  }, [loadServices, looks]);

  useEffect(() => {
    // On `focus`, because another tab or device may have set or removed the PIN.
    const events = ['online', 'focus'] as const;
    for (const event of events) window.addEventListener(event, look);
    return () => {
      for (const event of events) window.removeEventListener(event, look);
    };
  }, []);

  return {
    view,
    /** Shows the view as loading, so that a user sees a reaction and a second failure is announced. */
    lookAgain: (): void => {
      setView(null);
      look();
    },
  };
}
