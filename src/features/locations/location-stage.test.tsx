import { AppError } from '@talelantern/domain/errors/app-error';
import type { Location } from '@talelantern/domain/locations/location';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { usageOf, type FakeServices } from '../../testing/fake-services.ts';
import { renderWithServices } from '../../testing/render-with-services.tsx';
import { generatedPicture } from '../items/item-fakes.ts';
import { woodWithPicture, storedWood } from './location-fakes.ts';
import { LocationStage } from './location-stage.tsx';
import { StoredLocation } from '../items/stored-items.tsx';

const withPicture = woodWithPicture('hung.webp');

/** Renders the location by its id, as the page does, so that changes arrive through the cache. */
function renderStage(location: Location, { locations, ...fakes }: FakeServices = {}) {
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

test('a location shows all details, and the price beside the button', async () => {
  await renderStage(storedWood({ treasures: ['Ancient Map', 'Golden Key'], description: 'Quiet.' }));
  expect(screen.getByText('Quiet.')).toBeTruthy();
  expect(screen.getByText('Ancient Map, Golden Key')).toBeTruthy();
  expect(screen.getByText('Woods and Meadows · Forest · Lantern Forest')).toBeTruthy();
  expect(await sentence('Uses 1 of your 12 pictures this month.')).toBeTruthy();
});

test('generating the first picture of a location saves it and shows “Image saved successfully!”', async () => {
  await renderStage(storedWood(), {
    locations: { generatePicture: async () => generatedPicture, savePicture: async () => withPicture },
  });
  press('Generate Image');
  expect(await sentence('Image saved successfully!')).toBeTruthy();
  expect(await screen.findByRole('img', { name: 'Lantern Wood, Lantern Forest' })).toBeTruthy();
});

test('a running generation of a location picture shows its steps and Cancel', async () => {
  await renderStage(storedWood(), { locations: { generatePicture: () => new Promise(() => undefined) } });
  press('Generate Image');
  await screen.findByRole('heading', { name: 'Lantern Wood is being painted' });
  expect(screen.getByRole('list', { name: 'Painting Lantern Wood' }).textContent).toContain('Hanging it on your map');
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
});

test('a failed location picture shows what was kept, and Generate Image', async () => {
  const error = new AppError('rate_limited', 'Rate limit exceeded. Please wait a moment.');
  await renderStage(storedWood(), { locations: { generatePicture: () => Promise.reject(error) } });
  press('Generate Image');
  expect(await screen.findAllByText(error.message)).toHaveLength(2);
  expect(screen.getByText('Lantern Wood and your choices are safe. A picture that fails never counts.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Generate Image' })).toBeTruthy();
});

test('a generation that continues after a lost connection can be cancelled', async () => {
  const running = { status: 'running', kind: 'location', requestId: 'r1', itemId: storedWood().id } as const;
  await renderStage(storedWood(), {
    generation: { listUnfinished: async () => [running], finish: () => new Promise(() => undefined) },
  });
  expect(await screen.findByRole('button', { name: 'Cancel' })).toBeTruthy();
});

test('a location picture that could not be saved is offered again and not generated twice', async () => {
  const generatePicture = vi.fn(async () => generatedPicture);
  const savePicture = vi
    .fn(async () => withPicture)
    .mockRejectedValueOnce(new AppError('internal', 'Failed to save image'));
  await renderStage(storedWood(), { locations: { generatePicture, savePicture } });
  press('Generate Image');
  await screen.findByRole('button', { name: 'Save this picture' });
  press('Save this picture');
  expect(await sentence('Image saved successfully!')).toBeTruthy();
  expect(generatePicture).toHaveBeenCalledOnce();
});

test('a requested change applies to the next location picture and is then cleared', async () => {
  const generatePicture = vi.fn(async () => generatedPicture);
  await renderStage(withPicture, {
    locations: { generatePicture, savePicture: async () => woodWithPicture('new.webp', 'hung.webp') },
    usage: usageOf('pro_monthly'),
  });
  press('Something’s not right');
  press('Too scary');
  fireEvent.change(screen.getByLabelText('In your own words'), { target: { value: 'Too scary. More owls' } });
  press('Generate a new picture');
  expect(await sentence('Image saved successfully!')).toBeTruthy();
  expect(generatePicture).toHaveBeenCalledExactlyOnceWith(
    { item: expect.objectContaining({ id: 'wood' }), wish: 'Too scary. More owls' },
    expect.anything(),
  );
  expect(screen.getByLabelText<HTMLTextAreaElement>('In your own words').value).toBe('');
});

test('regenerating a location picture on Free asks to upgrade and opens /subscription', async () => {
  await renderStage(withPicture);
  press('Generate a new picture');
  expect(await sentence('Please upgrade to regenerate location images')).toBeTruthy();
  expect(await sentence('Now at /subscription')).toBeTruthy();
});

test('an earlier picture of a location becomes the main image', async () => {
  const woodWithTwoPictures = woodWithPicture('new.webp', 'old.webp');
  const chooseMainImage = vi.fn(async (location: Location, url: string) => ({ ...location, mainImage: url }));
  await renderStage(woodWithTwoPictures, { locations: { chooseMainImage } });
  fireEvent.click(screen.getByRole('button', { name: 'Picture 1' }));
  expect(await sentence('Main image updated successfully')).toBeTruthy();
  expect(chooseMainImage).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'old.webp');
});

test('a failure to change the main image shows a message', async () => {
  const chooseMainImage = () => Promise.reject(new AppError('internal', 'Failed to update main image'));
  await renderStage(woodWithPicture('new.webp', 'old.webp'), { locations: { chooseMainImage } });
  fireEvent.click(screen.getByRole('button', { name: 'Picture 1' }));
  expect(await sentence('Failed to update main image')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Picture 2/, pressed: true })).toBeTruthy();
});

test('a location picture that fails to load is reported once and can be retried', async () => {
  await renderStage(withPicture);
  fireEvent.error(screen.getByAltText('Lantern Wood, Lantern Forest'));
  expect(screen.getAllByText('Failed to load image')).toHaveLength(2);
  press('Retry');
  expect(screen.getByAltText('Lantern Wood, Lantern Forest')).toBeTruthy();
});

test('the page of a location that no longer exists shows a message', async () => {
  await renderStage(storedWood(), { locations: { find: async () => null } });
  expect(screen.getByRole('heading', { name: 'Location not found' })).toBeTruthy();
});
