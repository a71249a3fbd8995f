import { readRecord } from '@talelantern/domain/stored/read-fields';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Delay after which the browser has requested the pictures of the page itself. */
const STILL_AFTER_MS = 4_000;

/** Whether the page is being printed. Updates synchronously, because the browser prints right after its event. */
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

/** Whether the browser asks for less data; only some browsers say so. */
const savesData = (): boolean => 'connection' in navigator && readRecord(navigator.connection)['saveData'] === true;

/** The pictures for paper: their thumbnails, unless the device has a mouse, and with it most likely a printer. */
export const pictureSizeOnPaper = (): 'full' | 'thumbnail' =>
  matchMedia('(hover: hover)').matches && !savesData() ? 'full' : 'thumbnail';

/** Preloads pictures for printing after a while, because printing does not wait for them. */
export function useLoadForPaper(addresses: readonly string[]): void {
  const list = addresses.join('\n');
  useEffect(() => {
    // Referenced, so that the browser does not discard them.
    const images: HTMLImageElement[] = [];
    const timer = setTimeout(() => {
      for (const src of list.split('\n').filter(Boolean)) images.push(Object.assign(new Image(), { src }));
    }, STILL_AFTER_MS);
    return () => {
      clearTimeout(timer);
      images.length = 0;
    };
  }, [list]);
}
