import type { Hex } from '../svg/color.ts';

/** How a picture was made. Stored instead of pixels, so that it stays valid when drawings change. */
export interface PictureOrigin {
  readonly prompt: string;
  readonly variation: string;
}

/** A reference picture of a request, with what is known about it. */
export interface InputPicture {
  /** The origin of the picture; null when it was not drawn here. */
  readonly origin: PictureOrigin | null;
  /** The dominant color where a figure would stand. */
  readonly color: Hex;
  readonly isWide: boolean;
}
