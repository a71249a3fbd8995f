import type { Hex } from '../svg/colour.ts';

/** What makes a picture again: it holds more than pixels, and stays valid when drawings get better. */
export interface PictureOrigin {
  readonly prompt: string;
  readonly variation: string;
}

/** A picture sent along with a request, as far as it says anything. */
export interface InputPicture {
  /** What it was painted from; null when it was not painted here. */
  readonly origin: PictureOrigin | null;
  /** The colour that stands out most where a figure would stand. */
  readonly colour: Hex;
  readonly isWide: boolean;
}
