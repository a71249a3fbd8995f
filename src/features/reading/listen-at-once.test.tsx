// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { listenWith, useListenAtOnce } from './listen-at-once.ts';

afterEach(cleanup);

type Teller = 'recording' | 'device';

function enter(state: unknown) {
  const [play, onTeller] = [vi.fn(), vi.fn()];
  const entries = [{ pathname: '/stories/story_1/read', state }];
  const { rerender } = renderHook(
    ({ teller, isReady }: { teller: Teller; isReady: boolean }) => useListenAtOnce({ teller, onTeller, isReady, play }),
    {
      initialProps: { teller: 'recording', isReady: false },
      wrapper: ({ children }) => <MemoryRouter initialEntries={entries}>{children}</MemoryRouter>,
    },
  );
  return { play, onTeller, rerender };
}

it('begins once, in the voice that was asked for, when everything is there', () => {
  const { play, onTeller, rerender } = enter(listenWith('device'));
  rerender({ teller: 'recording', isReady: true });
  expect(onTeller).toHaveBeenCalledWith('device');
  expect(play).not.toHaveBeenCalled();
  rerender({ teller: 'device', isReady: false });
  rerender({ teller: 'device', isReady: true });
  rerender({ teller: 'recording', isReady: true });
  expect(play).toHaveBeenCalledOnce();
});

it.each([null, { listen: true }, 'device'])('begins nothing where nobody came to listen, as with %j', (state) => {
  const { play, onTeller, rerender } = enter(state);
  rerender({ teller: 'recording', isReady: true });
  expect([play.mock.calls, onTeller.mock.calls]).toEqual([[], []]);
});
