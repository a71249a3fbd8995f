import { AppError } from '@talelantern/domain/errors/app-error';
import type { Character } from '@talelantern/domain/characters/character';
import { EMPTY_ADVANCED_FEATURES } from '@talelantern/domain/images/advanced-features';
import { DEFAULT_APPEARANCE } from '@talelantern/domain/characters/default-appearance';
import type { Story } from '@talelantern/domain/stories/story';
import { describe, expect, it, vi } from 'vitest';
import { beginStory } from '../../../services/chapter-request.ts';
import type { ChapterAssignment, ChapterDraft } from '../../../services/chapter.ts';
import { GenerationCancelled } from '../../../services/generation-cancelled.ts';
import { STORY_CHANGED, type ChapterOptions } from '../../../services/story-service.ts';
import { createChapterRuns, GENERATE_STORY_FAILED } from './chapter-runs.ts';

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
});
const draft = draftOf(firstChapter);
const story: Story = beginStory(draft, 'family', 1);

/** Generation that is answered by hand. */
function setUp() {
  const telling = Promise.withResolvers<ChapterDraft>();
  const asked: { options: ChapterOptions } = { options: {} };
  const stories = {
    generateChapter: vi.fn((_assignment: ChapterAssignment, options: ChapterOptions = {}) => {
      asked.options = options;
      return telling.promise;
    }),
    saveChapter: vi.fn(async (_draft: ChapterDraft) => story),
    find: vi.fn(async (_id: string): Promise<Story | null> => story),
  };
  const report = { saved: vi.fn(), failed: vi.fn(), cancelled: vi.fn(), overtaken: vi.fn() };
  return { runs: createChapterRuns(stories), stories, report, telling, asked };
}

describe('a chapter under way', () => {
  it('shows each paragraph as it arrives and replaces one that is repeated', () => {
    const { runs, report, asked } = setUp();
    void runs.begin(firstChapter, report);
    asked.options.onParagraph?.(0, 'Once.');
    asked.options.onParagraph?.(1, 'Tvice.');
    asked.options.onParagraph?.(1, 'Twice.');
    expect(runs.current()).toMatchObject({ status: 'writing', paragraphs: ['Once.', 'Twice.'], stop: 'possible' });
  });

  it('is saved once it is told, and shown as saved while a screen shows it', async () => {
    const { runs, stories, report, telling } = setUp();
    runs.attend();
    const done = runs.begin(firstChapter, report);
    telling.resolve(draft);
    await done;
    expect(stories.saveChapter).toHaveBeenCalledExactlyOnceWith(draft);
    expect(runs.current()).toMatchObject({ status: 'saved', story });
    expect(report.saved).toHaveBeenCalledExactlyOnceWith(story, draft, true);
  });

  it('is saved and put away when the person looks at something else', async () => {
    const { runs, report, telling } = setUp();
    const leave = runs.attend();
    const done = runs.begin(firstChapter, report);
    leave();
    telling.resolve(draft);
    await done;
    expect(runs.current()).toEqual({ status: 'idle' });
    expect(report.saved).toHaveBeenCalledExactlyOnceWith(story, draft, false);
  });

  it('is not begun a second time', () => {
    const { runs, stories, report } = setUp();
    void runs.begin(firstChapter, report);
    void runs.begin(firstChapter, report);
    expect(stories.generateChapter).toHaveBeenCalledOnce();
  });
});

describe('cancelling', () => {
  it('in time leads back and says so', async () => {
    const { runs, report, telling, asked } = setUp();
    const done = runs.begin(firstChapter, report);
    runs.cancel();
    expect(asked.options.signal?.aborted).toBe(true);
    expect(runs.current()).toMatchObject({ stop: 'asked' });
    telling.reject(new GenerationCancelled());
    await done;
    expect(runs.current()).toEqual({ status: 'idle' });
    expect(report.cancelled).toHaveBeenCalledOnce();
    expect(report.failed).not.toHaveBeenCalled();
  });

  it('too late says so, and the chapter goes on', () => {
    const { runs, report, asked } = setUp();
    void runs.begin(firstChapter, report);
    runs.cancel();
    asked.options.onTooLate?.();
    expect(runs.current()).toMatchObject({ status: 'writing', stop: 'too-late' });
  });
});

describe('a chapter that cannot be told', () => {
  it('keeps what could be read and the exact sentence', async () => {
    const { runs, report, telling, asked } = setUp();
    const done = runs.begin(firstChapter, report);
    asked.options.onParagraph?.(0, 'Once.');
    telling.reject(new AppError('rate_limited', 'Rate limit exceeded. Please wait a moment.'));
    await done;
    expect(runs.current()).toMatchObject({
      status: 'failed',
      message: 'Rate limit exceeded. Please wait a moment.',
      paragraphs: ['Once.'],
    });
  });

  it('withdraws what was shown when it was refused', async () => {
    const { runs, report, telling, asked } = setUp();
    const done = runs.begin(firstChapter, report);
    asked.options.onParagraph?.(0, 'Once.');
    telling.reject(new AppError('refused', 'Not for children.'));
    await done;
    expect(runs.current()).toMatchObject({ status: 'failed', paragraphs: [] });
  });

  it('has a sentence for what nobody expected', async () => {
    const { runs, report, telling } = setUp();
    const done = runs.begin(firstChapter, report);
    telling.reject(new TypeError('x is undefined'));
    await done;
    expect(report.failed).toHaveBeenCalledExactlyOnceWith(GENERATE_STORY_FAILED, null, false);
  });
});

describe('a chapter that cannot be saved', () => {
  const continuing: ChapterAssignment = { kind: 'next-chapter', story };
  const secondDraft = draftOf(continuing, 'development');

  it('is kept and saved again without being told again', async () => {
    const { runs, stories, report, telling } = setUp();
    stories.saveChapter.mockRejectedValueOnce(new AppError('internal', 'Failed to save story'));
    const done = runs.begin(firstChapter, report);
    telling.resolve(draft);
    await done;
    expect(runs.current()).toMatchObject({ status: 'save-failed', message: 'Failed to save story', draft });
    await runs.saveAgain(report);
    expect(stories.saveChapter).toHaveBeenCalledTimes(2);
    expect(stories.generateChapter).toHaveBeenCalledOnce();
    expect(report.saved).toHaveBeenCalledOnce();
  });

  it('because the story changed elsewhere is added to the story as it is now', async () => {
    const { runs, stories, report, telling } = setUp();
    const renewed = { ...story, revision: 2 };
    stories.saveChapter.mockRejectedValueOnce(new AppError('invalid', STORY_CHANGED));
    stories.find.mockResolvedValueOnce(renewed);
    const done = runs.begin(continuing, report);
    telling.resolve(secondDraft);
    await done;
    expect(runs.current()).toMatchObject({ status: 'save-failed', isOutdated: true });
    await runs.saveAgain(report);
    expect(stories.saveChapter).toHaveBeenLastCalledWith({
      ...secondDraft,
      assignment: { kind: 'next-chapter', story: renewed },
    });
  });

  it('gives way to a chapter that was written elsewhere in its place', async () => {
    const { runs, stories, report, telling } = setUp();
    const overtaking: Story = { ...story, currentPhase: 'development', revision: 2 };
    stories.saveChapter.mockRejectedValueOnce(new AppError('invalid', STORY_CHANGED));
    stories.find.mockResolvedValueOnce(overtaking);
    const done = runs.begin(continuing, report);
    telling.resolve(secondDraft);
    await done;
    await runs.saveAgain(report);
    expect(stories.saveChapter).toHaveBeenCalledOnce();
    expect(report.overtaken).toHaveBeenCalledExactlyOnceWith(overtaking);
    expect(runs.current()).toEqual({ status: 'idle' });
  });
});
