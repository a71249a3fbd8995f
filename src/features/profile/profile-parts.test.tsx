// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ProfileParts } from './profile-parts.tsx';

afterEach(() => vi.unstubAllGlobals());

/** Renders two parts, the first of which may grow. */
function show() {
  let grow = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        grow = onResize;
      }
      observe() {}
      disconnect() {}
    },
  );
  const part = (id: string) => ({ id, title: `Part ${id}`, shortTitle: id, content: null });
  render(<ProfileParts parts={['family', 'plan'].map(part)} />);
  const scrollIntoView = vi.spyOn(screen.getByRole('region', { name: 'Part plan' }), 'scrollIntoView');
  return { grow: () => grow(), scrolled: scrollIntoView };
}

test('a part whose link was pressed stays in place while content above it grows', () => {
  const { grow, scrolled } = show();
  grow();
  expect(scrolled).not.toHaveBeenCalled();
  fireEvent.pointerDown(screen.getByRole('link', { name: 'plan' }));
  fireEvent.click(screen.getByRole('link', { name: 'plan' }));
  grow();
  grow();
  expect(scrolled).toHaveBeenCalledTimes(2);
});

test.each(['wheel', 'touchMove', 'keyDown', 'pointerDown'] as const)(
  'after further input the page no longer scrolls to the part of a pressed link: %s',
  (gesture) => {
    const { grow, scrolled } = show();
    fireEvent.click(screen.getByRole('link', { name: 'plan' }));
    fireEvent[gesture](document.body);
    grow();
    expect(scrolled).not.toHaveBeenCalled();
  },
);
