// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Skeletons } from './skeletons.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

test('skeletons appear only when loading takes longer than 300 ms', () => {
  render(<Skeletons label="Loading your stories" shape="covers" />);
  pass(299);
  expect(screen.queryByText('Loading your stories')).toBeNull();
  pass(1);
  expect(screen.queryByText('Loading your stories')).not.toBeNull();
});
