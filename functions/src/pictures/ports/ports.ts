import type { PlanLimits } from '@talelantern/domain/plans/plans';
import type { SceneJudgement } from '@talelantern/domain/stories/scene-judgement';
import type { Location } from '@talelantern/domain/locations/location';

/** A picture and its thumbnail, both WebP without metadata. */
export interface EncodedPicture {
  picture: Buffer;
  thumbnail: Buffer;
}

export interface StoredPicture {
  imageUrl: string;
  imagePath: string;
}

/** Pictures in the bucket, each with a thumbnail that has the same token. */
export interface PictureStore {
  store: (path: string, picture: EncodedPicture) => Promise<StoredPicture>;
  /** Null unless both the picture and its thumbnail exist. */
  find: (path: string) => Promise<StoredPicture | null>;
  /** Null when it is missing or too large. */
  read: (path: string) => Promise<Buffer | null>;
  /** Copies a picture and its thumbnail; repeated calls return the same address. Null when `from` is missing. */
  copy: (from: string, to: string) => Promise<StoredPicture | null>;
  /**
   * Makes the JPEG for link previews at `to` from a picture: a scene fills it, a portrait is whole on a ground of its
   * colour. Does nothing if it was made from that picture. Returns whether there is one now; not for bytes that are not
   * a picture.
   */
  makePreview: (from: string, to: string, shape: PreviewShape) => Promise<boolean>;
  /** A blurred WebP of a picture's thumbnail in base64; null when it is missing, no picture, or would be too large. */
  makePlaceholder: (path: string) => Promise<string | null>;
  /** Paths of all files below `prefix`, which ends with a slash, thumbnails included. */
  list: (prefix: string) => Promise<string[]>;
  /** Deletes files; missing ones are ignored. */
  remove: (paths: readonly string[]) => Promise<void>;
  /** The path of a download-token address in this bucket; null for any other address. */
  pathOf: (address: string) => string | null;
}

export type PreviewShape = 'scene' | 'portrait';

export interface StagingKey {
  uid: string;
  requestId: string;
}

/** Pictures that were generated while Storage failed; kept for the next attempt. */
export interface PictureStaging {
  keep: (by: StagingKey, picture: EncodedPicture) => Promise<void>;
  find: (by: StagingKey) => Promise<EncodedPicture | null>;
  remove: (by: StagingKey) => Promise<void>;
}

/** @throws Error for bytes that are not a picture, or with too many pixels. */
export type PictureEncoder = (bytes: Buffer) => Promise<EncodedPicture>;

/** A JPEG of at most 512 pixels, for a model to look at. @throws Error like `PictureEncoder`. */
export type PictureShrinker = (bytes: Buffer) => Promise<Buffer>;

/** How a picture that a family has was judged (docs/decisions/0176). */
export interface PictureScore extends SceneJudgement {
  uid: string;
  requestId: string;
  quality: PlanLimits['imageQuality'];
  /** Whether it was painted a second time; the better one was kept. */
  isRepainted: boolean;
}

export interface PictureScores {
  /** Stores a score and counts it; does nothing for an account that is being deleted. */
  save: (score: PictureScore) => Promise<void>;
}

export interface LocationStore {
  /** Null when the location is missing or invalid. */
  find: (locationId: string) => Promise<Location | null>;
}
