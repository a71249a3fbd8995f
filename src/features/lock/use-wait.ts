import { useCallback, useEffect, useState } from 'react';

const TICK_MS = 1_000;

interface Wait {
  /** Ms that are left, counted down by the second; 0: no wait. */
  left: number;
  /** Ms from the beginning. */
  whole: number;
  begin: (waitMs: number) => void;
}

/** Counts a wait down. */
export function useWait(): Wait {
  const [until, setUntil] = useState<number | null>(null);
  const [left, setLeft] = useState(0);
  const [whole, setWhole] = useState(0);

  useEffect(() => {
    if (until === null) return;
    const count = (): void => {
      const rest = Math.max(0, until - Date.now());
      setLeft(rest);
      if (rest === 0) setUntil(null);
    };
    const timer = setInterval(count, TICK_MS);
    return () => clearInterval(timer);
  }, [until]);

  const begin = useCallback((waitMs: number) => {
    setLeft(waitMs);
    setWhole(waitMs);
    setUntil(waitMs > 0 ? Date.now() + waitMs : null);
  }, []);

  return { left, whole, begin };
}
