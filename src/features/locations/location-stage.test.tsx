// @vitest-environment happy-dom
import { AppError } from '@talelantern/domain/errors/app-error';
import type { Location } from '@talelantern/domain/locations/location';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notify } from '../../ui/notify.ts';
import { usageOf, type FakeServices } from '../fake-services.ts';
import { renderWithServices } from '../render-with-services.tsx';
import { paintedPicture, paintedWood, wood } from './location-fakes.ts';
import { LocationStage } from './location-stage.tsx';
import { StoredLocation } from './stored-location.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  act(() => notify.clear());
  cleanup();
});

const hung = paintedWood('hung.webp');

/** Draws the place as the page does: by its id, so that changes come through the cache. */
function renderPlace(location: Location, { locations, ...fakes }: FakeServices = {}) {
  renderWithServices(
    <StoredLocation id={location.id} onBack={vi.fn()}>
      {(stored) => <LocationStage location={stored} onChangeDetails={vi.fn()} onBack={vi.fn()} />}
    </StoredLocation>,
    { ...fakes, locations: { find: async () => location, ...locations } },
  );
  return screen.findByRole('heading', { level: 1 });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sentence = (text: string) => screen.findByText(text);

test('shows all that is known of a place, and the price beside the button', async () => {
  await renderPlace(wood({ treasures: ['Ancient Map', 'Golden Key'], description: 'Quiet.' }));
  expect(screen.getByText('Quiet.')).toBeTruthy();
  expect(screen.getByText('Ancient Map, Golden Key')).toBeTruthy();
  expect(screen.getByText('Woods and Meadows · Forest · Lantern Forest')).toBeTruthy();
  expect(await sentence('Uses 1 of your 12 pictures this month.')).toBeTruthy();
});

test('a first picture is created, saved and shown with its own sentence', async () => {
  await renderPlace(wood(), {
    locations: { generatePicture: async () => paintedPicture, savePicture: async () => hung },
  });
  press('Generate Image');
  expect(await sentence('Image saved successfully!')).toBeTruthy();
  expect(await screen.findByRole('img', { name: 'Lantern Wood, Lantern Forest' })).toBeTruthy();
});

test('while painting the steps are named and Cancel is there', async () => {
  await renderPlace(wood(), { locations: { generatePicture: () => new Promise(() => undefined) } });
  press('Generate Image');
  await screen.findByRole('heading', { name: 'Lantern Wood is being painted' });
  expect(screen.getByRole('list', { name: 'Painting Lantern Wood' }).textContent).toContain('Hanging it on your map');
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
});

test('a failure is told with what was kept, and Generate Image is there again', async () => {
  const error = new AppError('rate_limited', 'Rate limit exceeded. Please wait a moment.');
  await renderPlace(wood(), { locations: { generatePicture: () => Promise.reject(error) } });
  press('Generate Image');
  expect(await screen.findAllByText(error.message)).toHaveLength(2);
  expect(screen.getByText('Lantern Wood and what you chose are kept. A failure is never counted.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Generate Image' })).toBeTruthy();
});

test('a picture that could not be saved is offered again and never painted twice', async () => {
  const generatePicture = vi.fn(async () => paintedPicture);
  const savePicture = vi.fn(async () => hung).mockRejectedValueOnce(new AppError('internal', 'Failed to save image'));
  await renderPlace(wood(), { locations: { generatePicture, savePicture } });
  press('Generate Image');
  await screen.findByRole('button', { name: 'Save this picture' });
  press('Save this picture');
  expect(await sentence('Image saved successfully!')).toBeTruthy();
  expect(generatePicture).toHaveBeenCalledOnce();
});

test('what is wrong with a picture is painted differently, then forgotten', async () => {
  const generatePicture = vi.fn(async () => paintedPicture);
  await renderPlace(hung, {
    locations: { generatePicture, savePicture: async () => paintedWood('new.webp', 'hung.webp') },
    usage: usageOf('pro_monthly'),
  });
  press('Not our place');
  press('Too scary');
  fireEvent.change(screen.getByLabelText('In your own words'), { target: { value: 'Too scary. More owls' } });
  press('Generate a new picture');
  expect(await sentence('Image saved successfully!')).toBeTruthy();
  expect(generatePicture).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ id: 'wood' }),
    expect.objectContaining({ wish: 'Too scary. More owls' }),
  );
  expect(screen.getByLabelText<HTMLTextAreaElement>('In your own words').value).toBe('');
});

test('painting again on Free asks to upgrade, leads to the plans and keeps what was wrong', async () => {
  await renderPlace(hung);
  press('Not our place');
  press('Too dark');
  press('Generate a new picture');
  expect(await sentence('Please upgrade to regenerate location images')).toBeTruthy();
  expect(await sentence('Now at /subscription')).toBeTruthy();
  cleanup();
  await renderPlace(hung);
  expect(screen.getByLabelText<HTMLTextAreaElement>('In your own words').value).toBe('Too dark.');
});

test('an earlier picture becomes the main image', async () => {
  const two = paintedWood('new.webp', 'old.webp');
  const chooseMainImage = vi.fn(async (location: Location, url: string) => ({ ...location, mainImage: url }));
  await renderPlace(two, { locations: { chooseMainImage } });
  fireEvent.click(screen.getByRole('radio', { name: 'Picture 1' }));
  expect(await sentence('Main image updated successfully')).toBeTruthy();
  expect(chooseMainImage).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'old.webp');
});

test('a main image that cannot be changed says so and stays', async () => {
  const chooseMainImage = () => Promise.reject(new AppError('internal', 'Failed to update main image'));
  await renderPlace(paintedWood('new.webp', 'old.webp'), { locations: { chooseMainImage } });
  fireEvent.click(screen.getByRole('radio', { name: 'Picture 1' }));
  expect(await sentence('Failed to update main image')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Picture 2/ }).checked).toBe(true);
});

test('a picture that cannot be loaded is told once and can be tried again', async () => {
  await renderPlace(hung);
  fireEvent.error(screen.getByAltText('Lantern Wood, Lantern Forest'));
  expect(screen.getAllByText('Failed to load image')).toHaveLength(2);
  press('Retry');
  expect(screen.getByAltText('Lantern Wood, Lantern Forest')).toBeTruthy();
});

test('a place that is gone says so', async () => {
  await renderPlace(wood(), { locations: { find: async () => null } });
  expect(screen.getByRole('heading', { name: 'Location not found' })).toBeTruthy();
});
