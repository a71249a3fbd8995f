import type { HeldItem } from './held-deletion.ts';

/** A picture in a story. */
export interface SceneName {
  storyId: string;
  sceneId: string;
}

/** A picture of a story among the deletions that are held back. */
export const heldScene = ({ storyId, sceneId }: SceneName): HeldItem => ({
  kind: 'scene',
  id: `${storyId}/${sceneId}`,
});

/** Which picture it is. */
export function readHeldScene({ id }: Pick<HeldItem, 'id'>): SceneName {
  const end = id.indexOf('/');
  return { storyId: id.slice(0, end), sceneId: id.slice(end + 1) };
}
