import { AppError } from '@talelantern/domain/errors/app-error';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { readItemSharing } from '@talelantern/domain/sharing/item-sharing';
import { readStory, type Story } from '@talelantern/domain/stories/story';
import { fireEvent, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { GenerationCancelled } from '../../services/generation/run-generation.ts';
import type { SceneService } from '../../services/scenes/scene-service.ts';
import { usageOf, type FakeServices } from '../../testing/fake-services.ts';
import { renderWithServices } from '../../testing/render-with-services.tsx';
import { fakeLock } from '../lock/lock-fakes.ts';
import { ChapterBody } from '../stories/book/chapter-body.tsx';
import { useStory } from '../stories/use-story.ts';
import { useChapterScenes } from './use-chapter-scenes.ts';
import { NEVER } from '../../testing/never.ts';

const CHAPTER = 'Ember woke at the quay.\n\nPip slept on.';
const ember = { id: 'ember', name: 'Ember', imageUrl: 'ember.webp', imagePath: 'users/family/ember.webp' };
const pip = { id: 'pip', name: 'Pip', imageUrl: 'pip.webp', imagePath: 'users/family/pip.webp' };
const quay = { id: 'place', name: 'The Quay', imageUrl: 'quay.webp', imagePath: 'users/family/quay.webp' };
const sceneOf = (id: string, textSelection: string) => ({
  id,
  imageUrl: `${id}.webp`,
  textSelection,
  position: 0,
  part: 0,
});

function storyWith(overrides: object = {}): Story {
  const cast = { characters: [ember, pip], locations: [quay] };
  const story = readStory('quay', { userId: 'family', title: 'At the Quay', content: CHAPTER, ...cast, ...overrides });
  if (!story) throw new Error('The story could not be read.');
  return story;
}

const generatedPicture = { requestId: 'r1', imageUrl: 'painted.webp', prompt: '' };

/** Saves scenes into `stored`, like the service. */
const saving =
  (stored: { story: Story }): SceneService['saveScene'] =>
  async ({ id, part, position, textSelection }) => {
    const scene = { imageUrl: 'new.webp', imagePath: null, createdAt: 1, generatedPrompt: null };
    const others = stored.story.sceneImages.filter((one) => one.id !== id);
    stored.story = { ...stored.story, sceneImages: [...others, { ...scene, id, part, position, textSelection }] };
    return stored.story;
  };

function Chapter() {
  const state = useStory('quay');
  return state.status === 'found' && <Body story={state.story} />;
}

const Body = ({ story }: { story: Story }) => (
  <ChapterBody story={story} part={0} sceneControl={useChapterScenes(story, 0)} onRewrite={vi.fn()} />
);

const user = userEvent.setup();

async function show(story: Story, fakes: FakeServices = {}) {
  const store = { story };
  const generateScene = vi.fn<SceneService['generateScene']>(async () => generatedPicture);
  renderWithServices(<Chapter />, {
    ...fakes,
    stories: { find: async () => store.story, ...fakes.stories },
    scenes: { generateScene, saveScene: saving(store), ...fakes.scenes },
  });
  await screen.findByText('Pip slept on.');
  return { stored: store, generateScene };
}

const press = (name: string) => user.click(screen.getByRole('button', { name }));
const choose = (title: RegExp) => user.click(screen.getByRole('radio', { name: title }));

async function openSceneForm(passage: string): Promise<void> {
  await user.click(screen.getByText(passage));
  await press('Make a picture');
}

it('a scene is shown after the paragraph in which its passage begins', async () => {
  await show(storyWith({ sceneImages: [sceneOf('sleep', 'Pip slept'), sceneOf('wake', 'Ember woke at the quay')] }));
  const order = screen.getAllByText(/woke|slept/).concat(screen.getAllByRole('img'));
  const texts = order
    .toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    .map((element) => element.getAttribute('alt') ?? element.textContent);
  expect(texts).toEqual(['Ember woke at the quay.', 'Ember woke at the quay', 'Pip slept on.', 'Pip slept']);
});

it('a scene is generated from the passage alone, with its price beside the button, and shown at the passage', async () => {
  const { generateScene } = await show(storyWith());
  await openSceneForm('Pip slept on.');
  expect(screen.getByRole('heading', { name: 'A picture of these words' })).toBeTruthy();
  await screen.findByText(/^Uses 1 of your 12 pictures this month\. Finer pictures/);
  await press('Paint this');
  await screen.findByText('Image saved successfully!');
  expect(generateScene.mock.calls[0]?.[0]).toMatchObject({
    storyId: 'quay',
    part: 0,
    position: CHAPTER.indexOf('Pip'),
    textSelection: 'Pip slept on.',
    references: null,
  });
  expect(await screen.findByRole('img', { name: 'Pip slept on.' })).toBeTruthy();
});

it('a scene is generated with the characters that the passage mentions, or with chosen ones', async () => {
  const { generateScene } = await show(storyWith());
  await openSceneForm('Pip slept on.');
  await choose(/^With Pip and The Quay/);
  await press('Ember');
  expect(screen.getByRole('radio', { name: /^With Ember, Pip and The Quay/ })).toBeTruthy();
  await press('Pip');
  await press('Paint this');
  await screen.findByText('Image saved successfully!');
  expect(generateScene.mock.calls[0]?.[0].references).toEqual({ portraits: ['ember.webp'], place: 'quay.webp' });
});

it('a scene can use a portrait that was generated after the story', async () => {
  const withoutPortrait = { ...pip, imageUrl: null, imagePath: null };
  const { generateScene } = await show(storyWith({ characters: [withoutPortrait] }), {
    characters: { find: async () => pip as never },
  });
  await openSceneForm('Pip slept on.');
  await choose(/^With Pip and The Quay/);
  await press('Paint this');
  await screen.findByText('Image saved successfully!');
  expect(generateScene.mock.calls[0]?.[0].references).toEqual({ portraits: ['pip.webp'], place: 'quay.webp' });
});

it.each([
  ['Character images are required', { characters: [{ ...pip, imageUrl: null }] }, 'Pip has no portrait yet.'],
  ['Location image is required', { locations: [] }, 'You haven’t picked a place for this story.'],
  ['Location image is required', { locations: [{ ...quay, imageUrl: null }] }, 'The Quay has no picture yet.'],
])('an incomplete scene shows "%s" and sends no request', async (sentence, fields, why) => {
  const { generateScene } = await show(storyWith(fields));
  await openSceneForm('Pip slept on.');
  await choose(new RegExp(why));
  await press('Paint this');
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(generateScene).not.toHaveBeenCalled();
});

it('a story with the maximum number of pictures does not offer a new scene', async () => {
  const maximumScenes = Array.from({ length: LIMITS.sceneImages }, (_, index) => sceneOf(`s${index}`, ''));
  await show(storyWith({ sceneImages: maximumScenes }));
  await openSceneForm('Pip slept on.');
  expect(screen.getByText('This story has as many pictures as it can hold. Please remove one first.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Paint this' })).toBeNull();
});

it('a running scene shows its steps, and Cancel returns to the passage', async () => {
  const generateScene: SceneService['generateScene'] = (_plan, options) =>
    new Promise((_resolve, reject) => {
      options?.signal?.addEventListener('abort', () => reject(new GenerationCancelled()));
    });
  await show(storyWith(), { scenes: { generateScene } });
  await openSceneForm('Pip slept on.');
  await press('Paint this');
  expect(await screen.findByText('Mixing the colors')).toBeTruthy();
  await press('Cancel');
  expect(await screen.findByText('Canceled. Nothing was counted.')).toBeTruthy();
  expect(screen.queryByRole('figure')).toBeNull();
});

it('a failed scene shows the error in place and keeps the choices', async () => {
  const generateScene = vi.fn<SceneService['generateScene']>().mockRejectedValue(new Error('?'));
  await show(storyWith(), { scenes: { generateScene } });
  await openSceneForm('Pip slept on.');
  await choose(/^With Pip and The Quay/);
  await press('Paint this');
  const form = await screen.findByRole('region', { name: 'A picture of these words' });
  expect(await within(form).findByText('Failed to generate image')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^With Pip/ }).checked).toBe(true);
});

it('a reached scene limit opens /subscription', async () => {
  const limit = new AppError('quota_exceeded', 'You have reached the limit of your plan', { field: 'pictures' });
  await show(storyWith(), { scenes: { generateScene: () => Promise.reject(limit) } });
  await openSceneForm('Pip slept on.');
  await press('Paint this');
  expect(await screen.findByText('Now at /subscription')).toBeTruthy();
});

it('a scene that fails to save is kept and saved without generating it again', async () => {
  const store = { story: storyWith() };
  const saveScene = vi.fn(saving(store)).mockRejectedValueOnce(new Error('offline'));
  const { generateScene } = await show(store.story, { scenes: { saveScene } });
  await openSceneForm('Pip slept on.');
  await press('Paint this');
  expect(await screen.findAllByText('Failed to save image')).toHaveLength(2);
  await press('Save this picture');
  expect(await screen.findByText('Image saved successfully!')).toBeTruthy();
  expect(generateScene).toHaveBeenCalledOnce();
});

it('a picture that could not be saved because of a rate limit shows when to try again', async () => {
  const message = 'Rate limit exceeded. Please wait a moment.';
  const failure = new AppError('rate_limited', message, { retryAfterSeconds: 240 });
  await show(storyWith(), { scenes: { saveScene: () => Promise.reject(failure) } });
  await openSceneForm('Pip slept on.');
  await press('Paint this');
  await screen.findByRole('button', { name: 'Save this picture' });
  expect(screen.getByText(`${message} You can try again in 4 minutes.`)).toBeTruthy();
});

describe('scene requested before a reload', () => {
  const plan = { id: 'new', storyId: 'quay', part: 0, position: 25, textSelection: 'Pip slept on.', references: null };
  const finished = {
    status: 'finished',
    kind: 'scene',
    requestId: 'r1',
    input: plan,
    generated: generatedPicture,
  } as const;

  it('a scene still running after a reload is awaited and shown', async () => {
    await show(storyWith(), {
      generation: {
        listUnfinished: async () => [{ status: 'running', kind: 'scene', requestId: 'r1', plan }],
        finish: async () => finished,
      },
    });
    expect(await screen.findByText('Image saved successfully!')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'More about this picture' })).toBeTruthy();
  });

  it('a scene still running after a reload can be cancelled', async () => {
    await show(storyWith(), {
      generation: {
        listUnfinished: async () => [{ status: 'running', kind: 'scene', requestId: 'r1', plan }],
        finish: () => new Promise(() => undefined),
      },
    });
    expect(await screen.findByRole('button', { name: 'Cancel' })).toBeTruthy();
  });

  it('a scene finished before a reload is offered in place, and discarded after the PIN', async () => {
    const discard = vi.fn(async () => undefined);
    await show(storyWith(), {
      generation: {
        listUnfinished: async () => (discard.mock.calls.length > 0 ? [] : [finished]),
        discard,
      },
      lock: fakeLock('4071'),
    });
    expect(await screen.findByText(/Painted, but not saved yet/)).toBeTruthy();
    await press('Discard');
    await screen.findByRole('dialog', { name: 'Ask a grown-up' });
    expect(discard).not.toHaveBeenCalled();
    for (const name of ['4', '0', '7', '1', 'Open']) await user.click(await screen.findByRole('button', { name }));
    await expect.poll(() => screen.queryByRole('figure')).toBeNull();
    expect(discard).toHaveBeenCalledExactlyOnceWith('r1');
  });
});

const storyWithTwoScenes = () =>
  storyWith({ sceneImages: [sceneOf('wake', 'Ember woke'), sceneOf('sleep', 'Pip slept')] });
async function openMenu(index: number): Promise<void> {
  const menus = screen.getAllByRole('button', { name: 'More about this picture' });
  const menu = menus[index];
  if (!menu) throw new Error('There is no such picture');
  await user.click(menu);
}

it('a scene is regenerated under its id, and the old one stays until the new one is saved', async () => {
  const done = Promise.withResolvers<void>();
  const generateScene = vi.fn<SceneService['generateScene']>(async () => {
    await done.promise;
    return generatedPicture;
  });
  const { stored } = await show(storyWithTwoScenes(), { usage: usageOf('pro_monthly'), scenes: { generateScene } });
  await openMenu(1);
  await press('Paint again');
  await press('Paint it again');
  expect(await screen.findByText('Mixing the colors')).toBeTruthy();
  expect(screen.getByRole<HTMLImageElement>('img', { name: 'Pip slept' }).src).toContain('sleep.webp');
  done.resolve();
  await screen.findByText('Image saved successfully!');
  expect(stored.story.sceneImages.map(({ id, imageUrl }) => [id, imageUrl])).toEqual([
    ['wake', 'wake.webp'],
    ['sleep', 'new.webp'],
  ]);
});

it('a scene is regenerated on a paid plan only', async () => {
  const { generateScene } = await show(storyWithTwoScenes());
  await openMenu(0);
  await press('Paint again');
  expect(await screen.findByText('Repainting comes with Pro and Unlimited.')).toBeTruthy();
  await press('Paint it again');
  expect(await screen.findByText('Now at /subscription')).toBeTruthy();
  expect(generateScene).not.toHaveBeenCalled();
});

it('a scene can be made the cover; the current cover has no such button', async () => {
  const patches: unknown[] = [];
  const story = storyWithTwoScenes();
  await show(story, {
    stories: {
      edit: async (current, edit) => {
        patches.push(edit(current));
        return { ...current, coverSceneId: 'sleep' };
      },
    },
  });
  await openMenu(0);
  expect(screen.queryByRole('button', { name: 'Make it the cover' })).toBeNull();
  await openMenu(1);
  await press('Make it the cover');
  expect(await screen.findByText('Story saved successfully!')).toBeTruthy();
  expect(patches).toEqual([{ coverSceneId: 'sleep' }]);
});

it('the dialog that asks for the description of a picture shows the picture', async () => {
  await show(storyWithTwoScenes());
  await openMenu(0);
  await press('Describe it');
  const dialog = await screen.findByRole('dialog', { name: 'What does this picture show?' });
  expect(dialog.querySelector('img')?.src).toContain('wake.webp');
});

it('the description of a picture in a shared story is changed only by a grown-up', async () => {
  const edit = vi.fn(async (current: Story) => current);
  const story = { ...storyWithTwoScenes(), sharing: readItemSharing({ isPublic: true }) };
  await show(story, { stories: { edit }, lock: fakeLock('4071') });
  await openMenu(0);
  await press('Describe it');
  fireEvent.change(await screen.findByLabelText('In a sentence'), { target: { value: 'Ember in the hay' } });
  await press('Save');
  await screen.findByText('Sharing is for grown-ups.');
  expect(edit).not.toHaveBeenCalled();
  for (const name of ['4', '0', '7', '1', 'Open']) await press(name);
  await waitFor(() => expect(edit).toHaveBeenCalledOnce());
});

it.each([
  ['saving fails', null, 'Failed to update story'],
  ['no grown-up answers', '4071', 'Not now'],
])('the text of a picture’s description stays in its dialog when %s', async (_why, pin, shownText) => {
  const edit = () => Promise.reject(new AppError('internal', 'Failed to update story'));
  const sharing = readItemSharing({ isPublic: pin !== null });
  await show({ ...storyWithTwoScenes(), sharing }, { stories: { edit }, lock: fakeLock(pin) });
  await openMenu(0);
  await press('Describe it');
  fireEvent.change(await screen.findByLabelText('In a sentence'), { target: { value: 'Ember in the hay' } });
  await press('Save');
  await screen.findByText(shownText);
  if (pin !== null) await press('Not now');
  expect(screen.getByLabelText<HTMLTextAreaElement>('In a sentence').value).toBe('Ember in the hay');
});

it('an unsaved description of a picture is kept when Escape closes the dialog, and discarded by Cancel', async () => {
  await show(storyWithTwoScenes());
  const openDialog = async () => {
    await openMenu(0);
    await press('Describe it');
    return screen.findByLabelText<HTMLTextAreaElement>('In a sentence');
  };
  fireEvent.change(await openDialog(), { target: { value: 'Ember in the hay' } });
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect((await openDialog()).value).toBe('Ember in the hay');
  await press('Cancel');
  expect((await openDialog()).value).toBe('');
});

it('an unsaved description of a picture is not offered for a new picture with the same id', async () => {
  const [first, ...others] = storyWithTwoScenes().sceneImages;
  const openDialog = async () => {
    await openMenu(0);
    await press('Describe it');
    return screen.findByLabelText<HTMLTextAreaElement>('In a sentence');
  };
  await show(storyWithTwoScenes());
  fireEvent.change(await openDialog(), { target: { value: 'Ember in the hay' } });
  cleanup();
  await show({
    ...storyWithTwoScenes(),
    sceneImages: [{ ...first, imageUrl: 'painted-again.webp' }, ...others],
  } as Story);
  expect((await openDialog()).value).toBe('');
});

it('the description of a picture can be changed or removed', async () => {
  const patches: unknown[] = [];
  const story = storyWithTwoScenes();
  await show(story, {
    stories: {
      edit: async (current, edit) => {
        patches.push(edit(current)?.sceneImages?.map(({ alt }) => alt));
        return { ...current, ...edit(current) };
      },
    },
  });
  for (const words of ['Ember asleep in the hay. ', '  ']) {
    await openMenu(0);
    await press('Describe it');
    fireEvent.change(await screen.findByLabelText('In a sentence'), { target: { value: words } });
    await press('Save');
    expect(await screen.findByText('Story saved successfully!')).toBeTruthy();
    await waitFor(() => expect(screen.queryByLabelText('In a sentence')).toBeNull());
  }
  expect(patches).toEqual([
    ['Ember asleep in the hay.', undefined],
    [undefined, undefined],
  ]);
});

it('a scene is deleted after a confirmation and hidden immediately; Undo restores it', async () => {
  const heldIds = new Set<string>();
  const outcome = Promise.withResolvers<'deleted' | 'kept'>();
  const undo = () => {
    heldIds.clear();
    outcome.resolve('kept');
  };
  await show(storyWithTwoScenes(), {
    deletions: {
      isHeld: ({ id }) => heldIds.has(id),
      hold({ id }) {
        heldIds.add(id);
        return { undo, undoEnds: NEVER, outcome: outcome.promise };
      },
    },
  });
  await openMenu(1);
  await press('Delete');
  await press('Keep it');
  expect(screen.getByRole('img', { name: 'Pip slept' })).toBeTruthy();
  await openMenu(1);
  await press('Delete');
  await press('Delete it');
  expect(screen.queryByRole('img', { name: 'Pip slept' })).toBeNull();
  await press('Undo');
  expect(await screen.findByRole('img', { name: 'Pip slept' })).toBeTruthy();
});

it('a scene that could not be deleted remains', async () => {
  const failure = new AppError('internal', 'Failed to update story');
  const hold = () => ({ undo: () => undefined, undoEnds: NEVER, outcome: Promise.reject(failure) });
  await show(storyWithTwoScenes(), { deletions: { hold } });
  await openMenu(0);
  await press('Delete');
  await press('Delete it');
  expect(await screen.findByText('Failed to update story')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Ember woke' })).toBeTruthy();
});
