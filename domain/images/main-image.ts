import { LIMITS } from '../limits/limits.ts';
import type { ImageHistoryEntry } from './image-history.ts';

/** A picture that the functions have saved for a character or a location. */
export interface SavedPicture {
  imageUrl: string;
  imagePath: string;
  prompt: string;
}

/** The picture of a character or a location as it is stored (specification §3, §7). */
export interface PictureFields {
  imageUrl: string | null;
  /** Where the picture lies in Storage; the truth behind `imageUrl`. */
  imagePath: string | null;
  cloudStorage: boolean;
  mainImage: string | null;
  imageHistory: ImageHistoryEntry[];
  generatedPrompt: string | null;
}

type WithHistory = Pick<PictureFields, 'imageHistory'>;

const isFor = (url: string) => (entry: ImageHistoryEntry) => entry.url === url;

/** Makes `picture` the main image; the previous one stays in the history as saved (specification §4). `now` in ms. */
export function withNewPicture({ imageHistory }: WithHistory, picture: SavedPicture, now: number): PictureFields {
  const entry: ImageHistoryEntry = {
    url: picture.imageUrl,
    path: picture.imagePath,
    timestamp: now,
    prompt: picture.prompt,
    provider: 'dall-e',
    isSaved: true,
  };
  const earlier = imageHistory.filter((old) => !isFor(picture.imageUrl)(old));
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
export function withMainImage({ imageHistory }: WithHistory, url: string): PictureFields | null {
  const entry = imageHistory.find(isFor(url));
  if (!entry?.path) return null;
  return {
    imageUrl: entry.url,
    imagePath: entry.path,
    cloudStorage: true,
    mainImage: entry.url,
    imageHistory,
    generatedPrompt: entry.prompt,
  };
}
