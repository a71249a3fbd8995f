import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { usePages, useScrollEnd } from './use-pages.ts';

/** Width of a page; the gap between two pages is added. */
const PORTRAIT_PX = 352;
const LANDSCAPE_PX = 452;

/**
 * A view without layout, whose sizes the test sets. Returns functions that turn the device and that measure the view.
 */
function setUp() {
  let measure = (): void => undefined;
  class Observer {
    constructor(callback: () => void) {
      measure = callback;
    }
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: Object.assign(new EventTarget(), { ready: new Promise(() => undefined) }),
  });
  const view = document.createElement('div');
  const turnTo = (width: number): void => {
    vi.spyOn(view, 'clientWidth', 'get').mockReturnValue(width);
    vi.spyOn(view, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, 600));
  };
  turnTo(PORTRAIT_PX);
  const { result } = renderHook(() => usePages('layout'));
  act(() => result.current.viewRef(view));
  return { view, turnTo, measure: () => act(() => measure()), pageInView: () => result.current.pageInView() };
}

it('no page is in view between a turn of the device and the new layout', () => {
  const { view, turnTo, measure, pageInView } = setUp();
  view.scrollLeft = 800;
  expect(pageInView()).toBe(2);
  turnTo(LANDSCAPE_PX);
  expect(pageInView()).toBeNull();
  measure();
  view.scrollLeft = 500;
  expect(pageInView()).toBe(1);
});

it('the end of scrolling is taken from `scrollend` where the browser has that event', () => {
  const onEnd = vi.fn();
  const view = Object.assign(document.createElement('div'), { onscrollend: null });
  renderHook(() => useScrollEnd(view, onEnd));
  view.dispatchEvent(new Event('scrollend'));
  expect(onEnd).toHaveBeenCalledOnce();
});

it('without `scrollend`, scrolling has ended once no scroll event came for a short time', () => {
  vi.useFakeTimers();
  const onEnd = vi.fn();
  const view = document.createElement('div');
  renderHook(() => useScrollEnd(view, onEnd));
  for (const _frame of [1, 2, 3]) {
    view.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(100);
  }
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(onEnd).toHaveBeenCalledOnce();
});
