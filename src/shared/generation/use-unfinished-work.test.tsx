// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderWithServices } from '../../testing/render-with-services.tsx';
import { useUnfinishedWork } from './use-unfinished-work.ts';

afterEach(cleanup);

const Count = () => <p>{useUnfinishedWork().length} unfinished</p>;

function renderCount(mayExist: () => Promise<boolean>) {
  const listUnfinished = vi.fn(async () => [{ status: 'running', kind: 'story', requestId: 'r1' } as const]);
  renderWithServices(<Count />, { unfinished: { mayExist }, generation: { listUnfinished } });
  return listUnfinished;
}

test('unfinished work is listed', async () => {
  renderCount(async () => true);
  expect(await screen.findByText('1 unfinished')).toBeTruthy();
});

test('without unfinished work the services that list it are not called', async () => {
  const mayExist = vi.fn(async () => false);
  const listUnfinished = renderCount(mayExist);
  await vi.waitFor(() => expect(mayExist).toHaveBeenCalledOnce());
  await mayExist.mock.results[0]?.value;
  expect(await screen.findByText('0 unfinished')).toBeTruthy();
  expect(listUnfinished).not.toHaveBeenCalled();
});
