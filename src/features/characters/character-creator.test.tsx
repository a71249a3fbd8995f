import type { Character } from '@talelantern/domain/characters/character';
import { AppError } from '@talelantern/domain/errors/app-error';
import { EMPTY_ADVANCED_FEATURES } from '@talelantern/domain/images/advanced-features';
import { LIMIT_REACHED } from '@talelantern/domain/plans/entitlement';
import { readItemSharing } from '@talelantern/domain/sharing/item-sharing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PAGE_STORAGE_KEYS } from '../../config/page-storage-keys.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { fakeLock } from '../lock/lock-fakes.ts';
import { CharacterCreator } from './character-creator.tsx';
import { ember } from './character-fakes.ts';
import { usageOf, type FakeServices } from '../../testing/fake-services.ts';
import { NEVER } from '../../testing/never.ts';
import { renderWithServices } from '../../testing/render-with-services.tsx';

const draftKey = PAGE_STORAGE_KEYS.characterDraft('family', null);
const FILL = 'Please fill in all required fields';

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

function fillForm() {
  type('Name', 'Ember');
  choose('Female');
  choose('Mythical Creature');
  choose('Dragon');
  choose('Fire Dragon');
  press('Brave');
}

test('the save button of a character says what is missing and focuses the first missing field', () => {
  renderCreator();
  type('Name', 'Ember');
  press('Kind, gender and a trait first');
  expect(within(screen.getByRole('alert')).getByText(FILL)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('radiogroup', { name: 'What kind of someone?' }));
  choose('Mythical Creature');
  press('Kind, gender and a trait first');
  expect(document.activeElement).toBe(screen.getByRole('radiogroup', { name: 'Which mythical creature?' }));
  choose('Dragon');
  choose('Fire Dragon');
  press('Gender and a trait first');
  expect(document.activeElement).toBe(screen.getByRole('radiogroup', { name: 'Gender' }));
});

test('a character that is saved after its creator was left does not scroll the page and is not reported as shown', async () => {
  const { promise, resolve } = Promise.withResolvers<Character>();
  const create = vi.fn(() => promise);
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const onSaved = vi.fn();
  renderWithServices(
    <>
      <CharacterCreator mode="create" placement="page" onSaved={onSaved} onClose={vi.fn()} />
      <AppLink to="/stories">My Stories</AppLink>
    </>,
    { characters: { create } },
  );
  fillForm();
  press('Save and paint her');
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  fireEvent.click(screen.getByRole('link', { name: 'My Stories' }));
  scrollTo.mockClear();
  resolve(ember());
  await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(ember(), false));
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a character cannot be edited while it is being saved', async () => {
  renderCreator({ characters: { create: () => new Promise<Character>(() => undefined) } });
  fillForm();
  press('Save and paint her');
  await screen.findByRole('button', { name: 'Saving…' });
  await userEvent.type(screen.getByLabelText('Name'), ' the Brave');
  press('Random Character');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ember');
});

test('leaving the creator during saving does not pass on an unsaved character, which would be stored twice', async () => {
  const { onClose } = renderCreator({ characters: { create: () => new Promise<Character>(() => undefined) } });
  fillForm();
  press('Save and paint her');
  await screen.findByRole('button', { name: 'Saving…' });
  press('Back to the story');
  expect(onClose).toHaveBeenCalledExactlyOnceWith(null);
});

test('a character with a link is changed only by a grown-up', async () => {
  const update = vi.fn(async () => ember());
  renderCreator(
    { characters: { update }, lock: fakeLock('4071') },
    ember({ sharing: readItemSharing({ isPublic: true }) }),
  );
  press('Edit details');
  type('Name', 'Cinder');
  press('Save changes');
  await screen.findByText('Sharing is for grown-ups.');
  expect(update).not.toHaveBeenCalled();
  for (const name of ['4', '0', '7', '1', 'Open']) fireEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(update).toHaveBeenCalledOnce());
});

test('changing the top level of the character type clears the levels below', () => {
  renderCreator();
  fillForm();
  choose('Animal');
  expect(screen.queryByRole('radiogroup', { name: 'And who exactly?' })).toBeNull();
  expect(button('Kind first')).toBeTruthy();
});

test('all ten character types are offered, and choosing one scrolls to the next question', () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  renderCreator();
  const kinds = within(screen.getByRole('radiogroup', { name: 'What kind of someone?' }));
  expect(kinds.getAllByRole('radio')).toHaveLength(10);
  scrollIntoView.mockClear();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  choose('Robot/Artificial Intelligence');
  const question = screen.getByRole('radiogroup', { name: 'Which robot or artificial intelligence?' });
  const [place] = scrollIntoView.mock.contexts;
  expect(place instanceof Element && place.contains(question)).toBe(true);
});

test('features are offered in seven groups, and a custom age replaces the chosen age', async () => {
  const create = vi.fn(async () => ember());
  renderCreator({ characters: { create, generatePicture: generationFails } });
  press('How they look');
  expect(screen.getByText('Choose a kind first: a dragon looks different from a robot.')).toBeTruthy();
  fillForm();
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

test('the sections for looks and own words are collapsed until used, and name the chosen looks', () => {
  renderCreator();
  expect(button('How they look').getAttribute('aria-expanded')).toBe('false');
  expect(button('In your own words').getAttribute('aria-expanded')).toBe('false');
  cleanup();
  const { appearance } = ember();
  renderCreator({}, { ...ember(), customDescription: 'Hums while she flies.' });
  press('Edit details');
  expect(button(new RegExp(`^How she looks: .*${appearance.color}`)).getAttribute('aria-expanded')).toBe('true');
  expect(button('In your own words').getAttribute('aria-expanded')).toBe('true');
});

test('once two traits are chosen, the others are focusable but cannot be chosen', () => {
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

test('pressing the chosen power again clears it', () => {
  renderCreator();
  choose('Flying');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Flying' }).checked).toBe(true);
  choose('Flying');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Flying' }).checked).toBe(false);
});

test('Random Character fills in all required fields', () => {
  renderCreator();
  press('Random Character');
  expect(button(/^Save and paint (?:her|him)$/)).toBeTruthy();
  const statuses = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(statuses).toContainEqual(expect.stringMatching(/^.+, an? .+/));
});

test('the draft of a character survives a reload and is removed by saving', async () => {
  const create = vi.fn(async () => ember());
  renderCreator();
  fillForm();
  cleanup();
  const { onSaved } = renderCreator({ characters: { create, generatePicture: generationFails } });
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ember');
  press('Save and paint her');
  await screen.findByText('Character saved! You can now generate their image below.');
  expect(create).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ name: 'Ember', type: 'Mythical Creature - Dragon - Fire Dragon', personality: 'Brave' }),
  );
  expect(onSaved).toHaveBeenCalledExactlyOnceWith(ember(), true);
  expect(sessionStorage.getItem(draftKey)).toBeNull();
});

test('the portrait of a new character is generated in the Bold Outline style once the character is saved', async () => {
  const unstyled = ember({ advancedFeatures: EMPTY_ADVANCED_FEATURES });
  const generatePicture = vi.fn(() => new Promise<never>(() => undefined));
  renderCreator({ characters: { create: async () => unstyled, generatePicture } });
  fillForm();
  press('Save and paint her');
  expect(await screen.findByRole('heading', { name: 'Ember is being painted' })).toBeTruthy();
  expect(screen.getByText('Character saved! You can now generate their image below.')).toBeTruthy();
  expect(generatePicture).toHaveBeenCalledExactlyOnceWith(
    {
      item: expect.objectContaining({
        id: 'ember',
        advancedFeatures: { ...EMPTY_ADVANCED_FEATURES, imageStyle: 'cartoon-bold-outline' },
      }),
      wish: '',
    },
    expect.anything(),
  );
});

test('no portrait is generated for a new character when no picture is left', async () => {
  const picturesToday = { taken: 3, limit: 3, per: 'day' } as const;
  renderCreator({ characters: { create: async () => ember() }, usage: usageOf('free', { picturesToday }) });
  await screen.findByText('1 of 2 characters left');
  fillForm();
  press('Save and paint her');
  expect(await screen.findByRole('button', { name: 'Generate Image' })).toBeTruthy();
  expect(screen.queryByText('Failed to generate image')).toBeNull();
});

const generationFails = async (): Promise<never> =>
  Promise.reject(new AppError('rate_limited', 'Rate limit exceeded.'));

test('a saved character is locked at its portrait, and Random Character is disabled', async () => {
  const { onClose } = renderCreator({ characters: { create: async () => ember(), generatePicture: generationFails } });
  fillForm();
  press('Save and paint her');
  expect(await screen.findByRole('button', { name: 'Generate Image' })).toBeTruthy();
  expect(screen.queryByLabelText('Name')).toBeNull();
  expect(button('Random Character').getAttribute('aria-disabled')).toBe('true');
  press('Go Back to Story Generation');
  expect(screen.getByText('Character created successfully!')).toBeTruthy();
  expect(onClose).toHaveBeenCalledExactlyOnceWith(ember());
});

test('the way back to the story keeps its label while the portrait is generated, and says what happens', async () => {
  const { onClose } = renderCreator({ characters: { create: async () => ember(), generatePicture: () => NEVER } });
  fillForm();
  press('Save and paint her');
  await screen.findByRole('heading', { name: 'Ember is being painted' });
  press('Go Back to Story Generation Go on with the story, she’ll join you there');
  expect(onClose).toHaveBeenCalledExactlyOnceWith(ember());
});

test('a character that fails to save shows a message and keeps the draft', async () => {
  const error = new AppError('internal', 'Failed to save character');
  renderCreator({ characters: { create: () => Promise.reject(error) } });
  fillForm();
  press('Save and paint her');
  expect(await screen.findByText('Failed to save character')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ember');
});

test('a reached character limit shows a message, opens /subscription and keeps the draft', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const error = new AppError('plan_limit', LIMIT_REACHED, { field: 'charactersTotal' });
  renderCreator({ characters: { create: () => Promise.reject(error) } });
  fillForm();
  expect(await screen.findByText('1 of 2 characters left')).toBeTruthy();
  press('Save and paint her');
  expect(await screen.findByText('Now at /subscription')).toBeTruthy();
  expect(screen.getByText(LIMIT_REACHED)).toBeTruthy();
  act(() => void vi.advanceTimersByTime(8_000));
  expect(screen.queryByText(LIMIT_REACHED)).toBeNull();
  expect(sessionStorage.getItem(draftKey)).toContain('Ember');
});

test('closing the details step without saving does not create a character', () => {
  const { onClose } = renderCreator();
  press('Back to the story');
  expect(onClose).toHaveBeenCalledExactlyOnceWith(null);
  expect(screen.queryByText('Character created successfully!')).toBeNull();
});

test('editing a character opens its locked portrait step; saving changed details returns there', async () => {
  const { onSaved } = renderCreator(
    { characters: { update: async (character, fields) => ({ ...character, ...fields }) } },
    ember(),
  );
  expect(screen.queryByRole('button', { name: 'Random Character' })).toBeNull();
  press('Edit details');
  type('Name', 'Embra');
  press('Save changes');
  expect(await screen.findByText('Character updated successfully!')).toBeTruthy();
  expect(onSaved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'ember', name: 'Embra' }), true);
  expect(screen.getByRole('heading', { name: 'A portrait for Embra' })).toBeTruthy();
  expect(sessionStorage.getItem(draftKey)).toBeNull();
});

test('an empty character form says that the plan’s character limit is reached, and links to the character list', async () => {
  const characters = { taken: 2, limit: 2, per: 'total' } as const;
  renderCreator({ usage: usageOf('free', { characters }) });
  expect(await screen.findByText('You have used both characters in your plan.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See your characters' }).getAttribute('href')).toBe('/characters');
});

test('unsaved changes of a character survive navigation and can be discarded', async () => {
  renderCreator({}, ember());
  press('Edit details');
  type('Name', 'Embra');
  cleanup();

  renderCreator({}, ember());
  expect(screen.getByText('Your latest changes are kept, but not saved yet.')).toBeTruthy();
  press('Keep editing');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Embra');
  expect(screen.getByText(/^We kept your draft/)).toBeTruthy();
  press('Undo changes');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ember');
  expect(sessionStorage.getItem(PAGE_STORAGE_KEYS.characterDraft('family', 'ember'))).toBeNull();
  press('Undo');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Embra');
});

test('changes of a character that fail to save show a message and are kept', async () => {
  const error = new AppError('internal', 'Failed to update character');
  renderCreator({ characters: { update: () => Promise.reject(error) } }, ember());
  press('Edit details');
  type('Name', 'Embra');
  press('Save changes');
  expect(await screen.findByText('Failed to update character')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Embra');
});

test('a character named after a real child is stored with the field realChild', async () => {
  const create = vi.fn(async () => ember());
  renderCreator({ characters: { create, generatePicture: generationFails } });
  fillForm();
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
  expect(names('And who exactly?').at(-1)).toMatch(/^Shadow Dragon \(a little spooky\)/);
  expect(names('And who exactly?')[0]).toBe('Fire Dragon');
});
