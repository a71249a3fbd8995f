import type { ChildProfile } from '@talelantern/domain/audience/child-profile';
import { AppError } from '@talelantern/domain/errors/app-error';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PAGE_STORAGE_KEYS } from '../config/page-storage-keys.ts';
import { ember, emberWithPortrait } from '../features/characters/character-fakes.ts';
import { generatedPicture } from '../features/items/item-fakes.ts';
import { usageOf } from '../testing/fake-services.ts';
import { storedWood } from '../features/locations/location-fakes.ts';
import { storyTitle } from '@talelantern/domain/stories/story-title';
import { beginStory } from '../services/stories/chapter-request.ts';
import type { UnfinishedWork } from '../services/generation/generation-service.ts';
import type { ChapterAssignment, NewStoryAssignment } from '../services/stories/chapter.ts';
import {
  choose,
  chooseEverything,
  chooseLoaded,
  findTile,
  History,
  mainButton,
  pick,
  pip,
  renderCreate,
} from './create-page-scene.tsx';

const mo: ChildProfile = {
  id: 'mo',
  nickname: 'Mo',
  ageRange: '9-12',
  readingLevel: 'alone',
  likes: [],
  avoid: ['spiders'],
  face: null,
  createdAt: 1,
  updatedAt: 1,
};
const children = { list: async () => [mo] };
const locations = {
  list: async () => ({ items: [storedWood()], unreadable: [], next: null }),
  find: async (id: string) => (id === 'wood' ? storedWood() : null),
};
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button, button *' }));
const pressLoaded = async (name: string) =>
  fireEvent.click(await screen.findByText(name, { selector: 'button, button *' }));

/** Chooses Pip, with Ember as protector, the Lantern Wood and the child Mo. */
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
  fireEvent.change(screen.getByLabelText(/^What would you like in the story/), {
    target: { value: ' A blue mitten. ' },
  });
}

const FIRST_CHAPTER: NewStoryAssignment = {
  kind: 'new-story',
  characters: [ember()],
  theme: 'Treasure Hunt',
  ageRange: '9-12',
  length: 'standard',
};
const DRAFT = {
  requestId: 'request-1',
  storyId: 'story_1',
  phase: 'introduction',
  text: 'Once.',
  memoryKey: 'memory',
  ideas: [],
  bookTitle: null,
} as const;

/** The assignment of the requested story. */
function watchGenerateChapter() {
  const handleAssignment = vi.fn<(assignment: ChapterAssignment) => void>();
  return {
    seen: handleAssignment,
    stories: {
      generateChapter: (assignment: ChapterAssignment) => {
        handleAssignment(assignment);
        return new Promise<never>(() => undefined);
      },
    },
  };
}

test('all choices survive a reload and are sent with the story', async () => {
  const { seen, stories } = watchGenerateChapter();
  const scene = { children, locations, stories, usage: usageOf('pro_monthly') };
  const firstPage = renderCreate(scene);
  await fillEverySection();
  firstPage.unmount();

  renderCreate(scene);
  await screen.findByText('Leaves out: spiders');
  await screen.findByText('1 chosen');
  await screen.findByRole('list', { name: 'Relationships' });
  await waitFor(() => expect(mainButton().textContent).toBe('Generate Story'));
  fireEvent.click(mainButton());
  await waitFor(() => expect(seen).toHaveBeenCalled());
  expect(seen).toHaveBeenCalledExactlyOnceWith({
    kind: 'new-story',
    characters: [ember(), { ...pip, role: 'Sidekick' }],
    theme: 'Treasure Hunt',
    ageRange: '9-12',
    length: 'standard',
    customElements: 'A blue mitten.',
    idea: '',
    relationships: [{ fromCharacterId: 'ember', toCharacterId: 'pip', type: 'Protector', details: '' }],
    locations: [storedWood()],
    childId: 'mo',
  });
});

test.each([
  ['character', { characterIds: ['ember'], locationIds: [] }],
  ['location', { characterIds: ['pip'], locationIds: ['wood'] }],
])('if a chosen %s fails to load, the button loads it again', async (kind, choices) => {
  const draft = { ...choices, roles: {}, category: 'Adventure', theme: 'Treasure Hunt', ageRange: '5-8' };
  sessionStorage.setItem(PAGE_STORAGE_KEYS.storyChoices('family'), JSON.stringify(draft));
  const failure = new AppError('internal', `Failed to fetch ${kind}`);
  let isFailing = true;
  const findFailing = async <Item,>(isFound: boolean, item: Item): Promise<Item> => {
    if (isFound && isFailing) throw failure;
    return item;
  };
  renderCreate({
    isFolded: true,
    find: (id) => findFailing(id === 'ember', id === 'ember' ? ember() : pip),
    locations: { ...locations, find: () => findFailing(true, storedWood()) },
  });
  const stage = within(screen.getByLabelText('Your story'));
  expect(await stage.findByText(failure.message)).toBeTruthy();
  isFailing = false;
  const again = stage.getByRole('button', { name: 'Try again' });
  again.focus();
  fireEvent.click(again);
  await waitFor(() => expect(mainButton().textContent).toBe('Generate Story'));
  expect(document.activeElement).toBe(mainButton());
  expect(stage.queryByText(failure.message)).toBeNull();
});

test.each(['mo', null])(
  '“Surprise me” waits for what a story for %s leaves out, and does not offer a character with it',
  async (childId) => {
    const family = [ember(), ember({ id: 'rusty', name: 'Rusty', type: 'Animal - Fur and Feather - Fox' })];
    const openOffer = async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'Surprise me' }));
      return screen.findByRole('dialog', { name: 'How about this one?' });
    };
    renderCreate({ family, isFolded: true });
    expect(within(await openOffer()).getByText(/^(?:Ember and Rusty|Rusty and Ember)$/)).toBeTruthy();
    cleanup();

    const draft = { characterIds: [], roles: {}, childId };
    sessionStorage.setItem(PAGE_STORAGE_KEYS.storyChoices('family'), JSON.stringify(draft));
    const list = Promise.withResolvers<ChildProfile[]>();
    renderCreate({ family, isFolded: true, children: { list: () => list.promise } });
    await findTile('Ember');
    const offer = openOffer();
    await screen.findByRole('button', { name: 'Surprise me', busy: true });
    list.resolve([{ ...mo, avoid: ['dragons'] }]);
    expect(within(await offer).getByText('Rusty')).toBeTruthy();
    expect(within(await offer).queryByText(/Ember/)).toBeNull();
  },
);

test('“Surprise me” offers nothing while it is not known what the child avoids', async () => {
  const draft = { characterIds: [], roles: {}, childId: 'mo' };
  sessionStorage.setItem(PAGE_STORAGE_KEYS.storyChoices('family'), JSON.stringify(draft));
  const list = vi.fn(async () => [mo]).mockRejectedValue(new AppError('internal', 'Failed to fetch child profiles'));
  renderCreate({ isFolded: true, children: { list } });
  await pressLoaded('Surprise me');
  await screen.findByText('Failed to fetch child profiles');
  expect(screen.queryByRole('dialog')).toBeNull();
  list.mockResolvedValue([mo]);
  fireEvent.click(await screen.findByRole('button', { name: 'Surprise me', busy: false }));
  expect(await screen.findByRole('dialog', { name: 'How about this one?' })).toBeTruthy();
});

test('a surprise that the connection was lost for does not open later', async () => {
  const draft = { characterIds: [], roles: {}, childId: 'mo' };
  sessionStorage.setItem(PAGE_STORAGE_KEYS.storyChoices('family'), JSON.stringify(draft));
  const list = Promise.withResolvers<ChildProfile[]>();
  renderCreate({ isFolded: true, children: { list: () => list.promise } });
  await findTile('Ember');
  await pressLoaded('Surprise me');
  await screen.findByRole('button', { name: 'Surprise me', busy: true });
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  await screen.findByText('Offline, waiting for connection');
  online.mockRestore();
  fireEvent(window, new Event('online'));
  list.resolve([mo]);
  expect(await screen.findByRole('button', { name: 'Surprise me', busy: false })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('“Surprise me” says nothing of a load that fails after the connection was lost', async () => {
  const draft = { characterIds: [], roles: {}, childId: 'mo' };
  sessionStorage.setItem(PAGE_STORAGE_KEYS.storyChoices('family'), JSON.stringify(draft));
  const list = Promise.withResolvers<ChildProfile[]>();
  renderCreate({ children: { list: () => list.promise } });
  await pressLoaded('Surprise me');
  await screen.findByRole('button', { name: 'Surprise me', busy: true });
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  await screen.findByText('Offline, waiting for connection');
  online.mockRestore();
  fireEvent(window, new Event('online'));
  list.reject(new AppError('internal', 'Failed to fetch child profiles'));
  // At the choice of a child, which needs them too.
  await screen.findByText('Failed to fetch child profiles');
  expect(within(screen.getByLabelText('Messages')).queryByText('Failed to fetch child profiles')).toBeNull();
});

test('“Write it” first asks to finish a relationship with typed words', async () => {
  const { seen, stories } = watchGenerateChapter();
  renderCreate({ stories });
  await pick('Ember');
  await pick('Pip');
  await pressLoaded('Add a relationship');
  const detail = { target: { value: 'since the big storm' } };
  fireEvent.change(screen.getByLabelText(/^A detail/), detail);
  const surprise = async () => {
    press('Surprise me');
    await pressLoaded('Write it');
  };
  await surprise();
  expect(await screen.findAllByText('Please choose what they are to each other')).toHaveLength(2);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(seen).not.toHaveBeenCalled();
  choose('Protector');
  await surprise();
  await waitFor(() => expect(seen).toHaveBeenCalledOnce());
  expect(seen.mock.lastCall?.[0]).toMatchObject({
    relationships: [{ type: 'Protector', details: detail.target.value }],
  });
});

test('“Write it” marks the unfinished relationship, not the theme that a surprise would choose', async () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  renderCreate();
  await pick('Ember');
  await pick('Pip');
  await chooseLoaded('Adventure');
  await pressLoaded('Add a relationship');
  fireEvent.change(screen.getByLabelText(/^A detail/), { target: { value: 'since the big storm' } });
  press('Surprise me');
  await pressLoaded('Write it');
  await waitFor(() => expect(document.activeElement?.id).toBe('choose-relationships'));
  const mark = screen.getByText('Please choose what they are to each other', { selector: '.field-error *' });
  expect(scrollIntoView.mock.contexts.at(-1)).toBe(mark.parentElement);
  expect(screen.queryByText('Please select a theme')).toBeNull();
  fireEvent.click(mainButton());
  expect(await screen.findAllByText('Please select a theme')).toHaveLength(2);
});

test('the age of the chosen child can be changed', async () => {
  renderCreate({ children });
  await chooseLoaded('Mo · 9-12');
  expect(await screen.findByLabelText(/^9-12/, { selector: 'input:checked' })).toBeTruthy();
  choose('12-17');
  expect(screen.getByLabelText(/^12-17/, { selector: 'input:checked' })).toBeTruthy();
  expect(screen.getByText('Leaves out: spiders')).toBeTruthy();
});

/**
 * Writes and saves a story for Mo, aged 9-12. Then Mo's profile changes to 12-17, and the generator is opened again.
 */
async function changeAgeBetweenStories(chooseAge: () => void): Promise<void> {
  const savedStory = beginStory({ ...DRAFT, assignment: FIRST_CHAPTER }, 'family', 1);
  const stories = {
    generateChapter: async (assignment: ChapterAssignment) => ({ ...DRAFT, assignment }),
    saveChapter: async () => savedStory,
  };
  renderCreate({ children, stories });
  await pick('Ember');
  await chooseLoaded('Mo · 9-12');
  chooseAge();
  fireEvent.click(mainButton());
  await screen.findByText('Now at /stories/story_1');
  cleanup();
  renderCreate({ children: { list: async () => [{ ...mo, ageRange: '12-17' }] } });
  await screen.findByText('For Mo');
}

test('the age of the next story follows a change of the child’s profile', async () => {
  await changeAgeBetweenStories(() => undefined);
  expect(await screen.findByLabelText(/^12-17/, { selector: 'input:checked' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ages 12-17' })).toBeTruthy();
});

test('an age that was chosen for a child’s stories stays after a change of the profile', async () => {
  await changeAgeBetweenStories(() => choose('5-8'));
  expect(await screen.findByLabelText('Mo · 12-17', { selector: 'input:checked' })).toBeTruthy();
  expect(screen.getByLabelText(/^5-8/, { selector: 'input:checked' })).toBeTruthy();
});

test('a deleted location or child is silently removed from the choices', async () => {
  const firstPage = renderCreate({ children, locations });
  await fillEverySection();
  firstPage.unmount();
  const { seen, stories } = watchGenerateChapter();
  renderCreate({ stories });
  await waitFor(() => expect(screen.queryByText('1 chosen')).toBeNull());
  await waitFor(() => expect(mainButton().textContent).toBe('Generate Story'));
  await waitFor(() => expect(screen.getByLabelText('Everyone', { selector: 'input:checked' })).toBeTruthy());
  fireEvent.click(mainButton());
  await waitFor(() => expect(seen.mock.lastCall?.[0]).toMatchObject({ locations: [], childId: null }));
});

test('a relationship whose button was not pressed is sent, or must be completed if its words would be lost', async () => {
  const { seen, stories } = watchGenerateChapter();
  renderCreate({ stories });
  await chooseEverything();
  await pick('Pip');
  await pressLoaded('Add a relationship');
  expect(mainButton().textContent).toBe('Generate Story');
  fireEvent.change(screen.getByLabelText(/^A detail/), { target: { value: ' since the storm ' } });
  expect(mainButton().textContent).toBe('Finish the relationship');
  fireEvent.click(mainButton());
  expect(within(screen.getByRole('alert')).getByText('Please choose what they are to each other')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('A relationship'));
  expect(screen.getAllByText('Please choose what they are to each other')).toHaveLength(2);
  choose('Protector');
  expect(mainButton().textContent).toBe('Generate Story');
  fireEvent.click(mainButton());
  const ends = { fromCharacterId: 'ember', toCharacterId: 'pip' };
  const relationships = [{ ...ends, type: 'Protector', details: 'since the storm' }];
  await waitFor(() => expect(seen.mock.lastCall?.[0]).toMatchObject({ relationships }));
});

test('removing a character removes its relationships', async () => {
  renderCreate({ children, locations });
  await fillEverySection();
  await pick('Pip');
  await pick('Pip');
  await screen.findByText('Add a relationship', { selector: 'button, button *' });
  expect(screen.queryByRole('list', { name: 'Relationships' })).toBeNull();
});

test('custom text that the plan does not include is kept but not sent', async () => {
  const { seen, stories } = watchGenerateChapter();
  renderCreate({ children, locations, stories, usage: usageOf('free') });
  await fillEverySection();
  fireEvent.click(mainButton());
  await waitFor(() => expect(seen.mock.lastCall?.[0]).toMatchObject({ customElements: '' }));
});

test.each([
  ['free', 'words that the plan does not include stay after a story was saved', ' A blue mitten. '],
  ['pro_monthly', 'words that were sent are cleared once their story is saved', ''],
] as const)('on %s, %s', async (priceId, _what, words) => {
  const stories = {
    generateChapter: async (assignment: ChapterAssignment) => ({ ...DRAFT, assignment }),
    saveChapter: async () => beginStory({ ...DRAFT, assignment: FIRST_CHAPTER }, 'family', 1),
  };
  renderCreate({ stories, usage: usageOf(priceId) });
  await chooseEverything();
  const field = await screen.findByLabelText(/^What would you like in the story/);
  fireEvent.change(field, { target: { value: ' A blue mitten. ' } });
  fireEvent.click(mainButton());
  await screen.findByText('Now at /stories/story_1');
  cleanup();
  renderCreate();
  expect(await screen.findByLabelText(/^What would you like in the story/)).toHaveProperty('value', words);
});

test('chosen locations stay chosen when their section is collapsed', async () => {
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

async function leaveUnsaved(): Promise<void> {
  await pick('New Character');
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Zephyr' } });
  for (const choice of ['Male', 'Animal', 'Fur and Feather', 'Fox']) choose(choice);
  press('Brave');
  press('Back to the story');
  await screen.findByText('Not saved yet');
}

test('an unsaved character can be saved without reopening the creator, and keeps its role', async () => {
  const family = [ember(), pip];
  const create = vi.fn(async () => {
    const zephyr = ember({ id: 'zephyr', name: 'Zephyr', role: null });
    family.push(zephyr);
    return zephyr;
  });
  renderCreate({ family, create });
  await leaveUnsaved();
  fireEvent.click(
    within(await screen.findByRole('radiogroup', { name: 'Zephyr is the' })).getByRole('radio', { name: 'Mentor' }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Save Zephyr' }));
  expect(await screen.findByText('Character saved successfully!')).toBeTruthy();
  expect(create).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Zephyr', role: null }));
  const roles = await screen.findByRole('radiogroup', { name: 'Zephyr is the' });
  expect(within(roles).getByRole<HTMLInputElement>('radio', { name: 'Mentor' }).checked).toBe(true);
  expect(screen.queryByText('Not saved yet')).toBeNull();
  await pick('New Character');
  expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('');
});

test('Back out of the creator of an unsaved character takes it out of the cast, and keeps what was typed', async () => {
  renderCreate({ beside: <History /> });
  await leaveUnsaved();
  await pick('Zephyr');
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Zephyrine' } });
  press('Back');
  await findTile('Ember');
  await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull());
  await pick('New Character');
  expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Zephyrine');
});

test('an unsaved character that cannot be saved stays unchanged', async () => {
  renderCreate({ create: () => Promise.reject(new Error('offline')) });
  await leaveUnsaved();
  fireEvent.click(await screen.findByRole('button', { name: 'Save Zephyr' }));
  expect(await screen.findByText('Failed to save character')).toBeTruthy();
  expect(screen.getByText('Not saved yet')).toBeTruthy();
});

test('saving a portrait of an earlier visit does not change the cast', async () => {
  const { requestId } = generatedPicture;
  const input = { item: pip, wish: '' };
  const offers: UnfinishedWork[] = [
    { status: 'finished', kind: 'portrait', requestId, input, generated: generatedPicture },
  ];
  const painted = { ...emberWithPortrait('pip.webp'), id: pip.id, name: pip.name };
  renderCreate({ generation: { listUnfinished: async () => [...offers] }, savePicture: async () => painted });
  await leaveUnsaved();
  await pressLoaded('See it');
  const save = await screen.findByText('Save this portrait', { selector: 'button, button *' });
  offers.pop();
  fireEvent.click(save);
  await screen.findByText('Image generated and saved successfully!');
  fireEvent.click(await screen.findByRole('button', { name: 'Go Back to Story Generation' }));
  expect(await screen.findByText('Not saved yet')).toBeTruthy();
  expect(screen.getByText('1 chosen')).toBeTruthy();
});

test('if nothing else is missing, the button says that an unsaved character must be saved', async () => {
  renderCreate();
  await leaveUnsaved();
  await chooseLoaded('Adventure');
  expect(mainButton().textContent).toBe('Select characters, theme, and age range');
  await chooseLoaded('Treasure Hunt');
  expect(mainButton().textContent).toBe('Please save your characters first');
});

test('“Surprise me” offers a story with the chosen character, and closing it changes nothing', async () => {
  renderCreate();
  await chooseEverything();
  press('Surprise me');
  const dialog = await screen.findByRole('dialog', { name: 'How about this one?', description: /Ember/ });
  const offer = within(dialog);
  expect(offer.getByText('Ember')).toBeTruthy();
  expect(offer.queryByText('Treasure Hunt')).toBeNull();
  fireEvent.click(offer.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('1 chosen')).toBeTruthy();
  expect(await screen.findByLabelText('Treasure Hunt', { selector: 'input:checked' })).toBeTruthy();
});

test('“Again” offers another story, and “Write it” requests the offered one', async () => {
  const { seen, stories } = watchGenerateChapter();
  renderCreate({ stories });
  await pressLoaded('Surprise me');
  const offer = within(await screen.findByRole('dialog', { name: 'How about this one?' }));
  const title = () => offer.getByText(/^The .* of [A-Z]\w+(?: and [A-Z]\w+)?$/).textContent;
  const firstTitle = title();
  fireEvent.click(offer.getByRole('button', { name: 'Again' }));
  expect(title()).not.toBe(firstTitle);
  const offeredTitle = title();
  fireEvent.click(offer.getByRole('button', { name: 'Write it' }));
  await waitFor(() => expect(seen).toHaveBeenCalledOnce());
  const assignment = seen.mock.lastCall?.[0] as NewStoryAssignment | undefined;
  expect(offeredTitle).toBe(
    storyTitle(
      assignment?.theme ?? '',
      (assignment?.characters ?? []).map(({ name }) => name),
      '5-8',
    ),
  );
});

test('“Surprise me” offers a story with friends to a family without characters', async () => {
  renderCreate({ family: [], usage: usageOf('pro_monthly') });
  await pressLoaded('Surprise me');
  const offer = within(await screen.findByRole('dialog', { name: 'How about this one?' }));
  expect(offer.getByText(/^(?:Ember|Pip|Lyra)(?:,? (?:and )?(?:Ember|Pip|Lyra))+$/)).toBeTruthy();
});

test('if no story is left, the line beside the button says it and links to the plans', async () => {
  renderCreate({ usage: usageOf('free', { stories: { taken: 2, limit: 2, per: 'month' } }) });
  await findTile('Ember');
  expect(within(screen.getByLabelText('Your story')).getByText(/You have used both stories this month\./)).toBeTruthy();
  fireEvent.click(within(screen.getByLabelText('Your story')).getByText('See the plans'));
  expect(screen.getByText('Now at /subscription')).toBeTruthy();
  expect(screen.getByText(JSON.stringify({ reached: 'stories' }))).toBeTruthy();
});

test('choosing a category scrolls to its themes, but a restored category does not', async () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  const firstPage = renderCreate();
  await chooseLoaded('Adventure');
  const themes = await screen.findByText('Which adventure story?');
  const [section] = scrollIntoView.mock.contexts;
  expect(section instanceof Element && section.contains(themes)).toBe(true);
  firstPage.unmount();
  scrollIntoView.mockClear();
  renderCreate();
  await screen.findByText('Which adventure story?');
  expect(scrollIntoView).not.toHaveBeenCalled();
});
