import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Skeletons } from './skeletons.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

test('skeletons appear only when loading takes longer than 300 ms, in space that was reserved for them', () => {
  const { container } = render(<Skeletons label="Loading your stories" shape="covers" />);
  const isVisible = () => container.querySelector('.skeletons')?.closest('.invisible') === null;
  pass(299);
  expect(screen.queryByText('Loading your stories')).toBeNull();
  expect(isVisible()).toBe(false);
  pass(1);
  expect(isVisible()).toBe(true);
  expect(screen.queryByText('Loading your stories')).not.toBeNull();
});

test('skeletons that replace others with the same label are visible immediately', () => {
  const stories = (key: string, label: string) => <Skeletons key={key} label={label} shape="covers" />;
  const { rerender } = render(stories('waiting', 'Loading your stories'));
  pass(300);
  rerender(stories('page', 'Loading your stories'));
  expect(screen.queryByText('Loading your stories')).not.toBeNull();
  rerender(stories('other', 'Loading your characters'));
  expect(screen.queryByText('Loading your characters')).toBeNull();
  rerender(stories('again', 'Loading your stories'));
  expect(screen.queryByText('Loading your stories')).toBeNull();
});
