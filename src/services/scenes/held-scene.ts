import type { HeldItem } from '../deletion/held-deletion.ts';

/** A scene as an item of held deletions (../deletion/held-deletion.ts), whose id is `storyId/sceneId`. */
export interface SceneKey {
  storyId: string;
  sceneId: string;
}

export const toHeldItem = ({ storyId, sceneId }: SceneKey): HeldItem => ({
  kind: 'scene',
  id: `${storyId}/${sceneId}`,
});

export function parseHeldItemId({ id }: Pick<HeldItem, 'id'>): SceneKey {
  const end = id.indexOf('/');
  return { storyId: id.slice(0, end), sceneId: id.slice(end + 1) };
}
