import type { Story } from '@talelantern/domain/stories/story';
import { useMutation } from '@tanstack/react-query';
import type { StoryPatch } from '../../services/ports/item-repositories.ts';
import { UPDATE_STORY_FAILED, type StoryService } from '../../services/stories/story-service.ts';
import { useFailureNotice } from '../../shared/notifications/use-failure-notice.ts';
import { useRememberStory } from '../../shared/query/use-remember-story.ts';
import { useServices } from '../../shared/services/use-services.ts';
import { notify, type NoticeDetails } from '../../ui/notify.ts';
import { STORY_SAVED } from './writing/use-chapter-run.ts';

/** Edits a stored story and updates the caches. Throws like `StoryService.edit`. */
export function useEditStory(): StoryService['edit'] {
  const { loadServices } = useServices();
  const remember = useRememberStory();
  return async (story, edit) => {
    const edited = await (await loadServices()).stories.edit(story, edit);
    remember(edited);
    return edited;
  };
}

interface StoryEdit {
  change: (current: Story) => StoryPatch | null;
  detail?: string;
}

/** Edits `story`, with toasts. `onSaved` is called even if its screen was closed in the meantime. */
export function useSaveEdit(story: Story, onSaved?: () => void, failure?: NoticeDetails) {
  const editStory = useEditStory();
  const notifyFailure = useFailureNotice();
  return useMutation({
    mutationFn: ({ change }: StoryEdit) => editStory(story, change),
    onSuccess(_edited, { detail }) {
      onSaved?.();
      notify.success(STORY_SAVED, { detail });
    },
    onError: (error) => notifyFailure(error, UPDATE_STORY_FAILED, failure),
  });
}
