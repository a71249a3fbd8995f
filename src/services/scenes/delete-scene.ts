import { showsFile, withoutScene } from '@talelantern/domain/stories/scene-image';
import { createStoryEditor } from '../stories/story-service.ts';
import type { FamilyDeps } from '../deps.ts';
import type { StoryRepository } from '../ports/item-repositories.ts';
import type { SceneKey } from './held-scene.ts';

export type SceneDeps = Pick<FamilyDeps, 'pictures' | 'now'> & { stories: Pick<StoryRepository, 'find' | 'change'> };

/** When the picture was made: one that is generated again keeps its id (docs/decisions/0046). Null if it is gone. */
export async function findHeldScene({ storyId, sceneId }: SceneKey, { stories }: Pick<SceneDeps, 'stories'>) {
  const scene = (await stories.find(storyId))?.sceneImages.find(({ id }) => id === sceneId);
  return scene ? { updatedAt: scene.createdAt } : null;
}

/** Idempotent. Keeps a file that the story uses elsewhere. A file that cannot be deleted is deleted with the story. */
export async function deleteScene(
  { storyId, sceneId }: SceneKey,
  { stories, pictures, now }: SceneDeps,
): Promise<void> {
  const story = await stories.find(storyId);
  const scene = story?.sceneImages.find(({ id }) => id === sceneId);
  if (!story || !scene) return;
  const remainingStory = await createStoryEditor({ stories, now })(story, (current) => withoutScene(current, sceneId));
  if (scene.imagePath !== null && !showsFile(remainingStory, scene.imagePath))
    await pictures.delete(scene.imagePath).catch(() => undefined);
}
