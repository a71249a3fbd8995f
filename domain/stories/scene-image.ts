import { LIMITS } from '../limits/limits.ts';
import { isRecord, readList, readNumber, readText, readTextOrNull, readTime } from '../stored/read-fields.ts';

export interface SceneImage {
  id: string;
  imageUrl: string;
  imagePath: string | null;
  createdAt: number | null;
  textSelection: string;
  /** Where in the chapter's text it stands. */
  position: number;
  /** Index of the chapter, 0-3. */
  part: number;
  generatedPrompt: string | null;
}

/** Reads stored scene images; one without an id gets a stable one from its place in the list (specification §3). */
export function readSceneImages(value: unknown): SceneImage[] {
  return readList(value).flatMap((entry, index) => {
    if (!isRecord(entry) || typeof entry['imageUrl'] !== 'string') return [];
    return [
      {
        id: readText(entry['id']) || `scene_${index}`,
        imageUrl: entry['imageUrl'],
        imagePath: readTextOrNull(entry['imagePath']),
        createdAt: readTime(entry['createdAt']),
        textSelection: readText(entry['textSelection']),
        position: readNumber(entry['position']),
        part: readNumber(entry['part']),
        generatedPrompt: readTextOrNull(entry['generatedPrompt']),
      },
    ];
  });
}

/** The scenes of a story, and which of them stands for it. */
interface ShownScenes {
  sceneImages: SceneImage[];
  coverSceneId: string | null;
}

/** With `scene` in the place of the one with its id, or after all others. Null where the story can hold no more. */
export function withScene(scenes: readonly SceneImage[], scene: SceneImage): SceneImage[] | null {
  const place = scenes.findIndex(({ id }) => id === scene.id);
  if (place >= 0) return scenes.with(place, scene);
  return scenes.length < LIMITS.sceneImages ? [...scenes, scene] : null;
}

/** Whether one of the scenes shows the file at `path`: two devices may have saved the same picture. */
export const showsFile = ({ sceneImages }: Pick<ShownScenes, 'sceneImages'>, path: string): boolean =>
  sceneImages.some(({ imagePath }) => imagePath === path);

/** What changes in a story that no longer shows the scene `id`. */
export function withoutScene({ sceneImages, coverSceneId }: ShownScenes, id: string): ShownScenes {
  return {
    sceneImages: sceneImages.filter((scene) => scene.id !== id),
    coverSceneId: coverSceneId === id ? null : coverSceneId,
  };
}
