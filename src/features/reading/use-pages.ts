import { useLayoutEffect, useRef, useState } from 'react';
import { UNMEASURED, type Pages } from './book-pages.ts';

/** Between two pages, out of sight. The style sheet has the same. */
const GAP_PX = 48;

const stepOf = (view: HTMLElement): number => view.getBoundingClientRect().width + GAP_PX;

function measure(view: HTMLElement): Pages {
  const step = stepOf(view);
  const origin = view.getBoundingClientRect().left - view.scrollLeft;
  const words = view.querySelectorAll<HTMLElement>('[data-word]');
  const ofWord = Array.from(words, (word) => Math.floor(((word.getClientRects()[0]?.left ?? 0) - origin + 1) / step));
  return { ofWord, count: Math.max(1, Math.round((view.scrollWidth + GAP_PX) / step)) };
}

const isReduced = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The chapter lies in columns of the view's width, one a page; the browser breaks them. `holdView` goes on the element
 * that scrolls. `layout` changes whenever the text or its looks do; `measured` counts how often it was laid out.
 */
export function usePages(layout: string) {
  const [view, holdView] = useState<HTMLElement | null>(null);
  const [pages, setPages] = useState<Pages>(UNMEASURED);
  const [measured, setMeasured] = useState(0);

  useLayoutEffect(() => {
    if (!view) return;
    const element = view;
    let isGone = false;
    const look = (): void => {
      if (isGone) return;
      setPages(measure(element));
      setMeasured((count) => count + 1);
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    look();
    // A face that arrives late has other widths.
    void document.fonts.ready.then(look);
    document.fonts.addEventListener('loadingdone', look);
    return () => {
      isGone = true;
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', look);
    };
  }, [view, layout]);

  const pageInView = (): number => (view ? Math.round(view.scrollLeft / stepOf(view)) : 0);

  return { view, holdView, pages, measured, pageInView };
}

/**
 * Keeps `page` in view: turned softly, but at once where the text has just been laid out or motion is unwelcome. Returns
 * what to ask when scrolling has ended: true where it was this turning, which is then brought to its end; a turn that
 * overtakes another ends both in between.
 */
export function useTurnedPage(view: HTMLElement | null, page: number, measured: number): () => boolean {
  const last = useRef(measured);
  const isTurning = useRef(false);
  useLayoutEffect(() => {
    if (!view) return;
    const isLaidOut = last.current !== measured;
    last.current = measured;
    const left = page * stepOf(view);
    if (Math.abs(view.scrollLeft - left) <= 1) return;
    isTurning.current = true;
    view.scrollTo({ left, behavior: isLaidOut || isReduced() ? 'instant' : 'smooth' });
  }, [view, page, measured]);

  return () => {
    if (!view || !isTurning.current) return false;
    isTurning.current = false;
    view.scrollTo({ left: page * stepOf(view), behavior: 'instant' });
    return true;
  };
}
