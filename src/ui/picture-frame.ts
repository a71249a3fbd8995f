import type { ReactNode } from 'react';

/** What every window for a main picture understands: the arched pane of portraits and the plate of places. */
export interface FrameProps {
  /** The picture, or null: then `children` fill the frame. */
  src: string | null;
  alt: string;
  onImageFailed?: (() => void) | undefined;
  eager?: boolean | undefined;
  /** `gilded`: for the one picture that a screen is about. */
  frame?: 'plain' | 'cream' | 'gilded' | undefined;
  /** Its width: `small` 64 to 96 px, `fill` (default) the width of its place. */
  size?: 'small' | 'fill' | undefined;
  /** Lies over the picture at the foot. */
  badge?: ReactNode;
  children?: ReactNode;
}
