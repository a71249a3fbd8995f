import { useEffect, useReducer, useState } from 'react';
import type { LockView } from '../../services/lock-service.ts';
import { useServices } from '../use-services.ts';

interface LockSeen {
  /** Null until it is known; 'unreadable' counts as closed. */
  view: LockView | 'unreadable' | null;
  lookAgain: () => void;
}

/** How the grown-up lock stands, kept up to date in this tab; looked at anew when the network is back. */
export function useLockView(): LockSeen {
  const { lock } = useServices();
  const [view, setView] = useState<LockSeen['view']>(null);
  const [looks, lookAgain] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    let isGone = false;
    let stop: () => void = () => undefined;

    async function look(): Promise<void> {
      try {
        const service = await lock();
        if (isGone) return;
        stop();
        stop = service.watch(() => void look());
        const seen = await service.look();
        if (!isGone) setView(seen);
      } catch {
        if (!isGone) setView('unreadable');
      }
    }

    void look();
    return () => {
      isGone = true;
      stop();
    };
  }, [lock, looks]);

  useEffect(() => {
    if (view !== 'unreadable') return undefined;
    const handleOnline = (): void => lookAgain();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, [view]);

  return { view, lookAgain };
}
