import type { HeldItem } from '../deletion/held-deletion.ts';

export interface SceneName {
  storyId: string;
  sceneId: string;
}

export const heldScene = ({ storyId, sceneId }: SceneName): HeldItem => ({
  kind: 'scene',
  id: `${storyId}/${sceneId}`,
});

export function readHeldScene({ id }: Pick<HeldItem, 'id'>): SceneName {
  const end = id.indexOf('/');
  return { storyId: id.slice(0, end), sceneId: id.slice(end + 1) };
}
