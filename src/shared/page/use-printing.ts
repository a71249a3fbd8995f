import { readRecord } from '@talelantern/domain/stored/read-fields';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { sleep } from '../../services/core/sleep.ts';
import { notify } from '../../ui/notify.ts';

/** The element that is printed instead of the page. */
export const PAPER_CLASS = 'printed';

export const GETTING_PICTURES = 'Getting the pictures…';

/** Pictures for paper are preloaded only after this delay, so that the page gets its own pictures first. */
const PRELOAD_AFTER_MS = 4_000;

/** The longest wait for pictures; one that takes longer is printed as far as it has loaded. */
const PICTURES_AT_MOST_MS = 10_000;

/**
 * Whether the page needs its paper: from the first print until it is left, because iOS may end a print before its sheet
 * has drawn the page. Updates synchronously, because the browser prints right after its event.
 */
export function useNeedsPaper(): boolean {
  const [needsPaper, setNeedsPaper] = useState(false);
  useEffect(() => {
    const handleBegin = (): void => flushSync(() => setNeedsPaper(true));
    window.addEventListener('beforeprint', handleBegin);
    return () => window.removeEventListener('beforeprint', handleBegin);
  }, []);
  return needsPaper;
}

/** Prints the page once the pictures on its paper are loaded, which browsers do not wait for. */
export function usePrint(): { isWaiting: boolean; print: () => void } {
  const [isWaiting, setWaiting] = useState(false);

  async function printWithPictures(): Promise<void> {
    window.dispatchEvent(new Event('beforeprint'));
    const pictures = [...document.querySelectorAll<HTMLImageElement>(`.${PAPER_CLASS} img`)];
    const loaded = Promise.allSettled(pictures.map((picture) => picture.decode()));
    const ready = Promise.race([loaded, sleep(PICTURES_AT_MOST_MS)]);
    if (pictures.some(({ complete }) => !complete)) notify.note(GETTING_PICTURES, { until: ready });
    setWaiting(true);
    await ready;
    setWaiting(false);
    window.print();
  }
  return { isWaiting, print: () => void (isWaiting || printWithPictures()) };
}

/** Whether the browser asks for less data; only some browsers say so. */
const savesData = (): boolean => 'connection' in navigator && readRecord(navigator.connection)['saveData'] === true;

/** The pictures for paper: their thumbnails, unless the device has a mouse, and with it most likely a printer. */
export const pictureSizeOnPaper = (): 'full' | 'thumbnail' =>
  matchMedia('(hover: hover)').matches && !savesData() ? 'full' : 'thumbnail';

/** Preloads pictures for printing after a while, because printing does not wait for them. */
export function useLoadForPaper(urls: readonly string[]): void {
  const list = urls.join('\n');
  useEffect(() => {
    // Referenced, so that the browser does not discard them.
    const images: HTMLImageElement[] = [];
    const timer = setTimeout(() => {
      for (const src of list.split('\n').filter(Boolean)) images.push(Object.assign(new Image(), { src }));
    }, PRELOAD_AFTER_MS);
    return () => {
      clearTimeout(timer);
      images.length = 0;
    };
  }, [list]);
}
