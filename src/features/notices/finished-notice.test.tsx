import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { UnfinishedWork } from '../../services/generation/generation-service.ts';
import { ember } from '../characters/character-fakes.ts';
import { generatedPicture } from '../items/item-fakes.ts';
import { storedWood } from '../locations/location-fakes.ts';
import { FinishedNotice } from './finished-notice.tsx';
import { renderWithServices } from '../../testing/render-with-services.tsx';

const portrait: UnfinishedWork = {
  status: 'finished',
  kind: 'portrait',
  requestId: generatedPicture.requestId,
  input: { item: ember(), wish: '' },
  generated: generatedPicture,
};
const place: UnfinishedWork = {
  status: 'finished',
  kind: 'location',
  requestId: generatedPicture.requestId,
  input: { item: storedWood(), wish: '' },
  generated: generatedPicture,
};
const NEWS = 'Ember’s portrait is ready';

const goOnline = () => act(() => void window.dispatchEvent(new Event('online')));

function renderNews(isPending: boolean, work = portrait) {
  const listUnfinished = vi.fn(async () => [work]);
  renderWithServices(<FinishedNotice />, {
    unfinished: { isPending: () => isPending },
    generation: { listUnfinished },
  });
  return listUnfinished;
}

test.each([
  [NEWS, portrait, 'Now at /characters'],
  ['The picture of Lantern Wood is ready', place, 'Now at /locations'],
])('“%s” is announced once online again, with a link to the page that saves it', async (news, work, page) => {
  const listUnfinished = renderNews(true, work);
  expect(listUnfinished).not.toHaveBeenCalled();
  goOnline();
  await screen.findByText(news);
  fireEvent.click(screen.getByRole('button', { name: 'See it' }));
  expect(await screen.findByText(page)).toBeTruthy();
});

test('finished work is announced when the tab becomes visible', async () => {
  renderNews(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText(NEWS)).toBeTruthy();
});

test('finished work is not announced twice', async () => {
  const listUnfinished = renderNews(true);
  goOnline();
  await screen.findByText(NEWS);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  goOnline();
  await expect.poll(() => listUnfinished.mock.calls.length).toBe(2);
  expect(screen.queryByText(NEWS)).toBeNull();
});

test('the list of unfinished work is not requested if this device has no pending work', () => {
  const listUnfinished = renderNews(false);
  goOnline();
  expect(listUnfinished).not.toHaveBeenCalled();
});
