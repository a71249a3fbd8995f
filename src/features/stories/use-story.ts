import type { Story } from '@talelantern/domain/stories/story';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { StoryPatch } from '../../services/ports/item-repositories.ts';
import { STORY_SAVED, UPDATE_STORY_FAILED, type StoryService } from '../../services/stories/story-service.ts';
import { useFailureNotice } from '../../shared/notifications/use-failure-notice.ts';
import { queryKeys } from '../../shared/query/query-keys.ts';
import { useRememberStory } from '../../shared/query/use-remember-story.ts';
import { useServices } from '../../shared/services/use-services.ts';
import { notify, type NoticeDetails } from '../../ui/notify.ts';

export type StoryState =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'failed'; message: string; retry: () => void }
  | { status: 'found'; story: Story };

/** The story with this id; 'missing' where there is none, or it belongs to another family. */
export function useStory(id: string): StoryState {
  const { deferred } = useServices();
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.story(id),
    queryFn: async () => (await deferred()).stories.find(id),
  });
  if (data) return { status: 'found', story: data };
  if (data === null) return { status: 'missing' };
  if (error) return { status: 'failed', message: error.message, retry: () => void refetch() };
  return { status: 'loading' };
}

/** Edits a stored story and updates the caches. Throws like `StoryService.edit`. */
export function useEditStory(): StoryService['edit'] {
  const { deferred } = useServices();
  const remember = useRememberStory();
  return useCallback<StoryService['edit']>(
    async (story, edit) => {
      const edited = await (await deferred()).stories.edit(story, edit);
      remember(edited);
      return edited;
    },
    [deferred, remember],
  );
}

interface StoryEdit {
  change: (current: Story) => StoryPatch | null;
  /** Added to the toast. */
  detail?: string;
}

/** Edits `story`, with toasts. `onSaved` is called even if the screen that asked is closed meanwhile. */
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
