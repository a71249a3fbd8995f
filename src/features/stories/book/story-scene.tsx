import { coverScene } from '@talelantern/domain/stories/cover-scene';
import { withSceneAlt, type SceneImage } from '@talelantern/domain/stories/scene-image';
import type { Story } from '@talelantern/domain/stories/story';
import { isUnderWay } from '../../../services/generation/generations.ts';
import type { StoryPatch } from '../../../services/ports/item-repositories.ts';
import { sceneAlt, scenePassage } from '../../../shared/chapters/chapter-copy.ts';
import { useEditShared } from '../../lock/use-edit-shared.ts';
import { KeptScene, SceneComposer } from '../../scenes/scene-composer.tsx';
import { SceneFigure, ScenePlate } from '../../scenes/scene-figure.tsx';
import { SceneForm } from '../../scenes/scene-form.tsx';
import type { ChapterPicture, SceneControl } from '../../scenes/use-chapter-scenes.ts';
import { themeScene } from '../story-art.tsx';
import { useSaveEdit } from '../use-edit-story.ts';

interface StorySceneProps {
  story: Story;
  picture: ChapterPicture;
  sceneControl: SceneControl;
  /** Whether the picture is shown above the text, so that only its menu is rendered here. */
  isShownAbove?: boolean;
}

/** One picture in a chapter: stored, being generated, waiting to be saved, or being set up. */
export function StoryScene({
  story,
  picture: { scene, generating },
  sceneControl,
  isShownAbove = false,
}: StorySceneProps) {
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
  if (!generating) return figure;
  const { plan, state, kept } = generating;
  if (isUnderWay(state))
    return (
      <SceneComposer
        state={state}
        passage={scenePassage(plan)}
        drawing={themeScene(story.theme)}
        earlier={scene && <ScenePlate url={scene.imageUrl} alt={sceneAlt(scene)} />}
        onCancel={() => sceneControl.cancel(plan.id)}
      />
    );
  if (kept) return <KeptScene generating={generating} picture={kept} sceneControl={sceneControl} />;
  return (
    <>
      {figure}
      <SceneForm key={plan.id} story={story} generating={generating} sceneControl={sceneControl} />
    </>
  );
}

function usePictureEdits(story: Story) {
  const editShared = useEditShared();
  const { mutate, isPending } = useSaveEdit(story);
  const ifStored = ({ sceneImages }: Story, { id }: SceneImage, patch: StoryPatch): StoryPatch | null =>
    sceneImages.some((one) => one.id === id) ? patch : null;
  return {
    chooseCover: (scene: SceneImage) =>
      mutate({
        change: (current) => ifStored(current, scene, { coverSceneId: scene.id }),
        detail: 'The picture is now on the cover.',
      }),
    describe: (scene: SceneImage, alt: string, onSaved: () => void) =>
      editShared(story, () =>
        mutate(
          { change: (current) => ifStored(current, scene, withSceneAlt(current, scene.id, alt)) },
          { onSuccess: onSaved },
        ),
      ),
    isSaving: isPending,
  };
}
