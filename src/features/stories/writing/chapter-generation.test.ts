import { AppError } from '@talelantern/domain/errors/app-error';
import type { Character } from '@talelantern/domain/characters/character';
import { EMPTY_ADVANCED_FEATURES } from '@talelantern/domain/images/advanced-features';
import { DEFAULT_APPEARANCE } from '@talelantern/domain/characters/default-appearance';
import type { Story } from '@talelantern/domain/stories/story';
import { GENERATE_STORY_FAILED } from '@talelantern/domain/stories/story-choices';
import { describe, expect, it, vi } from 'vitest';
import type { FinishedOffer } from '../../../services/generation/finished-offers.ts';
import type { GenerationService } from '../../../services/generation/generation-service.ts';
import { hasEnded } from '../../../services/generation/generations.ts';
import { GenerationCancelled } from '../../../services/generation/run-generation.ts';
import { beginStory } from '../../../services/stories/chapter-request.ts';
import { STORY_CHANGED, type ChapterAssignment, type ChapterDraft } from '../../../services/stories/chapter.ts';
import type { ChapterOptions } from '../../../services/stories/story-service.ts';
import { fakeServices } from '../../../testing/fake-services.ts';

const ember: Character = {
  id: 'ember',
  userId: 'family',
  name: 'Ember',
  type: 'Mythical Creature - Dragon - Fire Dragon',
  gender: 'female',
  personality: 'Brave',
  magicalPower: null,
  role: 'Hero',
  customDescription: '',
  appearance: { ...DEFAULT_APPEARANCE, age: null, customAge: '' },
  advancedFeatures: EMPTY_ADVANCED_FEATURES,
  realChild: false,
  imageUrl: null,
  imagePath: null,
  cloudStorage: false,
  mainImage: null,
  imageHistory: [],
  generatedPrompt: null,
  sharing: null,
  createdAt: 1,
  updatedAt: 1,
};

const firstChapter: ChapterAssignment = {
  kind: 'new-story',
  characters: [ember],
  theme: 'Treasure Hunt',
  ageRange: '5-8',
  length: 'standard',
};
const draftOf = (assignment: ChapterAssignment, phase: ChapterDraft['phase'] = 'introduction'): ChapterDraft => ({
  requestId: 'r1',
  storyId: 's1',
  assignment,
  phase,
  text: 'Once.\n\nThe end.',
  memoryKey: 'm1',
  ideas: [],
  bookTitle: null,
});
const draft = draftOf(firstChapter);
const story: Story = beginStory(draft, 'family', 1);

/** A generation that each test resolves itself. */
function setUp(service: Partial<GenerationService> = {}) {
  const generation = Promise.withResolvers<ChapterDraft>();
  const requested = Promise.withResolvers<ChapterOptions>();
  const stories = {
    generateChapter: vi.fn((_assignment: ChapterAssignment, options: ChapterOptions = {}) => {
      requested.resolve(options);
      return generation.promise;
    }),
    saveChapter: vi.fn(async (_draft: ChapterDraft) => story),
    findSaved: vi.fn(async (_assignment: ChapterAssignment, _requestId: string): Promise<ChapterDraft | null> => null),
  };
  const renew = vi.fn(async (generated: ChapterDraft): Promise<ChapterDraft | null> => generated);
  const report = { screen: 'create', ended: vi.fn(), renew };
  const { generations } = fakeServices({ stories, generation: service });
  return {
    stories,
    report,
    generation,
    /** The options of the request, once it is sent. */
    requestOptions: requested.promise,
    generations,
    begin: (assignment: ChapterAssignment) => generations.begin('story', 'chapter', assignment, report),
    save: (input: ChapterAssignment, generated: ChapterDraft) =>
      generations.save('story', 'chapter', { input, generated }, report),
    current: () => generations.stateOf('story', 'chapter'),
  };
}

it('a paragraph is shown as it arrives, and a repeated one is replaced', async () => {
  const { begin, current, requestOptions } = setUp();
  void begin(firstChapter);
  const { onParagraph } = await requestOptions;
  onParagraph?.(0, 'Once.');
  onParagraph?.(1, 'Tvice.');
  onParagraph?.(1, 'Twice.');
  expect(current()).toMatchObject({ status: 'generating', paragraphs: ['Once.', 'Twice.'], stop: 'possible' });
});

it('a finished chapter is saved, and shown as saved on its screen', async () => {
  const { begin, current, generations, stories, report, generation } = setUp();
  generations.open('story', 'create');
  const done = begin(firstChapter);
  generation.resolve(draft);
  await done;
  expect(stories.saveChapter).toHaveBeenCalledExactlyOnceWith(draft);
  expect(current()).toMatchObject({ status: 'saved', saved: story });
  const savedState = { status: 'saved', input: firstChapter, generated: draft, saved: story };
  expect(report.ended).toHaveBeenCalledExactlyOnceWith(savedState, true);
});

it('a chapter finished while the user is on another screen is saved and reported', async () => {
  const { begin, generations, report, generation } = setUp();
  const leave = generations.open('story', 'create');
  const done = begin(firstChapter);
  leave();
  generation.resolve(draft);
  await done;
  expect(report.ended).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ saved: story }), false);
});

it('a running chapter is listed until it is saved, and cannot be started again or cleared', async () => {
  const { begin, stories, generation, generations } = setUp();
  const first = begin(firstChapter);
  const second = begin(firstChapter);
  generations.clear('story', 'chapter');
  expect(generations.listOpen('story')).toEqual([firstChapter]);
  generation.resolve(draft);
  await Promise.all([first, second]);
  expect(stories.generateChapter).toHaveBeenCalledOnce();
  expect(generations.listOpen('story')).toEqual([]);
});

describe('cancellation', () => {
  it('cancelling a chapter in time returns to idle', async () => {
    const { begin, current, generations, report, generation, requestOptions } = setUp();
    const done = begin(firstChapter);
    const { signal } = await requestOptions;
    generations.cancel('story', 'chapter');
    expect(signal?.aborted).toBe(true);
    expect(current()).toMatchObject({ stop: 'asked' });
    generation.reject(new GenerationCancelled());
    await done;
    expect(current()).toEqual({ status: 'idle' });
    expect(report.ended).toHaveBeenCalledExactlyOnceWith({ status: 'idle' }, false);
  });

  it('cancelling a chapter too late shows a notice, and the chapter continues', async () => {
    const { begin, current, generations, requestOptions } = setUp();
    void begin(firstChapter);
    const { onTooLate } = await requestOptions;
    generations.cancel('story', 'chapter');
    onTooLate?.();
    generations.cancel('story', 'chapter');
    expect(current()).toMatchObject({ status: 'generating', stop: 'too-late' });
  });
});

it('a failed chapter keeps its paragraphs and the exact message', async () => {
  const { begin, current, generation, requestOptions } = setUp();
  const done = begin(firstChapter);
  (await requestOptions).onParagraph?.(0, 'Once.');
  generation.reject(new AppError('rate_limited', 'Rate limit exceeded. Please wait a moment.'));
  await done;
  expect(current()).toMatchObject({
    status: 'failed',
    error: { message: 'Rate limit exceeded. Please wait a moment.' },
    paragraphs: ['Once.'],
  });
});

it('a refused chapter removes the paragraphs that were shown', async () => {
  const { begin, current, generation, requestOptions } = setUp();
  const done = begin(firstChapter);
  (await requestOptions).onParagraph?.(0, 'Once.');
  generation.reject(new AppError('refused', 'Not for children.'));
  await done;
  expect(current()).toMatchObject({ status: 'failed', paragraphs: [] });
});

it('an unexpected error of a chapter has a default message', async () => {
  const { begin, report, generation } = setUp();
  const done = begin(firstChapter);
  generation.reject(new TypeError('x is undefined'));
  await done;
  const error = expect.objectContaining({ message: GENERATE_STORY_FAILED });
  const failed = { status: 'failed', input: firstChapter, generated: null, error, paragraphs: [] };
  expect(report.ended).toHaveBeenCalledExactlyOnceWith(failed, false);
});

describe('a chapter whose connection was lost', () => {
  async function lose(finish: GenerationService['finish']) {
    const started = setUp({ finish });
    const done = started.begin(firstChapter);
    (await started.requestOptions).onParagraph?.(0, 'Once.');
    started.generation.reject(new AppError('busy', 'Failed to connect to story generation service'));
    await done;
    const { generations, report } = started;
    return {
      ...started,
      resumed: generations.resume('story', 'chapter', firstChapter, { requestId: 'r1', report }),
    };
  }

  it('a resumed chapter keeps its paragraphs until it is saved, and is not requested again', async () => {
    const finished = Promise.withResolvers<FinishedOffer>();
    const { current, resumed, stories } = await lose(() => finished.promise);
    expect(current()).toMatchObject({ status: 'generating', isResumed: true, paragraphs: ['Once.'] });
    finished.resolve({ status: 'finished', kind: 'story', requestId: 'r1', input: firstChapter, generated: draft });
    await resumed;
    expect(current()).toMatchObject({ status: 'saved', saved: story });
    expect(stories.generateChapter).toHaveBeenCalledOnce();
  });

  it('a resumed chapter that another device has saved is opened', async () => {
    const { current, resumed, stories } = await lose(async () => null);
    stories.findSaved.mockResolvedValue(draft);
    await resumed;
    expect(stories.findSaved).toHaveBeenCalledExactlyOnceWith(firstChapter, 'r1');
    expect(current()).toMatchObject({ status: 'saved', saved: story });
  });

  it('a resumed chapter without a result fails with the message of chapters, and is over', async () => {
    const { current, resumed } = await lose(async () => null);
    await resumed;
    const state = current();
    expect(state).toMatchObject({
      status: 'failed',
      error: { message: GENERATE_STORY_FAILED },
      paragraphs: ['Once.'],
    });
    expect(state.status === 'failed' && hasEnded(state.error)).toBe(true);
  });
});

const nextChapter: ChapterAssignment = { kind: 'next-chapter', story };
const secondDraft = draftOf(nextChapter, 'development');

it('a chapter that fails to save is kept and saved once more without generating it again', async () => {
  const { begin, save, current, stories, report, generation } = setUp();
  stories.saveChapter.mockRejectedValueOnce(new AppError('internal', 'Failed to save story'));
  const done = begin(firstChapter);
  generation.resolve(draft);
  await done;
  expect(current()).toMatchObject({ status: 'failed', error: { message: 'Failed to save story' }, generated: draft });
  const failed = { status: 'failed', input: firstChapter, generated: draft };
  expect(report.ended).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(failed), false);
  await Promise.all([save(firstChapter, draft), save(firstChapter, draft)]);
  expect(stories.saveChapter).toHaveBeenCalledTimes(2);
  expect(stories.generateChapter).toHaveBeenCalledOnce();
  expect(report.ended).toHaveBeenLastCalledWith(expect.objectContaining({ status: 'saved' }), false);
});

it('a chapter of a story that changed elsewhere is added to the current story', async () => {
  const { begin, save, stories, report, generation } = setUp();
  const renewed: ChapterDraft = {
    ...secondDraft,
    assignment: { kind: 'next-chapter', story: { ...story, revision: 2 } },
  };
  const error = new AppError('invalid', STORY_CHANGED, { field: 'story' });
  stories.saveChapter.mockRejectedValueOnce(error);
  report.renew.mockResolvedValueOnce(renewed);
  const done = begin(nextChapter);
  generation.resolve(secondDraft);
  await done;
  expect(report.renew).not.toHaveBeenCalled();
  await save(nextChapter, secondDraft);
  expect(report.renew).toHaveBeenCalledExactlyOnceWith(secondDraft, error);
  expect(stories.saveChapter).toHaveBeenLastCalledWith(renewed);
});

it('a chapter is kept if the current story cannot be read', async () => {
  const { begin, save, current, stories, report, generation } = setUp();
  stories.saveChapter.mockRejectedValueOnce(new AppError('invalid', STORY_CHANGED, { field: 'story' }));
  report.renew.mockRejectedValueOnce(new AppError('internal', 'Failed to fetch story', { field: 'story' }));
  const done = begin(nextChapter);
  generation.resolve(secondDraft);
  await done;
  await save(nextChapter, secondDraft);
  expect(current()).toMatchObject({ status: 'failed', generated: secondDraft });
});

it('a chapter is discarded if the same chapter was written elsewhere', async () => {
  const { begin, save, current, stories, report, generation } = setUp();
  stories.saveChapter.mockRejectedValueOnce(new AppError('invalid', STORY_CHANGED, { field: 'story' }));
  report.renew.mockResolvedValueOnce(null);
  const done = begin(nextChapter);
  generation.resolve(secondDraft);
  await done;
  await save(nextChapter, secondDraft);
  expect(stories.saveChapter).toHaveBeenCalledOnce();
  expect(current()).toEqual({ status: 'idle' });
});
