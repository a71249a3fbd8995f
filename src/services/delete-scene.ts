import { showsFile, withoutScene } from '@talelantern/domain/stories/scene-image';
import { createStoryEditor } from './create-story-editor.ts';
import type { PictureStore } from './ports/picture-store.ts';
import type { StoryRepository } from './ports/story-repository.ts';
import type { SceneName } from './held-scene.ts';

interface DeleteSceneDependencies {
  stories: Pick<StoryRepository, 'find' | 'change'>;
  pictures: PictureStore;
  /** Ms since 1970. */
  now: () => number;
}

/**
 * Takes a picture out of its story and deletes its file, unless the story shows it elsewhere. One that is gone already is no failure. A file that cannot be
 * deleted now goes with its story at the latest.
 */
export async function deleteScene(
  { storyId, sceneId }: SceneName,
  { stories, pictures, now }: DeleteSceneDependencies,
): Promise<void> {
  const story = await stories.find(storyId);
  const scene = story?.sceneImages.find(({ id }) => id === sceneId);
  if (!story || !scene) return;
  const left = await createStoryEditor({ stories, now })(story, (current) => withoutScene(current, sceneId));
  if (scene.imagePath !== null && !showsFile(left, scene.imagePath))
    await pictures.delete(scene.imagePath).catch(() => undefined);
}
