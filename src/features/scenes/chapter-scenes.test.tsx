import { AppError } from '@talelantern/domain/errors/app-error';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { readStory, type Story } from '@talelantern/domain/stories/story';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GenerationCancelled } from '../../services/generation-cancelled.ts';
import type { ScenePlan, SceneService } from '../../services/scene-maker.ts';
import { notify } from '../../ui/notify.ts';
import { usageOf, type FakeServices } from '../fake-services.ts';
import { renderWithServices } from '../render-with-services.tsx';
import { ChapterBody } from '../stories/book/chapter-body.tsx';
import { useStory } from '../stories/use-story.ts';

const CHAPTER = 'Ember woke at the quay.\n\nPip slept on.';
const ember = { id: 'ember', name: 'Ember', imageUrl: 'ember.webp', imagePath: 'users/family/ember.webp' };
const pip = { id: 'pip', name: 'Pip', imageUrl: 'pip.webp', imagePath: 'users/family/pip.webp' };
const quay = { id: 'place', name: 'The Quay', imageUrl: 'quay.webp', imagePath: 'users/family/quay.webp' };
const shown = (id: string, textSelection: string) => ({
  id,
  imageUrl: `${id}.webp`,
  textSelection,
  position: 0,
  part: 0,
});

function told(fields: object = {}): Story {
  const cast = { characters: [ember, pip], locations: [quay] };
  const story = readStory('quay', { userId: 'family', title: 'At the Quay', content: CHAPTER, ...cast, ...fields });
  if (!story) throw new Error('The story could not be read.');
  return story;
}

const painted = (plan: ScenePlan) => ({ requestId: 'r1', itemId: plan.id, imageUrl: 'painted.webp', prompt: '' });

/** Saves into `stored` as the service does. */
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
  return state.status === 'found' && <ChapterBody story={state.story} part={0} />;
}

const user = userEvent.setup();

async function show(story: Story, fakes: FakeServices = {}) {
  const stored = { story };
  const generateScene = vi.fn<SceneService['generateScene']>(async (plan) => painted(plan));
  renderWithServices(<Chapter />, {
    ...fakes,
    stories: { find: async () => stored.story, ...fakes.stories },
    scenes: { generateScene, saveScene: saving(stored), ...fakes.scenes },
  });
  await screen.findByText('Pip slept on.');
  return { stored, generateScene };
}

const press = (name: string) => user.click(screen.getByRole('button', { name }));
const choose = (title: RegExp) => user.click(screen.getByRole('radio', { name: title }));

async function askFor(words: string): Promise<void> {
  await user.click(screen.getByText(words));
  await press('Make a picture');
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  act(() => notify.clear());
  cleanup();
});

describe('a picture of a passage', () => {
  it('stands after the paragraph that its words begin in', async () => {
    await show(told({ sceneImages: [shown('sleep', 'Pip slept'), shown('wake', 'Ember woke at the quay')] }));
    const order = screen.getAllByText(/woke|slept/).concat(screen.getAllByRole('img'));
    const texts = order
      .toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
      .map((element) => element.getAttribute('alt') ?? element.textContent);
    expect(texts).toEqual(['Ember woke at the quay.', 'Ember woke at the quay', 'Pip slept on.', 'Pip slept']);
  });

  it('is painted from its words alone, with the price beside the button, and appears in its place', async () => {
    const { generateScene } = await show(told());
    await askFor('Pip slept on.');
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

  it('is painted with those whom its words name, or with those who are chosen', async () => {
    const { generateScene } = await show(told());
    await askFor('Pip slept on.');
    await choose(/^With Pip and The Quay/);
    await press('Ember');
    expect(screen.getByRole('radio', { name: /^With Ember, Pip and The Quay/ })).toBeTruthy();
    await press('Pip');
    await press('Paint this');
    await screen.findByText('Image saved successfully!');
    expect(generateScene.mock.calls[0]?.[0].references).toEqual({ portraits: ['ember.webp'], place: 'quay.webp' });
  });

  it('can be drawn from a portrait that was painted after the story was told', async () => {
    const bare = { ...pip, imageUrl: null, imagePath: null };
    const { generateScene } = await show(told({ characters: [bare] }), {
      characters: { find: async () => pip as never },
    });
    await askFor('Pip slept on.');
    await choose(/^With Pip and The Quay/);
    await press('Paint this');
    await screen.findByText('Image saved successfully!');
    expect(generateScene.mock.calls[0]?.[0].references).toEqual({ portraits: ['pip.webp'], place: 'quay.webp' });
  });

  it.each([
    ['Character images are required', { characters: [{ ...pip, imageUrl: null }] }, 'Pip has no portrait yet.'],
    ['Location image is required', { locations: [] }, 'This story has no place of yours.'],
    ['Location image is required', { locations: [{ ...quay, imageUrl: null }] }, 'The Quay has no picture yet.'],
  ])('says "%s" where there is none, and asks for nothing', async (sentence, fields, why) => {
    const { generateScene } = await show(told(fields));
    await askFor('Pip slept on.');
    await choose(new RegExp(why));
    await press('Paint this');
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(generateScene).not.toHaveBeenCalled();
  });

  it('is not asked for in a story that is full of pictures', async () => {
    const full = Array.from({ length: LIMITS.sceneImages }, (_, index) => shown(`s${index}`, ''));
    await show(told({ sceneImages: full }));
    await askFor('Pip slept on.');
    expect(screen.getByText('This story has as many pictures as it can hold. Please remove one first.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Paint this' })).toBeNull();
  });
});

describe('while a picture is painted', () => {
  it('what is being done is said, and Cancel leads back to the words', async () => {
    const generateScene: SceneService['generateScene'] = (_plan, { signal } = {}) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new GenerationCancelled()));
      });
    await show(told(), { scenes: { generateScene } });
    await askFor('Pip slept on.');
    await press('Paint this');
    expect(await screen.findByText('Mixing the colors')).toBeTruthy();
    await press('Cancel');
    expect(await screen.findByText('Cancelled. Nothing was counted.')).toBeTruthy();
    expect(screen.queryByRole('figure')).toBeNull();
  });

  it('a failure is told where the picture was to be, and what was chosen stays', async () => {
    const generateScene = vi.fn<SceneService['generateScene']>().mockRejectedValue(new Error('?'));
    await show(told(), { scenes: { generateScene } });
    await askFor('Pip slept on.');
    await choose(/^With Pip and The Quay/);
    await press('Paint this');
    const form = await screen.findByRole('region', { name: 'A picture of these words' });
    expect(await within(form).findByText('Failed to generate image')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^With Pip/ }).checked).toBe(true);
  });

  it('a reached limit leads to the plans', async () => {
    const limit = new AppError('quota_exceeded', 'You have reached the limit of your plan');
    await show(told(), { scenes: { generateScene: () => Promise.reject(limit) } });
    await askFor('Pip slept on.');
    await press('Paint this');
    expect(await screen.findByText('Now at /subscription')).toBeTruthy();
  });

  it('one that could not be saved is kept, and saved without a second painting', async () => {
    const stored = { story: told() };
    const saveScene = vi.fn(saving(stored)).mockRejectedValueOnce(new Error('offline'));
    const { generateScene } = await show(stored.story, { scenes: { saveScene } });
    await askFor('Pip slept on.');
    await press('Paint this');
    expect(await screen.findAllByText('Failed to save image')).toHaveLength(2);
    await press('Save this picture');
    expect(await screen.findByText('Image saved successfully!')).toBeTruthy();
    expect(generateScene).toHaveBeenCalledOnce();
  });
});

describe('a picture from before a reload', () => {
  const plan = { id: 'new', storyId: 'quay', part: 0, position: 25, textSelection: 'Pip slept on.', references: null };
  const finished = { kind: 'scene', requestId: 'r1', plan, picture: painted(plan) } as const;

  it('that is still being painted is waited for and shown', async () => {
    await show(told(), {
      generation: {
        listUnfinished: async () => [{ status: 'running', kind: 'scene', requestId: 'r1', plan }],
        waitFor: async () => finished,
      },
    });
    expect(await screen.findByText('Image saved successfully!')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'More about this picture' })).toBeTruthy();
  });

  it('that is finished is offered in its place, and can be put away', async () => {
    const discard = vi.fn(async () => undefined);
    await show(told(), {
      generation: {
        listUnfinished: async () => (discard.mock.calls.length > 0 ? [] : [{ status: 'finished', ...finished }]),
        discard,
      },
    });
    expect(await screen.findByText(/Painted, but not saved yet/)).toBeTruthy();
    await press('Put it away');
    await expect.poll(() => screen.queryByRole('figure')).toBeNull();
    expect(discard).toHaveBeenCalledExactlyOnceWith('r1');
  });
});

describe('a picture of a story', () => {
  const two = () => told({ sceneImages: [shown('wake', 'Ember woke'), shown('sleep', 'Pip slept')] });
  async function openMenu(place: number): Promise<void> {
    const menus = screen.getAllByRole('button', { name: 'More about this picture' });
    const menu = menus[place];
    if (!menu) throw new Error('There is no such picture');
    await user.click(menu);
  }

  it('is made again under its own name; the old one stays until the new one is saved', async () => {
    const done = Promise.withResolvers<void>();
    const generateScene = vi.fn<SceneService['generateScene']>(async (plan) => {
      await done.promise;
      return painted(plan);
    });
    const { stored } = await show(two(), { usage: usageOf('pro_monthly'), scenes: { generateScene } });
    await openMenu(1);
    await press('Make it again');
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

  it('is made again with a paid plan only', async () => {
    const { generateScene } = await show(two());
    await openMenu(0);
    await press('Make it again');
    expect(await screen.findByText('Painting again comes with Pro and Unlimited.')).toBeTruthy();
    await press('Paint it again');
    expect(await screen.findByText('Now at /subscription')).toBeTruthy();
    expect(generateScene).not.toHaveBeenCalled();
  });

  it('is made the cover; the one that is has no such act', async () => {
    const edited: unknown[] = [];
    const story = two();
    await show(story, {
      stories: {
        edit: async (current, edit) => {
          edited.push(edit(current));
          return { ...current, coverSceneId: 'sleep' };
        },
      },
    });
    await openMenu(0);
    expect(screen.queryByRole('button', { name: 'Make it the cover' })).toBeNull();
    await openMenu(1);
    await press('Make it the cover');
    expect(await screen.findByText('Story saved successfully!')).toBeTruthy();
    expect(edited).toEqual([{ coverSceneId: 'sleep' }]);
  });

  it('is deleted after a question and hidden at once; Undo brings it back', async () => {
    const held = new Set<string>();
    const outcome = Promise.withResolvers<'deleted' | 'undone'>();
    const undo = () => {
      held.clear();
      outcome.resolve('undone');
    };
    await show(two(), {
      scenes: {
        isHeld: ({ sceneId }) => held.has(sceneId),
        deleteLater({ sceneId }) {
          held.add(sceneId);
          return { undo, outcome: outcome.promise };
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

  it('that cannot be deleted is still there', async () => {
    const failure = new AppError('internal', 'Failed to update story');
    const deleteLater = () => ({ undo: () => undefined, outcome: Promise.reject(failure) });
    await show(two(), { scenes: { deleteLater } });
    await openMenu(0);
    await press('Delete');
    await press('Delete it');
    expect(await screen.findByText('Failed to update story')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Ember woke' })).toBeTruthy();
  });
});
