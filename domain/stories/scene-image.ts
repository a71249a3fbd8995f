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
