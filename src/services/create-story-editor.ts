import { AppError } from '@talelantern/domain/errors/app-error';
import type { Story } from '@talelantern/domain/stories/story';
import type { StoryPatch, StoryRepository } from './ports/story-repository.ts';
import { UPDATE_STORY_FAILED, type StoryEditor } from './story-service.ts';
import { withSentence } from './with-sentence.ts';

/** When what was to be changed is not there any more. */
export const STORY_EDIT_OVERTAKEN = 'This story was changed somewhere else. Please look at it again.';

/** How often an edit is tried on what another tab has just saved. */
const TRIES = 4;

interface EditorDependencies {
  stories: Pick<StoryRepository, 'find' | 'change'>;
  /** Ms since 1970. */
  now: () => number;
}

/** Edits a stored story; what another tab has saved meanwhile is kept, and the edit made on top of it. */
export const createStoryEditor =
  ({ stories, now }: EditorDependencies): StoryEditor['edit'] =>
  (shown, edit) =>
    withSentence(UPDATE_STORY_FAILED, async () => {
      let story: Story | null = shown;
      for (let tries = 0; story && tries < TRIES; tries += 1) {
        const patch: StoryPatch | null = edit(story);
        if (patch === null) break;
        if ((await stories.change(story.id, story.revision, patch)) === 'saved')
          return { ...story, ...patch, revision: story.revision + 1, updatedAt: now() };
        story = await stories.find(shown.id);
      }
      throw new AppError('invalid', STORY_EDIT_OVERTAKEN);
    });
