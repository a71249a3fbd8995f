import { AppError } from '@talelantern/domain/errors/app-error';
import type { Character } from '@talelantern/domain/characters/character';
import type { Story } from '@talelantern/domain/stories/story';
import { act, cleanup, fireEvent, screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ember } from '../features/characters/character-fakes.ts';
import { beginStory } from '../services/stories/chapter-request.ts';
import { STORY_CHANGED, type ChapterAssignment, type ChapterDraft } from '../services/stories/chapter.ts';
import { GenerationCancelled } from '../services/generation/run-generation.ts';
import type { GenerationService, UnfinishedWork } from '../services/generation/generation-service.ts';
import type { CharacterService } from '../services/characters/character-service.ts';
import type { StoryService } from '../services/stories/story-service.ts';
import { PAGE_STORAGE_KEYS } from '../config/page-storage-keys.ts';
import { usageOf } from '../testing/fake-services.ts';
import {
  account,
  choose,
  chooseEverything,
  chooseLoaded,
  findTile,
  mainButton,
  pick,
  pip,
  renderCreate,
} from './create-page-scene.tsx';

const firstChapter: ChapterAssignment = {
  kind: 'new-story',
  characters: [ember()],
  theme: 'Treasure Hunt',
  ageRange: '5-8',
  length: 'standard',
};
const draftOf = (assignment: ChapterAssignment): ChapterDraft => ({
  requestId: 'request-1',
  storyId: 'story_1',
  assignment,
  phase: assignment.kind === 'new-story' ? 'introduction' : 'development',
  text: 'Once.\n\nTwice.',
  memoryKey: 'memory',
  ideas: [],
  bookTitle: null,
});
const story: Story = beginStory(draftOf(firstChapter), 'family', 1);

const fakeGeneration = (
  assignmentSeen: (assignment: ChapterAssignment) => void = () => undefined,
): Partial<StoryService> => ({
  generateChapter: async (assignment) => {
    assignmentSeen(assignment);
    return draftOf(assignment);
  },
  saveChapter: async () => story,
});

test('a family with more characters than tiles is told where the others are', async () => {
  renderCreate({ family: ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ember({ id })) });
  await screen.findByText('Tap a friend. Take two, if you like.');
  cleanup();
  renderCreate({ family: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => ember({ id })) });
  await screen.findByText('Tap to choose. Everyone else is in More choices.');
});

test('the button lists all missing choices and focuses the first of them', async () => {
  renderCreate();
  await findTile('Ember');
  expect(mainButton().textContent).toBe('Select characters, theme, and age range');
  expect(mainButton().getAttribute('aria-disabled')).toBe('true');

  fireEvent.click(mainButton());
  expect(within(screen.getByRole('alert')).getByText('Please select at least one character')).toBeTruthy();
  expect(document.activeElement?.id).toBe('choose-characters');

  await pick('Ember');
  expect(mainButton().textContent).toBe('Generate Story');

  await chooseLoaded('Adventure');
  expect(mainButton().textContent).toBe('Select characters, theme, and age range');
  fireEvent.click(mainButton());
  expect(within(screen.getByRole('alert')).getByText('Please select a theme')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.id).toBe('choose-theme'));
});

test('a draft of an earlier version without an age asks for one', async () => {
  const draft = { characterIds: ['ember'], roles: {}, category: 'Adventure', theme: 'Treasure Hunt' };
  sessionStorage.setItem(PAGE_STORAGE_KEYS.storyChoices('family'), JSON.stringify(draft));
  renderCreate({ isFolded: true });
  await findTile('Ember');
  fireEvent.click(mainButton());
  expect(within(screen.getByRole('alert')).getByText('Please select an age range')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.id).toBe('choose-age-range'));
  choose('5-8');
  expect(mainButton().textContent).toBe('Generate Story');
});

test('a “What happens?” that fills its field says so, because the browser has cut what was pasted', async () => {
  renderCreate();
  const type = (value: string) => fireEvent.change(screen.getByLabelText(/^What happens/), { target: { value } });
  await findTile('Ember');
  type('x'.repeat(139));
  expect(screen.queryByText(/of 140/)).toBeNull();
  type('x'.repeat(140));
  expect(screen.getByText('140 of 140 characters').getAttribute('aria-live')).toBe('polite');
});

test('a new story is requested with the chosen roles and opens once saved', async () => {
  const handleAssignment = vi.fn();
  renderCreate({ stories: fakeGeneration(handleAssignment) });
  await chooseEverything();
  await pick('Pip');
  fireEvent.click(
    within(screen.getByRole('radiogroup', { name: 'Pip is the' })).getByRole('radio', { name: 'Mentor' }),
  );
  fireEvent.click(mainButton());

  expect(await screen.findByText('Now at /stories/story_1')).toBeTruthy();
  expect(screen.getByText('Story created successfully!')).toBeTruthy();
  expect(handleAssignment).toHaveBeenCalledExactlyOnceWith({
    ...firstChapter,
    characters: [ember(), { ...pip, role: 'Mentor' }],
    customElements: '',
    idea: '',
    relationships: [],
    locations: [],
    childId: null,
  });
});

test('story choices survive a reload and are cleared once the story is saved, except the age', async () => {
  const firstPage = renderCreate({ stories: fakeGeneration() });
  await chooseEverything();
  firstPage.unmount();

  renderCreate({ stories: fakeGeneration() });
  await screen.findByRole('radiogroup', { name: 'Ember is the' });
  expect(mainButton().textContent).toBe('Generate Story');
  fireEvent.click(mainButton());
  await screen.findByText('Now at /stories/story_1');
  cleanup();

  renderCreate();
  await findTile('Ember');
  expect(mainButton().textContent).toBe('Select characters, theme, and age range');
  expect(await screen.findByLabelText(/^New Friend/, { selector: 'input:checked' })).toBeTruthy();
  expect(await screen.findByLabelText(/^5-8/, { selector: 'input:checked' })).toBeTruthy();
});

test('characters beyond the plan’s limit cannot be chosen', async () => {
  renderCreate({ family: [ember(), pip, ember({ id: 'lyra', name: 'Lyra' })] });
  await pick('Ember');
  await pick('Pip');
  await pick('Lyra');
  expect(screen.getByText(/Your plan allows 2 characters in one story/)).toBeTruthy();
  expect(screen.getByText('2 chosen')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'See the plans' }));
  expect(await screen.findByText(JSON.stringify({ reached: 'cast' }))).toBeTruthy();
});

test('a family without characters can choose a friend, who is stored when the story is generated', async () => {
  const handleAssignment = vi.fn();
  const create = vi.fn(async () => ember({ id: 'stored', name: 'Ember' }));
  renderCreate({ family: [], isFolded: true, create, stories: fakeGeneration(handleAssignment) });
  await pick('Ember');
  fireEvent.change(screen.getByLabelText(/^What happens/), { target: { value: 'We lost a tooth today' } });
  expect(create).not.toHaveBeenCalled();
  fireEvent.click(mainButton());
  expect(await screen.findByText('Now at /stories/story_1')).toBeTruthy();
  expect(create).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ name: 'Ember', type: 'Mythical Creature - Dragon - Fire Dragon', role: null }),
  );
  expect(handleAssignment).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      characters: [ember({ id: 'stored', name: 'Ember', role: 'Hero' })],
      theme: 'New Friend',
      ageRange: '5-8',
      idea: 'We lost a tooth today',
    }),
  );
  const nextDraft = sessionStorage.getItem(PAGE_STORAGE_KEYS.storyChoices('family'));
  expect(JSON.parse(nextDraft ?? '')).toMatchObject({ category: 'Friendship', theme: 'Kindness Chain', idea: '' });
});

test('after a failed story, its stored friend stays chosen and is not stored again', async () => {
  const family: Character[] = [];
  const create = vi.fn(async () => {
    const storedFriend = ember({ id: 'stored', name: 'Ember' });
    family.push(storedFriend);
    return storedFriend;
  });
  const generateChapter = vi.fn<StoryService['generateChapter']>(async (assignment) => draftOf(assignment));
  generateChapter.mockRejectedValueOnce(new AppError('invalid', 'Invalid story parameters'));
  renderCreate({ family, isFolded: true, create, stories: { generateChapter, saveChapter: async () => story } });
  await pick('Ember');
  fireEvent.click(mainButton());
  const backButton = await screen.findByRole('button', { name: 'Back to your choices' });
  expect(within(screen.getByLabelText('Messages')).getByText('Failed to generate story')).toBeTruthy();
  fireEvent.click(backButton);
  await waitFor(() => expect(mainButton().textContent).toBe('Generate Story'));
  fireEvent.click(mainButton());
  expect(await screen.findByText('Now at /stories/story_1')).toBeTruthy();
  expect(generateChapter).toHaveBeenCalledTimes(2);
  expect(create).toHaveBeenCalledOnce();
});

test('a friend whose response was lost is stored under the same id after a reload', async () => {
  const create = vi.fn<CharacterService['create']>(async () => ember({ id: 'stored', name: 'Ember' }));
  create.mockRejectedValueOnce(new AppError('timed_out', 'Failed to save character'));
  const { unmount } = renderCreate({ family: [], isFolded: true, create, stories: fakeGeneration() });
  await pick('Ember');
  fireEvent.click(mainButton());
  await screen.findByText('Failed to save character');
  unmount();
  renderCreate({ family: [], isFolded: true, create, stories: fakeGeneration() });
  await waitFor(() => expect(mainButton().textContent).toBe('Generate Story'));
  fireEvent.click(mainButton());
  expect(await screen.findByText('Now at /stories/story_1')).toBeTruthy();
  const [lost, sentAgain] = create.mock.calls.map(([{ id }]) => id);
  expect(sentAgain).toBe(lost);
  expect(Object.keys(sessionStorage).filter((key) => key.includes('-sent.'))).toEqual([]);
});

test('no friend is stored for a story when no story is left', async () => {
  const create = vi.fn(async () => ember({ id: 'stored', name: 'Ember' }));
  const usage = usageOf('free', { stories: { taken: 2, limit: 2, per: 'month' } });
  renderCreate({ family: [], isFolded: true, create, usage, stories: fakeGeneration() });
  await pick('Ember');
  await within(screen.getByLabelText('Your story')).findByText(/You have used both stories this month/);
  fireEvent.click(mainButton());
  expect(await screen.findByText(JSON.stringify({ reached: 'stories' }))).toBeTruthy();
  expect(create).not.toHaveBeenCalled();
});

test('a friend who cannot be stored stays chosen, and no story is generated', async () => {
  renderCreate({ family: [], create: () => Promise.reject(new Error('offline')) });
  await pick('Pip');
  fireEvent.click(mainButton());
  expect(await screen.findByText('Failed to save character')).toBeTruthy();
  await waitFor(() => expect(mainButton().textContent).toBe('Generate Story'));
});

test('a chosen friend survives a reload', async () => {
  const firstPage = renderCreate({ family: [] });
  await pick('Lyra');
  firstPage.unmount();
  renderCreate({ family: [] });
  await waitFor(() => expect(mainButton().textContent).toBe('Generate Story'));
});

test('“More choices” is collapsed at first and later keeps its state', async () => {
  const firstPage = renderCreate({ isFolded: true });
  await findTile('Ember');
  expect(screen.queryByText('Choose a theme')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'More choices' }));
  for (const section of ['Who is it for?', 'Choose characters', 'Magical locations', 'Choose a theme'])
    expect(await screen.findByRole('heading', { name: new RegExp(`^${section.replace('?', '\\?')}`) })).toBeTruthy();
  expect(localStorage.getItem(PAGE_STORAGE_KEYS.moreChoices('family'))).toBe('open');
  firstPage.unmount();
});

test('a character saved on another page is chosen, with its portrait step open', async () => {
  renderCreate({ state: { characterId: 'pip' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Go Back to Story Generation' }));
  expect(await screen.findByRole('radiogroup', { name: 'Pip is the' })).toBeTruthy();
});

test('Back reopens the creator of a new character, at its portrait once it is saved', async () => {
  renderCreate({ state: { creatorOf: 'new' }, create: async () => ember({ id: 'lyra', name: 'Lyra' }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Random Character' }));
  fireEvent.click(screen.getByRole('button', { name: /^Save/ }));
  expect(await screen.findByRole('button', { name: 'Generate Image' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Go Back to Story Generation' }));
  expect(await screen.findByText('Character created successfully!')).toBeTruthy();
});

test('Back reopens the creator of a saved character at its portrait, and does not choose the character', async () => {
  renderCreate({ state: { creatorOf: 'pip' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Go Back to Story Generation' }));
  expect(await screen.findByText('None yet')).toBeTruthy();
  expect(screen.queryByText('Character created successfully!')).toBeNull();
});

test('an unsaved character is in the cast, and must be saved before a story is generated', async () => {
  renderCreate();
  await pick('New Character');
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Zephyr' } });
  for (const choice of ['Male', 'Animal', 'Fur and Feather', 'Fox']) choose(choice);
  fireEvent.click(screen.getByText('Brave', { selector: 'button, button *' }));
  fireEvent.click(screen.getByText('Back to the story', { selector: 'button, button *' }));
  expect(await screen.findByText('Not saved yet')).toBeTruthy();
  await chooseLoaded('Adventure');
  await chooseLoaded('Treasure Hunt');
  choose('5-8');
  fireEvent.click(mainButton());
  expect(within(screen.getByRole('alert')).getByText('Please save your characters first')).toBeTruthy();

  await pick('Zephyr');
  expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Zephyr');
  fireEvent.click(screen.getByText('Start over', { selector: 'button, button *' }));
  fireEvent.click(screen.getByText('Back to the story', { selector: 'button, button *' }));
  await findTile('Ember');
  expect(screen.queryByText('Not saved yet')).toBeNull();
});

test('a character passed by navigation is chosen without opening its creator', async () => {
  renderCreate({ state: { joiningId: 'pip' } });
  expect(await screen.findByRole('radiogroup', { name: 'Pip is the' })).toBeTruthy();
});

test('paragraphs can be read while the chapter is written', async () => {
  renderCreate({
    stories: {
      generateChapter: (_assignment, options) => {
        options?.onParagraph?.(0, 'The morning smelled of <b>salt</b>.');
        return new Promise(() => undefined);
      },
    },
  });
  await chooseEverything();
  fireEvent.click(mainButton());
  expect(await screen.findByRole('heading', { level: 1, name: 'The Treasure Hunt of Ember' })).toBeTruthy();
  expect(await screen.findByText('The morning smelled of <b>salt</b>.')).toBeTruthy();
  expect(screen.getByText('Writing the second paragraph')).toBeTruthy();
});

test.each([
  ['plan_limit', 'characters', 'cast'],
  ['plan_limit', 'prompt', 'custom-prompts'],
  ['quota_exceeded', 'stories', 'stories'],
] as const)(
  '%s of %s shows the exact message, redirects to /subscription as %s, and keeps the choices',
  async (code, field, reached) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const limit = new AppError(code, 'You have reached the limit of your plan', { field });
    const screenBefore = renderCreate({ stories: { generateChapter: () => Promise.reject(limit) } });
    await chooseEverything();
    fireEvent.click(mainButton());
    expect(await screen.findByText('Now at /subscription')).toBeTruthy();
    expect(screen.getByText(JSON.stringify({ reached }))).toBeTruthy();
    expect(screen.getByText('You have reached the limit of your plan')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(8_000));
    expect(screen.queryByText('You have reached the limit of your plan')).toBeNull();
    screenBefore.unmount();
    renderCreate();
    await screen.findByRole('radiogroup', { name: 'Ember is the' });
    expect(mainButton().textContent).toBe('Generate Story');
  },
);

test('a user with an unverified email address can request the mail again', async () => {
  const unverified = new AppError('verify_email', 'Please verify your email address first');
  renderCreate({ stories: { generateChapter: () => Promise.reject(unverified) } });
  await chooseEverything();
  fireEvent.click(mainButton());
  expect(await screen.findByText('Please verify your email address first')).toBeTruthy();
  expect(screen.getByText('rosa@home.example')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Change it on your profile' }).getAttribute('href')).toBe('/profile');
  fireEvent.click(screen.getByRole('button', { name: 'Send the email again' }));
  expect(await screen.findByText('The email is on its way')).toBeTruthy();
  expect(account.sendVerificationMail).toHaveBeenCalledOnce();
});

test('a chapter that could not be saved can be read, and saved with a retry', async () => {
  const saveChapter = vi
    .fn<StoryService['saveChapter']>()
    .mockRejectedValueOnce(new AppError('internal', 'Failed to save story'))
    .mockResolvedValueOnce(story);
  renderCreate({ stories: { ...fakeGeneration(), saveChapter } });
  await chooseEverything();
  fireEvent.click(mainButton());
  expect(await screen.findByRole('heading', { name: 'Failed to save story' })).toBeTruthy();
  expect(screen.getByText('Twice.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Save again' }));
  expect(await screen.findByText('Now at /stories/story_1')).toBeTruthy();
});

test('a chapter that cannot be saved can be left for later, and is offered with the unfinished stories', async () => {
  let works: UnfinishedWork[] = [];
  const release = vi.fn((requestId: string) => {
    const offer = { status: 'finished', kind: 'story', requestId, input: firstChapter } as const;
    works = [{ ...offer, generated: draftOf(firstChapter) }];
  });
  renderCreate({
    stories: {
      ...fakeGeneration(),
      saveChapter: () => Promise.reject(new AppError('forbidden', 'Failed to save story')),
    },
    generation: { release, listUnfinished: async () => works },
  });
  await chooseEverything();
  fireEvent.click(mainButton());
  const saveLaterButton = await screen.findByRole('button', { name: 'Save it later' });
  const scrollTo = vi.spyOn(window, 'scrollTo');
  fireEvent.click(saveLaterButton);
  expect(await screen.findByText('Your story is ready')).toBeTruthy();
  // Scrolls to the top, because the note is there.
  expect(scrollTo).toHaveBeenCalledOnce();
  expect(document.activeElement?.id).toBe('main');
  scrollTo.mockRestore();
  expect(release).toHaveBeenCalledExactlyOnceWith('request-1');
  expect(screen.getByRole('button', { name: 'Discard' })).toBeTruthy();
  // With the same choices, the same story would be generated and counted again.
  expect(mainButton().textContent).not.toBe('Generate Story');
});

test('after leaving a next chapter for later, its choices are cleared', async () => {
  renderCreate({
    search: '?story=story_1',
    stories: {
      ...fakeGeneration(),
      find: async () => story,
      saveChapter: () => Promise.reject(new AppError('forbidden', 'Failed to save story')),
    },
    generation: { release: () => undefined, listUnfinished: async () => [] },
  });
  await screen.findByRole('heading', { level: 1, name: 'Chapter two' });
  choose('Epic');
  fireEvent.click(mainButton());
  fireEvent.click(await screen.findByRole('button', { name: 'Save it later' }));
  await screen.findByRole('heading', { level: 1, name: 'Chapter two' });
  expect(screen.getByRole('radio', { name: /^Epic/ })).toHaveProperty('checked', false);
});

test('a story continues with its next phase only', async () => {
  const handleAssignment = vi.fn();
  renderCreate({
    search: '?story=story_1',
    stories: { ...fakeGeneration(handleAssignment), find: async () => story },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Chapter two' })).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Phase' }).querySelector('[aria-current]')?.textContent).toContain(
    'Development',
  );
  expect(screen.queryByRole('radio', { name: /^Adventure/ })).toBeNull();
  choose('Epic');
  fireEvent.click(mainButton());
  expect(await screen.findByText('Story saved successfully!')).toBeTruthy();
  expect(handleAssignment).toHaveBeenCalledExactlyOnceWith({ kind: 'next-chapter', story, length: 'epic', idea: '' });
});

test('a URL of a story that does not exist, or belongs to another family, offers no new story', async () => {
  renderCreate({ search: '?story=gone', stories: { find: async () => null } });
  expect(await screen.findByText('Story not found')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to my stories' })).toBeTruthy();
});

/** Begins the next chapter, leaves, and returns to the generator through the navigation bar. */
async function watchNextChapter(generateChapter: StoryService['generateChapter']): Promise<void> {
  renderCreate({ search: '?story=story_1', stories: { generateChapter, find: async () => story } });
  await screen.findByRole('heading', { level: 1, name: 'Chapter two' });
  choose('Epic');
  fireEvent.click(mainButton());
  const [link] = await screen.findAllByRole('link', { name: 'Create Story' });
  if (link) fireEvent.click(link);
}

test('after a next chapter has failed, “Back to your choices” returns to the choices of its story, not to the choices of a new story', async () => {
  const failing = Promise.withResolvers<ChapterDraft>();
  await watchNextChapter(() => failing.promise);
  failing.reject(new AppError('refused', 'Invalid story parameters'));
  fireEvent.click(await screen.findByRole('button', { name: 'Back to your choices' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Chapter two' })).toBeTruthy();
  expect(screen.getByLabelText(/^Epic/, { selector: 'input:checked' })).toBeTruthy();
});

test('cancelling a next chapter returns to the choices of its story, not to the choices of a new story', async () => {
  await watchNextChapter(
    (_assignment, options) =>
      new Promise((_resolve, reject) =>
        options?.signal?.addEventListener('abort', () => reject(new GenerationCancelled())),
      ),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Chapter two' })).toBeTruthy();
});

test('a story changed in another tab shows a message and offers a reload', async () => {
  const saveChapter = () => Promise.reject(new AppError('invalid', STORY_CHANGED, { field: 'story' }));
  const changedStory: Story = { ...story, currentPhase: 'development', revision: 2 };
  const find = vi.fn<StoryService['find']>().mockResolvedValueOnce(story).mockResolvedValue(changedStory);
  const release = vi.fn();
  renderCreate({
    search: '?story=story_1',
    stories: { ...fakeGeneration(), saveChapter, find },
    generation: { release },
  });
  await screen.findByRole('heading', { level: 1, name: 'Chapter two' });
  fireEvent.click(mainButton());
  // Shown twice: on the screen and in a toast.
  expect(await screen.findAllByText(STORY_CHANGED)).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Reload the story' }));
  expect(await screen.findByText('Now at /stories/story_1')).toBeTruthy();
});

test('a first ending does not replace the ending that another tab has saved', async () => {
  const shownStory: Story = { ...story, currentPhase: 'climax' };
  const saveChapter = vi.fn<StoryService['saveChapter']>(() =>
    Promise.reject(new AppError('invalid', STORY_CHANGED, { field: 'story' })),
  );
  const find = vi.fn<StoryService['find']>().mockResolvedValueOnce(shownStory);
  find.mockResolvedValue({ ...story, currentPhase: 'resolution', revision: 2 });
  renderCreate({
    search: '?story=story_1',
    stories: {
      generateChapter: async (assignment) => ({ ...draftOf(assignment), phase: 'resolution' }),
      saveChapter,
      find,
    },
    generation: { release: () => undefined },
  });
  await screen.findByRole('heading', { level: 1, name: 'Chapter four' });
  fireEvent.click(mainButton());
  fireEvent.click(await screen.findByRole('button', { name: 'Reload the story' }));
  expect(await screen.findByText('This chapter was already written somewhere else')).toBeTruthy();
  expect(saveChapter).toHaveBeenCalledOnce();
});

test('a chapter whose story was deleted in the meantime cannot be saved, but can be read in My Stories', async () => {
  const saveChapter = () => Promise.reject(new AppError('invalid', STORY_CHANGED, { field: 'story' }));
  const find = vi.fn<StoryService['find']>().mockResolvedValueOnce(story).mockResolvedValue(null);
  const release = vi.fn();
  renderCreate({
    search: '?story=story_1',
    stories: { ...fakeGeneration(), saveChapter, find },
    generation: { release },
  });
  await screen.findByRole('heading', { level: 1, name: 'Chapter two' });
  fireEvent.click(mainButton());
  fireEvent.click(await screen.findByRole('button', { name: 'Reload the story' }));
  expect(await screen.findByText('This story was deleted somewhere else')).toBeTruthy();
  expect(release).toHaveBeenCalledExactlyOnceWith('request-1');
  expect(await screen.findByText('Now at /stories')).toBeTruthy();
});

test('a changed story whose reload fails offers another reload', async () => {
  const saveChapter = () => Promise.reject(new AppError('invalid', STORY_CHANGED, { field: 'story' }));
  const changedStory: Story = { ...story, currentPhase: 'development', revision: 2 };
  const find = vi
    .fn<StoryService['find']>()
    .mockResolvedValueOnce(story)
    .mockRejectedValueOnce(new AppError('internal', 'Failed to fetch story', { field: 'story' }))
    .mockResolvedValue(changedStory);
  const release = vi.fn();
  renderCreate({
    search: '?story=story_1',
    stories: { ...fakeGeneration(), saveChapter, find },
    generation: { release },
  });
  await screen.findByRole('heading', { level: 1, name: 'Chapter two' });
  fireEvent.click(mainButton());
  fireEvent.click(await screen.findByRole('button', { name: 'Reload the story' }));
  expect(await screen.findAllByText('Failed to fetch story')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Reload the story' }));
  expect(await screen.findByText('Now at /stories/story_1')).toBeTruthy();
});

test('a story that finished after an earlier visit is offered and can be saved', async () => {
  const offer = { status: 'finished', kind: 'story', requestId: 'request-1', input: firstChapter } as const;
  const work: UnfinishedWork = { ...offer, generated: draftOf(firstChapter) };
  renderCreate({
    generation: { listUnfinished: async () => [work] },
    stories: { saveChapter: async () => story },
  });
  expect(await screen.findByText('Your story is ready')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Save and open' }));
  expect(await screen.findByText('Now at /stories/story_1')).toBeTruthy();
  expect(screen.getByText('Story created successfully!')).toBeTruthy();
});

test('a finished story is discarded only after a confirmation', async () => {
  const offer = { status: 'finished', kind: 'story', requestId: 'request-1', input: firstChapter } as const;
  const offers: UnfinishedWork[] = [{ ...offer, generated: draftOf(firstChapter) }];
  const discard = vi.fn(async (_requestId: string) => void offers.pop());
  renderCreate({ generation: { listUnfinished: async () => [...offers], discard } });
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(discard).not.toHaveBeenCalled();
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Discard' }));
  await waitForElementToBeRemoved(() => screen.queryByText('Your story is ready'));
  expect(discard).toHaveBeenCalledExactlyOnceWith('request-1');
});

test('a story that is being written when the page opens is offered once it is finished', async () => {
  const done = Promise.withResolvers<'done'>();
  const running: UnfinishedWork = {
    status: 'running',
    kind: 'story',
    requestId: 'request-1',
    storyId: 'story-1',
  };
  const finished: UnfinishedWork = {
    status: 'finished',
    kind: 'story',
    requestId: 'request-1',
    input: firstChapter,
    generated: draftOf(firstChapter),
  };
  const listUnfinished = vi.fn<GenerationService['listUnfinished']>().mockResolvedValueOnce([running]);
  renderCreate({ generation: { listUnfinished, waitFor: () => done.promise } });
  expect(await screen.findByText('Your story is being written')).toBeTruthy();
  listUnfinished.mockResolvedValue([finished]);
  done.resolve('done');
  expect(await screen.findByText('Your story is ready')).toBeTruthy();
});
