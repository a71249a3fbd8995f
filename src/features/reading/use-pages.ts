import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { UNMEASURED, type Pages } from './book-pages.ts';

/** Column gap between two pages, which is never visible. Must equal the gap in the style sheet. */
const GAP_PX = 48;

const pageStepOf = (view: HTMLElement): number => view.getBoundingClientRect().width + GAP_PX;

const sizeOf = (view: HTMLElement): string => `${view.clientWidth}x${view.clientHeight}`;

function measure(view: HTMLElement): Pages {
  const step = pageStepOf(view);
  const origin = view.getBoundingClientRect().left - view.scrollLeft;
  const words = view.querySelectorAll<HTMLElement>('[data-word]');
  const ofWord = Array.from(words, (word) => Math.floor(((word.getClientRects()[0]?.left ?? 0) - origin + 1) / step));
  return { ofWord, count: Math.max(1, Math.round((view.scrollWidth + GAP_PX) / step)) };
}

const isMotionReduced = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Lays the chapter out in columns of the view's width, one per page. `viewRef` is the ref of the scrolling element.
 * `layout` must change with the text or its style; `layoutCount` counts the layouts.
 */
export function usePages(layout: string) {
  const [view, viewRef] = useState<HTMLElement | null>(null);
  const [pages, setPages] = useState<Pages>(UNMEASURED);
  const [layoutCount, setLayoutCount] = useState(0);
  const measuredSize = useRef('');

  useLayoutEffect(() => {
    if (!view) return;
    const element = view;
    let isUnmounted = false;
    const update = (): void => {
      if (isUnmounted) return;
      measuredSize.current = sizeOf(element);
      setPages(measure(element));
      setLayoutCount((count) => count + 1);
    };
    const observer = new ResizeObserver(update);
    observer.observe(element);
    // Paragraphs are observed too: text spacing set by the browser or an extension resizes them, but not the view.
    for (const paragraph of element.querySelectorAll('.reader-flow > p')) observer.observe(paragraph);
    update();
    // Measured again once fonts are loaded, because a font that loads late changes the widths.
    void document.fonts.ready.then(update);
    document.fonts.addEventListener('loadingdone', update);
    return () => {
      isUnmounted = true;
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', update);
    };
  }, [view, layout]);

  /** Null between a resize of the view and its measurement: the browser has scrolled the view then, not the reader. */
  const pageInView = (): number | null =>
    view && sizeOf(view) === measuredSize.current ? Math.round(view.scrollLeft / pageStepOf(view)) : null;

  return { view, viewRef, pages, layoutCount, pageInView };
}

/**
 * Scrolls to `page`, smoothly unless the layout is new or motion is reduced. Returns a function to call when scrolling
 * ends, which completes the page turn and returns true if there was one.
 */
export function useScrollToPage(view: HTMLElement | null, page: number, layoutCount: number): () => boolean {
  const last = useRef(layoutCount);
  const isTurning = useRef(false);
  useLayoutEffect(() => {
    if (!view) return;
    const isNewLayout = last.current !== layoutCount;
    last.current = layoutCount;
    const left = page * pageStepOf(view);
    if (Math.abs(view.scrollLeft - left) <= 1) return;
    isTurning.current = true;
    view.scrollTo({ left, behavior: isNewLayout || isMotionReduced() ? 'instant' : 'smooth' });
  }, [view, page, layoutCount]);

  return () => {
    if (!view || !isTurning.current) return false;
    isTurning.current = false;
    view.scrollTo({ left: page * pageStepOf(view), behavior: 'instant' });
    return true;
  };
}

/** Without events for so long, scrolling has ended: for Safari before 26.2 and Chrome before 114 (no `scrollend`). */
const SCROLL_SILENCE_MS = 150;

/** Calls `onEnd` after the view has been scrolled, by a page turn or otherwise. */
export function useScrollEnd(view: HTMLElement | null, onEnd: () => void): void {
  const handleEnd = useEffectEvent(onEnd);
  useEffect(() => {
    if (!view) return;
    const end = (): void => handleEnd();
    if (Reflect.has(view, 'onscrollend')) {
      view.addEventListener('scrollend', end);
      return () => view.removeEventListener('scrollend', end);
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(end, SCROLL_SILENCE_MS);
    };
    view.addEventListener('scroll', wait);
    return () => {
      clearTimeout(timer);
      view.removeEventListener('scroll', wait);
    };
  }, [view]);
}
