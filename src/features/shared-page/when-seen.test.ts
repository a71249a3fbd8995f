// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenVisible } from './when-seen.ts';

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

test('the callback runs once when the page has been visible long enough', () => {
  const act = vi.fn();
  whenVisible(1_000, act);
  vi.advanceTimersByTime(999);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  show(false);
  show(true);
  vi.advanceTimersByTime(5_000);
  expect(act).toHaveBeenCalledOnce();
});

test('the callback waits while the page is hidden, and short visits are not added up', () => {
  const act = vi.fn();
  isVisible = false;
  whenVisible(1_000, act);
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

test('the callback does not run after it has been cancelled', () => {
  const act = vi.fn();
  whenVisible(1_000, act)();
  show(true);
  vi.advanceTimersByTime(5_000);
  expect(act).not.toHaveBeenCalled();
});
