import type { SceneImage } from '@talelantern/domain/stories/scene-image';
import type { Story } from '@talelantern/domain/stories/story';
import { UPDATE_STORY_FAILED } from '../../../services/story-service.ts';
import { notify } from '../../../ui/notify.ts';
import { useFailureNotice } from '../../use-failure-notice.ts';
import { STORY_SAVED } from '../telling/use-chapter-run.ts';
import { useEditStory } from '../use-edit-story.ts';

/** Lets one of its pictures stand for a story. */
export function useChooseCover(story: Story): (scene: SceneImage) => void {
  const editStory = useEditStory();
  const tellFailure = useFailureNotice();

  async function choose({ id }: SceneImage): Promise<void> {
    const isThere = ({ sceneImages }: Story): boolean => sceneImages.some((scene) => scene.id === id);
    try {
      await editStory(story, (current) => (isThere(current) ? { coverSceneId: id } : null));
      notify.success(STORY_SAVED, { detail: 'The picture is on the cover now.' });
    } catch (error) {
      tellFailure(error, UPDATE_STORY_FAILED);
    }
  }
  return (scene) => void choose(scene);
}
