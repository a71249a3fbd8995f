import type { SceneImage } from '@talelantern/domain/stories/scene-image';
import { findPassage, placeScenes } from '@talelantern/domain/stories/scene-places';
import type { Story } from '@talelantern/domain/stories/story';
import type { PaintedPicture } from '../../services/picture-maker.ts';
import type { ScenePlan } from '../../services/scene-maker.ts';
import type { PictureState } from '../pictures/painting-runs.ts';

/** Something that is being made: how far it is, and what waits to be saved. */
export interface SceneInMaking {
  plan: ScenePlan;
  state: PictureState;
  /** Painted, maybe before a reload, and not saved. */
  kept: PaintedPicture | null;
}

/** A picture of a chapter: as the story shows it, as it is being made, or both while it is made again. */
export interface ChapterPicture {
  id: string;
  /** Where in the stored chapter it stands. */
  offset: number;
  scene: SceneImage | null;
  making: SceneInMaking | null;
}

/** Every picture of the chapter `part`, in the order in which the text comes to them. */
export function chapterPictures(
  story: Pick<Story, 'sceneImages' | 'previousParts'>,
  part: number,
  inMaking: readonly SceneInMaking[],
): ChapterPicture[] {
  const chapter = story.previousParts[part] ?? '';
  const shown = placeScenes(story, part).map(({ scene, offset }) => ({
    id: scene.id,
    offset,
    scene,
    making: inMaking.find(({ plan }) => plan.id === scene.id) ?? null,
  }));
  const added = inMaking
    .filter(({ plan }) => plan.part === part && !shown.some(({ id }) => id === plan.id))
    .map((making) => {
      const { id, textSelection, position } = making.plan;
      return { id, offset: findPassage(chapter, textSelection, position) ?? position, scene: null, making };
    });
  return [...shown, ...added].toSorted((a, b) => a.offset - b.offset);
}
