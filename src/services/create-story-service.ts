import { isTemporaryId } from '@talelantern/domain/characters/character';
import { generateStoryContract } from '@talelantern/domain/contracts/generate-story';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { Story } from '@talelantern/domain/stories/story';
import { SELECT_CHARACTER } from '@talelantern/domain/stories/story-choices';
import { newStoryId } from '@talelantern/domain/stories/story-id';
import { createStoryEditor } from './create-story-editor.ts';
import { beginStory, continueStory, planChapter, toStoryRequest, type ChapterPlan } from './chapter-request.ts';
import type { ChapterAssignment, ChapterDraft } from './chapter.ts';
import type { HeldDeletions } from './held-deletion.ts';
import type { PendingStory, PendingWork } from './pending-work.ts';
import type { FunctionsClient } from './ports/functions-client.ts';
import type { GenerationRecords } from './ports/generation-records.ts';
import type { StoryRepository } from './ports/story-repository.ts';
import type { ProfileKeeper } from './profile-keeper.ts';
import { newRequestId, randomText } from './random-ids.ts';
import { runGeneration } from './run-generation.ts';
import { withSentence } from './with-sentence.ts';
import {
  FETCH_STORY_FAILED,
  SAVE_CHARACTERS_FIRST,
  SAVE_STORY_FAILED,
  STORY_CHANGED,
  UPDATE_STORY_FAILED,
  type StoryMaker,
} from './story-service.ts';

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

export function createStoryService(dependencies: StoryDependencies): StoryMaker {
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
    if ((await stories.change(story.id, story.revision, patch)) === 'changed')
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

    edit: createStoryEditor({ stories, now }),

    setFavorite: ({ id }, favorite) => withSentence(UPDATE_STORY_FAILED, () => stories.setFavorite(id, favorite)),

    async generateChapter(assignment, { onParagraph, ...options } = {}) {
      const plan = planChapter(assignment);
      if (plan.characters.length === 0) throw new AppError('invalid', SELECT_CHARACTER, { field: 'characters' });
      if (plan.characters.some(({ id }) => isTemporaryId(id)))
        throw new AppError('invalid', SAVE_CHARACTERS_FIRST, { field: 'characters' });
      const pending = toPending(assignment, plan);
      const { requestId, storyId } = pending;
      const body = toStoryRequest(plan, uid, requestId);
      const {
        story: text,
        memoryKey,
        ideas = [],
      } = await runGeneration(
        pendingWork,
        {
          pending,
          work: (signal) => functions.tellStory(body, { signal, onParagraph }),
          cancel: () => functions.cancel(generateStoryContract, requestId),
        },
        options,
      );
      return { requestId, storyId, assignment, phase: plan.phase, text, memoryKey, ideas };
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
  };
}
