import { isTemporaryId } from '@talelantern/domain/characters/character';
import { generateStoryContract, type GenerateStoryResponse } from '@talelantern/domain/contracts/generate-story';
import { AppError, isAppError } from '@talelantern/domain/errors/app-error';
import { phaseIndex } from '@talelantern/domain/stories/phases';
import { type Story, newStoryId } from '@talelantern/domain/stories/story';
import { SAVE_CHARACTERS_FIRST, SELECT_CHARACTER } from '@talelantern/domain/stories/story-choices';
import { withUserMessage } from '../core/with-user-message.ts';
import { createItemReader } from '../deletion/item-reader.ts';
import type { FamilyDeps } from '../deps.ts';
import { type ChapterPlan, beginStory, continueStory, planChapter, toStoryRequest } from './chapter-request.ts';
import { type ChapterAssignment, type ChapterDraft, FETCH_STORY_FAILED, STORY_CHANGED } from './chapter.ts';
import type { PendingRequest } from '../generation/pending-requests.ts';
import type { TabMutex } from '../generation/tab-mutex.ts';
import {
  requestOnce,
  settle,
  stateOfJob,
  type SenderDeps,
  type GenerationOptions,
} from '../generation/run-generation.ts';
import type { GenerationRecords } from '../ports/generation-records.ts';
import type { StoryPatch, StoryRepository } from '../ports/item-repositories.ts';

export interface ChapterOptions extends GenerationOptions {
  /** Called with each generated and checked paragraph, which replaces an earlier paragraph of the same index. */
  onParagraph?: ((index: number, text: string) => void) | undefined;
}

export type StoryService = ReturnType<typeof createStoryService>;

export const SAVE_STORY_FAILED = 'Failed to save story';
export const UPDATE_STORY_FAILED = 'Failed to update story';
export const DELETE_STORY_FAILED = 'Failed to delete story';

type StoryDeps = SenderDeps &
  Pick<FamilyDeps, 'deletions' | 'profile'> & {
    stories: StoryRepository;
    mutex: TabMutex;
    records: Pick<GenerationRecords, 'findFinished'>;
  };

const lockName = ({ id }: Pick<Story, 'id'>): string => `talelantern.chapter.${id}`;

export function createStoryService(deps: StoryDeps) {
  const { uid, stories, profile, functions, records, requests, deletions, mutex, now } = deps;
  /** The latest request of this page. Another tab may have settled it, which removes it from `requests`. */
  let lastRequest: Pick<PendingRequest, 'requestId' | 'startedAt' | 'fingerprint'> | null = null;

  /** Whether there is finished work of this request with another text, which saving this text would delete unread. */
  async function hasOtherText(requestId: string, text: string): Promise<boolean> {
    const work = await records.findFinished(requestId);
    return work?.kind === 'story' && work.result !== null && work.result.story !== text;
  }

  /** The chapter that another tab has saved, after waiting for it, or null if this tab must write it. */
  async function writtenElsewhere(
    assignment: ChapterAssignment,
    requestId: string,
    signal: AbortSignal,
  ): Promise<string | null> {
    if (assignment.kind === 'new-story' || !(await mutex.acquire(lockName(assignment.story), signal))) return null;
    const { id, previousParts } = assignment.story;
    const text = (await stories.find(id))?.previousParts[previousParts.length];
    return text === undefined || (await hasOtherText(requestId, text)) ? null : text;
  }

  /** The chapter that another device or tab has saved, or null. `saveChapter` then finds it stored. */
  async function savedElsewhere(
    { phase, previousParts, memoryKey }: ChapterPlan,
    requestId: string,
  ): Promise<GenerateStoryResponse | null> {
    const key = memoryKey ?? requestId;
    const storedStory = await stories.findByMemoryKey(key).catch(() => null);
    const partIndex = phaseIndex(phase);
    const story = storedStory?.previousParts[partIndex];
    return story === undefined || story === previousParts[partIndex] ? null : { story, memoryKey: key };
  }

  /** Describes the request. A repeated request for a new story keeps the story's id. */
  function toRequest(assignment: ChapterAssignment, { previousParts: _previousParts, ...asked }: ChapterPlan) {
    const continuedStory = assignment.kind === 'next-chapter' ? assignment.story : null;
    // Their lengths change with an edit, and the revision would also change when a picture arrives.
    const lengths = continuedStory?.previousParts.map(({ length }) => length);
    const fingerprint = JSON.stringify([continuedStory?.id, lengths, asked]);
    const earlier = requests.findSame({ kind: 'story', fingerprint });
    return {
      kind: 'story' as const,
      fingerprint,
      storyId: continuedStory?.id ?? earlier?.storyId ?? newStoryId(now(), crypto.randomUUID().slice(0, 8)),
      cast: asked.characters.map(({ id, role }) => ({ id, role })),
      idea: asked.idea,
    };
  }

  function endTurn(assignment: ChapterAssignment): void {
    if (assignment.kind === 'next-chapter') mutex.release(lockName(assignment.story));
  }

  /** Unless another tab has saved it. The stored story may have changed, for example by pictures, in the meantime. */
  async function saveNextChapter(shownStory: Story, draft: ChapterDraft): Promise<Story> {
    const partIndex = continueStory(shownStory, draft).previousParts.length - 1;
    for (let tries = 0; tries < MAX_EDIT_ATTEMPTS; tries += 1) {
      const story = await stories.find(shownStory.id);
      if (story?.previousParts[partIndex] === draft.text) return story;
      if (!story || story.previousParts[partIndex] !== shownStory.previousParts[partIndex]) break;
      const patch = continueStory(story, draft);
      if ((await stories.change(story.id, story.revision, patch)) === 'saved')
        return { ...story, ...patch, revision: story.revision + 1, updatedAt: now() };
    }
    throw new AppError('invalid', STORY_CHANGED, { field: 'story' });
  }

  /** Another device may have been offered the same chapter and may have saved it under a different id. */
  async function saveNewStory(draft: ChapterDraft): Promise<Story> {
    const [existingStory] = await Promise.all([stories.findByMemoryKey(draft.memoryKey), profile.get()]);
    if (existingStory) return existingStory;
    const story = beginStory(draft, uid, now());
    await stories.create(story);
    return story;
  }

  return {
    ...createItemReader({ kind: 'story', repository: stories, deletions, failed: FETCH_STORY_FAILED }),

    edit: createStoryEditor({ stories, now }),

    setFavorite: ({ id }: Story, favorite: boolean) =>
      withUserMessage(UPDATE_STORY_FAILED, () => stories.setFavorite(id, favorite)),

    /** Generates the chapter. The service keeps its text until it is saved or discarded. */
    generateChapter: async (
      assignment: ChapterAssignment,
      { onParagraph, ...options }: ChapterOptions = {},
    ): Promise<ChapterDraft> => {
      const plan = planChapter(assignment);
      if (plan.characters.length === 0) throw new AppError('invalid', SELECT_CHARACTER, { field: 'characters' });
      if (plan.characters.some(({ id }) => isTemporaryId(id)))
        throw new AppError('invalid', SAVE_CHARACTERS_FIRST, { field: 'characters' });
      const request = toRequest(assignment, plan);
      const { requestId, answer } = await requestOnce(
        deps,
        {
          request,
          contract: generateStoryContract,
          async send(id, signal) {
            lastRequest = { requestId: id, startedAt: now(), fingerprint: request.fingerprint };
            const writtenText = await writtenElsewhere(assignment, id, signal);
            if (writtenText !== null) return { story: writtenText };
            return functions
              .generateStory(toStoryRequest(plan, uid, id), { signal, onParagraph })
              .catch(async (error: unknown) => {
                const isDecided = isAppError(error) && error.code === 'not_found' && error.field === 'requestId';
                const saved = isDecided ? await savedElsewhere(plan, id) : null;
                if (!saved) throw error;
                return saved;
              });
          },
        },
        options,
      ).catch((error: unknown) => {
        endTurn(assignment);
        throw error;
      });
      return toDraft(assignment, { requestId, storyId: request.storyId, answer });
    },

    /** The request for this chapter, unsettled or the last of this page, and the state of its job; null if it was never requested. */
    findRequest: async (assignment: ChapterAssignment) => {
      const request = toRequest(assignment, planChapter(assignment));
      const last = lastRequest?.fingerprint === request.fingerprint ? lastRequest : null;
      const found = requests.findSame(request) ?? last;
      return found && { requestId: found.requestId, status: await stateOfJob(deps, found) };
    },

    /** The chapter of a request if another device or tab has saved it; null if none has, or has saved another one. */
    findSaved: async (assignment: ChapterAssignment, requestId: string): Promise<ChapterDraft | null> => {
      const plan = planChapter(assignment);
      const answer = await savedElsewhere(plan, requestId);
      if (!answer || (await hasOtherText(requestId, answer.story))) return null;
      return toDraft(assignment, { requestId, storyId: toRequest(assignment, plan).storyId, answer });
    },

    /** Safe to repeat. @throws SAVE_STORY_FAILED; STORY_CHANGED if another tab has saved a chapter. */
    saveChapter: (draft: ChapterDraft) =>
      withUserMessage(SAVE_STORY_FAILED, async () => {
        const { assignment, requestId } = draft;
        try {
          const savedStory =
            assignment.kind === 'new-story'
              ? await saveNewStory(draft)
              : await saveNextChapter(assignment.story, draft);
          settle(deps, requestId);
          return savedStory;
        } finally {
          endTurn(assignment);
        }
      }),
  };
}

function toDraft(
  assignment: ChapterAssignment,
  { requestId, storyId, answer }: Pick<ChapterDraft, 'requestId' | 'storyId'> & { answer: GenerateStoryResponse },
): ChapterDraft {
  // Without a memory key in the response, the function has used the request id as the key.
  const { story: text, memoryKey = requestId, ideas = [], bookTitle = null } = answer;
  return { requestId, storyId, assignment, phase: planChapter(assignment).phase, text, memoryKey, ideas, bookTitle };
}

/** The message if the text to be edited no longer exists. */
export const STORY_EDIT_OVERTAKEN = 'This story was changed somewhere else. Please check it again.';

const MAX_EDIT_ATTEMPTS = 4;

/** Runs `edit` again if another tab has changed the story. @throws STORY_EDIT_OVERTAKEN if it returns null. */
export const createStoryEditor =
  ({ stories, now }: { stories: Pick<StoryRepository, 'find' | 'change'>; now: () => number }) =>
  (shownStory: Story, edit: (story: Story) => StoryPatch | null): Promise<Story> =>
    withUserMessage(UPDATE_STORY_FAILED, async () => {
      let story: Story | null = shownStory;
      for (let tries = 0; story && tries < MAX_EDIT_ATTEMPTS; tries += 1) {
        const patch: StoryPatch | null = edit(story);
        if (patch === null) break;
        if ((await stories.change(story.id, story.revision, patch)) === 'saved')
          return { ...story, ...patch, revision: story.revision + 1, updatedAt: now() };
        story = await stories.find(shownStory.id);
      }
      throw new AppError('invalid', STORY_EDIT_OVERTAKEN);
    });
