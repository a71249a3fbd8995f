// @vitest-environment happy-dom
import { AppError } from '@talelantern/domain/errors/app-error';
import type { Location } from '@talelantern/domain/locations/location';
import { LIMIT_REACHED } from '@talelantern/domain/subscriptions/entitlement';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { notify } from '../../ui/notify.ts';
import { usageOf, type FakeServices } from '../fake-services.ts';
import { renderWithServices } from '../render-with-services.tsx';
import { LocationCreator } from './location-creator.tsx';
import { wood } from './location-fakes.ts';

const newDraft = STORAGE_KEYS.locationDraft('family', null);
const woodDraft = STORAGE_KEYS.locationDraft('family', 'wood');
const FILL = 'Please fill in all required fields';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  act(() => notify.clear());
  cleanup();
});

function renderCreator(fakes: FakeServices = {}, location: Location | null = null) {
  const onSaved = vi.fn();
  renderWithServices(<LocationCreator location={location} onSaved={onSaved} onBack={vi.fn()} />, fakes);
  return { onSaved };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => fireEvent.click(button(name));
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

function fillIn() {
  type('Name', 'Lantern Wood');
  choose('Woods and Meadows');
}

test('the save button says what is missing and leads to the first missing field', () => {
  renderCreator();
  press('Name and kind of place first');
  expect(screen.getAllByText(FILL)).toHaveLength(3);
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  type('Name', 'Lantern Wood');
  press('Kind of place first');
  expect(document.activeElement).toBe(screen.getByRole('radiogroup', { name: 'What kind of place?' }));
});

test('offers ten types, the spooky one last and marked', () => {
  renderCreator();
  const types = screen.getAllByRole('radio').slice(0, 10);
  expect(types.at(-1)).toBe(screen.getByRole('radio', { name: 'Spooky Places (a little spooky)' }));
});

test('changing a higher level of the kind clears the levels below', async () => {
  const create = vi.fn(async () => wood());
  renderCreator({ locations: { create } });
  fillIn();
  choose('Forest');
  choose('Lantern Forest');
  choose('Castles and Ruins');
  expect(screen.queryByRole('radiogroup', { name: 'And which one exactly?' })).toBeNull();
  press('Save this place');
  await screen.findByText('Location saved successfully!');
  expect(create).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ type: 'Castles and Ruins', category: '', subcategory: '' }),
  );
});

test('lists take suggestions, own words by Enter or on leaving the field, and nothing twice', async () => {
  const create = vi.fn(async () => wood());
  renderCreator({ locations: { create } });
  fillIn();
  press('Who lives there');
  press('Wise Owls');
  type('Somebody else', 'A very polite snail');
  fireEvent.keyDown(screen.getByLabelText('Somebody else'), { key: 'Enter' });
  type('Somebody else', 'wise owls');
  fireEvent.keyDown(screen.getByLabelText('Somebody else'), { key: 'Enter' });
  type('Somebody else', 'Cloud cats');
  fireEvent.blur(screen.getByLabelText('Somebody else'));
  press('Save this place');
  await screen.findByText('Location saved successfully!');
  expect(create).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ inhabitants: ['Wise Owls', 'A very polite snail', 'Cloud cats'] }),
  );
});

test('the climate is one suggestion, or own words in its place', () => {
  renderCreator();
  press('Climate');
  choose('Misty and Cool');
  type('Or in your own words', 'Snow that tastes of lemon');
  expect(button('Climate: Snow that tastes of lemon')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Misty and Cool' }).checked).toBe(false);
});

test('a place is painted only once it is saved', () => {
  renderCreator();
  press('Generate Image');
  expect(screen.getByText('Please save the location first before generating an image')).toBeTruthy();
});

test('what is filled in survives a reload, and saving forgets it', async () => {
  const create = vi.fn(async () => wood());
  renderCreator({ locations: { create } });
  fillIn();
  cleanup();
  const { onSaved } = renderCreator({ locations: { create } });
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Lantern Wood');
  expect(screen.getByText(/^We kept what you had begun/)).toBeTruthy();
  press('Save this place');
  await screen.findByText('Location saved successfully!');
  expect(onSaved).toHaveBeenCalledExactlyOnceWith(wood());
  expect(sessionStorage.getItem(newDraft)).toBeNull();
});

test('a failure to save says so and keeps what was filled in', async () => {
  const error = new AppError('internal', 'Failed to save location');
  renderCreator({ locations: { create: () => Promise.reject(error) } });
  fillIn();
  press('Save this place');
  expect(await screen.findByText('Failed to save location')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Lantern Wood');
});

test('a reached limit is told and leads to the plans; the draft is kept', async () => {
  const error = new AppError('plan_limit', LIMIT_REACHED);
  renderCreator({ locations: { create: () => Promise.reject(error) } });
  fillIn();
  expect(await screen.findByText('1 of 1 location left')).toBeTruthy();
  press('Save this place');
  expect(await screen.findByText('Now at /subscription')).toBeTruthy();
  expect(screen.getByText(LIMIT_REACHED)).toBeTruthy();
  expect(sessionStorage.getItem(newDraft)).toContain('Lantern Wood');
});

test('a plan without room for one more says so before anything is filled in', async () => {
  renderCreator({ usage: usageOf('free', { locations: { taken: 1, limit: 1, per: 'total' } }) });
  expect(await screen.findByText('The one location of your plan is made.')).toBeTruthy();
});

test('changes of a stored place survive a reload and can be taken back', () => {
  renderCreator({}, wood());
  type('Name', 'Moon Wood');
  cleanup();
  renderCreator({}, wood());
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Moon Wood');
  press('Take changes back');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Lantern Wood');
  expect(sessionStorage.getItem(woodDraft)).toBeNull();
  press('Undo');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Moon Wood');
});

test('a failure to store changes says so', async () => {
  renderCreator({ locations: { update: () => Promise.reject(new Error('offline')) } }, wood());
  type('Name', 'Moon Wood');
  press('Save changes');
  expect(await screen.findByText('Failed to update location')).toBeTruthy();
});
