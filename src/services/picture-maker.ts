import type { GenerationOptions } from './generation-options.ts';

/** What is painted: characters have portraits, locations have pictures. Named as the kinds of generation. */
export const PICTURE_KINDS = ['portrait', 'location'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

/** A picture that has been painted and waits to be saved to what it shows. */
export interface PaintedPicture {
  requestId: string;
  /** The character, location or scene that it shows. */
  itemId: string;
  imageUrl: string;
  prompt: string;
}

/** Paints the main picture of characters or of locations. Every failure is an AppError with the sentence to show. */
export interface PictureMaker<Item> {
  /** Paints a portrait (3:4) or a place (3:2). `wish`: what should be different this time. The caller checks canRegenerateImages. */
  generatePicture: (item: Item, options?: GenerationOptions & { wish?: string | undefined }) => Promise<PaintedPicture>;
  /** Moves the picture to its place and makes it the main image. May be called again after a failure. */
  savePicture: (item: Item, picture: PaintedPicture) => Promise<Item>;
  /** Makes a picture of the history the main image. 'Failed to update main image'. */
  chooseMainImage: (item: Item, url: string) => Promise<Item>;
}

export const MAIN_IMAGE_FAILED = 'Failed to update main image';
