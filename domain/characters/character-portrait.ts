import { LIMITS } from '../limits/limits.ts';
import type { Character, ImageHistoryEntry } from './character.ts';

/** A picture that the functions have saved for a character. */
export interface SavedPicture {
  imageUrl: string;
  imagePath: string;
  prompt: string;
}

/** The fields of a character document that a new picture or a chosen thumbnail changes (specification §7). */
export type PortraitPatch = Pick<
  Character,
  'imageUrl' | 'imagePath' | 'cloudStorage' | 'mainImage' | 'imageHistory' | 'generatedPrompt'
>;

const isFor = (url: string) => (entry: ImageHistoryEntry) => entry.url === url;

/** Makes `picture` the main image; the previous one stays in the history as saved (specification §4). `now` in ms. */
export function withNewPortrait(character: Character, picture: SavedPicture, now: number): PortraitPatch {
  const entry: ImageHistoryEntry = {
    url: picture.imageUrl,
    path: picture.imagePath,
    timestamp: now,
    prompt: picture.prompt,
    provider: 'dall-e',
    isSaved: true,
  };
  const earlier = character.imageHistory.filter((old) => !isFor(picture.imageUrl)(old));
  return {
    imageUrl: picture.imageUrl,
    imagePath: picture.imagePath,
    cloudStorage: true,
    mainImage: picture.imageUrl,
    imageHistory: [entry, ...earlier].slice(0, LIMITS.imageHistory),
    generatedPrompt: picture.prompt,
  };
}

/** Makes an earlier picture the main image again; null when it is not in the history or cannot be traced to a file. */
export function withMainImage(character: Character, url: string): PortraitPatch | null {
  const entry = character.imageHistory.find(isFor(url));
  if (!entry?.path) return null;
  return {
    imageUrl: entry.url,
    imagePath: entry.path,
    cloudStorage: true,
    mainImage: entry.url,
    imageHistory: character.imageHistory,
    generatedPrompt: entry.prompt,
  };
}
