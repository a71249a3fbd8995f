import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** By this time the browser has requested the pictures of the page. */
const STILL_AFTER_MS = 4_000;

/** Whether the page is being printed. What it renders then is on the paper: the browser waits for this event only. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const handleBegin = (): void => flushSync(() => setPrinting(true));
    const handleEnd = (): void => setPrinting(false);
    window.addEventListener('beforeprint', handleBegin);
    window.addEventListener('afterprint', handleEnd);
    return () => {
      window.removeEventListener('beforeprint', handleBegin);
      window.removeEventListener('afterprint', handleEnd);
    };
  }, []);
  return isPrinting;
}

/** Loads pictures for paper once the page has been open for a while: they cannot be waited for when it is printed. */
export function useLoadForPaper(addresses: readonly string[]): void {
  const list = addresses.join('\n');
  useEffect(() => {
    // Kept, so that the browser does not drop them.
    const kept: HTMLImageElement[] = [];
    const timer = setTimeout(() => {
      for (const src of list.split('\n').filter(Boolean)) kept.push(Object.assign(new Image(), { src }));
    }, STILL_AFTER_MS);
    return () => {
      clearTimeout(timer);
      kept.length = 0;
    };
  }, [list]);
}
