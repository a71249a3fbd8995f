/** A picture and its small version, both WebP without metadata. */
export interface EncodedPicture {
  picture: Buffer;
  thumbnail: Buffer;
}

export interface StoredPicture {
  /** Download-token address. */
  imageUrl: string;
  imagePath: string;
}

/** Pictures in the bucket; a thumbnail lies beside each with the same token (architecture §3). */
export interface PictureStore {
  store: (path: string, picture: EncodedPicture) => Promise<StoredPicture>;
  /** Null unless the picture and its thumbnail are both there. */
  find: (path: string) => Promise<StoredPicture | null>;
  /** Copies a picture and its thumbnail; copying twice gives the same address. Null when `from` is not there. */
  copy: (from: string, to: string) => Promise<StoredPicture | null>;
  /** The paths of all files below `prefix`, which ends with a slash, thumbnails included. */
  list: (prefix: string) => Promise<string[]>;
  /** Deletes files of these paths; one that is missing already is no news. */
  remove: (paths: readonly string[]) => Promise<void>;
  /** The path behind a download-token address of this store's bucket; null for any other address. */
  pathOf: (address: string) => string | null;
}

/**
 * Turns what a model painted into what we store.
 * @throws Error for bytes that are no picture, or one of too many pixels.
 */
export type PictureEncoder = (bytes: Buffer) => Promise<EncodedPicture>;
