import type { SceneImage } from './scene-image.ts';
import type { Story } from './story.ts';

/** The scene that stands for the story: the chosen one, else the first; null where it has none. */
export const coverScene = ({
  sceneImages,
  coverSceneId,
}: Pick<Story, 'sceneImages' | 'coverSceneId'>): SceneImage | null =>
  sceneImages.find(({ id }) => id === coverSceneId) ?? sceneImages[0] ?? null;
