import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useAutoHideControls } from './use-auto-hide-controls.ts';

beforeEach(() => void vi.useFakeTimers());

function Controls() {
  const areHidden = useAutoHideControls(true);
  return (
    <div className="reader">
      <header className="reader-top">
        <button type="button">Text and page</button>
      </header>
      <main tabIndex={-1}>
        <button type="button" className="reader-edge">
          Next page
        </button>
      </main>
      <section className="reader-foot">
        <button type="button">Pause</button>
      </section>
      {areHidden && <p>Hidden</p>}
    </div>
  );
}

function focusAndWait(element: HTMLElement): boolean {
  act(() => element.focus());
  act(() => void vi.advanceTimersByTime(10_000));
  return screen.queryByText('Hidden') !== null;
}

test.each(['Text and page', 'Next page', 'Pause'])('controls stay while “%s” has the focus', (name) => {
  render(<Controls />);
  expect(focusAndWait(screen.getByRole('button', { name }))).toBe(false);
});

test('controls are hidden while the page itself has the focus', () => {
  render(<Controls />);
  expect(focusAndWait(screen.getByRole('main'))).toBe(true);
});
