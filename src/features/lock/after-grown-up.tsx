import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useServices } from '../../shared/services/use-services.ts';
import { useGrownUp, type GrownUpReason } from './use-grown-up.ts';
import { useStayOpen } from './use-stay-open.ts';

interface AfterGrownUpProps {
  reason: GrownUpReason;
  /** Called if no grown-up is present, or when the lock closes later. */
  onRefused: () => void;
  children: ReactNode;
}

export function AfterGrownUp({ reason, onRefused, children }: AfterGrownUpProps) {
  const { loadServices } = useServices();
  const ask = useGrownUp();
  const stayOpen = useStayOpen();
  const [isHere, setHere] = useState(false);
  const refuse = useEffectEvent(onRefused);

  useEffect(() => {
    let isGone = false;
    let stop: () => void = () => undefined;

    async function open(): Promise<void> {
      const isGrownUp = await ask(reason);
      if (isGone) return;
      if (!isGrownUp) return refuse();
      const { lock } = await loadServices();
      if (isGone) return;
      // Not `lock.view`, because it would read the lock: a tablet that wakes may have no connection yet.
      stop = lock.watch(() => {
        if (lock.isOpen()) return;
        setHere(false);
        refuse();
      });
      setHere(true);
    }

    void open();
    return () => {
      isGone = true;
      stop();
    };
  }, [ask, loadServices, reason]);

  return (
    isHere && (
      <div className="contents" {...stayOpen}>
        {children}
      </div>
    )
  );
}
