import { LIMITS } from '../limits/limits.ts';
import type { ValuesOf } from '../stored/define-document.ts';
import { readBoolean, readTextOrNull } from '../stored/read-fields.ts';
import { historyPath, readImageHistory, type ImageHistoryEntry } from './image-history.ts';

export interface SavedPicture {
  imageUrl: string;
  imagePath: string;
  prompt: string;
}

export const PICTURE_FIELDS = {
  imageUrl: readTextOrNull,
  /** Path in Storage, from which `imageUrl` follows. */
  imagePath: readTextOrNull,
  cloudStorage: readBoolean,
  mainImage: readTextOrNull,
  imageHistory: readImageHistory,
  generatedPrompt: readTextOrNull,
};

export type PictureFields = ValuesOf<typeof PICTURE_FIELDS>;

/** What selecting an earlier picture changes. The rules would take a rewritten history for added entries. */
export type MainImageFields = Omit<PictureFields, 'imageHistory'>;

type WithHistory = Pick<PictureFields, 'imageHistory'>;
type WithMain = Pick<PictureFields, 'imageUrl' | 'imageHistory' | 'generatedPrompt'>;

const hasUrl = (url: string) => (entry: ImageHistoryEntry) => entry.url === url;

/** A file of the item with its URL, as the rules accept it in a history. */
const FILE_URL = /%2F[\w-]+(?:\.[a-z\d]+)*\?alt=media&token=[\w-]+$/i;

const isInSameFolder = (url: string, other: string): boolean =>
  FILE_URL.test(url) && url.replace(FILE_URL, '') === other.replace(FILE_URL, '');

/** Makes `picture` the main image; the previous one stays in the history as saved. `now` in ms. */
export function withNewPicture(
  { imageUrl, imageHistory, generatedPrompt }: WithMain,
  picture: SavedPicture,
  now: number,
): PictureFields {
  const entry: ImageHistoryEntry = {
    url: picture.imageUrl,
    path: picture.imagePath,
    timestamp: now,
    prompt: picture.prompt,
    provider: 'dall-e',
    isSaved: true,
  };
  const earlier = imageHistory.filter((existing) => !hasUrl(picture.imageUrl)(existing));
  const history = [entry, ...earlier].slice(0, LIMITS.imageHistory);
  // Documents of earlier versions do not list their main picture, and in a full history it may be the oldest entry.
  const oldest = earlier.find(({ url }) => url === imageUrl);
  if (imageUrl !== null && !history.some(hasUrl(imageUrl)) && (oldest || isInSameFolder(imageUrl, picture.imageUrl))) {
    const unlisted = { ...entry, url: imageUrl, path: null, timestamp: 0, prompt: generatedPrompt ?? '' };
    history.splice(1, 0, oldest ?? unlisted);
  }
  return {
    imageUrl: picture.imageUrl,
    imagePath: picture.imagePath,
    cloudStorage: true,
    mainImage: picture.imageUrl,
    imageHistory: history.slice(0, LIMITS.imageHistory),
    generatedPrompt: picture.prompt,
  };
}

/** Selects an earlier picture; null when it is not in the history or not the user's file. */
export function withMainImage(
  { imageHistory, userId }: WithHistory & { userId: string },
  url: string,
): MainImageFields | null {
  const entry = imageHistory.find(hasUrl(url));
  const path = entry ? historyPath(entry, userId) : null;
  if (!entry || path === null) return null;
  return {
    imageUrl: entry.url,
    imagePath: path,
    cloudStorage: true,
    mainImage: entry.url,
    generatedPrompt: entry.prompt,
  };
}
