import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderWithServices } from '../../testing/render-with-services.tsx';
import { useUnfinishedWork } from './use-unfinished-work.ts';

const Count = () => <p>{useUnfinishedWork().length} unfinished</p>;

function renderCount(mayExist: () => Promise<boolean>, counter = <Count />) {
  const listUnfinished = vi.fn(async () => [
    { status: 'running', kind: 'story', requestId: 'r1', storyId: 's1' } as const,
  ]);
  renderWithServices(counter, { unfinished: { mayExist }, generation: { listUnfinished } });
  return listUnfinished;
}

test('an effect that depends on the list runs only when the list changes', async () => {
  const counted = vi.fn();
  function CountInEffect() {
    const [renders, setRenders] = useState(1);
    const works = useUnfinishedWork();
    useEffect(() => counted(works.length), [works]);
    return <button onClick={() => setRenders(renders + 1)}>{`${renders} renders`}</button>;
  }
  renderCount(async () => true, <CountInEffect />);
  await vi.waitFor(() => expect(counted).toHaveBeenLastCalledWith(1));
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText('2 renders');
  expect(counted.mock.calls).toEqual([[0], [1]]);
});

test('unfinished work is listed', async () => {
  renderCount(async () => true);
  expect(await screen.findByText('1 unfinished')).toBeTruthy();
});

test('after a failed listing, unfinished work is listed again after five seconds', async () => {
  vi.useFakeTimers();
  renderCount(vi.fn(async () => true).mockRejectedValueOnce(new Error('out of reach')));
  await act(() => vi.advanceTimersByTimeAsync(4_999));
  expect(screen.getByText('0 unfinished')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText('1 unfinished')).toBeTruthy();
});

test('without unfinished work the services that list it are not called', async () => {
  const mayExist = vi.fn(async () => false);
  const listUnfinished = renderCount(mayExist);
  await vi.waitFor(() => expect(mayExist).toHaveBeenCalledOnce());
  await mayExist.mock.results[0]?.value;
  expect(await screen.findByText('0 unfinished')).toBeTruthy();
  expect(listUnfinished).not.toHaveBeenCalled();
});
