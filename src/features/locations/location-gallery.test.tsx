// @vitest-environment happy-dom
import { AppError } from '@talelantern/domain/errors/app-error';
import type { Location } from '@talelantern/domain/locations/location';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Page } from '../../services/page.ts';
import { notify } from '../../ui/notify.ts';
import type { FakeServices } from '../fake-services.ts';
import { renderWithServices } from '../render-with-services.tsx';
import { paintedPicture, paintedWood, wood } from './location-fakes.ts';
import { LocationGallery } from './location-gallery.tsx';

afterEach(() => {
  act(() => notify.clear());
  cleanup();
});

const pond = wood({ id: 'pond', name: 'Moon Pond', type: 'Rivers and Seas', category: 'Lake', subcategory: '' });
const page = (items: Location[], more: Partial<Page<Location>> = {}): Page<Location> => ({
  items,
  unreadable: [],
  next: null,
  ...more,
});

function renderGallery(fakes: FakeServices = {}) {
  const onOpen = vi.fn();
  const onEdit = vi.fn();
  renderWithServices(<LocationGallery onOpen={onOpen} onEdit={onEdit} />, fakes);
  return { onOpen, onEdit };
}

const card = (name: RegExp) => screen.findByRole('button', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const search = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search locations' }), { target: { value } });

function askToDelete(name: string) {
  press(`More about ${name}`);
  press('Delete');
  return within(screen.getByRole('dialog'));
}

test('none yet: one sentence and one way to make the first', async () => {
  renderGallery();
  expect(await screen.findByRole('heading', { name: 'Your map is still blank' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'New Location' }).getAttribute('href')).toBe('/locations/create');
});

test('a location opens by its card, its details by its menu, and one that cannot be read hides none', async () => {
  const { onOpen, onEdit } = renderGallery({ locations: { list: async () => page([wood()], { unreadable: ['x'] }) } });
  fireEvent.click(await card(/^Lantern Wood/));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(wood());
  press('More about Lantern Wood');
  press('Change details');
  expect(onEdit).toHaveBeenCalledExactlyOnceWith(wood());
  expect(screen.getByText('This location could not be read')).toBeTruthy();
});

test('a list that cannot be loaded says so and can be tried again', async () => {
  const list = vi
    .fn(async () => page([wood()]))
    .mockRejectedValueOnce(new AppError('internal', 'Failed to fetch location'));
  renderGallery({ locations: { list } });
  expect(await screen.findByRole('heading', { name: 'Failed to fetch location' })).toBeTruthy();
  press('Try again');
  expect(await card(/^Lantern Wood/)).toBeTruthy();
});

test('the search looks at later pages too, by name and kind', async () => {
  const next = {};
  const list = async (cursor?: object | null) => (cursor ? page([pond]) : page([wood()], { next }));
  renderGallery({ locations: { list } });
  await card(/^Lantern Wood/);
  search('rivers');
  expect(await card(/^Moon Pond/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Lantern Wood/ })).toBeNull();
  search('nowhere');
  expect(screen.getByText('No place on your map is called “nowhere”.')).toBeTruthy();
});

test('deleting shows the place and starts on Keep', async () => {
  renderGallery({ locations: { list: async () => page([paintedWood('a.webp', 'b.webp')]) } });
  await card(/^Lantern Wood/);
  const dialog = askToDelete('Lantern Wood');
  expect(dialog.getByText(/^Lantern Wood and its 2 pictures will be deleted\./)).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Keep Lantern Wood' }));
});

test('a deleted location leaves at once and is told when it is gone', async () => {
  let carryOut = (): void => undefined;
  const outcome = new Promise<'deleted'>((resolve) => (carryOut = () => resolve('deleted')));
  renderGallery({
    locations: {
      list: vi.fn(async () => page([pond])).mockResolvedValueOnce(page([wood(), pond])),
      deleteLater: () => ({ undo: vi.fn(), outcome }),
    },
  });
  await card(/^Lantern Wood/);
  fireEvent.click(askToDelete('Lantern Wood').getByRole('button', { name: 'Delete Lantern Wood' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Lantern Wood/ })).toBeNull());
  expect(screen.queryByText('Location deleted successfully')).toBeNull();
  act(() => carryOut());
  expect(await screen.findByText('Location deleted successfully')).toBeTruthy();
});

test('a deletion that fails says so, and the location is still there', async () => {
  renderGallery({
    locations: {
      list: async () => page([wood()]),
      deleteLater: () => ({ undo: vi.fn(), outcome: Promise.reject(new Error('offline')) }),
    },
  });
  await card(/^Lantern Wood/);
  fireEvent.click(askToDelete('Lantern Wood').getByRole('button', { name: 'Delete Lantern Wood' }));
  expect(await screen.findByText('Failed to delete location')).toBeTruthy();
  expect(await card(/^Lantern Wood/)).toBeTruthy();
});

test('a picture finished while the page was away is offered, one that runs can be watched', async () => {
  const offer = {
    kind: 'location',
    requestId: paintedPicture.requestId,
    item: wood(),
    picture: paintedPicture,
  } as const;
  const running = { status: 'running', kind: 'location', requestId: 'request-0000000002', itemId: 'pond' } as const;
  const { onOpen } = renderGallery({
    locations: { list: async () => page([wood(), pond]), find: async () => pond },
    generation: { listUnfinished: async () => [running, { status: 'finished', ...offer }] },
  });
  expect(await screen.findByText('Lantern Wood’s picture is painted')).toBeTruthy();
  expect(await screen.findByText('Moon Pond is still being painted')).toBeTruthy();
  press('See it');
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(wood());
});
