import { isTemporaryId } from '@talelantern/domain/characters/character';
import { generateStoryContract } from '@talelantern/domain/contracts/generate-story';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { Story } from '@talelantern/domain/stories/story';
import { SELECT_CHARACTER } from '@talelantern/domain/stories/story-choices';
import { newStoryId } from '@talelantern/domain/stories/story-id';
import { beginStory, continueStory, planChapter, toStoryRequest, type ChapterPlan } from './chapter-request.ts';
import type { ChapterAssignment, ChapterDraft } from './chapter.ts';
import type { GenerationOptions } from './generation-options.ts';
import type { HeldDeletion, HeldDeletions } from './held-deletion.ts';
import type { Page, PageCursor } from './page.ts';
import type { PendingStory, PendingWork } from './pending-work.ts';
import type { FunctionsClient } from './ports/functions-client.ts';
import type { GenerationRecords } from './ports/generation-records.ts';
import type { StoryRepository } from './ports/story-repository.ts';
import type { ProfileKeeper } from './profile-keeper.ts';
import { newRequestId, randomText } from './random-ids.ts';
import { runGeneration } from './run-generation.ts';
import { withSentence } from './with-sentence.ts';

export interface ChapterOptions extends GenerationOptions {
  /** A paragraph, as soon as it is written and checked; an index that was shown already is replaced. */
  onParagraph?: ((index: number, text: string) => void) | undefined;
}

/** When another tab or device has added a chapter since this one was read. */
export const STORY_CHANGED = 'This story was changed somewhere else. Please reload it; your new chapter is kept.';

/** The family's stories. Every failure is an AppError with the sentence to show. */
export interface StoryService {
  /** A page of 20, newest first; stories whose deletion is held back are left out. 'Failed to fetch story'. */
  list: (cursor?: PageCursor | null) => Promise<Page<Story>>;
  /** Null when there is none with this id (or it is somebody else's, or cannot be read). 'Failed to fetch story'. */
  find: (id: string) => Promise<Story | null>;
  /** Tells the chapter. Its text is kept by the service until it is saved or discarded. */
  generateChapter: (assignment: ChapterAssignment, options?: ChapterOptions) => Promise<ChapterDraft>;
  /**
   * Saves the story with its new chapter. After a failure it may be called again with the same draft: nothing is told
   * or counted anew. 'Failed to save story'; STORY_CHANGED when another tab has saved a chapter meanwhile.
   */
  saveChapter: (draft: ChapterDraft) => Promise<Story>;
  /** Deletes after ten seconds, unless undone; leaving the page carries it out (architecture §8). */
  deleteLater: (story: Story) => HeldDeletion;
}

export const FETCH_STORY_FAILED = 'Failed to fetch story';
export const SAVE_STORY_FAILED = 'Failed to save story';
export const DELETE_STORY_FAILED = 'Failed to delete story';
export const SAVE_CHARACTERS_FIRST = 'Please save your characters first';

interface StoryDependencies {
  uid: string;
  stories: StoryRepository;
  profile: ProfileKeeper;
  functions: FunctionsClient;
  records: GenerationRecords;
  pendingWork: PendingWork;
  deletions: HeldDeletions;
  /** Ms since 1970. */
  now: () => number;
}

export function createStoryService(dependencies: StoryDependencies): StoryService {
  const { uid, stories, profile, functions, records, pendingWork, deletions, now } = dependencies;

  function toPending(assignment: ChapterAssignment, plan: ChapterPlan): PendingStory {
    const { previousParts: _previousParts, ...asked } = plan;
    const continued = assignment.kind === 'next-chapter' ? assignment.story : null;
    const fingerprint = JSON.stringify([continued?.id, continued?.revision, asked]);
    const earlier = pendingWork
      .list()
      .find((pending) => pending.kind === 'story' && pending.fingerprint === fingerprint);
    return {
      kind: 'story',
      requestId: earlier?.requestId ?? newRequestId(),
      startedAt: now(),
      fingerprint,
      storyId: continued?.id ?? (earlier?.kind === 'story' ? earlier.storyId : newStoryId(now(), randomText(8))),
      isNew: continued === null,
      cast: plan.characters.map(({ id, role }) => ({ id, role })),
    };
  }

  async function saveNextChapter(story: Story, draft: ChapterDraft): Promise<Story> {
    const patch = continueStory(story, draft);
    if ((await stories.addChapter(story.id, story.revision, patch)) === 'changed')
      throw new AppError('invalid', STORY_CHANGED);
    return { ...story, ...patch, revision: story.revision + 1, updatedAt: now() };
  }

  async function saveNewStory(draft: ChapterDraft): Promise<Story> {
    const story = beginStory(draft, uid, now());
    await profile.get();
    await stories.create(story);
    return story;
  }

  return {
    list: (cursor = null) =>
      withSentence(FETCH_STORY_FAILED, async () => {
        const page = await stories.list(cursor);
        return { ...page, items: page.items.filter(({ id }) => !deletions.isHeld({ kind: 'story', id })) };
      }),

    find: (id) => withSentence(FETCH_STORY_FAILED, () => stories.find(id)),

    async generateChapter(assignment, { onParagraph, ...options } = {}) {
      const plan = planChapter(assignment);
      if (plan.characters.length === 0) throw new AppError('invalid', SELECT_CHARACTER, { field: 'characters' });
      if (plan.characters.some(({ id }) => isTemporaryId(id)))
        throw new AppError('invalid', SAVE_CHARACTERS_FIRST, { field: 'characters' });
      const pending = toPending(assignment, plan);
      const { requestId, storyId } = pending;
      const body = toStoryRequest(plan, uid, requestId);
      const { story: text, memoryKey } = await runGeneration(
        pendingWork,
        {
          pending,
          work: (signal) => functions.tellStory(body, { signal, onParagraph }),
          cancel: () => functions.cancel(generateStoryContract, requestId),
        },
        options,
      );
      return { requestId, storyId, assignment, phase: plan.phase, text, memoryKey };
    },

    saveChapter: (draft) =>
      withSentence(SAVE_STORY_FAILED, async () => {
        const { assignment, requestId } = draft;
        const saved =
          assignment.kind === 'new-story' ? await saveNewStory(draft) : await saveNextChapter(assignment.story, draft);
        pendingWork.forget(requestId);
        records.deleteFinished(requestId).catch(() => undefined);
        return saved;
      }),

    deleteLater: ({ id }) => deletions.hold({ kind: 'story', id }),
  };
}
