import { renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { AUTOPLAY, useAutoplay } from './autoplay.ts';

function enter(state: unknown) {
  const play = vi.fn();
  const entries = [{ pathname: '/stories/story_1/read', search: '?chapter=2', state }];
  const { rerender, result } = renderHook(
    (voice: { isReady: boolean; isPlaying: boolean }) => {
      const { pathname, search, state: routeState } = useLocation();
      return { isExpected: useAutoplay({ ...voice, play }), url: `${pathname}${search}`, kept: routeState };
    },
    {
      initialProps: { isReady: false, isPlaying: false },
      wrapper: ({ children }) => <MemoryRouter initialEntries={entries}>{children}</MemoryRouter>,
    },
  );
  return { play, rerender, result };
}

it('reading aloud starts once everything is loaded, and the hook returns true until the voice plays', () => {
  const { play, rerender, result } = enter(AUTOPLAY);
  expect([play.mock.calls.length, result.current.isExpected]).toEqual([0, true]);
  rerender({ isReady: true, isPlaying: false });
  expect([play.mock.calls.length, result.current.isExpected]).toEqual([1, true]);
  rerender({ isReady: true, isPlaying: true });
  rerender({ isReady: true, isPlaying: false });
  expect([play.mock.calls.length, result.current.isExpected]).toEqual([1, false]);
});

it.each([null, { listen: 'device' }, 'device'])(
  'reading aloud does not start with the navigation state %j',
  (state) => {
    const { play, rerender, result } = enter(state);
    rerender({ isReady: true, isPlaying: false });
    expect([play.mock.calls.length, result.current.isExpected]).toEqual([0, false]);
  },
);

it('a reload after reading aloud has started does not start it again', () => {
  const { rerender, result } = enter(AUTOPLAY);
  expect(result.current.kept).toEqual(AUTOPLAY);
  rerender({ isReady: true, isPlaying: false });
  expect(result.current.kept).toBeNull();
  expect(result.current.url).toBe('/stories/story_1/read?chapter=2');
});
