import type { FriendId } from '@talelantern/domain/characters/friends';
import type { createBucketPictures } from '../adapters/bucket-pictures.ts';
import type { createFirestorePictureStaging } from '../adapters/firestore-picture-staging.ts';

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
export type PictureStore = ReturnType<typeof createBucketPictures>;

/** The ready-made picture of a friend (docs/decisions/0124). */
export type FriendPictures = (id: FriendId) => Promise<Buffer>;

export type PreviewShape = 'scene' | 'portrait';

export interface StagingKey {
  uid: string;
  requestId: string;
}

export interface StagedPicture extends EncodedPicture {
  /** Of the passage of a scene, which the family may rewrite before the next attempt. */
  passageHash: string;
}

/** Moderated pictures that Storage did not take; kept for the next attempt. */
export type PictureStaging = ReturnType<typeof createFirestorePictureStaging>;

/** @throws Error for bytes that are not a picture, or with too many pixels. */
export type PictureEncoder = (bytes: Buffer) => Promise<EncodedPicture>;

/** A JPEG of at most 512 pixels, for a model to look at. @throws Error like `PictureEncoder`. */
export type PictureShrinker = (bytes: Buffer) => Promise<Buffer>;
