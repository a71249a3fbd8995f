import type { ReactNode } from 'react';
import { LanternPane } from './lantern-pane.tsx';

export const LandscapePlate = (props: FrameProps) => <LanternPane {...props} shape="place" />;

export interface FrameProps {
  src: string | null;
  alt: string;
  onImageFailed?: (() => void) | undefined;
  eager?: boolean | undefined;
  /** `gilded`: for the one picture that a screen is about. */
  frame?: 'plain' | 'cream' | 'gilded' | undefined;
  /** `small`: 64 to 96 px; `fill` (default): 100 %. */
  size?: 'small' | 'fill' | undefined;
  badge?: ReactNode;
  children?: ReactNode;
}
