import { withoutScene, type SceneImage } from '@talelantern/domain/stories/scene-image';
import type { Story } from '@talelantern/domain/stories/story';
import { useQueryClient } from '@tanstack/react-query';
import { useReducer } from 'react';
import { HOLD_DELETION_MS } from '../../services/held-deletion.ts';
import { UPDATE_STORY_FAILED } from '../../services/story-service.ts';
import { notify } from '../../ui/notify.ts';
import { queryKeys } from '../query-keys.ts';
import { useFailureNotice } from '../use-failure-notice.ts';
import { useRememberStory } from '../use-remember-story.ts';
import { useServices } from '../use-services.ts';

const TAKEN_OUT = 'The picture is out of the story';
const STILL_THERE = 'You can bring it back for ten seconds.';

interface SceneDeletion {
  /** It is being deleted: nobody sees it any more. */
  isHeld: (scene: SceneImage) => boolean;
  /** Takes a picture out after ten seconds in which it can be undone; it is hidden at once (architecture §8). */
  remove: (scene: SceneImage) => void;
}

export function useDeleteScene(story: Story): SceneDeletion {
  const { scenes } = useServices();
  const queryClient = useQueryClient();
  const remember = useRememberStory();
  const tellFailure = useFailureNotice();
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  const nameOf = ({ id: sceneId }: SceneImage) => ({ storyId: story.id, sceneId });

  async function remove(scene: SceneImage): Promise<void> {
    const { undo, outcome } = scenes.deleteLater(nameOf(scene));
    lookAgain();
    notify.note(TAKEN_OUT, {
      detail: STILL_THERE,
      action: { label: 'Undo', onPress: undo },
      durationMs: HOLD_DELETION_MS,
    });
    try {
      const queryKey = queryKeys.story(story.id);
      if ((await outcome) === 'deleted') {
        const current = queryClient.getQueryData<Story>(queryKey) ?? story;
        remember({ ...current, ...withoutScene(current, scene.id) });
        await queryClient.invalidateQueries({ queryKey });
      }
    } catch (error) {
      tellFailure(error, UPDATE_STORY_FAILED);
    }
    lookAgain();
  }

  return { isHeld: (scene) => scenes.isHeld(nameOf(scene)), remove: (scene) => void remove(scene) };
}
