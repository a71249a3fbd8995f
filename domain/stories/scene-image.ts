import { cutText } from '../text/cut-text.ts';
import { LIMITS } from '../limits/limits.ts';
import { listOf, oneOf, readFields, type ValuesOf } from '../stored/define-document.ts';
import { readNumber, readText, readTextOrNull, readTime } from '../stored/read-fields.ts';

/** Where a chapter's own pictures are (docs/decisions/0122). */
export const SCENE_SLOTS = ['opening', 'closing'] as const;
export type SceneSlot = (typeof SCENE_SLOTS)[number];

export const SCENE_IMAGE_FIELDS = {
  id: readText,
  imageUrl: readText,
  imagePath: readTextOrNull,
  createdAt: readTime,
  textSelection: readText,
  /** Text offset in the chapter at which the scene is shown. */
  position: readNumber,
  /** Index of the chapter, 0-3. */
  part: readNumber,
  generatedPrompt: readTextOrNull,
  slot: oneOf(SCENE_SLOTS, null),
  /** Alternative text: the characters and the location. */
  alt: (value: unknown) => cutText(readText(value), LIMITS.sceneAlt),
};

type SceneImageValues = ValuesOf<typeof SCENE_IMAGE_FIELDS>;

export interface SceneImage extends Omit<SceneImageValues, 'slot' | 'alt'> {
  slot?: SceneSlot;
  alt?: string;
}

/**
 * Reads stored scene images; an image without an id gets a stable id from its index. A missing slot or `alt` stays
 * missing, because the rules check an entry that differs from the stored one as a new entry.
 */
export const readSceneImages = listOf((entry, index): SceneImage | null => {
  if (typeof entry['imageUrl'] !== 'string') return null;
  const { slot, alt, ...scene } = readFields(SCENE_IMAGE_FIELDS, entry);
  return { ...scene, id: scene.id || `scene_${index}`, ...(slot && { slot }), ...(alt && { alt }) };
});

interface StoryScenes {
  sceneImages: SceneImage[];
  coverSceneId: string | null;
}

/** Replaces the scene with the same id, or appends it. Null when the story has no room. */
export function withScene(scenes: readonly SceneImage[], scene: SceneImage): SceneImage[] | null {
  const knownIndex = scenes.findIndex(({ id }) => id === scene.id);
  if (knownIndex >= 0) return scenes.map((one, index) => (index === knownIndex ? scene : one));
  return scenes.length < LIMITS.sceneImages ? [...scenes, scene] : null;
}

/** Changes the alternative text of a scene; screen readers read the passage of a scene that has none. */
export const withSceneAlt = (
  { sceneImages }: Pick<StoryScenes, 'sceneImages'>,
  id: string,
  alt: string,
): Pick<StoryScenes, 'sceneImages'> => ({
  sceneImages: sceneImages.map((scene) => {
    if (scene.id !== id) return scene;
    const { alt: _earlier, ...others } = scene;
    return alt === '' ? others : { ...others, alt };
  }),
});

/** Whether a scene shows the file at `path`: two devices may have saved the same picture. */
export const showsFile = ({ sceneImages }: Pick<StoryScenes, 'sceneImages'>, path: string): boolean =>
  sceneImages.some(({ imagePath }) => imagePath === path);

export function withoutScene({ sceneImages, coverSceneId }: StoryScenes, id: string): StoryScenes {
  return {
    sceneImages: sceneImages.filter((scene) => scene.id !== id),
    coverSceneId: coverSceneId === id ? null : coverSceneId,
  };
}
