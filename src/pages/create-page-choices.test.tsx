// @vitest-environment happy-dom
import type { ChildProfile } from '@talelantern/domain/family/child-profile';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ember } from '../features/characters/character-fakes.ts';
import { usageOf } from '../features/fake-services.ts';
import { wood } from '../features/locations/location-fakes.ts';
import type { ChapterAssignment } from '../services/chapter.ts';
import { notify } from '../ui/notify.ts';
import {
  choose,
  chooseEverything,
  chooseLoaded,
  findTile,
  mainButton,
  pick,
  pip,
  renderCreate,
} from './create-page-scene.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  act(() => notify.clear());
  cleanup();
});

const mo: ChildProfile = {
  id: 'mo',
  nickname: 'Mo',
  ageRange: '9-12',
  readingLevel: 'alone',
  likes: [],
  avoid: ['spiders'],
  createdAt: 1,
  updatedAt: 1,
};
const children = { list: async () => [mo] };
const locations = {
  list: async () => ({ items: [wood()], unreadable: [], next: null }),
  find: async (id: string) => (id === 'wood' ? wood() : null),
};
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));
const pressLoaded = async (name: string) => fireEvent.click(await screen.findByText(name, { selector: 'button' }));

/** Pip's protector Ember, in the Lantern Wood, for Mo. */
async function fillEverySection() {
  await chooseLoaded('Mo · 9-12');
  await pick('Ember');
  await pick('Pip');
  await pressLoaded('Add a relationship');
  choose('Protector');
  press('Add relationship');
  await pressLoaded('Add Locations');
  await pick('Lantern Wood');
  await chooseLoaded('Adventure');
  await chooseLoaded('Treasure Hunt');
  fireEvent.change(screen.getByLabelText(/^What should come up/), { target: { value: ' A blue mitten. ' } });
}

/** What the story was asked for with. */
function watchTelling() {
  const seen = vi.fn<(assignment: ChapterAssignment) => void>();
  return {
    seen,
    stories: {
      generateChapter: (assignment: ChapterAssignment) => {
        seen(assignment);
        return new Promise<never>(() => undefined);
      },
    },
  };
}

test('everything that is chosen survives a reload and goes into the story', async () => {
  const { seen, stories } = watchTelling();
  const scene = { children, locations, stories, usage: usageOf('pro_monthly') };
  const first = renderCreate(scene);
  await fillEverySection();
  first.unmount();

  renderCreate(scene);
  await screen.findByText('Without: spiders');
  await screen.findByText('1 chosen');
  await screen.findByRole('list', { name: 'Relationships' });
  await waitFor(() => expect(mainButton().textContent).toBe('Generate Story'));
  fireEvent.click(mainButton());
  expect(seen).toHaveBeenCalledExactlyOnceWith({
    kind: 'new-story',
    characters: [ember(), { ...pip, role: 'Sidekick' }],
    theme: 'Treasure Hunt',
    ageRange: '9-12',
    length: 'standard',
    customElements: 'A blue mitten.',
    relationships: [{ fromCharacterId: 'ember', toCharacterId: 'pip', type: 'Protector', details: '' }],
    locations: [wood()],
    childId: 'mo',
  });
});

test('the age of the chosen child can be changed', async () => {
  renderCreate({ children });
  await chooseLoaded('Mo · 9-12');
  expect(await screen.findByLabelText(/^9-12/, { selector: 'input:checked' })).toBeTruthy();
  choose('12-17');
  expect(screen.getByLabelText(/^12-17/, { selector: 'input:checked' })).toBeTruthy();
  expect(screen.getByText('Without: spiders')).toBeTruthy();
});

test('a location and a child that are gone are dropped without a word', async () => {
  const first = renderCreate({ children, locations });
  await fillEverySection();
  first.unmount();
  const { seen, stories } = watchTelling();
  renderCreate({ stories });
  await waitFor(() => expect(screen.queryByText('1 chosen')).toBeNull());
  await waitFor(() => expect(mainButton().textContent).toBe('Generate Story'));
  await waitFor(() => expect(screen.getByLabelText('Everyone', { selector: 'input:checked' })).toBeTruthy());
  fireEvent.click(mainButton());
  expect(seen.mock.lastCall?.[0]).toMatchObject({ locations: [], childId: null });
});

test('a character that is taken back takes its relationships along', async () => {
  renderCreate({ children, locations });
  await fillEverySection();
  await pick('Pip');
  await pick('Pip');
  await screen.findByText('Add a relationship', { selector: 'button' });
  expect(screen.queryByRole('list', { name: 'Relationships' })).toBeNull();
});

test('words that this plan has no room for are kept but not sent', async () => {
  const { seen, stories } = watchTelling();
  renderCreate({ children, locations, stories, usage: usageOf('free') });
  await fillEverySection();
  fireEvent.click(mainButton());
  expect(seen.mock.lastCall?.[0]).toMatchObject({ customElements: '' });
});

test('locations are folded away and shown again, and those that are chosen stay in the story', async () => {
  renderCreate({ locations });
  await pressLoaded('Add Locations');
  await pick('Lantern Wood');
  press('Hide Locations');
  expect(screen.getByText('1 chosen')).toBeTruthy();
  expect(screen.getByText('Lantern Wood')).toBeTruthy();
  expect(screen.queryByLabelText('Search locations')).toBeNull();
  press('Add Locations');
  expect(await screen.findByLabelText('Search locations')).toBeTruthy();
});

test('the button says that an unsaved character is to be saved, once nothing else is missing', async () => {
  renderCreate();
  await pick('New Character');
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Zephyr' } });
  for (const choice of ['Male', 'Animal', 'Fur and Feather', 'Fox']) choose(choice);
  press('Brave');
  press('Back to the story');
  await screen.findByText('Not saved yet');
  expect(mainButton().textContent).toBe('Select characters, theme, and age range');
  await chooseLoaded('Adventure');
  await chooseLoaded('Treasure Hunt');
  choose('5-8');
  expect(mainButton().textContent).toBe('Please save your characters first');
});

test('a surprise fills everything in at one touch, another one at the next, and Undo brings back what was chosen', async () => {
  renderCreate();
  await chooseEverything();
  press('Surprise me');
  const note = await screen.findByText('How about this one?');
  await waitFor(() => expect(screen.getByText('2 chosen')).toBeTruthy());
  expect(mainButton().textContent).toBe('Generate Story');
  const firstLine = note.nextElementSibling?.textContent;
  expect(firstLine).not.toContain('Treasure Hunt');
  press('Surprise me');
  await waitFor(() =>
    expect(screen.getByText('How about this one?').nextElementSibling?.textContent).not.toBe(firstLine),
  );
  fireEvent.click(within(screen.getByLabelText('Messages')).getByText('Undo'));
  await screen.findByRole('radiogroup', { name: 'Ember is the' });
  expect(screen.getByText('1 chosen')).toBeTruthy();
  expect(await screen.findByLabelText('Treasure Hunt', { selector: 'input:checked' })).toBeTruthy();
});

test('a surprise without anybody to tell about leads to a random character', async () => {
  renderCreate({ family: [] });
  await pressLoaded('Surprise me');
  expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).not.toBe('');
});

test('the price stands beside the button, and says so when no story is left', async () => {
  renderCreate({ usage: usageOf('free', { stories: { taken: 2, limit: 2, per: 'month' } }) });
  await findTile('Ember');
  expect(within(screen.getByLabelText('Your story')).getByText(/All 2 stories this month are used\./)).toBeTruthy();
  fireEvent.click(within(screen.getByLabelText('Your story')).getByText('See the plans'));
  expect(screen.getByText('Now at /subscription')).toBeTruthy();
  expect(screen.getByText(JSON.stringify({ reached: 'stories' }))).toBeTruthy();
});

test('a kind of story brings its themes into view; one that was chosen earlier moves nothing', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const first = renderCreate();
  await chooseLoaded('Adventure');
  const themes = await screen.findByText('Which adventure story?');
  const [place] = scrolled.mock.contexts;
  expect(place instanceof Element && place.contains(themes)).toBe(true);
  first.unmount();
  scrolled.mockClear();
  renderCreate();
  await screen.findByText('Which adventure story?');
  expect(scrolled).not.toHaveBeenCalled();
  scrolled.mockRestore();
});
