// @vitest-environment happy-dom
import type { Character } from '@talelantern/domain/characters/character';
import { AppError } from '@talelantern/domain/errors/app-error';
import { LIMIT_REACHED } from '@talelantern/domain/subscriptions/entitlement';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { notify } from '../../ui/notify.ts';
import { CharacterCreator } from './character-creator.tsx';
import { ember } from './character-fakes.ts';
import { usageOf, type FakeServices } from '../fake-services.ts';
import { renderWithServices } from '../render-with-services.tsx';

const draftKey = STORAGE_KEYS.characterDraft('family', null);
const FILL = 'Please fill in all required fields';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  act(() => notify.clear());
  cleanup();
});

function renderCreator(fakes: FakeServices = {}, character?: Character) {
  const onSaved = vi.fn();
  const onClose = vi.fn();
  const mode = character ? 'edit' : 'create';
  renderWithServices(
    <CharacterCreator mode={mode} character={character} placement="inline" onSaved={onSaved} onClose={onClose} />,
    fakes,
  );
  return { onSaved, onClose };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => fireEvent.click(button(name));
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

function fillIn() {
  type('Name', 'Ember');
  choose('Female');
  choose('Mythical Creature');
  choose('Dragon');
  choose('Fire Dragon');
  press('Brave');
}

test('the save button says what is missing and leads to the first missing field', () => {
  renderCreator();
  type('Name', 'Ember');
  press('Gender, kind and a trait first');
  expect(within(screen.getByRole('alert')).getByText(FILL)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('radiogroup', { name: 'Gender' }));
  choose('Female');
  choose('Mythical Creature');
  press('Kind and a trait first');
  expect(document.activeElement).toBe(screen.getByRole('radiogroup', { name: 'Which mythical creature?' }));
});

test('changing the top level of the kind clears the levels below', () => {
  renderCreator();
  fillIn();
  choose('Animal');
  expect(screen.queryByRole('radiogroup', { name: 'And who exactly?' })).toBeNull();
  expect(button('Kind first')).toBeTruthy();
});

test('offers all ten kinds, and brings the question that follows into view', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  renderCreator();
  const kinds = within(screen.getByRole('radiogroup', { name: 'What kind of someone?' }));
  expect(kinds.getAllByRole('radio')).toHaveLength(10);
  scrolled.mockClear();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  choose('Robot/Artificial Intelligence');
  const question = screen.getByRole('radiogroup', { name: 'Which robot or artificial intelligence?' });
  const [place] = scrolled.mock.contexts;
  expect(place instanceof Element && place.contains(question)).toBe(true);
  scrolled.mockRestore();
});

test('a feature comes from one of seven groups, and an age in own words takes the place of a chosen one', async () => {
  const create = vi.fn(async () => ember());
  renderCreator({ characters: { create } });
  expect(screen.getByText('Choose a kind first: a dragon looks different from a robot.')).toBeTruthy();
  fillIn();
  expect(screen.getByText('Scales')).toBeTruthy();
  const groups = [
    'Cool Accessories',
    'Special Powers',
    'Unique Looks',
    'Dark Features',
    'Battle Gear',
    'Nature Elements',
    'Celestial Marks',
  ];
  for (const group of groups) press(group);
  choose('Star Mark');
  choose('Mentor');
  type('Or in your own words', '312 and a half');
  press('Save and paint her');
  await screen.findByRole('button', { name: 'Generate Image' });
  expect(create).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      role: 'Mentor',
      appearance: expect.objectContaining({
        distinguishingFeature: 'Star Mark',
        customAge: '312 and a half',
        age: null,
      }),
    }),
  );
});

test('with two traits the rest can be reached but not chosen', () => {
  renderCreator();
  press('Brave');
  press('Stubborn');
  press('Grumpy (a little spooky)');
  expect(screen.getByText('2 of 2 chosen')).toBeTruthy();
  expect(button('Grumpy (a little spooky)').getAttribute('aria-pressed')).toBe('false');
  expect(button('Grumpy (a little spooky)').getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('Tap a chosen trait again to swap it for another.')).toBeTruthy();
  press('Brave');
  press('Grumpy (a little spooky)');
  expect(button('Grumpy (a little spooky)').getAttribute('aria-pressed')).toBe('true');
});

test('pressing the chosen power again takes it back', () => {
  renderCreator();
  choose('Flying');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Flying' }).checked).toBe(true);
  choose('Flying');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Flying' }).checked).toBe(false);
});

test('Random Character fills in everything that saving needs', () => {
  renderCreator();
  press('Random Character');
  expect(button(/^Save and paint (?:her|him)$/)).toBeTruthy();
});

test('what is filled in survives a reload, and saving forgets it', async () => {
  const create = vi.fn(async () => ember());
  renderCreator();
  fillIn();
  cleanup();
  const { onSaved } = renderCreator({ characters: { create } });
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ember');
  press('Save and paint her');
  await screen.findByText('Character saved! You can now generate their image below.');
  expect(create).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ name: 'Ember', type: 'Mythical Creature - Dragon - Fire Dragon', personality: 'Brave' }),
  );
  expect(onSaved).toHaveBeenCalledExactlyOnceWith(ember());
  expect(sessionStorage.getItem(draftKey)).toBeNull();
});

test('a saved character is locked at its portrait, and Random Character is off', async () => {
  const { onClose } = renderCreator({ characters: { create: async () => ember() } });
  fillIn();
  press('Save and paint her');
  expect(await screen.findByRole('button', { name: 'Generate Image' })).toBeTruthy();
  expect(screen.queryByLabelText('Name')).toBeNull();
  expect(button('Random Character').getAttribute('aria-disabled')).toBe('true');
  press('Go Back to Story Generation');
  expect(screen.getByText('Character created successfully!')).toBeTruthy();
  expect(onClose).toHaveBeenCalledExactlyOnceWith(ember());
});

test('a failure to save says so and keeps what was filled in', async () => {
  const error = new AppError('internal', 'Failed to save character');
  renderCreator({ characters: { create: () => Promise.reject(error) } });
  fillIn();
  press('Save and paint her');
  expect(await screen.findByText('Failed to save character')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ember');
});

test('a reached limit is told and leads to the plans, which go on saying it; the draft is kept', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const error = new AppError('plan_limit', LIMIT_REACHED);
  renderCreator({ characters: { create: () => Promise.reject(error) } });
  fillIn();
  expect(await screen.findByText('1 of 2 characters left')).toBeTruthy();
  press('Save and paint her');
  expect(await screen.findByText('Now at /subscription')).toBeTruthy();
  expect(screen.getByText(LIMIT_REACHED)).toBeTruthy();
  act(() => void vi.advanceTimersByTime(8_000));
  expect(screen.queryByText(LIMIT_REACHED)).toBeNull();
  expect(sessionStorage.getItem(draftKey)).toContain('Ember');
});

test('closing the first step without saving gives nobody', () => {
  const { onClose } = renderCreator();
  press('Back to the story');
  expect(onClose).toHaveBeenCalledExactlyOnceWith(null);
  expect(screen.queryByText('Character created successfully!')).toBeNull();
});

test('an edited character opens locked; its details can be changed and come back to the portrait', async () => {
  const { onSaved } = renderCreator(
    { characters: { update: async (character, fields) => ({ ...character, ...fields }) } },
    ember(),
  );
  expect(screen.queryByRole('button', { name: 'Random Character' })).toBeNull();
  press('Change details');
  type('Name', 'Embra');
  press('Save changes');
  expect(await screen.findByText('Character updated successfully!')).toBeTruthy();
  expect(onSaved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'ember', name: 'Embra' }));
  expect(screen.getByRole('heading', { name: 'A portrait for Embra' })).toBeTruthy();
  expect(sessionStorage.getItem(draftKey)).toBeNull();
});

test('a plan without room for one more says so before anything is filled in', async () => {
  const characters = { taken: 2, limit: 2, per: 'total' } as const;
  renderCreator({ usage: usageOf('free', { characters }) });
  expect(await screen.findByText('All 2 characters of your plan are made.')).toBeTruthy();
});

test('changes that are not saved survive going elsewhere, and can be taken back', async () => {
  renderCreator({}, ember());
  press('Change details');
  type('Name', 'Embra');
  cleanup();

  renderCreator({}, ember());
  expect(screen.getByText('What you changed since is kept, but not saved yet.')).toBeTruthy();
  press('Go on changing');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Embra');
  expect(screen.getByText(/^We kept what you had begun/)).toBeTruthy();
  press('Take the changes back');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ember');
  expect(sessionStorage.getItem(STORAGE_KEYS.characterDraft('family', 'ember'))).toBeNull();
  press('Undo');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Embra');
});

test('a failure to save changes says so and keeps them', async () => {
  const error = new AppError('internal', 'Failed to update character');
  renderCreator({ characters: { update: () => Promise.reject(error) } }, ember());
  press('Change details');
  type('Name', 'Embra');
  press('Save changes');
  expect(await screen.findByText('Failed to update character')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Embra');
});

test('a character named after a real child is stored as such', async () => {
  const create = vi.fn(async () => ember());
  renderCreator({ characters: { create } });
  fillIn();
  fireEvent.click(screen.getByRole('checkbox', { name: /^Named after a real child/ }));
  press('Save and paint her');
  await screen.findByRole('button', { name: 'Generate Image' });
  expect(create).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ realChild: true }));
});

test('gentle choices come first, and dark ones are marked', () => {
  renderCreator();
  const names = (group: string) =>
    within(screen.getByRole('radiogroup', { name: group }))
      .getAllByRole<HTMLInputElement>('radio')
      .map((radio) => radio.labels?.[0]?.textContent?.replace(/\s+/g, ' '));
  expect(names('A magical power').at(-1)).toBe('Shadow Control (a little spooky)');
  choose('Mythical Creature');
  choose('Dragon');
  expect(names('And who exactly?').at(-1)).toBe('Shadow Dragon (a little spooky)');
  expect(names('And who exactly?')[0]).toBe('Fire Dragon');
});
