import { coverScene } from '@talelantern/domain/stories/cover-scene';
import type { SceneImage } from '@talelantern/domain/stories/scene-image';
import type { Story } from '@talelantern/domain/stories/story';
import { isUnderWay } from '../pictures/painting-runs.ts';
import { sceneWords } from '../scene-words.ts';
import type { ChapterPicture } from './chapter-pictures.ts';
import { KeptScene, SceneEasel } from './scene-easel.tsx';
import { SceneFigure, ScenePlate } from './scene-figure.tsx';
import { SceneForm } from './scene-form.tsx';
import type { SceneDesk } from './use-scene-desk.ts';

interface SceneAtTextProps {
  story: Story;
  picture: ChapterPicture;
  desk: SceneDesk;
  /** A landscape of the story, drawn in pencil while its picture is painted. */
  drawing: string;
  /** Lets the picture stand for the story. */
  onCover: (scene: SceneImage) => void;
}

/** One picture of a chapter in its place: shown, being painted, waiting to be saved, or still to be chosen. */
export function SceneAtText({ story, picture: { scene, making }, desk, drawing, onCover }: SceneAtTextProps) {
  const shown = scene && (
    <SceneFigure
      scene={scene}
      isCover={coverScene(story)?.id === scene.id}
      onAgain={() => desk.chooseAgain(scene)}
      onCover={() => onCover(scene)}
      onDelete={() => desk.remove(scene)}
    />
  );
  if (!making) return shown;
  const { plan, state, kept } = making;
  const words = sceneWords(plan);
  if (isUnderWay(state))
    return (
      <SceneEasel
        state={state}
        words={words}
        drawing={drawing}
        earlier={scene && <ScenePlate address={scene.imageUrl} alt={sceneWords(scene)} />}
        onCancel={() => desk.cancel(plan)}
      />
    );
  if (kept)
    return (
      <KeptScene
        picture={kept}
        state={state}
        words={words}
        onSave={() => desk.save(plan, kept)}
        onDiscard={() => desk.discard(plan, kept)}
      />
    );
  return (
    <>
      {shown}
      <SceneForm
        key={plan.id}
        story={story}
        plan={plan}
        state={state}
        onPaint={desk.paint}
        onClose={() => desk.putAside(plan)}
      />
    </>
  );
}
