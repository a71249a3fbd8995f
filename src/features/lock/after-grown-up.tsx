import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useGrownUp, type GrownUpReason } from './use-grown-up.ts';

interface AfterGrownUpProps {
  reason: GrownUpReason;
  onRefused: () => void;
  children: ReactNode;
}

export function AfterGrownUp({ reason, onRefused, children }: AfterGrownUpProps) {
  const ask = useGrownUp();
  const [isHere, setHere] = useState(false);
  const refuse = useEffectEvent(onRefused);

  useEffect(() => {
    let isGone = false;
    void ask(reason).then((isGrownUp) => {
      if (isGone) return;
      if (isGrownUp) setHere(true);
      else refuse();
    });
    return () => {
      isGone = true;
    };
  }, [ask, reason]);

  return isHere && children;
}
