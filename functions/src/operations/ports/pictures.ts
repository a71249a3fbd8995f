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
  /** The bytes of the picture at `path`; null when it is not there, or too large to be one of ours. */
  read: (path: string) => Promise<Buffer | null>;
  /** Copies a picture and its thumbnail; copying twice gives the same address. Null when `from` is not there. */
  copy: (from: string, to: string) => Promise<StoredPicture | null>;
  /** The paths of all files below `prefix`, which ends with a slash, thumbnails included. */
  list: (prefix: string) => Promise<string[]>;
  /** Deletes files of these paths; one that is missing already is no news. */
  remove: (paths: readonly string[]) => Promise<void>;
  /** The path behind a download-token address of this store's bucket; null for any other address. */
  pathOf: (address: string) => string | null;
}

/** Which painted picture: the family's and its request's. */
export interface PaintedBy {
  uid: string;
  requestId: string;
}

/** Pictures that were painted and paid while Storage took nothing; they wait here for the next run of their request. */
export interface PictureStaging {
  keep: (by: PaintedBy, picture: EncodedPicture) => Promise<void>;
  find: (by: PaintedBy) => Promise<EncodedPicture | null>;
  remove: (by: PaintedBy) => Promise<void>;
}

/**
 * Turns what a model painted into what we store.
 * @throws Error for bytes that are no picture, or one of too many pixels.
 */
export type PictureEncoder = (bytes: Buffer) => Promise<EncodedPicture>;
