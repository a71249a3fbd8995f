// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenInFront } from './when-in-front.ts';

let isVisible = true;
const show = (visible: boolean): void => {
  isVisible = visible;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  isVisible = true;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isVisible ? 'visible' : 'hidden'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a page that lies before somebody long enough is seen, once', () => {
  const act = vi.fn();
  whenInFront(1_000, act);
  vi.advanceTimersByTime(999);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  show(false);
  show(true);
  vi.advanceTimersByTime(5_000);
  expect(act).toHaveBeenCalledOnce();
});

test('a page in the background is not, until it comes to the front; glances are not added up', () => {
  const act = vi.fn();
  isVisible = false;
  whenInFront(1_000, act);
  vi.advanceTimersByTime(5_000);
  show(true);
  vi.advanceTimersByTime(900);
  show(false);
  vi.advanceTimersByTime(5_000);
  show(true);
  vi.advanceTimersByTime(900);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(act).toHaveBeenCalledOnce();
});

test('called off, nothing is done', () => {
  const act = vi.fn();
  whenInFront(1_000, act)();
  show(true);
  vi.advanceTimersByTime(5_000);
  expect(act).not.toHaveBeenCalled();
});
