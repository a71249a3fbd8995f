import { coverScene } from '@talelantern/domain/stories/cover-scene';
import type { SceneImage } from '@talelantern/domain/stories/scene-image';
import type { Story } from '@talelantern/domain/stories/story';
import { isUnderWay } from '../../services/generation/generations.ts';
import { sceneAlt, sceneWords } from '../../shared/chapters/chapter-copy.ts';
import { KeptScene, SceneComposer } from './scene-composer.tsx';
import { SceneFigure, ScenePlate } from './scene-figure.tsx';
import { SceneForm } from './scene-form.tsx';
import type { ChapterPicture, SceneControl } from './use-chapter-scenes.ts';

interface SceneAtTextProps {
  story: Story;
  picture: ChapterPicture;
  sceneControl: SceneControl;
  /** The landscape shown as a pencil drawing while the picture is generated. */
  drawing: string;
  onCover: (scene: SceneImage) => void;
  onDescribe: (scene: SceneImage, words: string, onSaved: () => void) => void;
  isSaving: boolean;
  /** Whether the stored picture is shown elsewhere, so that only its menu is rendered here. */
  isShownAbove?: boolean | undefined;
}

/** One picture in a chapter: stored, being generated, waiting to be saved, or being set up. */
export function SceneAtText(props: SceneAtTextProps) {
  const { story, picture, sceneControl, drawing, onCover, onDescribe, isSaving, isShownAbove = false } = props;
  const { scene, making } = picture;
  const figure = scene && (
    <SceneFigure
      scene={scene}
      isShownAbove={isShownAbove}
      isCover={coverScene(story)?.id === scene.id}
      onRegenerate={() => sceneControl.chooseRegeneration(scene)}
      onCover={() => onCover(scene)}
      onDescribe={(words, onSaved) => onDescribe(scene, words, onSaved)}
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
        drawing={drawing}
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
