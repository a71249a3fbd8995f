import { coverScene } from '@talelantern/domain/stories/cover-scene';
import { withSceneAlt, type SceneImage } from '@talelantern/domain/stories/scene-image';
import type { Story } from '@talelantern/domain/stories/story';
import { useMutation } from '@tanstack/react-query';
import { isUnderWay } from '../../../services/generation/generations.ts';
import type { StoryPatch } from '../../../services/ports/item-repositories.ts';
import { UPDATE_STORY_FAILED } from '../../../services/stories/story-service.ts';
import { sceneAlt, sceneWords } from '../../../shared/chapters/chapter-copy.ts';
import { useFailureNotice } from '../../../shared/notifications/use-failure-notice.ts';
import { notify } from '../../../ui/notify.ts';
import { useEditShared } from '../../lock/use-edit-shared.ts';
import { KeptScene, SceneComposer } from '../../scenes/scene-composer.tsx';
import { SceneFigure, ScenePlate } from '../../scenes/scene-figure.tsx';
import { SceneForm } from '../../scenes/scene-form.tsx';
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

/** One picture in a chapter: stored, being generated, waiting to be saved, or being set up. */
export function StoryScene({ story, picture: { scene, making }, sceneControl, isShownAbove = false }: StorySceneProps) {
  const { chooseCover, describe, isSaving } = usePictureEdits(story);
  const figure = scene && (
    <SceneFigure
      scene={scene}
      isShownAbove={isShownAbove}
      isCover={coverScene(story)?.id === scene.id}
      onRegenerate={() => sceneControl.chooseRegeneration(scene)}
      onCover={() => chooseCover(scene)}
      onDescribe={(words, onSaved) => describe(scene, words, onSaved)}
      isSaving={isSaving}
      onDelete={() => sceneControl.remove(scene)}
    />
  );
  if (!making) return figure;
  const { plan, state, kept } = making;
  if (isUnderWay(state))
    return (
      <SceneComposer
        state={state}
        words={sceneWords(plan)}
        drawing={themeScene(story.theme)}
        earlier={scene && <ScenePlate address={scene.imageUrl} alt={sceneAlt(scene)} />}
        onCancel={() => sceneControl.cancel(plan.id)}
      />
    );
  if (kept) return <KeptScene making={making} picture={kept} sceneControl={sceneControl} />;
  return (
    <>
      {figure}
      <SceneForm key={plan.id} story={story} making={making} sceneControl={sceneControl} />
    </>
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
