import { AppError } from '@talelantern/domain/errors/app-error';
import type { Location } from '@talelantern/domain/locations/location';
import type { LocationDraft } from '@talelantern/domain/locations/location-form';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { LIMIT_REACHED } from '@talelantern/domain/plans/entitlement';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { PAGE_STORAGE_KEYS } from '../../config/page-storage-keys.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { usageOf, type FakeServices } from '../../testing/fake-services.ts';
import { renderWithServices } from '../../testing/render-with-services.tsx';
import { StoredLocation } from '../items/stored-items.tsx';
import { LocationCreator } from './location-creator.tsx';
import { storedWood } from './location-fakes.ts';

const newDraft = PAGE_STORAGE_KEYS.locationDraft('family', null);
const woodDraft = PAGE_STORAGE_KEYS.locationDraft('family', 'wood');
const FILL_REQUIRED = 'Please fill in all required fields';

function renderCreator(fakes: FakeServices = {}, location: Location | null = null) {
  const onSaved = vi.fn();
  renderWithServices(<LocationCreator location={location} onSaved={onSaved} onBack={vi.fn()} />, fakes);
  return { onSaved };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => fireEvent.click(button(name));
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

function fillForm() {
  type('Name', 'Lantern Wood');
  choose('Woods and Meadows');
}

test('the save button of a location says what is missing and focuses the first missing field', () => {
  renderCreator();
  press('Name and kind of place first');
  expect(screen.getAllByText(FILL_REQUIRED)).toHaveLength(3);
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  type('Name', 'Lantern Wood');
  press('Kind of place first');
  expect(document.activeElement).toBe(screen.getByRole('radiogroup', { name: 'What kind of place?' }));
});

test('ten types of location are offered, the spooky one last and marked', () => {
  renderCreator();
  const types = screen.getAllByRole('radio').slice(0, 10);
  expect(types.at(-1)).toBe(screen.getByRole('radio', { name: 'Spooky Places (a little spooky)' }));
});

test('changing a higher level of the location type clears the levels below', async () => {
  const create = vi.fn(async () => storedWood());
  renderCreator({ locations: { create } });
  fillForm();
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

test('a location cannot be edited while it is being saved', async () => {
  const create = vi.fn(() => new Promise<Location>(() => undefined));
  renderCreator({ locations: { create } });
  fillForm();
  press('Save this place');
  await screen.findByRole('button', { name: 'Saving…' });
  await userEvent.type(screen.getByLabelText('Name'), ' at night');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Lantern Wood');
});

test('a location that is saved after its form was left does not open', async () => {
  let finish: (saved: Location) => void = () => undefined;
  const create = vi.fn(() => new Promise<Location>((resolve) => (finish = resolve)));
  const onSaved = vi.fn();
  const form = (
    <>
      <LocationCreator location={null} onSaved={onSaved} onBack={vi.fn()} />
      <AppLink to="/stories">My Stories</AppLink>
    </>
  );
  renderWithServices(form, { locations: { create } });
  fillForm();
  press('Save this place');
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  fireEvent.click(screen.getByRole('link', { name: 'My Stories' }));
  finish(storedWood());
  await screen.findByText('Location saved successfully!');
  expect(onSaved).not.toHaveBeenCalled();
});

/** The form, with buttons to leave it and to return. */
function FormWithDoor() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen && <LocationCreator location={null} onSaved={vi.fn()} onBack={vi.fn()} />}
      <button onClick={() => setOpen(!isOpen)}>{isOpen ? 'Leave' : 'Come back'}</button>
    </>
  );
}

async function leaveWhileSaving() {
  const { promise, resolve, reject } = Promise.withResolvers<Location>();
  const create = vi.fn(() => promise);
  renderWithServices(<FormWithDoor />, { locations: { create } });
  fillForm();
  press('Save this place');
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  press('Leave');
  return { resolve, reject };
}

const nameField = () => screen.getByLabelText<HTMLInputElement>('Name');

test('a family that returns to a location that is being saved finds the form locked until it is stored', async () => {
  const { resolve } = await leaveWhileSaving();
  press('Come back');
  await userEvent.type(nameField(), ' at night');
  expect(nameField().value).toBe('Lantern Wood');
  expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull();
  resolve(storedWood());
  await screen.findByText('Location saved successfully!');
  await waitFor(() => expect(nameField().value).toBe(''));
  await userEvent.type(nameField(), 'Moon Pond');
  expect(sessionStorage.getItem(newDraft)).toContain('Moon Pond');
});

test('a location that fails to save after the family has returned is a draft again', async () => {
  const { reject } = await leaveWhileSaving();
  press('Come back');
  reject(new AppError('internal', 'Failed to save location'));
  await screen.findByText(/^We kept your draft/);
  await userEvent.type(nameField(), ' at night');
  press('Leave');
  press('Come back');
  expect(nameField().value).toBe('Lantern Wood at night');
});

/** Saves a location, and reloads the page before the response. */
async function reloadWhileSaving(afterwards: NonNullable<FakeServices['locations']>) {
  const create = vi.fn((_sent: LocationDraft & { id: string }) => new Promise<Location>(() => undefined));
  renderCreator({ locations: { create } });
  fillForm();
  press('Save this place');
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  cleanup();
  renderCreator({ locations: afterwards });
  return create.mock.calls[0]?.[0];
}

test('after a reload during saving, a stored location leaves no draft', async () => {
  const find = vi.fn(async () => storedWood());
  const sentFields = await reloadWhileSaving({ find });
  await waitFor(() => expect(nameField().value).toBe(''));
  expect(find.mock.calls).toEqual([[sentFields?.id]]);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('after a reload during saving, a location that was not stored is sent again under the same id', async () => {
  const create = vi.fn(async () => storedWood());
  const sentFields = await reloadWhileSaving({ find: async () => null, create });
  await screen.findByText(/^We kept your draft/);
  type('Name', 'Moon Wood');
  press('Save this place');
  await screen.findByText('Location saved successfully!');
  expect(create.mock.calls).toEqual([[{ ...sentFields, name: 'Moon Wood' }]]);
});

test('a location whose saving gets no response is a draft again, and is sent again under the same id', async () => {
  vi.useFakeTimers();
  const create = vi.fn((_sent: LocationDraft & { id: string }) => new Promise<Location>(() => undefined));
  renderCreator({ locations: { create } });
  fillForm();
  press('Save this place');
  await act(() => vi.advanceTimersByTimeAsync(44_000));
  expect(button('Saving…')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText('Failed to save location')).toBeTruthy();
  expect(screen.getByText(/^No answer came\. .* Please try again\.$/)).toBeTruthy();
  create.mockResolvedValue(storedWood());
  type('Name', 'Moon Wood');
  press('Save this place');
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('Location saved successfully!')).toBeTruthy();
  const [first, second] = create.mock.calls.flat();
  expect(second).toEqual({ ...first, name: 'Moon Wood' });
});

test('a sent draft is offered again if looking up its item gets no response', async () => {
  await reloadWhileSaving({ find: async () => null });
  cleanup();
  vi.useFakeTimers();
  renderCreator({ locations: { find: () => new Promise(() => undefined) } });
  await act(() => vi.advanceTimersByTimeAsync(44_000));
  expect(screen.queryByText(/^We kept your draft/)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText(/^We kept your draft/)).toBeTruthy();
});

test('a form that was started over is sent under a new id', async () => {
  const create = vi.fn((_sent: { id: string }) =>
    Promise.reject<Location>(new AppError('internal', 'Failed to save location')),
  );
  renderCreator({ locations: { create } });
  for (const times of [1, 2]) {
    fillForm();
    press('Save this place');
    await waitFor(() => expect(create).toHaveBeenCalledTimes(times));
    fireEvent.click(await screen.findByRole('button', { name: 'Start over' }));
  }
  const [first, second] = create.mock.calls.flat();
  expect(second?.id).not.toBe(first?.id);
});

test('the focus stays on the page when a form is started over', async () => {
  renderWithServices(
    <main id="main" tabIndex={-1}>
      <LocationCreator location={null} onSaved={vi.fn()} onBack={vi.fn()} />
    </main>,
  );
  type('Name', 'Moon Wood');
  button('Start over').focus();
  press('Start over');
  await waitFor(() => expect(document.activeElement?.id).toBe('main'));
});

test('starting over can be undone for a minute, which is enough to reach Undo by keyboard', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderCreator();
  type('Name', 'Moon Wood');
  press('Start over');
  await screen.findByRole('button', { name: 'Undo' });
  await act(() => vi.advanceTimersByTimeAsync(58_000));
  press('Undo');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Moon Wood');
});

test('Undo of starting over brings the draft back after the form was closed', async () => {
  function Closable() {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <button onClick={() => setOpen(!isOpen)}>Open or close</button>
        {isOpen && <LocationCreator location={null} onSaved={vi.fn()} onBack={vi.fn()} />}
      </>
    );
  }
  renderWithServices(<Closable />);
  type('Name', 'Moon Wood');
  press('Start over');
  await screen.findByRole('button', { name: 'Undo' });
  press('Open or close');
  press('Undo');
  press('Open or close');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Moon Wood');
});

test('a list accepts suggestions and, with Enter or on blur, custom text, but no duplicates', async () => {
  const create = vi.fn(async () => storedWood());
  renderCreator({ locations: { create } });
  fillForm();
  press('Who lives there');
  press('Wise Owls');
  type('Someone else', 'A very polite snail');
  fireEvent.keyDown(screen.getByLabelText('Someone else'), { key: 'Enter' });
  type('Someone else', 'wise owls');
  fireEvent.keyDown(screen.getByLabelText('Someone else'), { key: 'Enter' });
  type('Someone else', 'Cloud cats');
  fireEvent.blur(screen.getByLabelText('Someone else'));
  press('Save this place');
  await screen.findByText('Location saved successfully!');
  expect(create).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ inhabitants: ['Wise Owls', 'A very polite snail', 'Cloud cats'] }),
  );
});

test('Enter that ends an IME composition adds nothing to a list', () => {
  renderCreator();
  press('Who lives there');
  type('Someone else', 'かたつむり');
  fireEvent.keyDown(screen.getByLabelText('Someone else'), { key: 'Enter', isComposing: true });
  // Safari ends the composition first.
  fireEvent.keyDown(screen.getByLabelText('Someone else'), { key: 'Enter', keyCode: 229 });
  expect(screen.getByLabelText<HTMLInputElement>('Someone else').value).toBe('かたつむり');
});

test('the climate is a suggestion or custom text', () => {
  renderCreator();
  press('Climate');
  choose('Misty and Cool');
  type('Or in your own words', 'Snow that tastes of lemon');
  expect(button('Climate: Snow that tastes of lemon')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Misty and Cool' }).checked).toBe(false);
});

test('a climate in own words may begin with a suggestion, which is chosen only if nothing follows', () => {
  renderCreator();
  press('Climate');
  const field = () => screen.getByLabelText<HTMLInputElement>('Or in your own words');
  type('Or in your own words', 'Rainbow Weather');
  expect(field().value).toBe('Rainbow Weather');
  type('Or in your own words', 'Rainbow Weather every morning');
  expect(button('Climate: Rainbow Weather every morning')).toBeTruthy();
  type('Or in your own words', 'Rainbow Weather');
  fireEvent.blur(field());
  expect(field().value).toBe('');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Rainbow Weather' }).checked).toBe(true);
});

test('the picture of a location can be generated only after saving', () => {
  renderCreator();
  press('Generate Image');
  expect(screen.getByText('Please save the location first before generating an image')).toBeTruthy();
});

test('the draft of a location survives a reload and is removed by saving', async () => {
  const create = vi.fn(async () => storedWood());
  renderCreator({ locations: { create } });
  fillForm();
  cleanup();
  const { onSaved } = renderCreator({ locations: { create } });
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Lantern Wood');
  expect(screen.getByText(/^We kept your draft/)).toBeTruthy();
  press('Save this place');
  await screen.findByText('Location saved successfully!');
  expect(onSaved).toHaveBeenCalledExactlyOnceWith(storedWood());
  expect(sessionStorage.getItem(newDraft)).toBeNull();
});

test('a location that fails to save shows a message and keeps the draft', async () => {
  const error = new AppError('internal', 'Failed to save location');
  renderCreator({ locations: { create: () => Promise.reject(error) } });
  fillForm();
  press('Save this place');
  expect(await screen.findByText('Failed to save location')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Lantern Wood');
});

test('a reached location limit shows a message, opens /subscription and keeps the draft', async () => {
  const error = new AppError('plan_limit', LIMIT_REACHED, { field: 'locationsTotal' });
  renderCreator({ locations: { create: () => Promise.reject(error) } });
  fillForm();
  expect(await screen.findByText('1 of 1 location left')).toBeTruthy();
  press('Save this place');
  expect(await screen.findByText('Now at /subscription')).toBeTruthy();
  expect(screen.getByText(LIMIT_REACHED)).toBeTruthy();
  expect(sessionStorage.getItem(newDraft)).toContain('Lantern Wood');
});

test('an empty location form says that the plan’s location limit is reached', async () => {
  renderCreator({ usage: usageOf('free', { locations: { taken: 1, limit: 1, per: 'total' } }) });
  expect(await screen.findByText('You have used the one location in your plan.')).toBeTruthy();
});

test('changes of a saved location survive a reload and can be discarded', () => {
  renderCreator({}, storedWood());
  type('Name', 'Moon Wood');
  cleanup();
  renderCreator({}, storedWood());
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Moon Wood');
  press('Undo changes');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Lantern Wood');
  expect(sessionStorage.getItem(woodDraft)).toBeNull();
  press('Undo');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Moon Wood');
});

test('changes of a location that fail to save show a message', async () => {
  renderCreator({ locations: { update: () => Promise.reject(new Error('offline')) } }, storedWood());
  type('Name', 'Moon Wood');
  press('Save changes');
  expect(await screen.findByText('Failed to update location')).toBeTruthy();
});

test('a list that another device has made too long opens with all its entries and says what to do', async () => {
  const full = Array.from({ length: LIMITS.listEntries }, (_, index) => `Key ${index}`);
  const find = vi
    .fn(async () => storedWood({ treasures: ['A map', ...full] }))
    .mockResolvedValueOnce(storedWood({ treasures: ['A map'] }));
  const update = () => Promise.reject(new AppError('invalid', 'Please choose at most 20', { field: 'treasures' }));
  renderWithServices(
    <StoredLocation id="wood" onBack={vi.fn()}>
      {(location) => <LocationCreator location={location} onSaved={vi.fn()} onBack={vi.fn()} />}
    </StoredLocation>,
    { locations: { find, update } },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
  expect(await screen.findByRole('button', { name: 'Key 19', pressed: true })).toBeTruthy();
  const list = screen.getByRole('group', { name: 'Treasures' });
  expect(
    list
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent),
  ).toContain('Please choose at most 20');
  // Stays open once the list is short enough.
  press('Key 19');
  expect(button('Key 18')).toBeTruthy();
  expect(screen.getAllByText(/Please choose at most 20/)).toHaveLength(2);
});

test('removing an own entry of a list keeps the focus in that list', async () => {
  renderCreator();
  press('Who lives there');
  type('Someone else', 'Cloud cats');
  fireEvent.keyDown(screen.getByLabelText('Someone else'), { key: 'Enter' });
  button('Cloud cats').focus();
  press('Cloud cats');
  const list = screen.getByRole('group', { name: 'Who lives there' });
  await waitFor(() => expect(document.activeElement).toBe(list));
});
