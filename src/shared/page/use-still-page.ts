import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** By then the pictures of the page have been asked for. */
const STILL_AFTER_MS = 4_000;

/** Whether what is only needed on paper may load: the page has been open for a while, or is about to be printed. */
export function useStillPage(): boolean {
  const [isStill, setStill] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStill(true), STILL_AFTER_MS);
    // The browser prints what is in the document when this event has been handled.
    const handlePrint = (): void => flushSync(() => setStill(true));
    window.addEventListener('beforeprint', handlePrint);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('beforeprint', handlePrint);
    };
  }, []);
  return isStill;
}
