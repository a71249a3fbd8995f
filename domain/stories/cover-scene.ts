import type { SceneImage } from './scene-image.ts';
import type { Story } from './story.ts';

/** The story's cover: the chosen scene, else the first chapter's opening, else the first scene; null without scenes. */
export const coverScene = ({
  sceneImages,
  coverSceneId,
}: Pick<Story, 'sceneImages' | 'coverSceneId'>): SceneImage | null =>
  sceneImages.find(({ id }) => id === coverSceneId) ??
  sceneImages.find(({ part, slot }) => part === 0 && slot === 'opening') ??
  sceneImages[0] ??
  null;
