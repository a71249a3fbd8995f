import { AppError } from '@talelantern/domain/errors/app-error';
import type { UnfinishedWork } from '../../services/generation/generation-service.ts';
import type { Location } from '@talelantern/domain/locations/location';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { Page } from '../../services/core/page.ts';
import type { FakeServices } from '../../testing/fake-services.ts';
import { renderWithServices } from '../../testing/render-with-services.tsx';
import { generatedPicture } from '../items/item-fakes.ts';
import { woodWithPicture, storedWood } from './location-fakes.ts';
import { LocationGallery } from './location-gallery.tsx';
import { NEVER } from '../../testing/never.ts';

const pond = storedWood({ id: 'pond', name: 'Moon Pond', type: 'Rivers and Seas', category: 'Lake', subcategory: '' });
const page = (items: Location[], overrides: Partial<Page<Location>> = {}): Page<Location> => ({
  items,
  unreadable: [],
  next: null,
  ...overrides,
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

test('an empty location gallery shows one sentence and one button', async () => {
  renderGallery();
  expect(await screen.findByRole('heading', { name: 'Your map is still blank' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'New Location' }).getAttribute('href')).toBe('/locations/create');
});

test('a card opens its location, its menu opens the details, and an unreadable location does not hide the others', async () => {
  const { onOpen, onEdit } = renderGallery({
    locations: { list: async () => page([storedWood()], { unreadable: ['x'] }) },
  });
  fireEvent.click(await card(/^Lantern Wood/));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(storedWood());
  press('More about Lantern Wood');
  press('Edit details');
  expect(onEdit).toHaveBeenCalledExactlyOnceWith(storedWood());
  expect(screen.getByText('We couldn’t read this location')).toBeTruthy();
});

test('the card of a location that is named like its kind says the level above', async () => {
  const lake = { ...pond, name: 'Lake' };
  renderGallery({ locations: { list: async () => page([lake, { ...lake, id: 'sea', name: 'Sea' }]) } });
  expect((await card(/^Lake/)).textContent).toContain('Rivers and Seas');
  expect((await card(/^Sea/)).textContent).toContain('Lake');
});

test('locations that fail to load show a message and can be retried', async () => {
  const list = vi
    .fn(async () => page([storedWood()]))
    .mockRejectedValueOnce(new AppError('internal', 'Failed to fetch location'));
  renderGallery({ locations: { list } });
  expect(await screen.findByRole('heading', { name: 'We couldn’t load your map just now' })).toBeTruthy();
  press('Try again');
  expect(await card(/^Lantern Wood/)).toBeTruthy();
});

test('the location search finds names and types, including those on pages that are not loaded yet', async () => {
  const next = {};
  const list = async (cursor?: object | null) => (cursor ? page([pond]) : page([storedWood()], { next }));
  renderGallery({ locations: { list } });
  await card(/^Lantern Wood/);
  search('rivers');
  expect(await card(/^Moon Pond/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Lantern Wood/ })).toBeNull();
  search('nowhere');
  expect(screen.getByText('No place on your map is called “nowhere”.')).toBeTruthy();
});

function GalleryWithLocation() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  if (params.has('open')) return <button onClick={() => void navigate(-1)}>Back</button>;
  return <LocationGallery onOpen={({ id }) => setParams({ open: id })} onEdit={vi.fn()} />;
}

test('coming back from a location keeps the search', async () => {
  renderWithServices(<GalleryWithLocation />, { locations: { list: async () => page([pond, storedWood()]) } });
  await card(/^Lantern Wood/);
  search('moon');
  fireEvent.click(await card(/^Moon Pond/));
  press('Back');
  expect(screen.getByRole('searchbox', { name: 'Search locations' })).toHaveProperty('value', 'moon');
  expect(screen.queryByRole('button', { name: /^Lantern Wood/ })).toBeNull();
});

test('the dialog that deletes a location shows it and focuses Keep', async () => {
  renderGallery({ locations: { list: async () => page([woodWithPicture('a.webp', 'b.webp'), pond]) } });
  await card(/^Lantern Wood/);
  const picture = () => screen.getByRole('dialog').querySelector('img')?.getAttribute('src');
  const dialog = askToDelete('Lantern Wood');
  expect(picture()).toBe('a.webp');
  expect(dialog.getByText(/^Lantern Wood and its 2 pictures will be deleted\./)).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Keep Lantern Wood' }));
  press('Keep Lantern Wood');
  askToDelete('Moon Pond');
  expect(picture()).toBeUndefined();
});

test('a deleted location is hidden immediately, with a toast when it is deleted', async () => {
  let finishDeletion = (): void => undefined;
  const outcome = new Promise<'deleted'>((resolve) => (finishDeletion = () => resolve('deleted')));
  const hold = vi.fn(() => ({ undo: vi.fn(), undoEnds: NEVER, outcome }));
  renderGallery({
    locations: {
      list: vi.fn(async () => page([pond])).mockResolvedValueOnce(page([storedWood(), pond])),
    },
    deletions: { hold },
  });
  await card(/^Lantern Wood/);
  fireEvent.click(askToDelete('Lantern Wood').getByRole('button', { name: 'Delete Lantern Wood' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Lantern Wood/ })).toBeNull());
  expect(hold).toHaveBeenCalledExactlyOnceWith({ kind: 'location', id: storedWood().id });
  expect(screen.queryByText('Location deleted successfully')).toBeNull();
  act(() => finishDeletion());
  expect(await screen.findByText('Location deleted successfully')).toBeTruthy();
});

test('a location that fails to delete shows a message and remains', async () => {
  renderGallery({
    locations: {
      list: async () => page([storedWood()]),
    },
    deletions: { hold: () => ({ undo: vi.fn(), undoEnds: NEVER, outcome: Promise.reject(new Error('offline')) }) },
  });
  await card(/^Lantern Wood/);
  fireEvent.click(askToDelete('Lantern Wood').getByRole('button', { name: 'Delete Lantern Wood' }));
  expect(await screen.findByText('Failed to delete location')).toBeTruthy();
  expect(await card(/^Lantern Wood/)).toBeTruthy();
});

const finishedPicture = {
  status: 'finished',
  kind: 'location',
  requestId: generatedPicture.requestId,
  input: { item: storedWood(), wish: '' },
  generated: generatedPicture,
} as const;

test('the location gallery offers a picture finished on another page and shows one in progress', async () => {
  const running = { status: 'running', kind: 'location', requestId: 'request-0000000002', itemId: 'pond' } as const;
  const { onOpen } = renderGallery({
    locations: { list: async () => page([storedWood(), pond]), find: async () => pond },
    generation: { listUnfinished: async () => [running, finishedPicture] },
  });
  expect(await screen.findByText('Lantern Wood’s picture is painted')).toBeTruthy();
  expect(await screen.findByText('Moon Pond is still being painted')).toBeTruthy();
  press('See it');
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(storedWood());
});

const nextListing = () => act(() => vi.advanceTimersByTimeAsync(5_000));

test('a picture that finishes while the location gallery is open is offered', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const running = {
    status: 'running',
    kind: 'location',
    requestId: generatedPicture.requestId,
    itemId: 'wood',
  } as const;
  renderGallery({
    locations: { list: async () => page([storedWood()]), find: async () => storedWood() },
    generation: {
      listUnfinished: vi
        .fn<() => Promise<UnfinishedWork[]>>(async () => [finishedPicture])
        .mockResolvedValueOnce([running]),
    },
  });
  expect(await screen.findByText('Lantern Wood is still being painted')).toBeTruthy();
  await nextListing();
  expect(screen.getByText('Lantern Wood’s picture is painted')).toBeTruthy();
});

test('a finished picture is offered even if the first listing of unfinished work failed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const listUnfinished = vi
    .fn<() => Promise<UnfinishedWork[]>>(async () => [finishedPicture])
    .mockRejectedValueOnce(new Error('offline'));
  renderGallery({ locations: { list: async () => page([storedWood()]) }, generation: { listUnfinished } });
  await waitFor(() => expect(listUnfinished).toHaveBeenCalledOnce());
  await nextListing();
  expect(screen.getByText('Lantern Wood’s picture is painted')).toBeTruthy();
});
