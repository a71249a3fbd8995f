// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { LISTEN_AT_ONCE, useListenAtOnce } from './listen-at-once.ts';

afterEach(cleanup);

function enter(state: unknown) {
  const play = vi.fn();
  const entries = [{ pathname: '/stories/story_1/read', state }];
  const { rerender, result } = renderHook(
    (voice: { isReady: boolean; isPlaying: boolean }) => useListenAtOnce({ ...voice, play }),
    {
      initialProps: { isReady: false, isPlaying: false },
      wrapper: ({ children }) => <MemoryRouter initialEntries={entries}>{children}</MemoryRouter>,
    },
  );
  return { play, rerender, result };
}

it('reading aloud starts once everything is loaded, and the hook returns true until the voice is heard', () => {
  const { play, rerender, result } = enter(LISTEN_AT_ONCE);
  expect([play.mock.calls.length, result.current]).toEqual([0, true]);
  rerender({ isReady: true, isPlaying: false });
  expect([play.mock.calls.length, result.current]).toEqual([1, true]);
  rerender({ isReady: true, isPlaying: true });
  rerender({ isReady: true, isPlaying: false });
  expect([play.mock.calls.length, result.current]).toEqual([1, false]);
});

it.each([null, { listen: 'device' }, 'device'])(
  'reading aloud does not start with the navigation state %j',
  (state) => {
    const { play, rerender, result } = enter(state);
    rerender({ isReady: true, isPlaying: false });
    expect([play.mock.calls.length, result.current]).toEqual([0, false]);
  },
);
