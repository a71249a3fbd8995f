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

test('skeletons appear only when loading takes longer than 300 ms', () => {
  render(<Skeletons label="Loading your stories" shape="covers" />);
  act(() => vi.advanceTimersByTime(299));
  expect(screen.queryByText('Loading your stories')).toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.queryByText('Loading your stories')).not.toBeNull();
});
