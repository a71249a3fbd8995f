import { withSceneAlt, type SceneImage } from '@talelantern/domain/stories/scene-image';
import type { Story } from '@talelantern/domain/stories/story';
import { useMutation } from '@tanstack/react-query';
import type { StoryPatch } from '../../../services/ports/item-repositories.ts';
import { UPDATE_STORY_FAILED } from '../../../services/stories/story-service.ts';
import { useFailureNotice } from '../../../shared/notifications/use-failure-notice.ts';
import { notify } from '../../../ui/notify.ts';
import { useEditShared } from '../../lock/use-edit-shared.ts';
import { SceneAtText } from '../../scenes/scene-at-text.tsx';
import type { ChapterPicture, SceneControl } from '../../scenes/use-chapter-scenes.ts';
import { themeScene } from '../story-art.tsx';
import { useEditStory } from '../use-story.ts';
import { STORY_SAVED } from '../writing/use-chapter-run.ts';

interface StorySceneProps {
  story: Story;
  picture: ChapterPicture;
  sceneControl: SceneControl;
  /** Whether the stored picture is shown elsewhere, so that only its menu is rendered here. */
  isShownAbove?: boolean;
}

/** A picture of the story, which can become its cover. */
export function StoryScene({ story, picture, sceneControl, isShownAbove }: StorySceneProps) {
  const { chooseCover, describe, isSaving } = usePictureEdits(story);
  return (
    <SceneAtText
      story={story}
      picture={picture}
      sceneControl={sceneControl}
      drawing={themeScene(story.theme)}
      onCover={chooseCover}
      onDescribe={describe}
      isSaving={isSaving}
      isShownAbove={isShownAbove}
    />
  );
}

interface PictureEdit {
  scene: SceneImage;
  change: (current: Story) => StoryPatch;
  detail?: string;
}

/** Makes one of its pictures the cover of a story, or changes what it is said to show. */
function usePictureEdits(story: Story) {
  const editStory = useEditStory();
  const editShared = useEditShared();
  const notifyFailure = useFailureNotice();

  const { mutate, isPending } = useMutation({
    mutationFn: ({ scene, change }: PictureEdit) =>
      editStory(story, (current) => (current.sceneImages.some(({ id }) => id === scene.id) ? change(current) : null)),
    onSuccess: (_edited, { detail }) => notify.success(STORY_SAVED, { detail }),
    onError: (error) => notifyFailure(error, UPDATE_STORY_FAILED),
  });
  return {
    chooseCover: (scene: SceneImage) =>
      mutate({ scene, change: () => ({ coverSceneId: scene.id }), detail: 'The picture is now on the cover.' }),
    describe: (scene: SceneImage, alt: string, onSaved: () => void) =>
      editShared(story, () =>
        mutate({ scene, change: (current) => withSceneAlt(current, scene.id, alt) }, { onSuccess: onSaved }),
      ),
    isSaving: isPending,
  };
}
