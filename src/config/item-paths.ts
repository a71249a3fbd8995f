/* Apart from paths.ts, so that a shared page does not load them. */
import { PATHS, storyPath } from './paths.ts';

export const characterPath = (characterId: string): string =>
  `${PATHS.characters}?edit=${encodeURIComponent(characterId)}`;

export const locationPath = (locationId: string): string => `${PATHS.locations}?open=${encodeURIComponent(locationId)}`;

export const readPath = (storyId: string): string => `${storyPath(storyId)}/read`;

/** The URL of the generator of a story's next chapter. */
export const continuePath = (storyId: string): string => `${PATHS.create}?story=${encodeURIComponent(storyId)}`;
