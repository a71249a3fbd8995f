// @vitest-environment happy-dom
import { AppError } from '@talelantern/domain/errors/app-error';
import type { Story } from '@talelantern/domain/stories/story';
import { act, cleanup, fireEvent, screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ember } from '../features/characters/character-fakes.ts';
import { beginStory } from '../services/chapter-request.ts';
import type { ChapterAssignment, ChapterDraft } from '../services/chapter.ts';
import type { GenerationService, UnfinishedWork } from '../services/generation-service.ts';
import { STORY_CHANGED, type StoryService } from '../services/story-service.ts';
import { notify } from '../ui/notify.ts';
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
});
const story: Story = beginStory(draftOf(firstChapter), 'family', 1);

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  act(() => notify.clear());
  cleanup();
});

const tells = (assignmentSeen: (assignment: ChapterAssignment) => void = () => undefined): Partial<StoryService> => ({
  generateChapter: async (assignment) => {
    assignmentSeen(assignment);
    return draftOf(assignment);
  },
  saveChapter: async () => story,
});

test('the button names everything that is missing and leads to the first of it', async () => {
  renderCreate();
  await findTile('Ember');
  expect(mainButton().textContent).toBe('Select characters, theme, and age range');
  expect(mainButton().getAttribute('aria-disabled')).toBe('true');

  fireEvent.click(mainButton());
  expect(within(screen.getByRole('alert')).getByText('Please select at least one character')).toBeTruthy();
  expect(document.activeElement?.id).toBe('choose-characters');

  await pick('Ember');
  fireEvent.click(mainButton());
  expect(within(screen.getByRole('alert')).getByText('Please select a theme')).toBeTruthy();

  await chooseLoaded('Adventure');
  await chooseLoaded('Treasure Hunt');
  fireEvent.click(mainButton());
  expect(within(screen.getByRole('alert')).getByText('Please select an age range')).toBeTruthy();

  choose('5-8');
  expect(mainButton().textContent).toBe('Generate Story');
});

test('the choices are told with the chosen roles, and the saved story opens', async () => {
  const seen = vi.fn();
  renderCreate({ stories: tells(seen) });
  await chooseEverything();
  await pick('Pip');
  fireEvent.click(
    within(screen.getByRole('radiogroup', { name: 'Pip is the' })).getByRole('radio', { name: 'Mentor' }),
  );
  fireEvent.click(mainButton());

  expect(await screen.findByText('Now at /stories/story_1')).toBeTruthy();
  expect(screen.getByText('Story created successfully!')).toBeTruthy();
  expect(seen).toHaveBeenCalledExactlyOnceWith({
    ...firstChapter,
    characters: [ember(), { ...pip, role: 'Mentor' }],
    customElements: '',
    relationships: [],
    locations: [],
    childId: null,
  });
});

test('the choices survive a reload and are put away once the story is saved, but for the age', async () => {
  const first = renderCreate({ stories: tells() });
  await chooseEverything();
  first.unmount();

  renderCreate({ stories: tells() });
  await screen.findByRole('radiogroup', { name: 'Ember is the' });
  expect(mainButton().textContent).toBe('Generate Story');
  fireEvent.click(mainButton());
  await screen.findByText('Now at /stories/story_1');
  cleanup();

  renderCreate();
  await findTile('Ember');
  expect(mainButton().textContent).toBe('Select characters, theme, and age range');
  expect(await screen.findByLabelText(/^5-8/, { selector: 'input:checked' })).toBeTruthy();
});

test('no more characters are chosen than the plan has room for', async () => {
  renderCreate({ family: [ember(), pip, ember({ id: 'lyra', name: 'Lyra' })] });
  await pick('Ember');
  await pick('Pip');
  await pick('Lyra');
  expect(screen.getByText(/Your plan has room for 2 characters in one story/)).toBeTruthy();
  expect(screen.getByText('2 chosen')).toBeTruthy();
});

test('a family without characters makes its first one at one touch', async () => {
  renderCreate({ family: [] });
  fireEvent.click(await screen.findByRole('button', { name: 'Random Character' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).not.toBe('');
});

test('a character that arrives is chosen and stands at its portrait', async () => {
  renderCreate({ state: { characterId: 'pip' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Go Back to Story Generation' }));
  expect(await screen.findByRole('radiogroup', { name: 'Pip is the' })).toBeTruthy();
});

test('the creator of somebody new stands open on the way back, and at the portrait once it is saved', async () => {
  renderCreate({ state: { creatorOf: 'new' }, create: async () => ember({ id: 'lyra', name: 'Lyra' }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Random Character' }));
  fireEvent.click(screen.getByRole('button', { name: /^Save/ }));
  expect(await screen.findByRole('button', { name: 'Generate Image' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Go Back to Story Generation' }));
  expect(await screen.findByText('Character created successfully!')).toBeTruthy();
});

test('the creator of a saved character stands open at its portrait on the way back, and chooses nobody', async () => {
  renderCreate({ state: { creatorOf: 'pip' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Go Back to Story Generation' }));
  expect(await screen.findByText('None yet')).toBeTruthy();
});

test('somebody who is not saved yet stands in the cast, and has to be saved before a story is told', async () => {
  renderCreate();
  await pick('New Character');
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Zephyr' } });
  for (const choice of ['Male', 'Animal', 'Fur and Feather', 'Fox']) choose(choice);
  fireEvent.click(screen.getByText('Brave', { selector: 'button' }));
  fireEvent.click(screen.getByText('Back to the story', { selector: 'button' }));
  expect(await screen.findByText('Not saved yet')).toBeTruthy();
  await chooseLoaded('Adventure');
  await chooseLoaded('Treasure Hunt');
  choose('5-8');
  fireEvent.click(mainButton());
  expect(within(screen.getByRole('alert')).getByText('Please save your characters first')).toBeTruthy();

  await pick('Zephyr');
  expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Zephyr');
  fireEvent.click(screen.getByText('Start over', { selector: 'button' }));
  fireEvent.click(screen.getByText('Back to the story', { selector: 'button' }));
  await findTile('Ember');
  expect(screen.queryByText('Not saved yet')).toBeNull();
});

test('a character that is wanted in a story is chosen, without its creator', async () => {
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
  ['plan_limit', 'cast'],
  ['quota_exceeded', 'stories'],
] as const)(
  '%s is said exactly and leads to the plans as %s, which go on saying it, with the choices kept',
  async (code, reached) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const limit = new AppError(code, 'You have reached the limit of your plan');
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

test('an address that is not verified can be sent its mail again', async () => {
  const unverified = new AppError('verify_email', 'Please verify your email address first');
  renderCreate({ stories: { generateChapter: () => Promise.reject(unverified) } });
  await chooseEverything();
  fireEvent.click(mainButton());
  expect(await screen.findByText('Please verify your email address first')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Send the mail again' }));
  expect(await screen.findByText('The mail is on its way')).toBeTruthy();
  expect(account.sendVerificationMail).toHaveBeenCalledOnce();
});

test('a chapter that was told but not stored can be read and saved again', async () => {
  const saveChapter = vi
    .fn<StoryService['saveChapter']>()
    .mockRejectedValueOnce(new AppError('internal', 'Failed to save story'))
    .mockResolvedValueOnce(story);
  renderCreate({ stories: { ...tells(), saveChapter } });
  await chooseEverything();
  fireEvent.click(mainButton());
  expect(await screen.findByRole('heading', { name: 'Failed to save story' })).toBeTruthy();
  expect(screen.getByText('Twice.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Save again' }));
  expect(await screen.findByText('Now at /stories/story_1')).toBeTruthy();
});

test('a story goes on with its next phase only', async () => {
  const seen = vi.fn();
  renderCreate({ state: { storyId: story.id }, stories: { ...tells(seen), find: async () => story } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Chapter two' })).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Phase' }).querySelector('[aria-current]')?.textContent).toContain(
    'Development',
  );
  expect(screen.queryByRole('radio', { name: /^Adventure/ })).toBeNull();
  choose('Epic');
  fireEvent.click(mainButton());
  expect(await screen.findByText('Story saved successfully!')).toBeTruthy();
  expect(seen).toHaveBeenCalledExactlyOnceWith({ kind: 'next-chapter', story, length: 'epic', idea: '' });
});

test('a chapter of a story that changed elsewhere says so and offers to reload it', async () => {
  const saveChapter = () => Promise.reject(new AppError('invalid', STORY_CHANGED));
  const newer: Story = { ...story, currentPhase: 'development', revision: 2 };
  const find = vi.fn<StoryService['find']>().mockResolvedValueOnce(story).mockResolvedValue(newer);
  renderCreate({ state: { storyId: story.id }, stories: { ...tells(), saveChapter, find } });
  await screen.findByRole('heading', { level: 1, name: 'Chapter two' });
  fireEvent.click(mainButton());
  expect(await screen.findByText(STORY_CHANGED)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Reload the story' }));
  expect(await screen.findByText('Now at /stories/story_1')).toBeTruthy();
});

test('a story that was finished while nobody watched is offered and saved', async () => {
  const offer = { status: 'finished', kind: 'story', requestId: 'request-1', title: story.title } as const;
  const work: UnfinishedWork = { ...offer, draft: draftOf(firstChapter) };
  renderCreate({
    generation: { listUnfinished: async () => [work], save: async () => ({ kind: 'story', story }) },
  });
  expect(await screen.findByText('Your story is ready')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Save and open' }));
  expect(await screen.findByText('Now at /stories/story_1')).toBeTruthy();
  expect(screen.getByText('Story created successfully!')).toBeTruthy();
});

test('a finished story is discarded only after a question', async () => {
  const offer = { status: 'finished', kind: 'story', requestId: 'request-1', title: story.title } as const;
  const offers: UnfinishedWork[] = [{ ...offer, draft: draftOf(firstChapter) }];
  const discard = vi.fn(async (_requestId: string) => void offers.pop());
  renderCreate({ generation: { listUnfinished: async () => [...offers], discard } });
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(discard).not.toHaveBeenCalled();
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Discard' }));
  await waitForElementToBeRemoved(() => screen.queryByText('Your story is ready'));
  expect(discard).toHaveBeenCalledExactlyOnceWith('request-1');
});

test('a story that is still being written is picked up when it is ready', async () => {
  const done = Promise.withResolvers<null>();
  const running: UnfinishedWork = {
    status: 'running',
    kind: 'story',
    requestId: 'request-1',
    storyId: null,
  };
  const finished: UnfinishedWork = {
    status: 'finished',
    kind: 'story',
    requestId: 'request-1',
    title: story.title,
    draft: draftOf(firstChapter),
  };
  const listUnfinished = vi.fn<GenerationService['listUnfinished']>().mockResolvedValueOnce([running]);
  renderCreate({ generation: { listUnfinished, waitFor: () => done.promise } });
  expect(await screen.findByText('Your story is being written')).toBeTruthy();
  listUnfinished.mockResolvedValue([finished]);
  done.resolve(null);
  expect(await screen.findByText('Your story is ready')).toBeTruthy();
});
